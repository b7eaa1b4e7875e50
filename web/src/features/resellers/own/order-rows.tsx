import type { ResellerHome, ResellerOrderRow } from '@kedai/contracts/resellers.ts'
import { Trans } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { StateWord } from './state-word.tsx'
import { commissionWords, paymentWords } from './words.ts'

type Row = ResellerHome['orders'][number] & Partial<Pick<ResellerOrderRow, 'relation' | 'url' | 'commission' | 'note'>>

// Orders, newest first: his own with their pages, those by his link with what they earn.
export function OrderRows({ orders }: { orders: readonly Row[] }) {
  const lang = useLang()
  if (orders.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No orders yet. What you order, and what is ordered by your link, is listed here.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-4 text-sm">
      {orders.map((order) => (
        <li key={order.order_no} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3">
            {order.url ? (
              <Link to={order.url} className="font-semibold">
                {order.order_no}
              </Link>
            ) : (
              <strong>{order.order_no}</strong>
            )}
            <span className="font-semibold whitespace-nowrap tabular-nums">{money(order.total)}</span>
          </div>
          <p className="text-ink-soft">
            {order.total_qty} × {order.items_text}
          </p>
          <p className="text-xs text-ink-soft">
            {order.buyer_name} · {dateTime(order.placed_at, lang)}
          </p>
          <div className="flex flex-wrap gap-2">
            {order.order_status === 'cancelled' ? (
              <Badge tone="danger">
                <Trans>Cancelled</Trans>
              </Badge>
            ) : order.order_status === 'expired' ? (
              <Badge>
                <Trans>Expired</Trans>
              </Badge>
            ) : (
              <StateWord of={paymentWords[order.payment_status]} />
            )}
            {order.relation === 'referred' && (
              <Badge tone="info">
                <Trans>By your link</Trans>
              </Badge>
            )}
            {order.commission && <StateWord of={commissionWords[order.commission.state]} />}
          </div>
          {order.commission && (
            <p>
              <Trans>You earn {money(order.commission.amount)}</Trans>
            </p>
          )}
          {order.note && <p className="text-xs text-ink-soft">{order.note}</p>}
        </li>
      ))}
    </ul>
  )
}
