import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { rawQuery } from '../../platform/db/raw-query.ts'
import type { Db } from '../../platform/db/db.ts'

const days = 60

/** Who looked and put something into a cart in the last two months: more at weekends, and more every week. */
export async function seedFunnel(trx: Db, shop: { id: number }, now: Date): Promise<void> {
  const products = await trx
    .selectFrom('products')
    .select('view_id')
    .where('shop_id', '=', shop.id)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const viewIds = products.map(({ view_id }) => view_id)
  for (let ago = days; ago >= 1; ago--) {
    const day = plusDays(formatDate(now), -ago)
    const isWeekend = [0, 6].includes(new Date(`${day}T04:00:00Z`).getUTCDay())
    const views = viewIds.map((_, at) => 1 + ((days - ago) >> 4) + ((at * 7 + ago * 3) % 5) + (isWeekend ? 3 : 0))
    const carts = 2 + ((days - ago) >> 5) + (ago % 3) + (isWeekend ? 2 : 0)
    await rawQuery(trx, 'demo_views', 'select count_views($1::text[], $2::integer[], $3::date)', [viewIds, views, day])
    const text = 'select count_carts(array[$1::bigint], array[$2::integer], $3::date)'
    await rawQuery(trx, 'demo_carts', text, [shop.id, carts, day])
  }
}
