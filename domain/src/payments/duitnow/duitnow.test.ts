import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRinggit } from '../../money/ringgit.ts'
import { sen } from '../../money/sen.ts'
import { acquirerName, duitNowFor, readDuitNow } from './duitnow-code.ts'
import type { DuitNowCode } from './duitnow-code.ts'
import { madeUpDuitNow } from './duitnow.fixture.ts'
import { crc16, readFields, writeFields } from './emv-fields.ts'

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
const aText = (most: number) =>
  fc.string({ unit: printable, minLength: 1, maxLength: most }).filter((text) => text.trim() !== '')
const aPayload = fc
  .record({
    name: aText(25),
    acquirer: fc.integer({ min: 0, max: 999_999 }).map(String),
    merchant: aText(28),
    bill: aText(25),
  })
  .map(({ name, acquirer, merchant, bill }) =>
    madeUpDuitNow({ name, acquirer, merchant, more: { '62': writeFields([{ id: '01', value: bill }]) } }),
  )

const read = (payload: string): DuitNowCode => {
  const found = readDuitNow(payload)
  if (!found.ok) throw new Error(`${found.problem}: ${payload}`)
  return found.code
}
const problemOf = (payload: string) => {
  const found = readDuitNow(payload)
  return found.ok ? null : found.problem
}
const fieldsOf = (payload: string) =>
  Object.fromEntries((readFields(payload) ?? []).map(({ id, value }) => [id, value]))

describe('fields', () => {
  it('come back as they were written', () => {
    const someFields = fc
      .uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 12 })
      .chain((ids) =>
        fc.tuple(
          ...ids
            .toSorted((one, other) => one - other)
            .map((id) => fc.string({ maxLength: 99 }).map((value) => ({ id: String(id).padStart(2, '0'), value }))),
        ),
      )
    fc.assert(
      fc.property(someFields, (fields) => {
        expect(readFields(writeFields(fields))).toEqual(fields)
      }),
    )
  })

  it.each(['0', '00', '000', '0002', '000201' + '53', '00020100020', '0x0201', '00-101'])('%s is none', (text) =>
    expect(readFields(text)).toBeNull(),
  )

  it('no value is longer than its length can say', () =>
    expect(() => writeFields([{ id: '59', value: 'x'.repeat(100) }])).toThrow(RangeError))

  it('are checked as the standard counts', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
    expect(crc16('咖啡')).toBe(crc16('咖啡'.normalize('NFC')))
  })
})

describe('a shop’s code', () => {
  it('is read', () => {
    expect(read(madeUpDuitNow({ name: 'KEDAI  UJIAN ', acquirer: '588734' }))).toMatchObject({
      merchantName: 'KEDAI UJIAN',
      acquirerId: '588734',
      merchantId: 'CONTOH0000000001',
      isSealed: false,
    })
    expect(read(madeUpDuitNow({ more: { '01': '', '64': '0002ZH0104咖啡小屋' } })).merchantName).toBe('KEDAI UJIAN')
    expect([acquirerName('588734'), acquirerName('000000'), acquirerName('toString')]).toEqual(['Maybank', null, null])
  })

  it('cuts a name that is longer than the standard allows', () =>
    expect(read(madeUpDuitNow({ name: 'A'.repeat(60) })).merchantName).toHaveLength(25))

  it('with any one character changed is refused', () => {
    fc.assert(
      fc.property(aPayload, fc.nat(), printable, (payload, place, other) => {
        const at = place % payload.length
        fc.pre(payload[at] !== other)
        expect(problemOf(payload.slice(0, at) + other + payload.slice(at + 1))).not.toBeNull()
      }),
      { numRuns: 3000 },
    )
  })

  it('cut short or with something behind it is refused', () => {
    fc.assert(
      fc.property(aPayload, fc.nat(), aText(8), (payload, at, more) => {
        expect([problemOf(payload.slice(0, at % payload.length)), problemOf(payload + more)]).not.toContain(null)
      }),
    )
  })

  it.each([
    ['https://shop.test/', 'no_payment_code'],
    ['', 'no_payment_code'],
    [`${madeUpDuitNow()}\n`, 'no_payment_code'],
    [madeUpDuitNow({ name: 'A\u202eB' }), 'no_payment_code'],
    [
      madeUpDuitNow({
        more: Object.fromEntries(Array.from({ length: 6 }, (_, at) => [String(90 + at), 'x'.repeat(90)])),
      }),
      'no_payment_code',
    ],
    ['00020163', 'damaged'],
    [madeUpDuitNow().replace(/6304.{4}$/, ''), 'damaged'],
    [madeUpDuitNow({ more: { '26': '0014A00000061500010190000000' } }), 'damaged'],
    [madeUpDuitNow({ more: { '62': '0599X' } }), 'damaged'],
    [madeUpDuitNow().replace('KEDAI UJIAN', 'KEDAI LAIN1'), 'bad_check'],
    [madeUpDuitNow().slice(0, -4) + '0000', 'bad_check'],
    [madeUpDuitNow({ more: { '26': '' } }), 'not_duitnow'],
    [madeUpDuitNow({ account: { '00': 'A0000006770101' } }), 'not_duitnow'],
    [madeUpDuitNow({ account: { '02': '' } }), 'not_duitnow'],
    [madeUpDuitNow({ more: { '53': '702' } }), 'not_ringgit'],
    [madeUpDuitNow({ more: { '58': 'SG' } }), 'not_malaysia'],
    [madeUpDuitNow({ more: { '01': '12' } }), 'single_use'],
    [madeUpDuitNow({ more: { '54': '10.00' } }), 'single_use'],
    [madeUpDuitNow({ name: '' }), 'no_name'],
    [madeUpDuitNow({ name: '   ' }), 'no_name'],
  ])('%j is refused: %s', (payload, problem) => expect(problemOf(payload)).toBe(problem))
})

describe('a copy for one payment', () => {
  const anAmount = fc.integer({ min: 1, max: 99_999_999_99 }).map(sen)

  it('says amount and reference, and is the shop’s code otherwise', () => {
    fc.assert(
      fc.property(aPayload, anAmount, fc.stringMatching(/^[A-Z0-9-]{1,25}$/), (payload, amount, reference) => {
        const copy = duitNowFor(read(payload), { amount, reference })
        const { '01': use, '54': said, '62': extra, '63': check, ...rest } = fieldsOf(copy)
        const { '01': _use, '62': before, '63': _check, ...shop } = fieldsOf(payload)
        expect([use, said, rest]).toEqual(['12', formatRinggit(amount), shop])
        expect(fieldsOf(extra ?? '')).toEqual({ ...fieldsOf(before ?? ''), '05': reference })
        expect([check, copy.startsWith('000202'), copy.endsWith(`6304${crc16(copy.slice(0, -4))}`)]).toEqual([
          crc16(copy.slice(0, -4)),
          true,
          true,
        ])
      }),
    )
  })

  it('has no reference where there is no room, and only what every app can read of it', () => {
    const full = writeFields([{ id: '01', value: 'x'.repeat(90) }])
    expect(
      fieldsOf(duitNowFor(read(madeUpDuitNow({ more: { '62': full } })), { amount: sen(1050), reference: 'INV-1' })),
    ).toMatchObject({ '54': '10.50', '62': full })
    expect(
      fieldsOf(duitNowFor(read(madeUpDuitNow()), { amount: sen(5), reference: 'INV/2026 0012 发票' })),
    ).toMatchObject({ '54': '0.05', '62': '0511INV20260012' })
    expect(fieldsOf(duitNowFor(read(madeUpDuitNow()), { amount: sen(5), reference: '/' }))['62']).toBeUndefined()
  })

  it('is not made of a sealed one', () => {
    const payload = madeUpDuitNow({ more: { '82': 'A'.repeat(64) } })
    expect(read(payload).isSealed).toBe(true)
    expect(duitNowFor(read(payload), { amount: sen(100), reference: 'A' })).toBe(payload)
  })
})
