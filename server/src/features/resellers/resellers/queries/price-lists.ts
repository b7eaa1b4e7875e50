import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { EntryRow } from './terms.ts'

/** Whose price list it is. */
export type ListHolder = { rankId: number; resellerId?: never } | { resellerId: number; rankId?: never }

const ofHolder = 'shop_id = $1 and (rank_id = $2 or reseller_id = $3)'
const holderIds = ({ rankId, resellerId }: ListHolder) => [rankId ?? null, resellerId ?? null]

export const listAllEntries = (trx: Db, shopId: number, holder: ListHolder): Promise<EntryRow[]> =>
  rawQuery<EntryRow>(
    trx,
    'resellers_all_entries',
    `select product_id, variation_id, min_qty, price_sen from price_list_entries
     where ${ofHolder} order by product_id, variation_id nulls first, min_qty limit 5000`,
    [shopId, ...holderIds(holder)],
  )

/** Holds a rank or a reseller still until the commit, so that two who save the list come one after the other. */
export async function lockHolder(trx: Db, shopId: number, { rankId, resellerId }: ListHolder): Promise<boolean> {
  const [table, id] = rankId === undefined ? ['resellers', resellerId] : ['ranks', rankId]
  const text = `select id from ${table} where shop_id = $1 and id = $2 for no key update`
  return (await rawQuery(trx, `resellers_lock_list_${table}`, text, [shopId, id])).length > 0
}

/** The whole list anew; entries of products or variations that are not the shop's are refused by `ownUnits` beforehand. */
export async function replaceEntries(
  trx: Db,
  shopId: number,
  holder: ListHolder,
  entries: readonly EntryRow[],
): Promise<void> {
  await rawQuery(trx, 'resellers_clear_entries', `delete from price_list_entries where ${ofHolder}`, [
    shopId,
    ...holderIds(holder),
  ])
  const text = `
    insert into price_list_entries (shop_id, rank_id, reseller_id, product_id, variation_id, min_qty, price_sen)
    select $1, $2, $3, e.product_id, e.variation_id, e.min_qty, e.price_sen
    from unnest($4::bigint[], $5::bigint[], $6::integer[], $7::bigint[]) e (product_id, variation_id, min_qty, price_sen)`
  await rawQuery(trx, 'resellers_insert_entries', text, [
    shopId,
    ...holderIds(holder),
    entries.map((entry) => entry.product_id),
    entries.map((entry) => entry.variation_id),
    entries.map((entry) => entry.min_qty),
    entries.map((entry) => entry.price_sen),
  ])
}

export type SoldUnit = {
  product_id: number
  view_id: string
  title: string
  variation_id: number
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  is_promo: boolean
  promo_until: Date | null
  min_purchase_qty: number
  stock: number | null
  image_key: string | null
  floor_sen: number | null
  ceiling_sen: number | null
}

export type LimitRow = { product_id: number; floor_sen: number | null; ceiling_sen: number | null }

export const listLimits = (trx: Db, shopId: number): Promise<LimitRow[]> =>
  rawQuery<LimitRow>(
    trx,
    'resellers_limits',
    'select product_id, floor_sen, ceiling_sen from retail_limits where shop_id = $1 order by product_id limit 5000',
    [shopId],
  )

/** Of these products alone; without floor and ceiling a limit goes. */
export async function saveLimits(trx: Db, shopId: number, limits: readonly LimitRow[]): Promise<void> {
  await rawQuery(
    trx,
    'resellers_clear_limits',
    'delete from retail_limits where shop_id = $1 and product_id = any($2::bigint[])',
    [shopId, limits.map((limit) => limit.product_id)],
  )
  const kept = limits.filter(({ floor_sen, ceiling_sen }) => floor_sen !== null || ceiling_sen !== null)
  const text = `insert into retail_limits (shop_id, product_id, floor_sen, ceiling_sen)
    select $1, l.* from unnest($2::bigint[], $3::bigint[], $4::bigint[]) l`
  await rawQuery(trx, 'resellers_insert_limits', text, [
    shopId,
    kept.map((limit) => limit.product_id),
    kept.map((limit) => limit.floor_sen),
    kept.map((limit) => limit.ceiling_sen),
  ])
}

/** What resellers can order: units of published products that go into carts, by title. */
export const listSoldUnits = (
  trx: Db,
  {
    shopId,
    itemTypes,
    term = '',
    limit,
    offset = 0,
  }: { shopId: number; itemTypes: readonly string[]; term?: string; limit: number; offset?: number },
): Promise<SoldUnit[]> =>
  rawQuery<SoldUnit>(
    trx,
    'resellers_sold_units',
    `
    with page as (
      select p.id, p.view_id, p.title, p.is_promo, p.promo_until, p.min_purchase_qty,
        (select f.key from product_images i join files f on f.id = i.file_id where i.product_id = p.id order by i.position, i.file_id limit 1) as image_key
      from products p where p.shop_id = $1 and p.status = 'published' and p.item_type = any($2::text[])
        and ($3 = '' or p.title ilike '%' || $3 || '%')
      order by p.id desc limit $4 offset $5)
    select p.id as product_id, p.view_id, p.title, v.id as variation_id, v.option_values, v.price_sen, v.promo_price_sen,
      p.is_promo, p.promo_until, p.min_purchase_qty, v.stock, p.image_key, b.floor_sen, b.ceiling_sen
    from page p join variations v on v.shop_id = $1 and v.product_id = p.id and v.is_active
    left join retail_limits b on b.shop_id = $1 and b.product_id = p.id order by p.id desc, v.position, v.id`,
    [shopId, itemTypes, term.replace(/[\\%_]/g, '\\$&'), limit, offset],
  )

/** Of these pairs, those that are products of the shop with variations of their own; a variation of null is any. */
export async function ownUnits(
  trx: Db,
  shopId: number,
  units: readonly Pick<EntryRow, 'product_id' | 'variation_id'>[],
): Promise<Set<string>> {
  const text = `
    select distinct w.product_id, w.variation_id from unnest($2::bigint[], $3::bigint[]) w (product_id, variation_id)
    join products p on p.shop_id = $1 and p.id = w.product_id
    where w.variation_id is null or exists (
      select from variations v where v.shop_id = $1 and v.product_id = w.product_id and v.id = w.variation_id)`
  const rows = await rawQuery<Pick<EntryRow, 'product_id' | 'variation_id'>>(trx, 'resellers_own_units', text, [
    shopId,
    units.map((unit) => unit.product_id),
    units.map((unit) => unit.variation_id),
  ])
  return new Set(rows.map(unitKey))
}

export const unitKey = ({ product_id, variation_id }: Pick<EntryRow, 'product_id' | 'variation_id'>): string =>
  `${product_id} ${variation_id ?? ''}`

export type UnitRow = {
  product_id: number
  title: string
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  is_promo: boolean
  promo_until: Date | null
}

export async function findUnitPrice(trx: Db, shopId: number, variationId: number): Promise<UnitRow | null> {
  const text = `
    select v.product_id, p.title, v.option_values, v.price_sen, v.promo_price_sen, p.is_promo, p.promo_until
    from variations v join products p on p.id = v.product_id where v.shop_id = $1 and v.id = $2`
  return (await rawQuery<UnitRow>(trx, 'resellers_unit', text, [shopId, variationId]))[0] ?? null
}
