import { type BasisPoints, percentOf } from '../money/percent.ts'
import { noSen, type Sen, sen } from '../money/sen.ts'

/** Where the commission of a sale stands (contract §9). */
export const commissionStates = ['pending', 'clearing', 'available', 'paid', 'reversed'] as const
export type CommissionState = (typeof commissionStates)[number]

/** What moves a wallet, as its owner reads it. */
export const walletKinds = [
  'commission',
  'override',
  'reversal',
  'payout',
  'payout_returned',
  'deposit',
  'withdrawal',
  'joining_fee',
  'spent',
  'returned',
] as const
export type WalletKind = (typeof walletKinds)[number]

/** A rule of a programme; null asks for nothing. Of several the first that fits a line counts. */
export type CommissionRule = {
  id: number
  rankId: number | null
  productId: number | null
  /** Malaysian days, both included. */
  startsOn: string | null
  endsOn: string | null
  pays: { by: 'percent'; rate: BasisPoints } | { by: 'unit'; amount: Sen }
}

export type SoldLine = { productId: number; quantity: number; /** Of its goods, net of discounts. */ base: Sen }

/** The first rule that fits, or null: then the programme's own percentage holds. `day`: when the order was paid. */
export const ruleFor = (
  rules: readonly CommissionRule[],
  sold: { productId: number; rankId: number | null; day: string },
): CommissionRule | null =>
  rules.find(
    (rule) =>
      (rule.rankId === null || rule.rankId === sold.rankId) &&
      (rule.productId === null || rule.productId === sold.productId) &&
      (rule.startsOn === null || rule.startsOn <= sold.day) &&
      (rule.endsOn === null || sold.day <= rule.endsOn),
  ) ?? null

/** What a line earns: never more than its buyer paid for it. */
export function commissionOf(line: SoldLine, rule: CommissionRule | null, programme: BasisPoints): Sen {
  const amount =
    rule === null || rule.pays.by === 'percent'
      ? percentOf(line.base, rule?.pays.by === 'percent' ? rule.pays.rate : programme)
      : sen(rule.pays.amount * line.quantity)
  return amount > line.base ? line.base : amount
}

/**
 * What is to be reversed in all once `refunded` of an order has gone back to its buyer. Goods count before delivery; it grows with
 * what is refunded, and is the whole commission once all goods are. (A refund of everything takes back every sen.)
 */
export function reversedOf({ earned, base, refunded }: { earned: Sen; base: Sen; refunded: Sen }): Sen {
  if (refunded <= 0 || earned === 0) return noSen
  if (base === 0 || refunded >= base) return earned
  return sen(Math.round((earned * refunded) / base))
}

/** Which of a buyer's clicks counts. Those that are too old or whose owner may not refer are left out beforehand. */
export const clickThatCounts = <Click extends { at: Date }>(
  clicks: readonly Click[],
  which: 'first' | 'last',
): Click | null => {
  const sorted = clicks.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return (which === 'first' ? sorted[0] : sorted.at(-1)) ?? null
}
