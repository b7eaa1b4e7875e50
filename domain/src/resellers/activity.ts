import type { Sen } from '../money/sen.ts'

/** What follows when somebody who was warned still falls short. */
export const activityEnds = ['warn', 'downgrade', 'suspend'] as const
export type ActivityEnd = (typeof activityEnds)[number]

/** What a member of a programme has to buy or bring, paid, within `days`; `graceDays` after the warning it ends as `then` says. */
export type ActivityRule = { days: number; min: Sen; graceDays: number; then: ActivityEnd }

export type ActivityState = {
  isWarned: boolean
  /** Since when he is active at this rank; null: not known, so from the beginning. */
  since: Date | null
  warnedAt: Date | null
  /** Bought and brought within the rule's days, paid. */
  sold: Sen
  hasLowerRank: boolean
}

export type ActivityVerdict = 'none' | 'warn' | 'recover' | 'downgrade' | 'suspend'

const dayMs = 86_400_000

/** What the rule says of somebody tonight; `none` leaves him as he is. (spec §2, contract §9) */
export function judgeActivity(rule: ActivityRule, state: ActivityState, now: Date): ActivityVerdict {
  const { isWarned, since, warnedAt, sold, hasLowerRank } = state
  if (sold >= rule.min) return isWarned ? 'recover' : 'none'
  const isOver = (from: Date | null, days: number) => from === null || now.getTime() - from.getTime() >= days * dayMs
  if (!isWarned) return isOver(since, rule.days) ? 'warn' : 'none'
  if (rule.then === 'warn' || !isOver(warnedAt, rule.graceDays)) return 'none'
  if (rule.then === 'suspend') return 'suspend'
  return hasLowerRank ? 'downgrade' : 'none'
}
