import type { Db } from '../../../../platform/db/db.ts'

type Link = { hashslug: string; revokedAt: Date | null; now: Date }

export async function saveLink(
  trx: Db,
  { shopId, invoiceId }: { shopId: number; invoiceId: number },
  { hashslug, revokedAt, now }: Link,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ hashslug, link_revoked_at: revokedAt, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', invoiceId)
    .execute()
}
