import { mayBuy } from '@kedai/domain/resellers/statuses.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { hasOrdered } from '../../../sell/carts/shared/has-ordered.ts'

/** Begins what waits for carts that stay untouched, and for stock that ran low. */
export async function startCartsAndStock(db: Db, now: Date, atMost: number): Promise<void> {
  await rawQuery(db, 'automations_carts', 'select start_cart_runs($1, $2)', [now, atMost])
  await rawQuery(db, 'automations_stock', 'select start_stock_runs($1, $2)', [now, atMost])
}

const leftCarts = (trx: Db, shopId: number) =>
  trx
    .selectFrom('left_carts as l')
    .leftJoin('programmes as g', (join) => join.onRef('g.area', '=', 'l.area').on('g.shop_id', '=', shopId))
    .selectAll('l')
    .leftJoin('resellers as r', (join) => join.onRef('r.id', '=', 'l.reseller_id').on('r.shop_id', '=', shopId))
    .select(['g.name as programme_name', 'r.status as reseller_status'])
    .select([
      sql<boolean>`exists (select from cart_lines x where x.cart_id = l.cart_id)`.as('has_lines'),
      sql<number | null>`(select k.customer_id from customer_keys k where k.shop_id = ${shopId}
        and k.key in ('p:' || l.phone, 'e:' || l.email) order by k.key desc limit 1)`.as('customer_id'),
      sql<string[] | null>`(select c.tags from customers c where c.shop_id = ${shopId} and c.id = (
        select k.customer_id from customer_keys k where k.shop_id = ${shopId}
          and k.key in ('p:' || l.phone, 'e:' || l.email) order by k.key desc limit 1))`.as('tags'),
    ])
    .where('l.shop_id', '=', shopId)

export type LeftCartFacts = NonNullable<Awaited<ReturnType<typeof readLeftCart>>>

export const readLeftCart = (trx: Db, shopId: number, id: number) =>
  leftCarts(trx, shopId).where('l.id', '=', id).executeTakeFirst()

/** Whether there is nothing to remind of: it was ordered, here or by another page, or emptied. */
export async function isCartOver(trx: Db, cart: LeftCartFacts): Promise<boolean> {
  if (cart.ordered_at !== null || !cart.has_lines) return true
  if (cart.reseller_id !== null && !mayBuy(cart.reseller_status ?? '')) return true
  const { shop_id: shopId, phone, email, reseller_id: resellerId, left_at: since } = cart
  return hasOrdered(trx, { shopId, phone, email, resellerId, since })
}

/** The carts that were left last, with who left them where they can be written to. */
export async function newestCarts(
  trx: Db,
  { shopId, until, atMost }: { shopId: number; until: Date; atMost: number },
): Promise<{ touchedAt: Date; left: LeftCartFacts | null }[]> {
  const carts = await trx
    .selectFrom('carts as c')
    .leftJoin('left_carts as l', (join) =>
      join.onRef('l.cart_id', '=', 'c.id').on('l.shop_id', '=', shopId).on('l.ordered_at', 'is', null),
    )
    .select(['c.touched_at', 'l.id'])
    .where('c.shop_id', '=', shopId)
    .where('c.touched_at', '<=', until)
    .where(sql<boolean>`exists (select from cart_lines x where x.cart_id = c.id)`)
    .orderBy('c.touched_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(atMost)
    .execute()
  const ids = carts.flatMap(({ id }) => (id === null ? [] : [id]))
  const left = ids.length === 0 ? [] : await leftCarts(trx, shopId).where('l.id', 'in', ids).execute()
  return carts.map(({ touched_at, id }) => ({ touchedAt: touched_at, left: left.find((one) => one.id === id) ?? null }))
}

const lowUnits = (trx: Db, shopId: number) =>
  trx
    .selectFrom('variations as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.sku', 'v.stock', 'v.option_values', 'p.title', 'p.view_id'])
    .where('v.shop_id', '=', shopId)

/** What a run is about, and whether it is still the same time that it ran low. */
export const readUnit = (trx: Db, shopId: number, runId: number) =>
  lowUnits(trx, shopId)
    .innerJoin('automation_runs as r', 'r.variation_id', 'v.id')
    .select(
      sql<boolean>`exists (select from low_stock w where w.variation_id = v.id and w.since = r.low_since)`.as('is_low'),
    )
    .where('r.shop_id', '=', shopId)
    .where('r.id', '=', runId)
    .executeTakeFirst()
export type UnitFacts = Omit<NonNullable<Awaited<ReturnType<typeof readUnit>>>, 'is_low'>

/** What is low now, the newest first. */
export const newestLow = (trx: Db, shopId: number, atMost: number) =>
  lowUnits(trx, shopId)
    .innerJoin('low_stock as w', 'w.variation_id', 'v.id')
    .select('w.since')
    .where('p.status', '=', 'published')
    .orderBy('w.since', 'desc')
    .limit(atMost)
    .execute()
