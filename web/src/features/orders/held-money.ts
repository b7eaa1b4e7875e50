import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, subtract } from '@kedai/domain/money/sen.ts'

// What the seller holds of an order's money, as on the wire.
export const heldOf = ({ paid, refunded }: Pick<SellerOrder, 'paid' | 'refunded'>): string =>
  formatRinggit(subtract(parseRinggit(paid) ?? noSen, parseRinggit(refunded) ?? noSen))
