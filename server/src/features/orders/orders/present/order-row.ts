import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { paymentKinds } from '@kedai/domain/payments/methods.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import type { OrderListRow } from '../queries/list-orders.ts'
import { oneOf } from '../shared/read-statuses.ts'
import { presentMoney } from './shared.ts'

export const presentOrderRow = (row: OrderListRow): OrderRow => ({
  order_no: row.order_no,
  channel: row.channel,
  buyer_name: row.buyer_name,
  total: presentMoney(row.total_sen),
  payment_status: oneOf(paymentStatuses, row.payment_status),
  fulfilment_status: oneOf(fulfilmentStatuses, row.fulfilment_status),
  order_status: oneOf(orderStatuses, row.order_status),
  placed_at: formatTime(row.placed_at),
  payment_method: row.payment_method,
  payment_kind: oneOf(paymentKinds, row.payment_kind),
  items_text: row.first_title ?? '',
  total_qty: row.total_qty,
  is_pickup: row.pickup !== null,
  ...(row.sent_from !== undefined && { sent_from: row.sent_from }),
})
