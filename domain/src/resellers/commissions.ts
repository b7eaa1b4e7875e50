import { type BasisPoints, percentOf } from '../money/percent.ts'
import { lesser, type Sen, sen } from '../money/sen.ts'

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

/** What of a rule is kept with a sale: for which product it holds (null: any) and what it pays. */
export type FrozenRule = Pick<CommissionRule, 'id' | 'productId' | 'pays'>

/** By what an order earns, frozen when it was paid: the first rule that fits a line counts, else the rate. */
export type CommissionTerms = { rate: BasisPoints; rules: readonly FrozenRule[] }

/** Keeps of a programme's rules what holds for a sale of this rank and day, in their order. `day`: when the order was paid. */
export function freezeTerms(
  programme: BasisPoints,
  rules: readonly CommissionRule[],
  sold: { rankId: number | null; day: string },
): CommissionTerms {
  const fitting = rules.filter(
    (rule) =>
      (rule.rankId === null || rule.rankId === sold.rankId) &&
      (rule.startsOn === null || rule.startsOn <= sold.day) &&
      (rule.endsOn === null || sold.day <= rule.endsOn),
  )
  return { rate: programme, rules: fitting.map(({ id, productId, pays }) => ({ id, productId, pays })) }
}

/** False: nothing that is ever sold by these terms earns anything. */
export const mayEarnAnything = ({ rate, rules }: CommissionTerms): boolean =>
  rate > 0 || rules.some(({ pays }) => (pays.by === 'percent' ? pays.rate : pays.amount) > 0)

export type SoldLine = { productId: number; quantity: number; /** Of its goods, net of discounts. */ base: Sen }

/** What a line earns: never more than its buyer paid for it. */
export function commissionOf(line: SoldLine, { rate, rules }: CommissionTerms): Sen {
  const rule = rules.find(({ productId }) => productId === null || productId === line.productId)
  const amount =
    rule?.pays.by === 'unit'
      ? sen(rule.pays.amount * line.quantity)
      : percentOf(line.base, rule?.pays.by === 'percent' ? rule.pays.rate : rate)
  return lesser(amount, line.base)
}

/** Which of a buyer's clicks counts. Those that are too old or whose owner may not refer are left out beforehand. */
export const clickThatCounts = <Click extends { at: Date }>(
  clicks: readonly Click[],
  which: 'first' | 'last',
): Click | null => {
  const sorted = clicks.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return (which === 'first' ? sorted[0] : sorted.at(-1)) ?? null
}
