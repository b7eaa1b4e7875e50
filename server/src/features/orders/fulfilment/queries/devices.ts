import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Grant = { shopId: number; token: string; grantId: number }
export type Limited = { orderId: number; productId: number; limit: number }
/** `device`: a hash of what the browser's cookie holds; `label`: what the browser calls itself. */
export type Device = { device: Buffer; label: string }

/** Where a grant of the order has a limit of devices: locks all grants of its product, so that devices are counted one by one. */
export async function lockDevices(trx: Db, { shopId, token, grantId }: Grant): Promise<Limited | null> {
  const [row] = await rawQuery<Limited>(
    trx,
    'fulfilment_lock_devices',
    `
    select g.order_id as "orderId", g.product_id as "productId", g.device_limit as "limit" from download_grants g
    where g.shop_id = $1 and (g.order_id, g.product_id) in (
      select own.order_id, own.product_id from download_grants own
        join orders o on o.shop_id = $1 and o.id = own.order_id and o.token = $2
      where own.shop_id = $1 and own.id = $3 and own.device_limit is not null)
    order by g.id for update of g`,
    [shopId, token, grantId],
  )
  return row ?? null
}

/** Those that have fetched a product of an order, the first one first. */
export const listDevices = (
  trx: Db,
  shopId: number,
  { orderId, productId }: Pick<Limited, 'orderId' | 'productId'>,
): Promise<{ device: Buffer }[]> =>
  trx
    .selectFrom('download_devices')
    .select('device')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute()

export const noteDevice = async (
  trx: Db,
  shopId: number,
  { orderId, productId }: Pick<Limited, 'orderId' | 'productId'>,
  { device, label, now }: Device & { now: Date },
): Promise<void> =>
  void (await trx
    .insertInto('download_devices')
    .values({ shop_id: shopId, order_id: orderId, product_id: productId, device, label, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'order_id', 'product_id', 'device']).doUpdateSet({ label, last_at: now }),
    )
    .execute())

export const forgetDevices = async (
  trx: Db,
  shopId: number,
  { orderId, productId }: Pick<Limited, 'orderId' | 'productId'>,
): Promise<void> =>
  void (await trx
    .deleteFrom('download_devices')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute())
