import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../time/days.ts'
import { type PaidTerm, reminderDue, reminderSteps, statusOn, type Term, termUnits, validUntil } from './term.ts'

const monthly: Term = { every: 1, unit: 'month' }
const yearly: Term = { every: 1, unit: 'year' }
const after = (first: string, payments: number, term = monthly) =>
  validUntil(
    Array.from({ length: payments }, () => ({ paidOn: first, term })),
    0,
  )

describe('month ends and leap years', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-30', 2, '2027-03-30'],
    ['2026-11-24', 1, '2026-12-24'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months: %s', (from, payments, until) => expect(after(from, payments)).toBe(until))

  it('keeps 29 February through the years that have none', () => {
    expect([1, 2, 3, 4].map((years) => after('2028-02-29', years, yearly))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })
})

describe('early, in grace and after', () => {
  const second = (paidOn: string, graceDays = 3) =>
    validUntil(
      [
        { paidOn: '2027-01-10', term: monthly },
        { paidOn, term: monthly },
      ],
      graceDays,
    )
  it('goes on from the old end when paid early or in grace', () => {
    expect(second('2027-01-11')).toBe('2027-03-10')
    expect(second('2027-02-10')).toBe('2027-03-10')
    expect(second('2027-02-13')).toBe('2027-03-10')
  })
  it('begins on the day of the payment after a lapse', () => {
    expect(second('2027-02-14')).toBe('2027-03-14')
    expect(second('2027-02-11', 0)).toBe('2027-03-11')
  })
  it('begins on the day of the payment where a short term in grace would be over already', () => {
    const daily: Term = { every: 1, unit: 'day' }
    const paid = (paidOn: string) => [
      { paidOn: '2026-01-01', term: daily },
      { paidOn, term: daily },
    ]
    expect(validUntil(paid('2026-01-02'), 3)).toBe('2026-01-03')
    expect(validUntil(paid('2026-01-03'), 3)).toBe('2026-01-04')
    expect(validUntil(paid('2026-01-05'), 3)).toBe('2026-01-06')
  })
  it('never ends once it was sold without an end', () => {
    expect(validUntil([{ paidOn: '2027-01-10', term: null }], 0)).toBeNull()
  })
})

const day = fc.integer({ min: 0, max: 4000 }).map((count) => plusDays('2026-01-01', count))
const term = fc.record({ every: fc.integer({ min: 1, max: 24 }), unit: fc.constantFrom(...termUnits) })
const payments = fc
  .array(fc.record({ paidOn: day, term }), { minLength: 1, maxLength: 8 })
  .map((all): PaidTerm[] => all.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1)))

it('law: another payment never shortens, and always reaches beyond its own day', () => {
  fc.assert(
    fc.property(payments, fc.integer({ min: 0, max: 30 }), (paid, grace) => {
      const before = validUntil(paid.slice(0, -1), grace) ?? ''
      const now = validUntil(paid, grace) ?? ''
      expect(now > before).toBe(true)
      expect(now > (paid.at(-1)?.paidOn ?? '')).toBe(true)
    }),
  )
})

it('law: twelve months paid at once are a year', () => {
  fc.assert(
    fc.property(day, (from) => {
      expect(after(from, 12)).toBe(after(from, 1, yearly))
    }),
  )
})

it('stands as active on its last day, then in grace, then lapsed', () => {
  expect(statusOn('2027-02-10', '2027-02-10', 2)).toBe('active')
  expect(statusOn('2027-02-12', '2027-02-10', 2)).toBe('grace')
  expect(statusOn('2027-02-13', '2027-02-10', 2)).toBe('lapsed')
  expect(statusOn('2999-01-01', null, 0)).toBe('active')
})

it('reminds by the newest step that has come, and not of what is long over', () => {
  const on = (shift: number) => reminderDue(plusDays('2027-02-10', shift), '2027-02-10')
  expect([-8, -7, -5, -3, 0, 2, 3, 10, 11].map(on)).toEqual([null, -7, -7, -3, 0, 0, 3, 3, null])
  expect(reminderSteps.map((step) => on(step))).toEqual([...reminderSteps])
})
