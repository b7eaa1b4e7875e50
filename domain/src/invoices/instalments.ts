import { add, greater, lesser, noSen, subtract, type Sen } from '../money/sen.ts'
import { rateOf, type Rate } from './rate.ts'

export const minParts = 2
export const maxParts = 12

/** How large a part is: a share of the total, an amount, or whatever the others leave; that is always the last one. */
export type InstalmentShare = { type: 'percent'; rate: Rate } | { type: 'fixed'; amount: Sen } | { type: 'rest' }

/** `dueDate`: a Malaysian day, `YYYY-MM-DD`. */
export type PlannedPart = { share: InstalmentShare; dueDate: string }

export type PlanRefusal =
  | { reason: 'too_few' | 'too_many' | 'nothing_to_split' | 'over_total' }
  | { reason: 'rest_not_last' | 'empty' | 'before_issue' | 'out_of_order'; part: number }

/** A part of a schedule with its amount in sen. */
export type Instalment = { amount: Sen; dueDate: string }

/**
 * What each part comes to, so that together they are the total to the sen: shares are rounded half away from zero and the
 * last part is what is left. Each part is at least a sen, and none is due before the invoice is dated or before the part ahead of it.
 */
export function planInstalments(
  total: Sen,
  issueDate: string,
  parts: readonly PlannedPart[],
): Instalment[] | PlanRefusal {
  if (parts.length < minParts) return { reason: 'too_few' }
  if (parts.length > maxParts) return { reason: 'too_many' }
  if (total <= 0) return { reason: 'nothing_to_split' }
  const misplaced = parts.findIndex(({ share }, place) => (share.type === 'rest') !== (place === parts.length - 1))
  if (misplaced >= 0) return { reason: 'rest_not_last', part: misplaced }
  const wrongDay = parts.findIndex(({ dueDate }, place) => dueDate < (parts[place - 1]?.dueDate ?? issueDate))
  if (wrongDay >= 0) return { reason: wrongDay === 0 ? 'before_issue' : 'out_of_order', part: wrongDay }
  const named = parts.flatMap(({ share, dueDate }) =>
    share.type === 'rest'
      ? []
      : [{ amount: share.type === 'percent' ? rateOf(total, share.rate) : share.amount, dueDate }],
  )
  const empty = named.findIndex(({ amount }) => amount <= 0)
  if (empty >= 0) return { reason: 'empty', part: empty }
  const rest = subtract(
    total,
    named.reduce((sum, { amount }) => add(sum, amount), noSen),
  )
  if (rest <= 0) return { reason: 'over_total' }
  return [...named, { amount: rest, dueDate: parts.at(-1)?.dueDate ?? issueDate }]
}

export const instalmentStates = ['paid', 'partial', 'overdue', 'waiting'] as const
export type InstalmentState = (typeof instalmentStates)[number]

/** How a part stands: `left` is what is still to be paid of it, in sen. */
export type StandingPart = Instalment & { paid: Sen; left: Sen; state: InstalmentState }

/**
 * Parts are settled in their order by whatever lowered the balance. `covered`: total less balance, in sen; `today`: a
 * Malaysian day. The due day itself is still in time.
 */
export function standingOfParts(parts: readonly Instalment[], covered: Sen, today: string): StandingPart[] {
  let free = greater(noSen, covered)
  return parts.map((part) => {
    const paid = lesser(free, part.amount)
    free = subtract(free, paid)
    const left = subtract(part.amount, paid)
    const state = left === 0 ? 'paid' : part.dueDate < today ? 'overdue' : paid > 0 ? 'partial' : 'waiting'
    return { ...part, paid, left, state }
  })
}

/** The first part that is not settled; null when all are. */
export const nextPart = (
  parts: readonly Instalment[],
  covered: Sen,
): (Instalment & { left: Sen; place: number }) | null => {
  const standing = standingOfParts(parts, covered, '')
  const place = standing.findIndex(({ left }) => left > 0)
  const found = standing[place]
  return found ? { amount: found.amount, dueDate: found.dueDate, left: found.left, place } : null
}
