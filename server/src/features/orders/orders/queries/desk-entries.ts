import type { Db } from '../../../../platform/db/db.ts'

/** The newest entries of an order that say whether somebody has taken it on, as far back as that needs. */
export const listDeskEntries = (
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<{ name: string }[]> =>
  trx
    .selectFrom('order_events')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('name', 'in', ['order.accepted', 'order.placed', 'proof.uploaded'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
