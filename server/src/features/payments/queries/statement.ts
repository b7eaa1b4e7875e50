import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** The newest orders that wait for money which comes by transfer. */
export const listAwaited = (trx: Db, shopId: number, limit: number) =>
  trx
    .selectFrom('orders as o')
    .select(['o.order_no', 'o.buyer_name', 'o.placed_at'])
    .select([
      sql<number>`o.total_sen - o.paid_sen + o.refunded_sen`.as('due_sen'),
      sql<boolean>`exists (select from payment_proofs p where p.shop_id = o.shop_id and p.order_id = o.id and p.status in ('uploaded', 'checking'))`.as(
        'has_slip',
      ),
    ])
    .where('o.shop_id', '=', shopId)
    .where('o.order_status', '=', 'open')
    .where('o.payment_kind', 'in', ['bank_transfer', 'qr'])
    .where('o.payment_status', 'in', ['unpaid', 'pending', 'failed', 'checking', 'partially_paid'])
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute()
