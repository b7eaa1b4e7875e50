import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { quoteLink } from '../links.ts'
import { findNewestWaiting } from '../queries/list-quotes.ts'

/** Where the newest quote that waits for its answer is opened; null when there is none. */
export async function findQuoteLink(
  trx: Db,
  { shopId, site, now }: { shopId: number; site: Site; now: Date },
): Promise<string | null> {
  const found = await findNewestWaiting(trx, shopId, formatDate(now))
  return found ? quoteLink(site, found.username, found.hashslug) : null
}
