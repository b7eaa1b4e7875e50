import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, plusDays } from '../time/days.ts'
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

describe('months after a trial, days or weeks', () => {
  const chain = (first: string, ...terms: Term[]) =>
    validUntil(
      terms.map((term) => ({ paidOn: first, term })),
      0,
    )
  const [daily, weekly] = [
    (every: number): Term => ({ every, unit: 'day' }),
    (every: number): Term => ({ every, unit: 'week' }),
  ]
  it.each<[string, string, ...Term[]]>([
    ['2027-03-01', '2027-04-30', daily(30), monthly],
    ['2027-03-01', '2027-04-15', daily(14), monthly],
    ['2027-01-31', '2027-03-02', daily(2), monthly],
    ['2026-11-28', '2026-12-30', daily(2), monthly],
    ['2026-11-28', '2027-01-05', daily(7), monthly],
    ['2026-11-28', '2027-01-12', weekly(2), monthly],
    ['2026-11-28', '2027-01-08', daily(10), monthly],
    ['2027-01-31', '2027-04-10', monthly, daily(10), monthly],
    ['2027-03-01', '2028-03-31', daily(30), yearly],
    ['2027-03-01', '2027-06-30', daily(30), monthly, monthly, monthly],
    ['2027-03-01', '2027-05-31', daily(30), monthly, monthly],
    ['2028-02-27', '2030-03-29', daily(2), yearly, monthly, yearly],
    ['2027-01-31', '2028-03-31', monthly, yearly, monthly],
    ['2027-01-31', '2028-02-29', monthly, yearly],
  ])('from %s: %s', (first, until, ...terms) => expect(chain(first, ...terms)).toBe(until))
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

/** From which day each payment was counted, and to which. */
const spans = (paid: readonly PaidTerm[], grace: number) =>
  paid.map(({ paidOn, term }, at) => {
    const before = validUntil(paid.slice(0, at), grace)
    const until = validUntil(paid.slice(0, at + 1), grace) ?? ''
    const goesOn = at > 0 && before !== null && paidOn <= plusDays(before, grace) && !isShortInGrace(before, paid[at])
    return { from: goesOn ? before : paidOn, until, term, goesOn }
  })
// Days and weeks in grace that would be over on the day they are paid begin on that day.
const isShortInGrace = (before: string, one: PaidTerm | undefined) =>
  one?.term != null &&
  (one.term.unit === 'day' || one.term.unit === 'week') &&
  plusDays(before, one.term.every * (one.term.unit === 'week' ? 7 : 1)) <= one.paidOn

const shortGrace = fc.integer({ min: 0, max: 27 })
// Payments that often fall together, before the end or within its grace, so that long chains come up.
const nearPayments = fc
  .tuple(
    day,
    fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 45 }),
        term: fc.record({ every: fc.integer({ min: 1, max: 3 }), unit: fc.constantFrom(...termUnits) }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
  )
  .map(([first, all]) => {
    let at = first
    return all.map(({ after, term }): PaidTerm => ({ paidOn: (at = plusDays(at, after)), term }))
  })

it('law: a paid month has 28 to 31 days, a year 365 or 366, whatever was paid before', () => {
  fc.assert(
    fc.property(fc.oneof(nearPayments, payments), shortGrace, (paid, grace) => {
      for (const { from, until, term } of spans(paid, grace)) {
        const length = daysBetween(from, until)
        if (term?.unit === 'day') expect(length).toBe(term.every)
        if (term?.unit === 'week') expect(length).toBe(7 * term.every)
        if (term?.every !== 1) continue
        if (term.unit === 'month') expect([28, 29, 30, 31]).toContain(length)
        if (term.unit === 'year') expect([365, 366]).toContain(length)
      }
    }),
    { numRuns: 400 },
  )
})

it('law: a chain of months and years keeps the day it began on, or ends with its month', () => {
  fc.assert(
    fc.property(nearPayments, shortGrace, (paid, grace) => {
      let anchor = 0
      for (const { from, until, term, goesOn } of spans(paid, grace)) {
        const isCalendar = term?.unit === 'month' || term?.unit === 'year'
        if (!goesOn || anchor === 0) anchor = Number(from.slice(8))
        const lastOfMonth = Number(plusDays(`${plusDays(`${until.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1).slice(8))
        if (isCalendar) expect(Number(until.slice(8))).toBe(Math.min(anchor, lastOfMonth))
        else anchor = 0
      }
    }),
    { numRuns: 400 },
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
