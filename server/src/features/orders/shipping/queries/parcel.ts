import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { methodsOfShop, ownShippingOf } from '../actions/shipping-methods.ts'
import type { MethodRow, OwnShippingRow } from '../actions/shipping-methods.ts'

export type ParcelUnitRow = { id: number; price_sen: number; promo_price_sen: number | null; weight_g: number }

export type ParcelRow = {
  item_type: string
  is_promo: boolean
  promo_until: Date | null
  units: ParcelUnitRow[]
  own_shipping: OwnShippingRow | null
  methods: MethodRow[]
}

/** What a listing weighs and how its shop ships, asked as the public; `item` is its `view_id` or a variation's id. Null when it is not sold. */
export async function findParcel(publicDb: Db, item: string, unitIds: readonly number[]): Promise<ParcelRow | null> {
  const id = isRow(item) ? Number(item) : null
  const rows = await rawQuery<ParcelRow>(publicDb, 'shipping_parcel', parcelText, [id, item, unitIds])
  return rows[0] ?? null
}

/** Whether an item is asked for by the id of one of its rows. A `view_id` always holds a letter. */
export const isRow = (item: string): boolean => /^\d{1,15}$/.test(item)

// The heaviest unit first: it is quoted when none is named.
const parcelText = `
select p.item_type, p.is_promo, p.promo_until,
  coalesce((select json_agg(u) from (
    select v.id, v.price_sen, v.promo_price_sen, v.weight_g from variations v
    where v.product_id = p.id and (cardinality($3::bigint[]) = 0 or v.id = any($3::bigint[]))
    order by v.weight_g desc, v.id limit case when cardinality($3::bigint[]) = 0 then 1 else 200 end) u), '[]') as units,
  ${ownShippingOf('p')} as own_shipping,
  ${methodsOfShop('p.shop_id')} as methods
from products p where p.status = 'published' and (p.id = (select product_id from variations where id = $1::bigint) or ($1::bigint is null and p.shop_id = shop_of_view($2::text) and p.view_id = $2::text))`
