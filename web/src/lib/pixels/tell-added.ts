import type { AddToCart } from '@kedai/contracts/carts.ts'
import type { PurchaseEvent } from '@kedai/contracts/pixels.ts'
import { post } from '../http.ts'
import { createTeller } from './tags.ts'

// Tells the shop's pixels what was put into its cart, wherever that was. The server tells it too, under the id that it gives out here;
// null: the visitor was not asked, or said no.
export async function tellAdded(username: string, line: AddToCart): Promise<void> {
  const answer = await post<PurchaseEvent>(`/api/ajax/guest/added-to-cart/${encodeURIComponent(username)}`, line)
  if (!answer.ok || answer.data === null) return
  const { event_id, value, contents, ...ids } = answer.data
  createTeller(ids)('add_to_cart', {
    value: Number(value), // two-decimal texts of the wire
    contents: contents.map(({ price, ...one }) => ({ ...one, price: Number(price) })),
    eventId: event_id,
  })
}
