import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export const countedUpTo = 1000

export type UpsellRow = {
  id: number
  product_id: number
  product: string
  offered: string
  option_values: string[]
  title: string
  price_sen: number
  is_active: boolean
  taken: number
}

/** A shop's offers beside its products, with how often each was taken, counted up to a bound. */
export const listUpsells = (trx: Db, shopId: number): Promise<UpsellRow[]> =>
  rawQuery<UpsellRow>(
    trx,
    'click_upsells_list',
    `
    select k.id, k.product_id, p.title as product, o.title as offered, v.option_values, k.title, k.price_sen, k.is_active,
      (select count(*)::integer from (
        select from order_lines u where u.variation_id = k.offered_variation_id and u.kind = 'click_upsell'
          and exists (select from order_lines i where i.order_id = u.order_id and i.kind = 'item' and i.product_id = k.product_id)
        limit ${countedUpTo}) counted) as taken
    from click_upsells k
    join products p on p.id = k.product_id and p.status <> 'archived'
    join variations v on v.id = k.offered_variation_id
    join products o on o.id = v.product_id
    where k.shop_id = $1 order by k.is_active desc, k.id desc limit 200`,
    [shopId],
  )

/** The product beside which it is offered, and whether it was on before; null for no such offer. */
export async function switchUpsell(
  trx: Db,
  shopId: number,
  id: number,
  isActive: boolean,
): Promise<{ productId: number; title: string; wasActive: boolean } | null> {
  const row = await trx
    .selectFrom('click_upsells as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['k.product_id', 'k.is_active', 'p.title'])
    .where('k.shop_id', '=', shopId)
    .where('k.id', '=', id)
    .forUpdate('k')
    .executeTakeFirst()
  if (!row) return null
  await trx
    .updateTable('click_upsells')
    .set({ is_active: isActive })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()
  return { productId: row.product_id, title: row.title, wasActive: row.is_active }
}
