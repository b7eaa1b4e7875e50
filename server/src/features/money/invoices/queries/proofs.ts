import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type ProofRow = Selectable<DB['invoice_proofs']>

export const insertProof = (trx: Db, proof: Insertable<DB['invoice_proofs']>): Promise<{ id: number }> =>
  trx.insertInto('invoice_proofs').values(proof).returning('id').executeTakeFirstOrThrow()

/** The slip that is named; without a name the newest, one that waits before all others. */
export const findProof = (
  trx: Db,
  { shopId, invoiceId }: Of,
  proofId: number | undefined,
): Promise<ProofRow | undefined> => {
  const own = trx
    .selectFrom('invoice_proofs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
  return (proofId === undefined ? own : own.where('id', '=', proofId))
    .orderBy((proof) => proof('status', '=', 'uploaded'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The first other invoice of the shop that was given the same picture. */
export async function findSameSlip(trx: Db, { shopId, invoiceId }: Of, sha256: Buffer): Promise<number | null> {
  const twin = await trx
    .selectFrom('invoice_proofs')
    .select('invoice_id')
    .where('shop_id', '=', shopId)
    .where('original_sha256', '=', sha256)
    .where('invoice_id', '<>', invoiceId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return twin?.invoice_id ?? null
}

export async function decideProof(
  trx: Db,
  shopId: number,
  proofId: number,
  change: { status: 'approved' | 'rejected'; reason?: string; decided_at: Date; decided_by: number },
): Promise<void> {
  await trx
    .updateTable('invoice_proofs')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', proofId)
    .where('status', '=', 'uploaded')
    .execute()
}
