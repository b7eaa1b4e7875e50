import type { OrderColumn } from '@kedai/domain/orders/list-columns.ts'
import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { currentLang } from '../../lib/i18n.ts'
import { dateTime, money } from '../../lib/format.ts'
import { shortTime } from '../../lib/seller/short-time.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { moveByKey } from '../../ui/admin/move-by-key.ts'
import { type Column, Table } from '../../ui/admin/table.tsx'
import { classes } from '../../ui/classes.ts'
import type { Selection } from './runs/use-selection.ts'
import { StatusBadges } from './status-badges.tsx'

type Props = {
  rows: OrderRow[]
  selection: Selection
  // On a phone tick boxes are shown once they are asked for.
  isChoosing: boolean
  columns: readonly OrderColumn[]
}

// Orders: a table on a desk, cards on a phone; each leads to its order. Arrow keys go from row to row, `x` ticks.
export function OrderTable({ rows, selection, isChoosing, columns: shown }: Props) {
  const { t } = useLingui()
  const methods = {
    gateway: t`Online`,
    bank_transfer: t`Bank transfer`,
    cod: t`Cash on delivery`,
    qr: t`DuitNow QR or e-wallet`,
  }
  const columns: (Column<OrderRow> & { key: OrderColumn | 'order' })[] = [
    {
      key: 'order',
      header: t`Order`,
      phone: 'title',
      cell: (order) => (
        <>
          <span className="whitespace-nowrap max-md:hidden">{order.order_no}</span>
          <OrderCard order={order} isChoosing={isChoosing} />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t`Buyer`,
      phone: 'hidden',
      cell: ({ buyer_name }) => <span className="line-clamp-3 max-w-56 lg:min-w-36">{buyer_name}</span>,
    },
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
    {
      key: 'payment',
      header: t`Method`,
      phone: 'hidden',
      cell: ({ payment_kind }) => <span className="text-ink-soft">{methods[payment_kind]}</span>,
    },
    {
      key: 'total',
      header: t`Total`,
      align: 'end',
      phone: 'hidden',
      cell: ({ total }) => <strong className="whitespace-nowrap">{money(total)}</strong>,
    },
    {
      key: 'placed',
      header: t`Placed`,
      align: 'end',
      phone: 'hidden',
      cell: ({ placed_at }) => <PlacedAt time={placed_at} />,
    },
  ]
  const orderNos = rows.map(({ order_no }) => order_no)
  return (
    <div onKeyDown={moveByKey} className={classes(!isChoosing && 'max-md:[&_td:has(input)]:hidden')}>
      <Table
        caption={t`Orders`}
        columns={columns.filter(({ key }) => key === 'order' || shown.includes(key))}
        rows={rows}
        keyOf={({ order_no }) => order_no}
        hrefOf={({ order_no }) => sellerPaths.order(order_no)}
        selected={selection.isAll ? new Set(orderNos) : selection.ticked}
        onSelect={(ticked) =>
          selection.tick(orderNos, new Set([...ticked].filter((orderNo) => orderNos.includes(orderNo))))
        }
      />
    </div>
  )
}

// The same row as a card for a phone: who and how much, what and when, how it stands.
const OrderCard = ({ order, isChoosing }: { order: OrderRow; isChoosing: boolean }) => (
  <span
    className={classes('grid grid-cols-[minmax(0,1fr)] gap-1 text-sm font-normal md:hidden', !isChoosing && '-mr-10')}
  >
    <span className="flex items-baseline justify-between gap-3 text-base">
      <span className="line-clamp-2 min-w-0">
        <strong className="whitespace-nowrap">{order.order_no}</strong> · {order.buyer_name}
      </span>
      <strong className="shrink-0 whitespace-nowrap">{money(order.total)}</strong>
    </span>
    <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
      <span className="min-w-0 truncate">
        <OrderedItems order={order} />
      </span>
      <PlacedAt time={order.placed_at} />
    </span>
    <StatusBadges order={order} />
  </span>
)

const PlacedAt = ({ time }: { time: string }) => (
  <time title={dateTime(time, currentLang())} className="shrink-0 whitespace-nowrap text-ink-soft">
    {shortTime(time, currentLang())}
  </time>
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
