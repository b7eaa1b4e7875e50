import type { OrderSum } from '@kedai/contracts/seller-orders.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { countOrders, type OrdersMatching } from '../queries/list-orders.ts'
import { findProductTitle, sumOfProduct } from '../queries/sum-of-product.ts'

/** What all orders of a list come to; with a `cap` that is passed, how many alone, and no further than it. */
export async function sumOrders(
  trx: Db,
  wanted: OrdersMatching,
  cap: number | null,
): Promise<OrderSum & { count: number }> {
  const { found, received_sen } = await countOrders(trx, wanted, cap)
  const isWhole = cap === null || found < cap
  return {
    count: found,
    received: isWhole ? formatRinggit(sen(received_sen)) : null,
    of_product: await ofProduct(trx, wanted, isWhole),
  }
}

async function ofProduct(trx: Db, wanted: OrdersMatching, isWhole: boolean): Promise<OrderSum['of_product']> {
  const { shopId, productId } = wanted
  const product = productId === undefined ? undefined : await findProductTitle(trx, shopId, productId)
  if (productId === undefined || !product) return null
  const sum = isWhole ? await sumOfProduct(trx, wanted, productId) : null
  return { title: product.title, units: sum && sum.units, sales: sum && formatRinggit(sen(sum.sales_sen)) }
}
