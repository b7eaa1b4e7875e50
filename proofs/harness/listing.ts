import type { Sql } from './database.ts'

/** A listing in the demo's shop made for one proof. */
export type Listing = { viewId: string; productId: number; units: number[] }

/** A published product whose units hold so much each. Weighs nothing, but ships. */
export async function addListing(sql: Sql, viewId: string, stocks: (number | null)[]): Promise<Listing> {
  const type = stocks.length > 1 ? 'variation' : 'ecommerce'
  const [product] = await sql<{ id: number; shop_id: number }>(
    `
    insert into products (shop_id, view_id, item_type, status, title, option_names, published_at, price_min_sen, price_max_sen)
    select id, $1, $2, 'published', $3, $4, now(), 2500, 2500 from shops where username = 'demo' returning id, shop_id`,
    [viewId, type, `Barang ${viewId}`, type === 'variation' ? ['Saiz'] : []],
  )
  if (!product) throw new Error('the demo has no shop')
  const units: number[] = []
  for (const [position, stock] of stocks.entries()) {
    const [unit] = await sql<{ id: number }>(
      'insert into variations (shop_id, product_id, option_values, price_sen, stock, weight_g, position) values ($1, $2, $3, 2500, $4, 200, $5) returning id',
      [product.shop_id, product.id, type === 'variation' ? [`S${position}`] : [], stock, position],
    )
    units.push(unit?.id ?? 0)
  }
  return { viewId, productId: product.id, units }
}

export const placeUrl = (viewId: string) => `/api/ajax/guest/order/place-order/${viewId}`

/** The form of buyer number so and so, each with a phone and an e-mail of his own. */
export const buyerNo = (at: number, more: object = {}) => ({
  name: 'Nur Aisyah binti Ahmad',
  phone: `011-${String(10_000_000 + at)}`,
  email: `pembeli${at}@buyer.test`,
  address: '12, Jalan Mawar 3, Taman Indah',
  postcode: '43000',
  city: 'Kajang',
  state: 'Selangor',
  country: 'MY',
  paymentMethod: 'bank_transfer',
  quantity: 1,
  ...more,
})
