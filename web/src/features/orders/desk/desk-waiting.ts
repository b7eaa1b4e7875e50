import type { ShopEvent } from '@kedai/contracts/events.ts'
import { maxWaiting } from './desk-memory.ts'

type EventName = ShopEvent['name']

// For these somebody has to do something.
const rings: ReadonlySet<EventName> = new Set<EventName>(['OrderPlaced', 'SlipUploaded'])
// After these nobody has to any more.
const settles: ReadonlySet<EventName> = new Set<EventName>([
  'OrderAccepted',
  'OrderCancelled',
  'OrderExpired',
  'OrderShipped',
  'OrderDelivered',
  'SlipRejected',
])

export type DeskWaiting = {
  // Newest first.
  orderNos: readonly string[]
  // Those that ring for their slip alone: approved elsewhere, they are paid. A new order that is paid at once still waits.
  slips: ReadonlySet<string>
  // Up to which event an order was seen to: after a gap the socket may tell that before the server tells what came first.
  seenTo: ReadonlyMap<string, number>
}

export const beginWaiting = (orderNos: readonly string[]): DeskWaiting => ({
  orderNos,
  slips: new Set(),
  seenTo: new Map(),
})

export const dropWaiting = (now: DeskWaiting, orderNos: readonly string[]): DeskWaiting =>
  now.orderNos.some((one) => orderNos.includes(one))
    ? { ...now, orderNos: now.orderNos.filter((one) => !orderNos.includes(one)) }
    : now

// Nobody has taken them on after all.
export const keepWaiting = (now: DeskWaiting, orderNos: readonly string[]): DeskWaiting => ({
  ...now,
  orderNos: [...orderNos, ...now.orderNos.filter((one) => !orderNos.includes(one))].slice(0, maxWaiting),
})

// What waits once something has happened, by the law that an order's own events have ascending ids.
export function afterEvent(now: DeskWaiting, { id, name, data: { order_no: orderNo } }: ShopEvent): DeskWaiting {
  if (orderNo === undefined) return now
  if (rings.has(name)) {
    if (id < (now.seenTo.get(orderNo) ?? 0)) return now
    const isSlipAlone = name === 'SlipUploaded' && !now.orderNos.includes(orderNo)
    return { ...keepWaiting(now, [orderNo]), slips: isSlipAlone ? new Set(now.slips).add(orderNo) : now.slips }
  }
  const isPaidSlip = name === 'OrderPaid' && now.slips.has(orderNo)
  if (!settles.has(name) && !isPaidSlip) return now
  const slips = new Set(now.slips)
  slips.delete(orderNo)
  const seenTo = new Map([...now.seenTo].slice(-maxWaiting))
  seenTo.set(orderNo, Math.max(id, seenTo.get(orderNo) ?? 0))
  return { ...dropWaiting(now, [orderNo]), slips, seenTo }
}
