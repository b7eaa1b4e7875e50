import type { Db } from '../../../../platform/db/db.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { invoiceLink } from '../links.ts'
import { findNewestOwing } from '../queries/find-newest-owing.ts'

/** Where the newest invoice that was sent and waits for money is opened; null when there is none. */
export async function findInvoiceLink(
  trx: Db,
  { shopId, site }: { shopId: number; site: Site },
): Promise<string | null> {
  const found = await findNewestOwing(trx, shopId)
  return found ? invoiceLink(site, found.username, found.hashslug) : null
}
