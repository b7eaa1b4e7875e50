import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen, sum } from '../money/sen.ts'
import { plusDays } from '../time/days.ts'
import { ageing, ageingBucket, ageingBucketNames, ageingDueDays, statement } from './ageing.ts'

const today = '2026-11-21'
const aDay = fc.integer({ min: -200, max: 200 }).map((count) => plusDays(today, count))

describe('what is owed by age', () => {
  it.each([
    [-5, 'current'],
    [0, 'current'],
    [1, 'days_1_30'],
    [30, 'days_1_30'],
    [31, 'days_31_60'],
    [60, 'days_31_60'],
    [61, 'days_61_90'],
    [90, 'days_61_90'],
    [91, 'over_90'],
  ])('%i days late is %s', (late, name) => expect(ageingBucket(plusDays(today, -late), today)).toBe(name))

  it('has due days that leave none out and none twice', () => {
    expect(ageingDueDays('days_1_30', today)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
    fc.assert(
      fc.property(aDay, (day) => {
        const holds = ageingBucketNames.filter((name) => {
          const { from, to } = ageingDueDays(name, today)
          return (from === null || day >= from) && (to === null || day <= to)
        })
        expect(holds).toEqual([ageingBucket(day, today)])
      }),
    )
  })

  it('is late never without a due day, and always sums to what is owed', () => {
    expect(ageingBucket(null, today)).toBe('current')
    fc.assert(
      fc.property(fc.array(fc.record({ dueDate: fc.option(aDay), balance: fc.nat().map(sen) })), (owed) => {
        const { buckets, total } = ageing(owed, today)
        expect(sum(Object.values(buckets))).toBe(total)
        expect(total).toBe(owed.reduce((all, { balance }) => all + balance, 0))
      }),
    )
    expect(
      ageing(
        [
          { dueDate: '2026-11-01', balance: sen(5) },
          { dueDate: null, balance: sen(7) },
        ],
        today,
      ).buckets,
    ).toMatchObject({ current: 7, days_1_30: 5 })
  })
})

describe('a statement', () => {
  it('opens with what was owed before, and carries the balance on', () => {
    const entries = [
      ['2026-11-03', -40],
      ['2026-10-30', 100],
      ['2026-11-01', 60],
      ['2026-11-03', 10],
      ['2026-11-30', 1],
      ['2026-12-01', 5],
    ] as const
    const { opening, rows, closing } = statement(
      entries.map(([day, amount]) => ({ day, amount: sen(amount) })),
      { from: '2026-11-01', to: '2026-11-30' },
    )
    expect([opening, rows.map(({ entry, balance }) => [entry.day, balance]), closing]).toEqual([
      100,
      [
        ['2026-11-01', 160],
        ['2026-11-03', 120],
        ['2026-11-03', 130],
        ['2026-11-30', 131],
      ],
      131,
    ])
  })

  it('goes on where the one before ended, and ends in all there was', () => {
    const entry = fc.record({ day: aDay, amount: fc.integer({ min: -1000, max: 1000 }).map(sen) })
    fc.assert(
      fc.property(fc.array(entry), aDay, (entries, cut) => {
        const first = statement(entries, { from: '2000-01-01', to: cut })
        const next = statement(entries, { from: plusDays(cut, 1), to: '2100-01-01' })
        expect([first.opening, next.opening]).toEqual([0, first.closing])
        expect(next.closing).toBe(entries.reduce((all, { amount }) => all + amount, 0))
        expect(next.rows.at(-1)?.balance ?? next.opening).toBe(next.closing)
        expect(first.rows.length + next.rows.length).toBe(entries.length)
      }),
    )
  })
})
