import { makeSentOrder, type TestShop } from '../../server/src/features/orders/orders/orders.fixture.ts'
import type { TestApp } from '../../server/src/platform/test-app/test-app.ts'

/** Somebody with a membership of a shop: the token of the card, and the code that lets in. */
export async function memberIn(kedai: TestApp, shop: TestShop): Promise<{ token: string; code: string }> {
  const { orderId } = await makeSentOrder(kedai, shop)
  const token = `card-${crypto.randomUUID()}`
  const code = crypto.randomUUID().slice(0, 8).toUpperCase()
  await kedai.asOwner(
    `insert into entitlements (shop_id, kind, product_id, variation_id, order_id, token, code, title, plan, holder_name, holder_phone, lang, until_on, created_at)
     select shop_id, 'membership', product_id, variation_id, order_id, $2, $3, 'Kelab', 'Bulanan', 'Siti Aminah', '+60198765432', 'ms', '2099-01-01', now()
     from order_lines where order_id = $1 limit 1`,
    [orderId, token, code],
  )
  return { token, code }
}
