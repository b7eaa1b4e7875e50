import type { OrderInHand } from '../order-in-hand.ts'
import { ChangedOrderNotice } from './changed-order.tsx'
import { ArrivedBefore } from './earlier-order.tsx'

// The server asks something back before the order stands.
export function UnsettledOrder({ checkout }: { checkout: OrderInHand }) {
  const { outcome } = checkout.order
  if (outcome.type === 'changed') return <ChangedOrderNotice checkout={checkout} change={outcome.change} />
  if (outcome.type === 'arrived_before') return <ArrivedBefore checkout={checkout} message={outcome.message} />
  return null
}
