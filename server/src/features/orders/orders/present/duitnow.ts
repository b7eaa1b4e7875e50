import type { DuitNowToPay } from '@kedai/contracts/duitnow.ts'
import { drawDuitNow } from '../../../../platform/codes/draw-duitnow.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { dueOf } from './shared.ts'

/** The code to pay an order with, while something of it is due and it is to be paid so. */
export function presentDuitNow({ order, duitnow }: OrderStory): DuitNowToPay | null {
  const amount = dueOf(order)
  if (!duitnow || order.order_status !== 'open' || amount <= 0) return null
  return drawDuitNow(duitnow, {
    amount,
    reference: order.order_no,
    pictureUrl: `/exports/order/${encodeURIComponent(order.token)}/duitnow.png`,
  })
}
