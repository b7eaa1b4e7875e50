import type { Db } from '../../../../platform/db/db.ts'

export const readMailFacts = (
  trx: Db,
  shopId: number,
  invoiceId: number,
): Promise<{ buyer_name: string; number: string | null; hashslug: string }> =>
  trx
    .selectFrom('invoices')
    .select(['buyer_name', 'number', 'hashslug'])
    .where('shop_id', '=', shopId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
