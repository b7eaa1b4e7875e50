import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { OwnOrderNotice } from './earlier-order.tsx'

// Something changed between the page and the order: what, the new sum, and the question whether that is fine.
export function ChangedOrderNotice({ checkout, change }: { checkout: OrderInHand; change: ChangedOrder }) {
  const { frame, takeOver } = checkout
  const total = money(change.totals.total, frame.shop.currency)
  const canOrder = change.items.length > 0
  if (change.own_order && !canOrder) return <OwnOrderNotice own={change.own_order} />
  return (
    <Notice
      tone="warn"
      title={canOrder ? <Trans>Your order has changed</Trans> : <Trans>This can no longer be ordered</Trans>}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {change.changes.map(({ what, item_id, message }) => (
          <li key={`${what} ${item_id ?? ''}`}>{message}</li>
        ))}
      </ul>
      {change.own_order && <OwnOrderNotice own={change.own_order} className="mt-3" />}
      {canOrder && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => takeOver(change, true)}>
            <Trans>Agree and order for {total}</Trans>
          </Button>
          <Button onClick={() => takeOver(change, false)}>
            <Trans>Let me look first</Trans>
          </Button>
        </div>
      )}
      {!canOrder && (
        <Button className="mt-3" onClick={() => takeOver(change, false)}>
          <Trans>Choose another</Trans>
        </Button>
      )}
    </Notice>
  )
}
