import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sen } from '../money/sen.ts'
import { matchStatement, readBankDay, readCredit, type Awaited, type StatementRow } from './statement.ts'

const row = (at: number, amount: number, text = '', day = '2026-11-20'): StatementRow => ({
  row: at,
  day,
  amount: sen(amount),
  text,
})
const order = (orderNo: string, due: number, more: Partial<Awaited> = {}): Awaited => ({
  orderNo,
  buyerName: 'Nur Aminah binti Ali',
  due: sen(due),
  placedOn: '2026-11-19',
  hasSlip: false,
  isUnique: false,
  ...more,
})

test('the order’s number makes it sure, the buyer’s name likely, the amount alone possible', () => {
  const awaited = [
    order('KD-1001', 2500),
    order('KD-1002', 2500, { buyerName: 'Tan Mei Ling' }),
    order('KD-1003', 2500, { buyerName: 'Ravi' }),
  ]
  const rows = [
    row(2, 2500, 'IBG KD-1001 DUITNOW'),
    row(3, 2500, 'TAN MEI LING TRANSFER'),
    row(4, 2500, 'FUND TRANSFER'),
  ]
  expect(matchStatement(rows, awaited)).toEqual([
    { row: 2, orderNo: 'KD-1001', certainty: 'sure' },
    { row: 3, orderNo: 'KD-1002', certainty: 'likely' },
    { row: 4, orderNo: 'KD-1003', certainty: 'possible' },
  ])
})

test('two orders of one amount that a line names both are not sure', () => {
  const awaited = [order('KD-1001', 2500), order('KD-1002', 2500)]
  expect(matchStatement([row(2, 2500, 'KD-1001 KD-1002')], awaited)).toMatchObject([{ certainty: 'likely' }])
})

test('a line that fits several orders is sure of none but the one that it names', () => {
  const awaited = fc.uniqueArray(
    fc.record({
      at: fc.nat({ max: 30 }),
      due: fc.constantFrom(4300, 4299),
      hasSlip: fc.boolean(),
      isUnique: fc.boolean(),
    }),
    { selector: ({ at }) => at, maxLength: 8 },
  )
  const lines = fc.array(
    fc.record({ amount: fc.constantFrom(4300, 4299), names: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }) }),
    {
      maxLength: 6,
    },
  )
  const numberOf = (at: number) => `KD-${1000 + at}`
  fc.assert(
    fc.property(awaited, lines, (waiting, credits) => {
      const known = waiting.map(({ at, due, ...more }) => order(numberOf(at), due, more))
      const rows = credits.map(({ amount, names }, at) => row(at, amount, names.map(numberOf).join(' ')))
      for (const match of matchStatement(rows, known).filter(({ certainty }) => certainty === 'sure')) {
        const { amount, text } = rows[match.row]!
        const same = known.filter(({ due }) => due === amount)
        const named = same.filter(({ orderNo }) => text.split(' ').includes(orderNo))
        expect(named.length === 1 ? named : same).toMatchObject([{ orderNo: match.orderNo }])
      }
    }),
  )
})

test('nothing else that fits is likely too; another amount or day fits nothing', () => {
  expect(matchStatement([row(2, 2500)], [order('1001', 2500)])).toEqual([
    { row: 2, orderNo: '1001', certainty: 'likely' },
  ])
  expect(matchStatement([row(2, 2400)], [order('1001', 2500)])).toEqual([])
  expect(matchStatement([row(2, 2500, '1001', '2026-11-18')], [order('1001', 2500)])).toEqual([])
  expect(matchStatement([row(2, 2500, '1001', '2026-12-30')], [order('1001', 2500)])).toEqual([])
})

test('an amount that was made one order’s alone is sure; once it is not, it says no more than any other, and a name says more', () => {
  const unique = order('KD-1', 2493, { isUnique: true })
  expect(matchStatement([row(2, 2493, 'FUND TRANSFER')], [unique])).toEqual([
    { row: 2, orderNo: 'KD-1', certainty: 'sure' },
  ])
  const named = order('KD-2', 2493, { buyerName: 'Tan Mei Ling' })
  expect(matchStatement([row(2, 2493, 'FUND TRANSFER')], [named, unique])).toEqual([
    { row: 2, orderNo: 'KD-1', certainty: 'possible' },
  ])
  expect(matchStatement([row(2, 2493, 'TAN MEI LING')], [named, unique])).toEqual([
    { row: 2, orderNo: 'KD-2', certainty: 'likely' },
  ])
  // Two transfers of the same amount: one of them is somebody else's.
  expect(matchStatement([row(2, 2493), row(3, 2493)], [unique])).toEqual([
    { row: 2, orderNo: 'KD-1', certainty: 'possible' },
  ])
})

test('an order is found once, and a number inside another one is none', () => {
  expect(matchStatement([row(2, 2500, '1001'), row(3, 2500, '1001')], [order('1001', 2500)])).toHaveLength(1)
  const [only] = matchStatement([row(2, 2500, 'REF 91001')], [order('1001', 2500), order('1002', 2500)])
  expect(only?.certainty).toBe('possible')
})

test.each([
  ['1,234.50', 123_450],
  ['RM 25.00', 2500],
  ['25.00 CR', 2500],
  ['+8', 800],
  ['-25.00', null],
  ['25.00 DR', null],
  ['0.00', null],
  ['', null],
])('%s is a credit of %s', (cell, amount) => {
  expect(readCredit(cell)).toBe(amount)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['2-3-26', '2026-03-02'],
  ['20 Nov 2026', '2026-11-20'],
  ['20-Dis-2026', '2026-12-20'],
  ['20/11/2026 14:05', '2026-11-20'],
  ['31/02/2026', null],
  ['semalam', null],
])('%s is the day %s', (cell, day) => {
  expect(readBankDay(cell)).toBe(day)
})
