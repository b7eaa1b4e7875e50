import type { StockTransfer } from '@kedai/contracts/stock-nodes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { dateTime } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'

// Transfers, the newest first: from where to where, what, and for which order.
export function Transfers({ transfers }: { transfers: readonly StockTransfer[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const reasons = { transfer: null, order: t`Order`, returned: t`Returned` } satisfies Record<
    StockTransfer['reason'],
    string | null
  >
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-l border border-line bg-card shadow-card">
      {transfers.map(({ number, from, to, reason, order_no: orderNo, lines, note, at }) => (
        <li key={number} data-transfer={number} className="grid gap-1 px-4 py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <strong className="flex min-w-0 flex-wrap items-center gap-1.5">
              <span className="min-w-0 wrap-anywhere">{from?.name ?? t`A buyer`}</span>
              <ArrowRight aria-label={t`to`} className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{to?.name ?? t`A buyer`}</span>
            </strong>
            <span className="whitespace-nowrap tabular-nums">
              <Plural value={lines.reduce((all, { quantity }) => all + quantity, 0)} one="# piece" other="# pieces" />
            </span>
          </div>
          <span className="wrap-anywhere">
            {lines
              .map((line) => `${[line.title, line.options].filter(Boolean).join(' · ')} × ${line.quantity}`)
              .join(', ')}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
            <span className="font-mono">{number}</span>
            <time>{dateTime(at, lang)}</time>
            {reasons[reason] && <Badge>{reasons[reason]}</Badge>}
            {orderNo !== null && (
              <Link to={sellerPaths.order(orderNo)}>
                <Trans>Order {orderNo}</Trans>
              </Link>
            )}
            {note && <span className="wrap-anywhere">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
