import { buyerEvents, socketEvent } from '@kedai/contracts/realtime.ts'
import { orderChannel, shopChannel } from '@kedai/domain/realtime/channels.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { KeptEvent } from '../../../platform/events/read-events.ts'
import { presentEvents } from '../events/shared/present-events.ts'
import { findTokens } from './queries/who-listens.ts'

/** What one event is on one channel: the shop's, for those whose work it is, or that of the order it is about, for its buyer. */
export type EventMessage = { event: KeptEvent; to: 'shop' | 'buyer'; channel: string; name: string; data: string }

/** Events as they are told on sockets, in their order. `hasBuyers` false: no order is listened to. (contract §6) */
export async function messagesOf(
  trx: Db,
  shopId: number,
  { events, hasBuyers }: { events: readonly KeptEvent[]; hasBuyers: boolean },
): Promise<EventMessage[]> {
  const kept = new Map(events.map((event) => [event.id, event]))
  const orderIds = events.map(({ order_id }) => order_id).filter((id) => id !== null)
  const tokens = hasBuyers && orderIds.length > 0 ? await findTokens(trx, shopId, orderIds) : new Map<number, string>()
  return (await presentEvents(trx, shopId, events)).flatMap(({ id, name: wireName, at, data }): EventMessage[] => {
    const event = kept.get(id)
    if (!event) return []
    const name = socketEvent(wireName)
    const toShop = {
      event,
      to: 'shop',
      name,
      channel: shopChannel(shopId),
      data: JSON.stringify({ id, at, ...data }),
    } as const
    const token = event.order_id === null ? undefined : tokens.get(event.order_id)
    if (token === undefined || !buyerEvents.has(wireName)) return [toShop]
    const toBuyer = JSON.stringify({ id, at, order_no: data.order_no })
    return [toShop, { event, to: 'buyer', name, channel: orderChannel(token), data: toBuyer }]
  })
}
