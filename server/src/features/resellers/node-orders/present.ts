import type { ToSendOrder } from '@kedai/contracts/node-orders.ts'
import { fulfilmentStatuses } from '@kedai/domain/orders/statuses.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { oneOf } from '../../orders/orders/shared/read-statuses.ts'
import type { ToSendRow } from './queries/to-send.ts'

export const presentToSend = (row: ToSendRow): ToSendOrder => ({
  order_no: row.order_no,
  placed_at: formatTime(row.placed_at),
  due_at: formatTime(row.due_at ?? row.placed_at),
  is_accepted: row.accepted_at !== null,
  fulfilment_status: oneOf(fulfilmentStatuses, row.fulfilment_status),
  recipient: { name: row.buyer_name, phone: row.buyer_phone, address: addressOf(row) },
  notes: row.notes,
  lines: row.lines,
})

const addressOf = ({ address, city, postcode, state }: ToSendRow): string[] =>
  [address, [postcode, city].filter(Boolean).join(' '), isStateCode(state) ? stateOf(state).name : state].flatMap(
    (line) => (line ? [line] : []),
  )
