import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../ui/badge.tsx'
import {
  fulfilmentWord,
  orderWords,
  paymentWords,
  paysOnCollecting,
  paysOnDelivery,
  type StatusWord,
} from './status-words.ts'

type Statuses = Pick<OrderRow, 'order_status' | 'payment_status' | 'fulfilment_status' | 'payment_kind' | 'is_pickup'>

// The axes that say something: an open order is the usual case, and an order that is over is told by that alone.
// `isShort`, in one line of a phone: nothing of the delivery while the money has not come and nothing was done.
export function StatusBadges({ order, isShort = false }: { order: Statuses; isShort?: boolean }) {
  const isOver = order.order_status === 'cancelled' || order.order_status === 'expired'
  const words = [
    ...(order.order_status === 'open' ? [] : [orderWords[order.order_status]]),
    ...(isOver && order.payment_status === 'unpaid' ? [] : [paymentWord(order)]),
    ...((isOver && order.fulfilment_status === 'cancelled') || (isShort && isUntouched(order))
      ? []
      : [fulfilmentWord(order)]),
  ]
  return (
    <span className={isShort ? 'flex shrink-0 gap-1 *:px-2' : 'flex flex-wrap gap-1'}>
      {words.map((word) => (
        <StatusBadge key={word.word.id} word={word} />
      ))}
    </span>
  )
}

const isUntouched = ({ payment_status: paid, fulfilment_status: sent }: Statuses) =>
  sent === 'unfulfilled' && paid !== 'paid'

export function StatusBadge({ word: { word, tone } }: { word: StatusWord }) {
  const { i18n } = useLingui()
  return <Badge tone={tone}>{i18n._(word)}</Badge>
}

export const paymentWord = ({ payment_status, payment_kind, is_pickup }: Statuses): StatusWord =>
  payment_kind === 'cod' && payment_status === 'unpaid'
    ? is_pickup
      ? paysOnCollecting
      : paysOnDelivery
    : paymentWords[payment_status]
