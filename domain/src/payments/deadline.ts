import { plusMinutes } from '../time/malaysia.ts'
import type { AttemptState } from './attempts.ts'
import { paymentKindRules, type PaymentKind, type PaymentKindRules } from './methods.ts'
import { proofWaits, type ProofState } from './proofs.ts'

/** After a slip is refused the buyer has at least this long to send another, in minutes. */
export const secondChance = 24 * 60

/** How long a method holds units, in minutes: the seller's wish within the kind's bounds; null until somebody decides. */
export function holdMinutes(kind: PaymentKind, wish: number | null): number | null {
  const { hold }: PaymentKindRules = paymentKindRules[kind]
  return hold === null ? null : Math.min(hold.most, Math.max(hold.least, wish ?? hold.usual))
}

/** When a new order lets go of its units if nothing happens; null when it waits for the seller. */
export function firstDeadline(kind: PaymentKind, wish: number | null, placedAt: Date): Date | null {
  const minutes = holdMinutes(kind, wish)
  return minutes === null ? null : plusMinutes(placedAt, minutes)
}

export type HoldFacts = {
  kind: PaymentKind
  /** The seller's hold in minutes, null for the usual one. */
  wish: number | null
  placedAt: Date
  deadline: Date | null
  attempt: AttemptState | null
  proof: ProofState
}

/**
 * The deadline after something happened at `now`, never earlier than before: a pending attempt arms it again, a new one
 * too but not past the kind's longest hold, a waiting slip rests it (null), a refused slip gives a second chance.
 */
export function nextDeadline({ kind, wish, placedAt, deadline, attempt, proof }: HoldFacts, now: Date): Date | null {
  const minutes = holdMinutes(kind, wish)
  if (minutes === null || proofWaits(proof)) return null
  if (proof === 'rejected') return later(deadline, plusMinutes(now, secondChance))
  if (attempt === 'pending') return later(deadline, plusMinutes(now, minutes))
  // Starting over and over must not keep units from others for ever.
  if (attempt === 'created')
    return later(deadline, earlier(plusMinutes(now, minutes), plusMinutes(placedAt, longestHold(kind))))
  return deadline ?? plusMinutes(now, minutes)
}

const longestHold = (kind: PaymentKind) => paymentKindRules[kind].hold?.most ?? 0
const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (deadline: Date | null, other: Date) => (deadline !== null && deadline > other ? deadline : other)
