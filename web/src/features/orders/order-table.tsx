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
      cell: (order) => (
        <>
          <span className="max-md:hidden">{order.order_no}</span>
          <OrderCard order={order} />
        </>
      ),
    },
    { key: 'buyer', header: t`Buyer`, phone: 'hidden', cell: ({ buyer_name }) => <span className="line-clamp-2 max-w-56 lg:min-w-36">{buyer_name}</span> },
    {
      key: 'items',
      header: t`Items`,
      phone: 'hidden',
      cell: (order) => (
        <span className="line-clamp-2 max-w-64 text-ink-soft lg:min-w-36">
          <OrderedItems order={order} />
        </span>
      ),
    },
    { key: 'status', header: t`Status`, phone: 'hidden', cell: (order) => <StatusBadges order={order} /> },
    { key: 'total', header: t`Total`, align: 'end', phone: 'hidden', cell: ({ total }) => <strong className="whitespace-nowrap">{money(total)}</strong> },
    { key: 'placed', header: t`Placed`, align: 'end', phone: 'hidden', cell: ({ placed_at }) => <time className="whitespace-nowrap text-ink-soft">{dateTime(placed_at, currentLang())}</time> },
  ]
  return <Table caption={t`Orders`} columns={columns} rows={rows} keyOf={({ order_no }) => order_no} hrefOf={({ order_no }) => paths.seller.order(order_no)} />
}

// The same row as a card for a phone: who and how much, what and when, how it stands.
const OrderCard = ({ order }: { order: OrderRow }) => (
  <span className="-mr-10 grid grid-cols-[minmax(0,1fr)] gap-1 text-sm font-normal md:hidden">
    <span className="flex items-baseline justify-between gap-3 text-base">
      <span className="min-w-0 truncate">
        <strong>{order.order_no}</strong> · {order.buyer_name}
      </span>
      <strong className="shrink-0 whitespace-nowrap">{money(order.total)}</strong>
    </span>
    <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
      <span className="min-w-0 truncate">
        <OrderedItems order={order} />
      </span>
      <time className="shrink-0 whitespace-nowrap">{dateTime(order.placed_at, currentLang())}</time>
    </span>
    <StatusBadges order={order} />
  </span>
)

const OrderedItems = ({ order: { items_text, total_qty } }: { order: OrderRow }) => (
  <>
    {items_text}
    {total_qty > 1 && (
      <>
        {' '}
        · <Plural value={total_qty} one="# piece" other="# pieces" />
      </>
    )}
  </>
)
