import { roundedQuotient } from '../money/round.ts'
import { greater, lesser, noSen, type Sen, sen, subtract, sum } from '../money/sen.ts'
import { commissionOf, type CommissionState, type CommissionTerms, type SoldLine } from './commissions.ts'

/** A line of an order as it stands. `refunded`: of its money, what went back for it by name. */
export type StandingLine = SoldLine & { refunded: Sen }

/** Of an order, in sen: all that came in and went back, and of the latter what was for the delivery. */
export type OrderMoney = { total: Sen; paid: Sen; refunded: Sen; shippingRefunded: Sen }

/** What a commission comes to: `base` is what its goods were bought for, `reversed` what of `earned` went back with them. */
export type Earned = { base: Sen; earned: Sen; reversed: Sen }

export const leftOf = ({ earned, reversed }: Pick<Earned, 'earned' | 'reversed'>): Sen => subtract(earned, reversed)

/**
 * What an order earns as it stands now, by the terms that were frozen when it was paid. Money that went back for a line takes
 * that line's part; for the delivery nothing; by sum a share of what is left, goods before delivery. What was paid too much, as
 * when an edit made the order cheaper, earned nothing and reverses nothing. All of it is reversed once the order is over or all
 * of its money went back.
 */
export function earnedOf(
  terms: CommissionTerms,
  lines: readonly StandingLine[],
  { total, paid, refunded, shippingRefunded }: OrderMoney,
  isOver: boolean,
): Earned {
  const parts = lines.map((line) => {
    const earned = commissionOf(line, terms)
    const back = lesser(line.refunded, line.base)
    return { base: line.base, earned, keptBase: subtract(line.base, back), kept: keptOf(earned, line.base, back) }
  })
  const base = sum(parts.map((part) => part.base))
  const earned = sum(parts.map((part) => part.earned))
  if (isOver || (refunded > 0 && refunded >= paid)) return { base, earned, reversed: earned }
  const named = sum(lines.map((line) => line.refunded))
  const tooMuch = greater(subtract(paid, total), noSen)
  const bySum = greater(sen(refunded - shippingRefunded - named - tooMuch), noSen)
  const kept = keptOf(sum(parts.map((part) => part.kept)), sum(parts.map((part) => part.keptBase)), bySum)
  return { base, earned, reversed: subtract(earned, kept) }
}

/** What is kept of `earned` once `back` of the goods' `base` went back: all for nothing, nothing for everything. */
function keptOf(earned: Sen, base: Sen, back: Sen): Sen {
  if (back <= 0) return earned
  if (back >= base) return noSen
  return subtract(earned, sen(Number(roundedQuotient(BigInt(earned) * BigInt(back), BigInt(base)))))
}

/** What a commission comes to next: an order whose difference is not paid yet earns no more than before, but it may earn less. */
export function nextEarned(before: Earned, now: Earned, isSettled: boolean): Earned {
  if (isSettled) return now
  const earned = lesser(before.earned, now.earned)
  const left = lesser(leftOf(before), leftOf(now))
  return { base: earned < now.earned ? before.base : now.base, earned, reversed: subtract(earned, left) }
}

type Standing = {
  state: CommissionState
  /** What was left of it before. */
  was: Sen
  /** What vouchers paid of it. */
  paid: Sen
  clearsAt: Date | null
}

/**
 * Where a commission stands after what it comes to has changed. One that was paid and grew is available again, for the
 * difference; one that comes back after all of it was reversed goes on where the order is.
 */
export function stateAfter({ state, was, paid, clearsAt }: Standing, next: Earned, now: Date): CommissionState {
  const left = leftOf(next)
  if (left === 0) return was > 0 || next.earned > 0 ? 'reversed' : state
  if (paid > 0) return left > paid ? 'available' : 'paid'
  if (state !== 'reversed') return state
  if (clearsAt === null) return 'pending'
  return clearsAt > now ? 'clearing' : 'available'
}

/** Into which part of a wallet a commission of a state counts: what was paid already is owed back out of what comes next. */
export const bucketOf = (state: CommissionState): 'pending' | 'clearing' | 'available' =>
  state === 'pending' || state === 'clearing' ? state : 'available'
