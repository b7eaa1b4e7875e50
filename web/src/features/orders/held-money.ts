import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { formatRinggit, parseRinggit, signedAmountOf } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { amountBack, amountHeld } from '@kedai/domain/orders/payment-status.ts'

// Without a rounding where a device kept the order before it had one.
type Money = Pick<SellerOrder, 'total' | 'paid' | 'refunded'> & { rounding_amount?: string }

// What the seller holds of an order's money, as on the wire.
export const heldOf = (order: Money): string => formatRinggit(amountHeld(ledgerOf(order)))

// What of it the buyer is to get back, as on the wire; null when nothing is.
export function backOf(order: Money): string | null {
  const back = amountBack(ledgerOf(order))
  return back > 0 ? formatRinggit(back) : null
}

const ledgerOf = ({ total, paid, refunded, rounding_amount: rounding = '0.00' }: Money) => ({
  total: read(total),
  paid: read(paid),
  refunded: read(refunded),
  rounding: signedAmountOf(rounding),
})

// An amount of the wire as whole sen.
export const read = (amount: string) => parseRinggit(amount) ?? noSen
