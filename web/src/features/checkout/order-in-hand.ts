import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { ReactNode } from 'react'
import type { Asked } from './item-problems.ts'
import type { Coupon } from './use-coupon.ts'
import type { Order } from './use-order.ts'
import type { useOrderForm } from './use-order-form.ts'
import type { Shipping } from './use-shipping.ts'
import type { OrderValues } from './values.ts'

// What the parts of an order form know of the order, be it of one item or of a cart.
export type OrderInHand = Omit<
  ReturnType<typeof useOrderForm<OrderValues>>,
  'change' | 'fill' | 'refuse' | 'accept'
> & {
  // The server's sums, once the buyer was shown them.
  totals: Totals
  // How many things are bought; 0 while nothing is chosen.
  pieces: number
  // While nothing is chosen: the names of the options to choose, and what the least of them costs.
  lacks?: string
  asked?: Asked | null
  from?: string
  // Where a wallet may pay first: the choice, and what is to be paid besides.
  wallet?: { choice: ReactNode; rest: Sen }
  // Of the click upsell, where it is taken.
  upsellTitle: string
  coupon: Pick<Coupon, 'code' | 'discount' | 'isBusy' | 'message'>
  shipping: Shipping
  order: Order
  isWaiting: boolean
  submit: () => void
  applyCoupon: (code: string) => Promise<void>
  removeCoupon: () => Promise<void>
  // What the server could still do (409): the order becomes that, with its sums.
  takeOver: (changed: ChangedOrder, andSend: boolean) => void
  formNow: () => FormData
}
