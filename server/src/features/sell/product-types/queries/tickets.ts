import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

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

/** What an offer keeps. `stock`: of its ticket type, kept pieces among them; null where that is not counted. `seats`: those kept of the event's. */
export type KeptPlaces = { id: number; variationId: number; stock: number | null; seats: number }

/**
 * Holds an offer while an order takes it: of any number who come with it at once, one finds it. Null once it has run out or was used.
 * What it keeps stays kept: the order takes it over with the rest of what it claims.
 */
export async function lockOffer(trx: Db, { shopId, productId, token, now }: Offered): Promise<KeptPlaces | null> {
  const offer = await trx
    .selectFrom('waitlist')
    .select(['id', 'variation_id'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('token', '=', token)
    .where('status', '=', 'offered')
    .where('offer_until', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!offer) return null
  // After the lock: what a twin did while this one waited is seen.
  const [kept] = await rawQuery<{ stock: number | null; seats: number }>(
    trx,
    'tickets_kept_places',
    `select v.stock + coalesce(sum(c.amount) filter (where c.kind = 'stock'), 0)::bigint as stock,
       coalesce(sum(c.amount) filter (where c.kind = 'seat'), 0)::bigint as seats
     from variations v left join claims c on c.shop_id = $1 and c.holder = 'offer' and c.holder_id = $3 and c.state <> 'released'
     where v.shop_id = $1 and v.id = $2 group by v.id, v.shop_id`,
    [shopId, offer.variation_id, offer.id],
  )
  return kept ? { id: offer.id, variationId: offer.variation_id, ...kept } : null
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
