// The functions of `server/migrations/1050_product_types.sql`: what is free of a pool is its variation's stock.
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

type OfOrder = { shopId: number; orderId: number }
type OfUnit = { shopId: number; variationId: number }

/** What is left of a pool; written to its variation as well. */
export async function countLeft(trx: Db, { shopId, variationId }: OfUnit): Promise<number> {
  const [row] = await rawQuery<{ room: number }>(trx, 'codes_count', 'select count_codes($1, $2) as room', [
    shopId,
    variationId,
  ])
  return row?.room ?? 0
}

/** Gives a paid order its codes; the products whose codes were given. */
export const giveCodes = (trx: Db, { shopId, orderId }: OfOrder, now: Date): Promise<{ product_id: number }[]> =>
  rawQuery(trx, 'codes_give', 'select product_id from give_codes($1, $2, $3) as product_id', [shopId, orderId, now])

/** Of each variation, as many of an order's codes are taken back as copies of it were given up. */
export const takeBack = (trx: Db, { shopId, orderId }: OfOrder, now: Date): Promise<unknown> =>
  rawQuery(
    trx,
    'codes_take_back',
    `
    update product_codes p set taken_back_at = $3 from (
      select c.id, row_number() over (partition by c.variation_id order by c.id) as place, l.standing
      from product_codes c join (
        select variation_id, sum(quantity - given_up) as standing from order_lines where shop_id = $1 and order_id = $2 group by variation_id
      ) l on l.variation_id = c.variation_id
      where c.shop_id = $1 and c.order_id = $2 and c.taken_back_at is null
    ) given
    where p.shop_id = $1 and p.id = given.id and given.place > given.standing`,
    [shopId, orderId, now],
  )

/** The pools that an order took from. */
export const poolsOfOrder = (trx: Db, { shopId, orderId }: OfOrder): Promise<{ id: number; product_id: number }[]> =>
  rawQuery(
    trx,
    'codes_pools_of_order',
    `
    select distinct v.id, v.product_id from variations v
    where v.shop_id = $1 and v.has_codes and (v.id in (select l.variation_id from order_lines l where l.shop_id = $1 and l.order_id = $2)
      or v.id in (select p.variation_id from product_codes p where p.shop_id = $1 and p.order_id = $2)) order by v.id`,
    [shopId, orderId],
  )

/** What an order was given, line by line: a variation's codes stand at its first line. */
export const codesOfOrder = (trx: Db, { shopId, orderId }: OfOrder): Promise<{ line: number | null; code: string }[]> =>
  rawQuery(
    trx,
    'codes_of_order',
    `
    select (select min(l.id) from order_lines l where l.shop_id = $1 and l.order_id = $2 and l.variation_id = p.variation_id) as line, p.code
    from product_codes p join orders o on o.id = p.order_id and o.shop_id = $1
    where p.shop_id = $1 and p.order_id = $2 and p.taken_back_at is null
      and o.order_status not in ('cancelled', 'expired') and o.payment_status <> 'refunded'
    order by p.id`,
    [shopId, orderId],
  )

/** The units of a product, and whether they are sold as codes; null when the shop has no such product. */
export async function findUnits(trx: Db, shopId: number, productId: number) {
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return null
  return trx
    .selectFrom('variations')
    .select(['id', 'option_values', 'has_codes', 'stock'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute()
}

/** Puts codes into a pool; how many were not there. */
export async function insertCodes(
  trx: Db,
  { shopId, variationId }: OfUnit,
  codes: readonly string[],
  now: Date,
): Promise<number> {
  const rows = await rawQuery(
    trx,
    'codes_insert',
    `
    insert into product_codes (shop_id, variation_id, code, added_at)
    select $1, $2, c.code, $4 from unnest($3::text[]) with ordinality c (code, place) order by c.place
    on conflict (shop_id, variation_id, code) do nothing returning id`,
    [shopId, variationId, codes, now],
  )
  return rows.length
}

export type PoolRow = { variation_id: number; free: number; given: number }

export const countPools = (trx: Db, shopId: number, variationIds: readonly number[]): Promise<PoolRow[]> =>
  rawQuery(
    trx,
    'codes_pools',
    `
    select variation_id, count(*) filter (where given_at is null)::integer as free, count(*) filter (where given_at is not null)::integer as given
    from product_codes where shop_id = $1 and variation_id = any($2::bigint[]) group by variation_id`,
    [shopId, variationIds],
  )

export const latestCodes = (trx: Db, { shopId, variationId }: OfUnit, limit: number) =>
  trx
    .selectFrom('product_codes as p')
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'p.order_id').on('o.shop_id', '=', shopId))
    .select(['p.id', 'p.code', 'p.added_at', 'p.given_at', 'o.order_no'])
    .where('p.shop_id', '=', shopId)
    .where('p.variation_id', '=', variationId)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()

/** Takes a free code out of its pool, as long as one more is left than is held. */
export async function removeCode(trx: Db, { shopId, variationId }: OfUnit, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('product_codes')
    .where('shop_id', '=', shopId)
    .where('variation_id', '=', variationId)
    .where('id', '=', id)
    .where('given_at', 'is', null)
    .returning('id')
    .execute()
  return gone.length > 0
}

export const unitOfCode = (trx: Db, { shopId, productId, id }: { shopId: number; productId: number; id: number }) =>
  trx
    .selectFrom('product_codes as p')
    .innerJoin('variations as v', 'v.id', 'p.variation_id')
    .select('v.id')
    .where('p.shop_id', '=', shopId)
    .where('v.shop_id', '=', shopId)
    .where('v.product_id', '=', productId)
    .where('p.id', '=', id)
    .executeTakeFirst()
