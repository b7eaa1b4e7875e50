import type { Message } from '../../../../platform/errors/message.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { RunRef } from './runs.ts'

export type WaitingRow = { position: number; order_id: number; order_no: string }

/** The next rows that nothing was done about, in their order. */
export const listWaiting = (trx: Db, { shopId, runId }: RunRef, atMost: number): Promise<WaitingRow[]> =>
  trx
    .selectFrom('order_run_rows as r')
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'r.order_id').on('o.shop_id', '=', shopId))
    .select(['r.position', 'r.order_id', 'o.order_no'])
    .where('r.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('r.outcome', 'is', null)
    .orderBy('r.position')
    .limit(atMost)
    .execute()

/** Takes a row: true for the first who does, within the transaction that does the work. */
export async function takeRow(
  trx: Db,
  { shopId, runId }: RunRef,
  position: number,
  outcome: 'done' | 'refused',
  reason: Message | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_run_rows')
    .set({ outcome, reason: reason && JSON.stringify(reason) })
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The numbers of a run's orders between two places. */
export async function listOrderNos(
  trx: Db,
  { shopId, runId }: RunRef,
  { after, atMost }: { after: number; atMost: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_run_rows as r')
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'r.order_id').on('o.shop_id', '=', shopId))
    .select('o.order_no')
    .where('r.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('r.position', '>', after)
    .where('r.position', '<=', after + atMost)
    .orderBy('r.position')
    .execute()
  return rows.map(({ order_no }) => order_no)
}
