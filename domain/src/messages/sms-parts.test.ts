import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureSms, smsLimits } from './sms-parts.ts'

const basic = fc.string({ unit: fc.constantFrom(...'abcXYZ 0189@£ñÜ§Ω\n') })
const extended = fc.string({ unit: fc.constantFrom(...'ab{}€[~') })
const anything = fc.string({ unit: fc.constantFrom(...'ab é€发票😀…') })

describe('the parts of an SMS', () => {
  it.each([
    ['', 'gsm7', 0, 1],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['a'.repeat(306), 'gsm7', 306, 2],
    ['a'.repeat(307), 'gsm7', 307, 3],
    ['€'.repeat(80), 'gsm7', 160, 1],
    [`${'€'.repeat(80)}a`, 'gsm7', 161, 2],
    // 76 pairs fill 152 of the first part: the 153rd place cannot hold half a pair.
    [`${'€'.repeat(153)}`, 'gsm7', 306, 3],
    [`a${'€'.repeat(152)}`, 'gsm7', 305, 2],
    ['发'.repeat(70), 'ucs2', 70, 1],
    ['发'.repeat(71), 'ucs2', 71, 2],
    ['发'.repeat(134), 'ucs2', 134, 2],
    ['发'.repeat(135), 'ucs2', 135, 3],
    ['😀'.repeat(35), 'ucs2', 70, 1],
    ['😀'.repeat(67), 'ucs2', 134, 3],
  ] as const)('%#', (text, encoding, units, parts) => {
    expect(measureSms(text)).toMatchObject({ encoding, units, parts })
  })

  it('names the first character that forces the short parts', () => {
    expect(measureSms('Terima kasih {€} ñ').forcedBy).toBeNull()
    expect(measureSms('Jom… “beli”').forcedBy).toBe('…')
    expect(measureSms('ok 😀 发').forcedBy).toBe('😀')
  })

  it('holds for every text: enough parts, never one too many, never fewer for more', () => {
    fc.assert(
      fc.property(fc.oneof(basic, extended, anything), fc.nat({ max: 12 }), (piece, times) => {
        const text = piece.repeat(times)
        const { encoding, units, parts } = measureSms(text)
        const { alone, each } = smsLimits[encoding]
        expect(parts === 1).toBe(units <= alone)
        // At most one unit a part is left unused.
        if (parts > 1) expect(parts).toBeGreaterThanOrEqual(Math.ceil(units / each))
        if (parts > 1) expect(parts).toBeLessThanOrEqual(Math.ceil(units / (each - 1)))
        expect(measureSms(`${text}a`).parts).toBeGreaterThanOrEqual(parts)
      }),
    )
  })

  it('counts without extension and emoji what a person counts', () => {
    fc.assert(
      fc.property(basic, (text) => {
        expect(measureSms(text)).toMatchObject({ encoding: 'gsm7', units: Array.from(text).length, forcedBy: null })
      }),
    )
  })
})
