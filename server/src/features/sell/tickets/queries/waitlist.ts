import type { WaitingBy } from '@kedai/domain/tickets/waitlist-bounds.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Visitor } from '../../../../platform/sessions/browser.ts'

type OfOrder = { shopId: number; orderId: number }

/** Whether somebody waits for a place at an event that an order was for. */
export async function someoneWaits(trx: Db, { shopId, orderId }: OfOrder): Promise<boolean> {
  const [row] = await rawQuery<{ waits: boolean }>(
    trx,
    'waitlist_waits',
    `select exists (select from waitlist w join order_lines l on l.shop_id = $1 and l.order_id = $2 and l.product_id = w.product_id
     where w.shop_id = $1 and w.status = 'waiting') as waits`,
    [shopId, orderId],
  )
  return row?.waits === true
}

export const markBought = async (
  trx: Db,
  { shopId, orderId, ids }: OfOrder & { ids: readonly number[]; now: Date },
): Promise<void> =>
  void (await trx
    .updateTable('waitlist')
    .set({ status: 'bought', order_id: orderId })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('status', '=', 'offered')
    .execute())

export type NewWaiting = {
  shopId: number
  productId: number
  variationId: number
  quantity: number
  name: string
  phone: string
  email: string
  lang: string
  token: string
  now: Date
} & Visitor

/** Who waits for the same already, by phone and e-mail, whatever has become of it; locked against who joins at the same moment. */
export async function lockWaitingOf(trx: Db, one: NewWaiting): Promise<{ id: number; status: string } | undefined> {
  await rawQuery(trx, 'waitlist_lock', `select pg_advisory_xact_lock(hashtextextended('waitlist ' || $1, 0))`, [
    String(one.variationId),
  ])
  const [row] = await rawQuery<{ id: number; status: string }>(
    trx,
    'waitlist_of',
    `select id, status from waitlist
     where shop_id = $1 and variation_id = $2 and phone = $3 and lower(email) = lower($4) and status in ('waiting', 'offered')`,
    [one.shopId, one.variationId, one.phone, one.email],
  )
  return row
}

/** How many places wait for the same thing by this phone, browser and network. */
export async function countWaiting(trx: Db, one: NewWaiting): Promise<Record<WaitingBy, number>> {
  const [row] = await rawQuery<Record<WaitingBy, number>>(
    trx,
    'waitlist_count',
    `select count(*) filter (where phone = $3)::integer as phone, count(*) filter (where browser = $4)::integer as browser,
       count(*) filter (where network = $5)::integer as network
     from waitlist where shop_id = $1 and variation_id = $2 and status in ('waiting', 'offered')`,
    [one.shopId, one.variationId, one.phone, one.browser, one.network],
  )
  if (!row) throw new Error('a count gave no row')
  return row
}

/** Puts somebody into the queue. */
export async function insertWaiting(trx: Db, one: NewWaiting): Promise<{ id: number; status: string }> {
  const [row] = await rawQuery<{ id: number; status: string }>(
    trx,
    'waitlist_insert',
    `insert into waitlist (shop_id, product_id, variation_id, quantity, name, phone, email, lang, token, joined_at, browser, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id, status`,
    [
      one.shopId,
      one.productId,
      one.variationId,
      one.quantity,
      one.name,
      one.phone,
      one.email,
      one.lang,
      one.token,
      one.now,
      one.browser,
      one.network,
    ],
  )
  if (!row) throw new Error('a place in the queue is always told')
  return row
}

/** How many are waited for, changed by the browser that joined. Nothing else of a place ever changes, and nothing once it is offered. */
export const changeQuantity = async (
  trx: Db,
  { shopId, id, quantity, browser }: { shopId: number; id: number; quantity: number; browser: Buffer | null },
): Promise<void> =>
  void (await trx
    .updateTable('waitlist')
    .set({ quantity })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('browser', '=', browser)
    .execute())

/** Which place somebody has among those who wait for an event. */
export async function placeOf(trx: Db, of: { shopId: number; productId: number; id: number }): Promise<number> {
  const { count } = await trx
    .selectFrom('waitlist')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', of.shopId)
    .where('product_id', '=', of.productId)
    .where('status', '=', 'waiting')
    .where('id', '<=', of.id)
    .executeTakeFirstOrThrow()
  return Math.max(1, Number(count))
}

/** What is sold at an event's page, with the seats that are left. */
export async function findEvent(trx: Db, shopId: number, of: { viewId: string } | { productId: number }) {
  const event = await trx
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(['p.id', 'p.view_id', 'p.title', 'p.item_type', 'p.status', 'p.details'])
    .select(['s.username', 's.name as shop_name', 's.email as shop_email', 's.vacation'])
    .where('p.shop_id', '=', shopId)
    .$if('viewId' in of, (rows) => rows.where('p.view_id', '=', 'viewId' in of ? of.viewId : ''))
    .$if('productId' in of, (rows) => rows.where('p.id', '=', 'productId' in of ? of.productId : 0))
    .executeTakeFirst()
  if (!event) return null
  const units = await trx
    .selectFrom('variations')
    .select(['id', 'option_values', 'stock'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', event.id)
    .where('is_active', '=', true)
    .execute()
  return { ...event, units }
}

/** An offer that stands, by its link. */
export async function findOffer(
  trx: Db,
  { shopId, viewId, token, now }: { shopId: number; viewId: string; token: string; now: Date },
): Promise<{ variation_id: number; quantity: number; offer_until: Date } | null> {
  const [row] = await rawQuery<{ variation_id: number; quantity: number; offer_until: Date }>(
    trx,
    'waitlist_offer',
    `select w.variation_id, w.quantity, w.offer_until from waitlist w join products p on p.shop_id = $1 and p.id = w.product_id
     where w.shop_id = $1 and p.view_id = $2 and w.token = $3 and w.status = 'offered' and w.offer_until > $4`,
    [shopId, viewId, token, now],
  )
  return row ?? null
}

export const listDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; product_id: number }[]> =>
  rawQuery(db, 'waitlists_due', 'select shop_id, product_id from waitlists_due($1, $2)', [now, atMost])

/** An offer that has run out, locked; none while somebody buys by it. */
export const lockOverdue = (trx: Db, { shopId, productId }: { shopId: number; productId: number }, now: Date) =>
  trx
    .selectFrom('waitlist')
    .select(['id'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('status', '=', 'offered')
    .where('offer_until', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

export const listWaiting = (trx: Db, { shopId, productId }: { shopId: number; productId: number }, atMost: number) =>
  trx
    .selectFrom('waitlist')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(atMost)
    .execute()

export const lockWaiting = (trx: Db, shopId: number, id: number) =>
  trx
    .selectFrom('waitlist')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

export const setWaiting = async (
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
  to: { status: 'offered' | 'expired' | 'ended'; offer_until?: Date },
): Promise<void> =>
  void (await trx.updateTable('waitlist').set(to).where('shop_id', '=', shopId).where('id', '=', id).execute())
