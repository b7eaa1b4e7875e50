import { sql, type RawBuilder } from 'kysely'

/** Which order of a shop: by its number, as sellers say, by its buyer's token, or by its id, as other features do. */
export type OrderRef = { shopId: number } & ({ orderNo: string } | { token: string } | { orderId: number })

/** The row it means. */
export function isOrder(ref: OrderRef): RawBuilder<boolean> {
  if ('orderId' in ref) return sql<boolean>`(shop_id = ${ref.shopId} and id = ${ref.orderId})`
  if ('token' in ref) return sql<boolean>`(shop_id = ${ref.shopId} and token = ${ref.token})`
  return sql<boolean>`(shop_id = ${ref.shopId} and order_no = ${ref.orderNo})`
}
