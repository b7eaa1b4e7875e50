import type { OrderColumn } from '@kedai/domain/orders/list-columns.ts'
import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { currentLang } from '../../lib/i18n.ts'
import { dateTime, money } from '../../lib/format.ts'
import { shortTime, shortestTime } from '../../lib/seller/short-time.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Found } from '../../ui/admin/found.tsx'
import { moveByKey } from '../../ui/admin/move-by-key.ts'
import { type Column, Table } from '../../ui/admin/table.tsx'
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
          <span className="whitespace-nowrap max-md:hidden">
            <Found text={order.order_no} />
          </span>
          <OrderCard order={order} />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t`Buyer`,
      phone: 'hidden',
      cell: ({ buyer_name }) => (
        <span className="line-clamp-3 max-w-56 lg:min-w-36">
          <Found text={buyer_name} />
        </span>
      ),
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
    <div onKeyDown={moveByKey}>
      <Table
        caption={t`Orders`}
        columns={columns.filter(({ key }) => key === 'order' || shown.includes(key))}
        rows={rows}
        keyOf={({ order_no }) => order_no}
        hrefOf={({ order_no }) => sellerPaths.order(order_no)}
        isChoosing={isChoosing}
        selected={selection.isAll ? new Set(orderNos) : selection.ticked}
        onSelect={(ticked) =>
          selection.tick(orderNos, new Set([...ticked].filter((orderNo) => orderNos.includes(orderNo))))
        }
      />
    </div>
  )
}

// The same row in two lines for a phone: who and how much, when and how it stands; what was ordered where there is room.
const OrderCard = ({ order }: { order: OrderRow }) => (
  <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm font-normal md:hidden">
    <span className="flex items-baseline justify-between gap-3 text-base leading-6">
      <span className="min-w-0 truncate">
        <strong>
          <Found text={order.order_no} />
        </strong>{' '}
        · <Found text={order.buyer_name} />
      </span>
      <strong className="shrink-0 whitespace-nowrap">{money(order.total)}</strong>
    </span>
    <span className="flex items-center justify-between gap-2 text-xs text-ink-soft">
      <PlacedAt time={order.placed_at} isShortest />
      <span className="min-w-0 flex-1 truncate">
        <OrderedItems order={order} />
      </span>
      <StatusBadges order={order} isShort />
    </span>
  </span>
)

const PlacedAt = ({ time, isShortest = false }: { time: string; isShortest?: boolean }) => (
  <time title={dateTime(time, currentLang())} className="shrink-0 whitespace-nowrap text-ink-soft">
    {(isShortest ? shortestTime : shortTime)(time, currentLang())}
  </time>
)

const OrderedItems = ({ order: { items_text, total_qty, sent_from } }: { order: OrderRow }) => (
  <>
    {items_text}
    {total_qty > 1 && (
      <>
        {' '}
        · <Plural value={total_qty} one="# piece" other="# pieces" />
      </>
    )}
    {sent_from && (
      <>
        {' '}
        · <Trans>sent by {sent_from}</Trans>
      </>
    )}
  </>
)
