import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { activityEnds, judgeActivity } from './activity.ts'
import type { ActivityRule, ActivityState } from './activity.ts'

const now = new Date('2026-11-26T02:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const rule: ActivityRule = { days: 90, min: sen(20_000), graceDays: 14, then: 'downgrade' }
const idle: ActivityState = {
  isWarned: false,
  since: daysAgo(90),
  warnedAt: null,
  sold: sen(19_999),
  hasLowerRank: true,
}
const judge = (state: Partial<ActivityState>, more: Partial<ActivityRule> = {}) =>
  judgeActivity({ ...rule, ...more }, { ...idle, ...state }, now)

describe('the rule of activity', () => {
  it('warns after its days, not before, and not whoever reached it', () => {
    expect(judge({})).toBe('warn')
    expect(judge({ since: daysAgo(89) })).toBe('none')
    expect(judge({ sold: sen(20_000) })).toBe('none')
  })

  it.each([
    ['downgrade', true, 'downgrade'],
    ['downgrade', false, 'none'],
    ['suspend', true, 'suspend'],
    ['suspend', false, 'suspend'],
    ['warn', true, 'none'],
  ] as const)('ends a warning in %s (a lower rank: %s): %s', (then, hasLowerRank, verdict) => {
    expect(judge({ isWarned: true, warnedAt: daysAgo(14), hasLowerRank }, { then })).toBe(verdict)
    expect(judge({ isWarned: true, warnedAt: daysAgo(13), hasLowerRank }, { then })).toBe('none')
  })

  it('takes the warning back as soon as enough is sold', () => {
    expect(judge({ isWarned: true, warnedAt: daysAgo(40), sold: sen(20_000) })).toBe('recover')
  })

  it('never touches whoever sold enough, but to take a warning back', () => {
    const state = fc.record({
      isWarned: fc.boolean(),
      since: fc.option(fc.integer({ min: 0, max: 900 }).map(daysAgo)),
      warnedAt: fc.option(fc.integer({ min: 0, max: 900 }).map(daysAgo)),
      sold: fc.integer({ min: 0, max: 1_000_000 }).map(sen),
      hasLowerRank: fc.boolean(),
    })
    fc.assert(
      fc.property(state, fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...activityEnds), (one, min, then) => {
        const verdict = judgeActivity({ ...rule, min: sen(min), then }, one, now)
        if (one.sold >= min) expect(verdict).toBe(one.isWarned ? 'recover' : 'none')
        else expect(verdict).not.toBe('recover')
        if (!one.isWarned) expect(['none', 'warn']).toContain(verdict)
      }),
    )
  })
})
