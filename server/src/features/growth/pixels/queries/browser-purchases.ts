import type { Db } from '../../../../platform/db/db.ts'

/** Notes that the buyer's browser was given the purchase to tell; false once it has said that it did. */
export async function handToBrowser(
  trx: Db,
  { shopId, orderId, eventId, now }: { shopId: number; orderId: number; eventId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('pixel_deliveries')
    .values({
      shop_id: shopId,
      order_id: orderId,
      provider: 'browser',
      event_id: eventId,
      tries: 1,
      created_at: now,
    })
    .onConflict((given) =>
      given
        .columns(['shop_id', 'order_id', 'provider'])
        .doUpdateSet((eb) => ({ tries: eb('pixel_deliveries.tries', '+', 1) }))
        .where('pixel_deliveries.state', '=', 'queued'),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The buyer's browser has told it: it is not given again. */
export async function endBrowser(
  trx: Db,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('pixel_deliveries')
    .set({ state: 'sent', ended_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('provider', '=', 'browser')
    .where('state', '=', 'queued')
    .execute()
}
