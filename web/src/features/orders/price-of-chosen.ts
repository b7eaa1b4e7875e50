import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { lesser, subtract } from '@kedai/domain/money/sen.ts'
import { priceOfUnits } from '@kedai/domain/orders/refund-lines.ts'
import { read } from './held-money.ts'
import type { Chosen } from './units-picker.tsx'

// What the chosen units cost the buyer, as on the wire; the server reckons the same.
export const priceOfChosen = (lines: SellerOrder['lines'], chosen: Chosen): string =>
  formatRinggit(
    priceOfUnits(
      lines.map(({ id, quantity, total, discount, refunded }) => ({
        id,
        quantity,
        net: subtract(read(total), read(discount)),
        refunded,
      })),
      Object.entries(chosen).map(([id, quantity]) => ({ id: Number(id), quantity })),
    ),
  )

// The smaller of two amounts, as on the wire.
export const lesserOf = (one: string, other: string): string => formatRinggit(lesser(read(one), read(other)))
