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
    .select(['starts_at', 'ends_at', 'order_line_id', 'place'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .orderBy('place')
    .execute()

/** The lines of an order that are tickets, with what their event says of itself now. */
export const listEventsOfLines = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'p.details'])
    .where('l.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('l.order_id', '=', orderId)
    .where('l.item_type', '=', 'ticket')
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

type OfLine = { shopId: number; orderId: number; lineId: number }

/** The tickets of a line, held, so that nobody is let in by one that is being taken off. */
export const lockTicketsOfLine = (trx: Db, { shopId, orderId, lineId }: OfLine) =>
  trx
    .selectFrom('tickets')
    .select(['id', 'place', 'status', 'name'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('order_line_id', '=', lineId)
    .orderBy('id')
    .forUpdate()
    .execute()

export type LineTicket = Awaited<ReturnType<typeof lockTicketsOfLine>>[number]

/** Voids the tickets at some places of a line and closes the gaps, so that the others stand in their order again. */
export async function dropTickets(
  trx: Db,
  { shopId, orderId, lineId }: OfLine,
  places: readonly number[],
  now: Date,
): Promise<void> {
  const of = [shopId, orderId, lineId, places] as const
  await rawQuery(
    trx,
    'tickets_drop',
    `update tickets set status = 'void', place = null, order_line_id = null, changed_at = $5
     where shop_id = $1 and order_id = $2 and order_line_id = $3 and place = any($4::integer[])`,
    [...of, now],
  )
  // By way of places that none has: no two may share one meanwhile.
  await rawQuery(
    trx,
    'tickets_lift',
    `update tickets set place = ${aside} + place - (select count(*) from unnest($4::integer[]) gone where gone < place)
     where shop_id = $1 and order_id = $2 and order_line_id = $3 and place > (select min(gone) from unnest($4::integer[]) gone)`,
    of,
  )
  await rawQuery(
    trx,
    'tickets_settle',
    `update tickets set place = place - ${aside} where shop_id = $1 and order_id = $2 and order_line_id = $3 and place >= ${aside}`,
    [shopId, orderId, lineId],
  )
}

const aside = 1_000_000_000
