import type { OrderPapers } from '@kedai/contracts/order-runs.ts'
import { PackingSlip } from './packing-slip.tsx'
import type { PaperKind } from './paper-names.ts'
import { ReceiptA4 } from './receipt-a4.tsx'
import { TillReceipt } from './till-receipt.tsx'

const papers = { a4: ReceiptA4, till: TillReceipt, slip: PackingSlip }

// One sheet an order, as it leaves the printer.
export function Papers({
  kind,
  orders,
  shop,
}: {
  kind: PaperKind
  orders: OrderPapers['orders']
  shop: OrderPapers['shop']
}) {
  const Paper = papers[kind]
  return (
    <div className="printed-alone grid gap-6 print:block">
      {orders.map((order) => (
        <article key={order.order_no} className={`paper ${kind === 'till' ? 'paper-till' : 'paper-a4'}`}>
          <Paper order={order} shop={kind === 'slip' ? headOf(order, shop) : shop} />
        </article>
      ))}
    </div>
  )
}

// What goes into a parcel names whoever it is sent by, and not the shop behind.
const headOf = ({ sender }: OrderPapers['orders'][number], shop: OrderPapers['shop']): OrderPapers['shop'] =>
  sender ? { name: sender.name, phone: sender.phone, email: null, address: [] } : shop
