import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presentOrderRow } from '../present/order-row.ts'
import { listOrdersOfCustomer } from '../queries/list-orders.ts'

/** A customer's newest orders, in whatever list they stand. */
export async function ordersOfCustomer(
  trx: Db,
  { shopId, customerId, atMost }: { shopId: number; customerId: number; atMost: number },
): Promise<OrderRow[]> {
  return (await listOrdersOfCustomer(trx, { shopId, customerId, atMost })).map(presentOrderRow)
}
