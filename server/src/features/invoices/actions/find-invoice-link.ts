import type { Db } from '../../../platform/db/db.ts'
import { invoiceLink } from '../links.ts'
import { findNewestOwing } from '../queries/find-newest-owing.ts'

/** Where the newest invoice that was sent and waits for money is opened; null when there is none. */
export async function findInvoiceLink(trx: Db, { shopId, publicUrl }: { shopId: number; publicUrl: string }): Promise<string | null> {
  const found = await findNewestOwing(trx, shopId)
  return found ? invoiceLink(publicUrl, found.username, found.hashslug) : null
}
