import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ProofRow = Selectable<DB['payment_proofs']>

export const insertProof = (trx: Db, proof: Insertable<DB['payment_proofs']>): Promise<{ id: number }> =>
  trx.insertInto('payment_proofs').values(proof).returning('id').executeTakeFirstOrThrow()

export const findNewestProof = (trx: Db, shopId: number, orderId: number): Promise<ProofRow | undefined> =>
  trx
    .selectFrom('payment_proofs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type SamePicture = { duplicate_of_order_id: number | null; duplicate_of_invoice_id: number | null }

/** The first other order and the first invoice of the shop that was given the same picture. */
export async function findSameSlip(
  trx: Db,
  { shopId, orderId, sha256 }: { shopId: number; orderId: number; sha256: Buffer },
): Promise<SamePicture> {
  const order = await trx
    .selectFrom('payment_proofs')
    .select('order_id as id')
    .where('shop_id', '=', shopId)
    .where('original_sha256', '=', sha256)
    .where('order_id', '<>', orderId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const invoice = await trx
    .selectFrom('invoice_proofs')
    .select('invoice_id as id')
    .where('shop_id', '=', shopId)
    .where('original_sha256', '=', sha256)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { duplicate_of_order_id: order?.id ?? null, duplicate_of_invoice_id: invoice?.id ?? null }
}

/** Whether the slip was in one of the states `from` and now carries the change. */
export async function moveProof(
  trx: Db,
  { shopId, proofId, from }: { shopId: number; proofId: number; from: readonly string[] },
  change: Updateable<DB['payment_proofs']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_proofs')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', proofId)
    .where('status', 'in', [...from])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** How many slips of an order were refused. */
export async function countRefusedSlips(trx: Db, shopId: number, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('payment_proofs')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['rejected', 'expired'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Rested = { shop_id: number; order_id: number; proof_id: number }

/** Slips of any shop that nobody looked at for as long as they rest the clock, and of which the shop was not told again. */
export const findRestedSlips = (db: Db, now: Date, atMost: number): Promise<Rested[]> =>
  rawQuery(
    db,
    'payments_slips_rested',
    'select shop_id, order_id, proof_id from slips_rested($1::timestamptz, $2::integer)',
    [now, atMost],
  )

/** Whether it is this caller who tells the shop of a slip once more. */
export async function markReminded(trx: Db, of: { shopId: number; proofId: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_proofs')
    .set({ reminded_at: of.now })
    .where('shop_id', '=', of.shopId)
    .where('id', '=', of.proofId)
    .where('status', 'in', ['uploaded', 'checking'])
    .where('reminded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A refused slip can no longer be replaced once its order has expired. */
export async function expireRefusedSlips(trx: Db, shopId: number, orderId: number): Promise<void> {
  await trx
    .updateTable('payment_proofs')
    .set({ status: 'expired' })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'rejected')
    .execute()
}
