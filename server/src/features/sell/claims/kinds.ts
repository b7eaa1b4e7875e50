import type { Want } from './actions/wants.ts'
import { booking } from './kinds/booking.ts'
import { coupon } from './kinds/coupon.ts'
import type { ClaimKind } from './kinds/kind.ts'
import { seat } from './kinds/seat.ts'
import { slot } from './kinds/slot.ts'
import { stock } from './kinds/stock.ts'
import { wallet } from './kinds/wallet.ts'

/** Every kind of thing that can be held: leaving one out does not compile. They are claimed in this order, so that no two transactions wait for each other. */
export const claimKinds = { stock, seat, booking, slot, coupon, wallet } satisfies {
  [Kind in Want['kind']]: ClaimKind<Kind>
}
