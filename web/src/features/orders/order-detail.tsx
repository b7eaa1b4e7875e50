import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { useState } from 'react'
import type { DialogName } from './dialog-names.ts'
import { NextStepBar, OrderActions } from './order-actions.tsx'
import { OrderBooking } from './order-booking.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderDialog } from './order-dialogs.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderTickets } from './order-tickets.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderSentBy } from './order-sent-by.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { SlipCheck } from './slip-check.tsx'
import { useOrderAction } from './use-order-action.ts'

// One order: what waits first, then what was bought, for whom, what was paid and what happened.
export function OrderDetail({ order }: { order: SellerOrder }) {
  const action = useOrderAction(order.order_no)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const props = { order, action, open: setDialog }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-16 md:pb-0 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <SlipCheck {...props} />
        <OrderBooking order={order} />
        <OrderItems order={order} />
        <OrderMoney order={order} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <OrderActions {...props} />
        <OrderBuyer order={order} />
        <OrderSentBy order={order} action={action} />
        <OrderShipments order={order} action={action} />
        <OrderDownloads order={order} action={action} />
        <OrderTickets order={order} />
      </div>
      <OrderTimeline order={order} action={action} />
      <NextStepBar {...props} />
      {dialog && <OrderDialog name={dialog} order={order} action={action} onClose={() => setDialog(null)} />}
    </div>
  )
}
