import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type ZoneRow = { id: number; name: string; country: string; states: string[]; postcodes: string[] }
export type SetMethodRow = {
  id: number
  zone_id: number
  name: string
  courier: string
  rates: unknown
  is_active: boolean
  pickup: string | null
}
export type OwnPriceRow = { product_id: number; title: string; price_sen: number; per: string }

export const listZones = (trx: Db, shopId: number): Promise<ZoneRow[]> =>
  trx
    .selectFrom('shipping_zones')
    .select(['id', 'name', 'country', 'states', 'postcodes'])
    .where('shop_id', '=', shopId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listMethods = (trx: Db, shopId: number): Promise<SetMethodRow[]> =>
  trx
    .selectFrom('shipping_methods')
    .select(['id', 'zone_id', 'name', 'courier', 'rates', 'is_active', 'pickup'])
    .where('shop_id', '=', shopId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** A zone and its id. */
export async function insertZone(trx: Db, zone: Insertable<DB['shipping_zones']>): Promise<number> {
  const { id } = await trx.insertInto('shipping_zones').values(zone).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether there was such a zone. */
export async function updateZone(
  trx: Db,
  shopId: number,
  id: number,
  zone: { name: string; states: string[]; postcodes: string[] },
): Promise<boolean> {
  const done = await trx
    .updateTable('shipping_zones')
    .set(zone)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Takes a zone out of use, or back into it with `at` null. */
export async function archiveZone(trx: Db, shopId: number, id: number, at: Date | null): Promise<boolean> {
  const done = await trx
    .updateTable('shipping_zones')
    .set({ archived_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function insertMethod(trx: Db, method: Insertable<DB['shipping_methods']>): Promise<void> {
  await trx.insertInto('shipping_methods').values(method).execute()
}

type MethodChange =
  | { name: string; courier: string; pickup: string | null; by: string; rates: string }
  | { is_active: boolean }

export async function updateMethod(trx: Db, shopId: number, id: number, change: MethodChange): Promise<boolean> {
  const done = await trx
    .updateTable('shipping_methods')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function archiveMethod(trx: Db, shopId: number, id: number, at: Date | null): Promise<boolean> {
  const done = await trx
    .updateTable('shipping_methods')
    .set({ archived_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export const listOwnPrices = (trx: Db, shopId: number): Promise<OwnPriceRow[]> =>
  trx
    .selectFrom('shipping_own_prices as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.product_id', 'p.title', 'o.price_sen', 'o.per'])
    .where('o.shop_id', '=', shopId)
    .orderBy('p.title')
    .orderBy('o.product_id')
    .limit(500)
    .execute()

/** Whether a product is the shop's own and one that can be sold. */
export async function hasProduct(trx: Db, shopId: number, productId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertOwnPrice(
  trx: Db,
  price: { shop_id: number; product_id: number; price_sen: number; per: string },
): Promise<void> {
  await trx
    .insertInto('shipping_own_prices')
    .values(price)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'product_id']).doUpdateSet({ price_sen: price.price_sen, per: price.per }),
    )
    .execute()
}

export async function deleteOwnPrice(trx: Db, shopId: number, productId: number): Promise<void> {
  await trx
    .deleteFrom('shipping_own_prices')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .execute()
}
