import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** How many seats of an event are left; null where they are not counted yet. */
export async function readRoom(publicDb: Db, productId: number): Promise<number | null> {
  const [row] = await rawQuery<{ room: number }>(
    publicDb,
    'tickets_room',
    'select (size - taken)::bigint as room from quotas where product_id = $1 order by id limit 1',
    [productId],
  )
  return row?.room ?? null
}

/** The tickets of an order, in the order of its lines. */
export const listTickets = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('tickets')
    .select(['id', 'code', 'title', 'item_title', 'venue', 'name', 'email', 'mobile', 'status', 'admitted_at'])
    .select(['starts_at', 'ends_at'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .orderBy('place')
    .execute()

type Offered = { shopId: number; productId: number; token: string; now: Date }

/**
 * Gives back the places that an offer keeps, so that the order in the same transaction can have them. Its id while it stands;
 * once it has run out or was used, null.
 */
export async function takeOffer(trx: Db, { shopId, productId, token, now }: Offered): Promise<number | null> {
  const offer = await trx
    .selectFrom('waitlist')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('token', '=', token)
    .where('status', '=', 'offered')
    .where('offer_until', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!offer) return null
  await rawQuery(trx, 'tickets_take_offer', `select release_claims($1, 'offer', $2, $3)`, [shopId, offer.id, now])
  return offer.id
}
