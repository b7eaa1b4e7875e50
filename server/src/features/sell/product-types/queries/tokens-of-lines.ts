import type { Db } from '../../../../platform/db/db.ts'
import type { OfOrder } from '../shared/product-type.ts'

/** What an order's lines opened: the token by the line's id. Nothing that was taken back. */
export async function tokensOfLines(
  trx: Db,
  { shopId, orderId }: OfOrder,
  kind: 'membership' | 'course',
): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('entitlement_periods as p')
    .innerJoin('entitlements as e', 'e.id', 'p.entitlement_id')
    .select(['p.order_line_id', 'e.token'])
    .where('p.shop_id', '=', shopId)
    .where('e.shop_id', '=', shopId)
    .where('p.order_id', '=', orderId)
    .where('e.kind', '=', kind)
    .where('e.is_void', '=', false)
    .execute()
  return new Map(rows.map(({ order_line_id: line, token }) => [line, token]))
}
