import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

/** An order as its seller reads it. */
export type Read = {
  order_no: string
  revision: number
  lines: { id: number; title: string; quantity: number; [field: string]: unknown }[]
  totals: Record<string, string>
  [field: string]: any // oxlint-disable-line typescript/no-explicit-any
}

const path = '/api/ajax/seller/orders'

export const readOrder = async (owner: TestClient, orderNo: string): Promise<Read> =>
  (await owner.get(`${path}/${orderNo}`)).body.data

/** Sends an order's form with a change to it, as it stands now. */
export async function edit(owner: TestClient, orderNo: string, changeOf: (order: Read) => object) {
  const order = await readOrder(owner, orderNo)
  const buyer = order['buyer']
  return owner.post(`${path}/${orderNo}/edit`, {
    revision: order.revision,
    shipping: order.totals['shipping'],
    name: buyer.name,
    phone: buyer.phone,
    email: buyer.email ?? '',
    address: buyer.address ?? '',
    postcode: buyer.postcode ?? '',
    city: buyer.city ?? '',
    state: buyer.state?.code ?? '',
    lines: [],
    added: [],
    ...changeOf(order),
  })
}

/** A mug for RM 25.00 that may be added to an order; the id of its unit. */
export async function addGoods(app: TestApp, shopId: number): Promise<number> {
  const [unit] = await app.asOwner<{ id: number }>(
    `with p as (insert into products (shop_id, view_id, item_type, status, title) values ($1, 'CAWAN', 'ecommerce', 'published', 'Cawan') returning id)
    insert into variations (shop_id, product_id, price_sen, stock) select $1, id, 2500, 100 from p returning id`,
    [shopId],
  )
  return unit?.id ?? 0
}
