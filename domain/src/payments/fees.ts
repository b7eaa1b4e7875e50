import { type BasisPoints, percentOf } from '../money/percent.ts'
import { add, lesser, noSen, type Sen } from '../money/sen.ts'

/** What a provider charges for each payment, as a shop says: a share of the amount, and sen. Null: not told. */
export type AgreedFee = { share: BasisPoints | null; fixed: Sen | null }

/** What is kept of a payment by what was agreed, in sen, rounded half up and never more than the payment; null where nothing was told. */
export function agreedFee(amount: Sen, { share, fixed }: AgreedFee): Sen | null {
  if (share === null && fixed === null) return null
  return lesser(amount, add(share === null ? noSen : percentOf(amount, share), fixed ?? noSen))
}
