import { describe, expect, it } from 'vitest'
import { sen, sum } from '../money/sen.ts'
import { nextPart, planInstalments, standingOfParts, type InstalmentShare, type PlannedPart } from './instalments.ts'
import { rate } from './rate.ts'

const percent = (share: number): InstalmentShare => ({ type: 'percent', rate: rate(share * 10_000) })
const fixed = (amount: number): InstalmentShare => ({ type: 'fixed', amount: sen(amount) })
const rest: InstalmentShare = { type: 'rest' }
const on = (...shares: InstalmentShare[]): PlannedPart[] =>
  shares.map((share, at) => ({ share, dueDate: `2026-12-${String(at + 1).padStart(2, '0')}` }))
const amounts = (total: number, parts: PlannedPart[]) => {
  const plan = planInstalments(sen(total), '2026-11-20', parts)
  return 'reason' in plan ? plan : plan.map(({ amount }) => amount)
}

describe('a schedule', () => {
  it('is a deposit and the rest', () => expect(amounts(12_821, on(percent(30), rest))).toEqual([3_846, 8_975]))
  it('rounds each share and leaves what is left to the last', () =>
    expect(amounts(10_000, on(percent(33.3333), percent(33.3333), rest))).toEqual([3_333, 3_333, 3_334]))
  it('mixes shares and amounts', () =>
    expect(amounts(10_000, on(fixed(2_500), percent(50), rest))).toEqual([2_500, 5_000, 2_500]))

  it('comes to the total whatever it is', () => {
    expect.hasAssertions()
    for (let total = 12; total < 5_000; total += 7) {
      for (const count of [2, 3, 7, 12]) {
        const plan = planInstalments(
          sen(total),
          '2026-11-20',
          on(...Array.from({ length: count - 1 }, () => percent(Math.floor(1_000_000 / count) / 10_000)), rest),
        )
        if (!('reason' in plan)) expect(sum(plan.map(({ amount }) => amount))).toBe(total)
      }
    }
  })

  it.each([
    [on(rest), { reason: 'too_few' }],
    [on(...Array.from({ length: 12 }, () => fixed(1)), rest), { reason: 'too_many' }],
    [on(fixed(10_000), rest), { reason: 'over_total' }],
    [on(fixed(6_000), fixed(6_000), rest), { reason: 'over_total' }],
    [on(percent(0), rest), { reason: 'empty', part: 0 }],
    [on(rest, rest), { reason: 'rest_not_last', part: 0 }],
    [on(fixed(1), fixed(1)), { reason: 'rest_not_last', part: 1 }],
    [
      [
        { share: fixed(1), dueDate: '2026-11-19' },
        { share: rest, dueDate: '2026-12-01' },
      ],
      { reason: 'before_issue', part: 0 },
    ],
    [
      [
        { share: fixed(1), dueDate: '2026-12-02' },
        { share: rest, dueDate: '2026-12-01' },
      ],
      { reason: 'out_of_order', part: 1 },
    ],
  ])('is refused %#', (parts, refusal) => expect(planInstalments(sen(10_000), '2026-11-20', parts)).toEqual(refusal))

  it('needs something to split', () =>
    expect(planInstalments(sen(0), '2026-11-20', on(percent(50), rest))).toEqual({ reason: 'nothing_to_split' }))
})

describe('parts', () => {
  const parts = [
    { amount: sen(3_000), dueDate: '2026-12-01' },
    { amount: sen(5_000), dueDate: '2026-12-15' },
    { amount: sen(2_000), dueDate: '2026-12-31' },
  ]
  const states = (covered: number, today: string) =>
    standingOfParts(parts, sen(covered), today).map(({ state, left }) => `${state} ${left}`)

  it('are settled in their order', () => {
    expect(states(0, '2026-11-30')).toEqual(['waiting 3000', 'waiting 5000', 'waiting 2000'])
    expect(states(4_000, '2026-11-30')).toEqual(['paid 0', 'partial 4000', 'waiting 2000'])
    expect(states(10_000, '2027-01-30')).toEqual(['paid 0', 'paid 0', 'paid 0'])
    expect(states(-500, '2026-11-30')).toEqual(['waiting 3000', 'waiting 5000', 'waiting 2000'])
  })

  it('are late the day after their own day', () => {
    expect(states(3_000, '2026-12-15')).toEqual(['paid 0', 'waiting 5000', 'waiting 2000'])
    expect(states(4_000, '2026-12-16')).toEqual(['paid 0', 'overdue 4000', 'waiting 2000'])
  })

  it('say which comes next', () => {
    expect([nextPart(parts, sen(0))?.left, nextPart(parts, sen(3_500)), nextPart(parts, sen(10_000))]).toEqual([
      3_000,
      { amount: 5_000, dueDate: '2026-12-15', left: 4_500, place: 1 },
      null,
    ])
  })
})
