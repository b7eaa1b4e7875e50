import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type LedgerRow = Selectable<DB['invoice_ledger']>

export const listLedger = (trx: Db, { shopId, invoiceId }: Of): Promise<LedgerRow[]> =>
  trx
    .selectFrom('invoice_ledger')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute()

export const insertLedger = (trx: Db, row: Insertable<DB['invoice_ledger']>): Promise<LedgerRow> =>
  trx.insertInto('invoice_ledger').values(row).returningAll().executeTakeFirstOrThrow()

export async function insertCredit(trx: Db, row: Insertable<DB['customer_credit']>): Promise<void> {
  await trx.insertInto('customer_credit').values(row).execute()
}
