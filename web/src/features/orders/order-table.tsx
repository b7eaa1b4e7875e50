import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { currentLang } from '../../lib/i18n.ts'
import { dateTime, money } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { type Column, Table } from '../../ui/admin/table.tsx'
import { StatusBadges } from './status-badges.tsx'

// Orders: a table on a desk, cards on a phone; each leads to its order.
export function OrderTable({ rows }: { rows: OrderRow[] }) {
  const { t } = useLingui()
  const columns: Column<OrderRow>[] = [
    {
      key: 'order',
      header: t`Order`,
      phone: 'title',
      cell: ({ order_no, buyer_name }) => (
        <>
          <span className="tabular-nums">{order_no}</span>
          <span className="font-normal text-ink-soft md:hidden"> · {buyer_name}</span>
        </>
      ),
    },
    { key: 'buyer', header: t`Buyer`, phone: 'hidden', cell: ({ buyer_name }) => <span className="line-clamp-2 max-w-56">{buyer_name}</span> },
    {
      key: 'items',
      header: t`Items`,
      cell: ({ items_text, total_qty }) => (
        <span className="line-clamp-2 max-w-64 min-w-0 text-ink-soft">
          {items_text}
          {total_qty > 1 && <> · <Plural value={total_qty} one="# piece" other="# pieces" /></>}
        </span>
      ),
    },
    { key: 'status', header: t`Status`, cell: (order) => <StatusBadges order={order} /> },
    { key: 'total', header: t`Total`, align: 'end', cell: ({ total }) => <strong className="whitespace-nowrap">{money(total)}</strong> },
    { key: 'placed', header: t`Placed`, align: 'end', cell: ({ placed_at }) => <time className="whitespace-nowrap text-ink-soft">{dateTime(placed_at, currentLang())}</time> },
  ]
  return <Table caption={t`Orders`} columns={columns} rows={rows} keyOf={({ order_no }) => order_no} hrefOf={({ order_no }) => paths.seller.order(order_no)} />
}
