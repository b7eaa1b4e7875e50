import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export const listViewIds = async (trx: Db, shopId: number): Promise<string[]> =>
  (
    await trx
      .selectFrom('products')
      .select('view_id')
      .where('shop_id', '=', shopId)
      .where('status', '=', 'published')
      .orderBy('id')
      .execute()
  ).map(({ view_id }) => view_id)

export type SeenDay = {
  shopId: number
  day: string
  viewIds: readonly string[]
  views: readonly number[]
  carts: number
}

/** Adds views of products and carts to a day of the past. */
export async function addSeenDay(trx: Db, { shopId, day, viewIds, views, carts }: SeenDay): Promise<void> {
  await rawQuery(trx, 'demo_views', 'select count_views($1::text[], $2::integer[], $3::date)', [viewIds, views, day])
  const text = 'select count_carts(array[$1::bigint], array[$2::integer], $3::date)'
  await rawQuery(trx, 'demo_carts', text, [shopId, carts, day])
}
