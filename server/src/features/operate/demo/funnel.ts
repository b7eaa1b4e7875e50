import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { addSeenDay, listViewIds } from './queries/funnel.ts'

const days = 60

/** Who looked and put something into a cart in the last two months: more at weekends, and more every week. */
export async function seedFunnel(trx: Db, shop: { id: number }, now: Date): Promise<void> {
  const viewIds = await listViewIds(trx, shop.id)
  for (let ago = days; ago >= 1; ago--) {
    const day = plusDays(formatDate(now), -ago)
    const isWeekend = [0, 6].includes(new Date(`${day}T04:00:00Z`).getUTCDay())
    await addSeenDay(trx, {
      shopId: shop.id,
      day,
      viewIds,
      views: viewIds.map((_, at) => 1 + ((at * 7 + ago * 3) % 5) + (isWeekend ? 2 : 0)),
      carts: 4 + Math.floor((days - ago) / 20) + (ago % 3) + (isWeekend ? 3 : 0),
    })
  }
}
