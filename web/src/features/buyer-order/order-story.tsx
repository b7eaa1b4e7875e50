import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderTimeline } from './order-timeline.tsx'

// Where it goes, what has happened, whom to ask: below the fold on a phone. The shop's number stands in the foot of the page too.
export const OrderStory = ({ token, order }: { token: string; order: BuyerOrder }) => (
  <>
    <OrderDelivery token={token} order={order} />
    <OrderTimeline entries={order.timeline} />
    <OrderHelp token={token} order={order} />
  </>
)
