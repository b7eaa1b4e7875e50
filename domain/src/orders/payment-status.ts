import { greater, noSen, subtract, type Sen } from '../money/sen.ts'
import type { AttemptState } from '../payments/attempts.ts'
import type { ProofState } from '../payments/proofs.ts'
import type { PaymentStatus } from './statuses.ts'

/**
 * What an order's ledger holds, in sen: `paid` all that came in, `refunded` all that went back (never more than came),
 * `rounding` what coins took off the total (below 0: put on it). The total itself is never rounded.
 */
export type Ledger = { total: Sen; paid: Sen; refunded: Sen; rounding: Sen }

/** What settles the order: its total less the rounding of coins. */
const toBePaid = ({ total, rounding }: Ledger): Sen => greater(noSen, subtract(total, rounding))

/** Whether all of it came in, whatever went back since. */
export const isPaidInFull = (ledger: Ledger): boolean => ledger.paid >= toBePaid(ledger)

/** What is still to be paid; 0 once paid in full or once anything was refunded. */
export const amountDue = (ledger: Ledger): Sen =>
  isPaidInFull(ledger) || ledger.refunded > 0 ? noSen : subtract(toBePaid(ledger), ledger.paid)

/** What the seller holds now. */
export const amountHeld = ({ paid, refunded }: Ledger): Sen => subtract(paid, refunded)

/** What is held beyond what settles the order, as when an edit made it cheaper: the buyer is to get it back. */
export const amountBack = (ledger: Ledger): Sen => greater(noSen, subtract(amountHeld(ledger), toBePaid(ledger)))

/** The payment axis, derived: money first, then what is being tried (`attempt` and `proof` are the latest ones). */
export function paymentStatus(ledger: Ledger, attempt: AttemptState | null, proof: ProofState): PaymentStatus {
  const { paid, refunded } = ledger
  const held = amountHeld(ledger)
  if (refunded > 0 && held === 0) return 'refunded'
  if (isPaidInFull(ledger))
    return amountBack(ledger) > 0 ? 'overpaid' : held === toBePaid(ledger) ? 'paid' : 'partially_refunded'
  if (proof === 'uploaded' || proof === 'checking') return 'checking'
  if (attempt === 'pending') return 'pending'
  if (paid > 0) return 'partially_paid'
  return attempt === 'failed' ? 'failed' : 'unpaid'
}

export type RefundRefusal =
  | { reason: 'not_positive' }
  | { reason: 'nothing_received' }
  | { reason: 'more_than_held'; held: Sen }
  /** A part payment goes back whole or not at all: anything else would leave it unclear what is still owed. */
  | { reason: 'part_of_part_payment'; held: Sen }

/** Why an amount may not be refunded, or null. */
export function judgeRefund(ledger: Ledger, amount: Sen): RefundRefusal | null {
  const held = amountHeld(ledger)
  if (amount <= 0) return { reason: 'not_positive' }
  if (held <= 0) return { reason: 'nothing_received' }
  if (amount > held) return { reason: 'more_than_held', held }
  return !isPaidInFull(ledger) && amount < held ? { reason: 'part_of_part_payment', held } : null
}
