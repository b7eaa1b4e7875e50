import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../time/days.ts'
import {
  isOver,
  judgeRecurring,
  missedRules,
  occurrence,
  recurringUnits,
  runsDue,
  upcoming,
  type RecurringRule,
} from './recurring.ts'

const rule = (more: Partial<RecurringRule> = {}): RecurringRule => ({
  anchorDay: '2026-01-31',
  every: 1,
  unit: 'month',
  ends: { type: 'never' },
  ...more,
})
const days = (found: { day: string }[]) => found.map(({ day }) => day)
const someRule = fc.record({
  anchorDay: fc.nat({ max: 2000 }).map((count) => plusDays('2024-01-01', count)),
  every: fc.integer({ min: 1, max: 5 }),
  unit: fc.constantFrom(...recurringUnits),
  ends: fc.oneof(
    fc.constant({ type: 'never' as const }),
    fc.integer({ min: 1, max: 12 }).map((count) => ({ type: 'after' as const, count })),
    fc.nat({ max: 3000 }).map((count) => ({ type: 'on' as const, day: plusDays('2026-06-01', count) })),
  ),
})

describe('a series', () => {
  it('keeps its day: the anchor’s, or the last of a shorter month', () => {
    expect(days(upcoming(rule(), 0, 6))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
    expect(days(upcoming(rule({ anchorDay: '2028-02-29', unit: 'year' }), 0, 5))).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
    expect(days(upcoming(rule({ every: 2, unit: 'week' }), 1, 2))).toEqual(['2026-02-14', '2026-02-28'])
    expect(occurrence('2026-12-31', 3, 'day', 1)).toBe('2027-01-03')
  })

  it('ends never, with its last day, or after its count', () => {
    expect(days(upcoming(rule({ ends: { type: 'after', count: 2 } }), 0, 6))).toEqual(['2026-01-31', '2026-02-28'])
    expect(days(upcoming(rule({ ends: { type: 'on', day: '2026-03-31' } }), 1, 6))).toEqual([
      '2026-02-28',
      '2026-03-31',
    ])
    expect(isOver(rule({ ends: { type: 'after', count: 2 } }), 0)).toBe(false)
    expect(isOver(rule({ ends: { type: 'after', count: 2 } }), 1)).toBe(true)
    expect(isOver(rule(), null)).toBe(false)
  })

  it('goes forward, from its anchor, within its end', () => {
    fc.assert(
      fc.property(someRule, (any) => {
        const found = upcoming(any, 0, 20)
        if (judgeRecurring(any) === null) expect(found[0]).toEqual({ k: 0, day: any.anchorDay })
        found.forEach(({ k, day }, place) => {
          expect(k).toBe(place)
          if (place > 0) expect(day > found[place - 1]!.day).toBe(true)
          if (any.ends.type === 'on') expect(day <= any.ends.day).toBe(true)
        })
        if (any.ends.type === 'after') expect(found).toHaveLength(any.ends.count)
      }),
    )
  })

  it.each<[Partial<RecurringRule>, string | null]>([
    [{}, null],
    [{ anchorDay: '2026-02-30' }, 'not_a_day'],
    [{ ends: { type: 'on', day: 'soon' } }, 'not_a_day'],
    [{ every: 0 }, 'every_out_of_range'],
    [{ every: 1.5 }, 'every_out_of_range'],
    [{ every: 37 }, 'every_out_of_range'],
    [{ ends: { type: 'on', day: '2026-01-30' } }, 'ends_before_start'],
    [{ ends: { type: 'on', day: '2026-01-31' } }, null],
    [{ ends: { type: 'after', count: 0 } }, 'count_out_of_range'],
  ])('of %o is judged %s', (more, refusal) => expect(judgeRecurring(rule(more))).toBe(refusal))
})

describe('what a day brings', () => {
  const due = (missed: 'latest' | 'all' | 'skip', today: string, lastK: number | null = null) => {
    const found = runsDue(rule(), { lastK, today, missed })
    return [days(found.create), days(found.missed)]
  }
  it('is nothing before the day, one on it, and after a gap what the shop chose', () => {
    expect(due('latest', '2026-01-30')).toEqual([[], []])
    for (const missed of missedRules) expect(due(missed, '2026-01-31')).toEqual([['2026-01-31'], []])
    expect(due('latest', '2026-04-02', 0)).toEqual([['2026-03-31'], ['2026-02-28']])
    expect(due('all', '2026-04-02', 0)).toEqual([['2026-02-28', '2026-03-31'], []])
    expect(due('skip', '2026-04-02', 0)).toEqual([[], ['2026-02-28', '2026-03-31']])
    expect(due('skip', '2026-03-31', 0)).toEqual([['2026-03-31'], ['2026-02-28']])
  })

  it('makes or logs every date once, on whatever days it is asked', () => {
    fc.assert(
      fc.property(
        someRule,
        fc.constantFrom(...missedRules),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 10 }),
        (any, missed, gaps) => {
          const handled: number[] = []
          let today = any.anchorDay
          for (const gap of gaps) {
            today = plusDays(today, gap)
            const { create, missed: logged } = runsDue(any, { lastK: handled.at(-1) ?? null, today, missed })
            const here = [...create, ...logged].map(({ k }) => k).toSorted((a, b) => a - b)
            if (missed === 'all') expect(logged).toEqual([])
            else expect(create.length).toBeLessThanOrEqual(1)
            handled.push(...here)
            expect(runsDue(any, { lastK: handled.at(-1) ?? null, today, missed })).toEqual({ create: [], missed: [] })
          }
          const past = gaps.length === 0 ? [] : upcoming(any, 0, handled.length + 1).filter(({ day }) => day <= today)
          expect(handled).toEqual(past.map(({ k }) => k))
        },
      ),
      { numRuns: 60 },
    )
  })
})
