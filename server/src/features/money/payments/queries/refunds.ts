import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type RefundRow = Selectable<DB['payment_refunds']>
export type RefundRef = { shopId: number; refundId: number }

/** What a provider holds of an order's money, in sen: `left` has not gone back through it. */
export type GatewayMoney = { attempt_id: number; provider: string; left: number; is_pending: boolean }

/** Money of an order that came through accounts with providers, the newest first. */
export async function listGatewayMoney(trx: Db, shopId: number, orderId: number): Promise<GatewayMoney[]> {
  const { rows } = await sql<GatewayMoney>`
    select a.id as attempt_id, a.provider, (p.paid - coalesce(r.back, 0))::bigint as left, coalesce(r.is_pending, false) as is_pending
    from payment_attempts a
    join lateral (select sum(amount_sen) as paid from payments where shop_id = a.shop_id and attempt_id = a.id and kind = 'payment') p on p.paid > 0
    left join lateral (select sum(amount_sen) as back, bool_or(state = 'pending') as is_pending from payment_refunds where shop_id = a.shop_id and attempt_id = a.id and state <> 'refused') r on true
    where a.shop_id = ${shopId} and a.order_id = ${orderId} and a.account_id is not null
    order by a.id desc`.execute(trx)
  return rows.map((row) => ({ ...row, left: Number(row.left) }))
}

/** What is on its way back of an order and not in its ledger yet, in sen. */
export async function sumPendingRefunds(
  trx: Db,
  { shopId, orderId, but = null }: { shopId: number; orderId: number; but: number | null },
): Promise<number> {
  const { sum } = await trx
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_sen').as('sum'))
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .$if(but !== null, (query) => query.where('id', '<>', but))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** What went back of an attempt through its provider, in sen. */
export async function sumRefundsDone(trx: Db, shopId: number, attemptId: number): Promise<number> {
  const { sum } = await trx
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_sen').as('sum'))
    .where('shop_id', '=', shopId)
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function insertPaymentRefund(trx: Db, refund: Insertable<DB['payment_refunds']>): Promise<number> {
  const { id } = await trx.insertInto('payment_refunds').values(refund).returning('id').executeTakeFirstOrThrow()
  return id
}

export const readRefund = (trx: Db, { shopId, refundId }: RefundRef): Promise<RefundRow | undefined> =>
  trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', refundId)
    .executeTakeFirst()

/** Its order is locked first, always. */
export const lockRefund = (trx: Db, { shopId, refundId }: RefundRef): Promise<RefundRow> =>
  trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function saveRefund(
  trx: Db,
  { shopId, refundId }: RefundRef,
  change: Updateable<DB['payment_refunds']>,
): Promise<void> {
  await trx
    .updateTable('payment_refunds')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', refundId)
    .execute()
}

/** Whether it is this caller's turn to ask the provider; of many at once, one. */
export async function takeRefundTurn(
  trx: Db,
  { shopId, refundId }: RefundRef,
  { now, tries, next }: { now: Date; tries: number; next: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_refunds')
    .set({ tries: tries + 1, next_try_at: next, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', refundId)
    .where('state', '=', 'pending')
    .where('tries', '=', tries)
    .where('next_try_at', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Refunds of any shop that it is time to ask about again, the longest waiting first. */
export const findRefundsToAsk = (
  db: Db,
  now: Date,
  atMost: number,
): Promise<{ shop_id: number; refund_id: number }[]> =>
  rawQuery(
    db,
    'payments_refunds_to_ask',
    'select shop_id, refund_id from refunds_to_ask($1::timestamptz, $2::integer)',
    [now, atMost],
  )
