import { splitDiscount } from '@kedai/domain/checkout/transfer-discount.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'

// Left out where a device kept the order before it had one.
type Discounted = { totals: { discount: string }; transfer_discount?: string }

// The discount of an order apart, as on the wire: what was granted, and what makes its transfer differ from others.
export function discountParts({ totals, transfer_discount = '0.00' }: Discounted) {
  const { granted, transfer } = splitDiscount(parseRinggit(totals.discount) ?? noSen, parseRinggit(transfer_discount))
  return { granted: formatRinggit(granted), transfer: formatRinggit(transfer) }
}
