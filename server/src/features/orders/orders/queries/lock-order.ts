import type { Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { isOrder, type OrderRef } from './order-ref.ts'

export type LockedRow = Selectable<DB['orders']> & { proof_status: string | null }

/** The order, locked until the transaction ends, with the state of its newest slip. */
export async function lockOrderRow(trx: Db, ref: OrderRef): Promise<LockedRow | undefined> {
  const row = await trx.selectFrom('orders').selectAll().where(isOrder(ref)).forUpdate().executeTakeFirst()
  // Read after the lock was had: what it waited for may have brought a slip.
  return row && { ...row, proof_status: await findNewestProof(trx, row.shop_id, row.id) }
}

/** The same without the lock. */
export async function findOrderRow(trx: Db, ref: OrderRef): Promise<LockedRow | undefined> {
  const row = await trx.selectFrom('orders').selectAll().where(isOrder(ref)).executeTakeFirst()
  return row && { ...row, proof_status: await findNewestProof(trx, row.shop_id, row.id) }
}

async function findNewestProof(trx: Db, shopId: number, orderId: number): Promise<string | null> {
  const proof = await trx
    .selectFrom('payment_proofs')
    .select('status')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return proof?.status ?? null
}
