import type { Insertable, Selectable } from 'kysely'
import type { Db, DB } from '../../../platform/db/db.ts'

export type BillRow = Selectable<DB['sandbox_bills']>
export type BillState = 'open' | 'pending' | 'paid' | 'failed'

type NewBillRow = Pick<
  BillRow,
  'id' | 'reference' | 'amount_sen' | 'description' | 'return_url' | 'callback_url' | 'form_token'
> & { now: Date }

/** Opens a bill, or finds the one that this reference opened before. */
export async function openBillRow(db: Db, { now, ...bill }: NewBillRow): Promise<string> {
  const { id } = await db
    .insertInto('sandbox_bills')
    .values({ ...bill, state: 'open' satisfies BillState, created_at: now, updated_at: now })
    // Touching the row is what makes it come back.
    .onConflict((twin) => twin.column('reference').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findBill = (db: Db, id: string): Promise<BillRow | undefined> =>
  db.selectFrom('sandbox_bills').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether the bill was in one of the states `from` and is now in `to`. */
export async function moveBill(
  db: Db,
  { id, from, to, now }: { id: string; from: readonly BillState[]; to: BillState; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_bills')
    .set({ state: to, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Turns at giving its money back are taken at its row. */
export const lockBill = (trx: Db, id: string): Promise<BillRow | undefined> =>
  trx.selectFrom('sandbox_bills').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findRefund = (trx: Db, reference: string): Promise<{ bill_id: string } | undefined> =>
  trx.selectFrom('sandbox_refunds').select('bill_id').where('reference', '=', reference).executeTakeFirst()

/** What was given back of a bill so far, in sen. */
export async function sumRefunds(trx: Db, billId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('sandbox_refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_sen').as('sum'))
    .where('bill_id', '=', billId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function insertRefund(trx: Db, refund: Insertable<DB['sandbox_refunds']>): Promise<void> {
  await trx.insertInto('sandbox_refunds').values(refund).execute()
}
