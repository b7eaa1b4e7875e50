import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export type ProofRow = Selectable<DB['payment_proofs']>

export const insertProof = (trx: Db, proof: Insertable<DB['payment_proofs']>): Promise<{ id: number }> =>
  trx.insertInto('payment_proofs').values(proof).returning('id').executeTakeFirstOrThrow()

export const findNewestProof = (trx: Db, shopId: number, orderId: number): Promise<ProofRow | undefined> =>
  trx.selectFrom('payment_proofs').selectAll()
    .where('shop_id', '=', shopId).where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** The first other order of the shop that was given the same picture. */
export async function findSameSlip(trx: Db, { shopId, orderId, sha256 }: { shopId: number; orderId: number; sha256: Buffer }): Promise<number | null> {
  const twin = await trx.selectFrom('payment_proofs').select('order_id')
    .where('shop_id', '=', shopId).where('original_sha256', '=', sha256).where('order_id', '<>', orderId)
    .orderBy('id').limit(1).executeTakeFirst()
  return twin?.order_id ?? null
}

/** Whether the slip was in one of the states `from` and now carries the change. */
export async function moveProof(trx: Db, { shopId, proofId, from }: { shopId: number; proofId: number; from: readonly string[] }, change: Updateable<DB['payment_proofs']>): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('payment_proofs').set(change)
    .where('shop_id', '=', shopId).where('id', '=', proofId).where('status', 'in', [...from])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A refused slip can no longer be replaced once its order has expired. */
export async function expireRefusedSlips(trx: Db, shopId: number, orderId: number): Promise<void> {
  await trx.updateTable('payment_proofs').set({ status: 'expired' })
    .where('shop_id', '=', shopId).where('order_id', '=', orderId).where('status', '=', 'rejected').execute()
}
