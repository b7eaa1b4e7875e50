import type { Cart, CartCheckout, CartRow } from '@kedai/contracts/carts.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sum, times } from '@kedai/domain/money/sen.ts'
import { mug } from '../../product-types/item-view.fixture.ts'

const senOf = (amount: string) => parseRinggit(amount) ?? noSen

// A line as the contract has it: RM 10.00 a piece, unless said otherwise.
export function row(change: Partial<CartRow> = {}): CartRow {
  const { price = '10.00', quantity = 1 } = change
  return {
    row_id: 'a',
    product_id: 1,
    variation_id: 11,
    view_id: 'MUG',
    item_type: 'ecommerce',
    title: 'Cawan Seramik Lukisan Tangan',
    options: [],
    image: null,
    compare_price: null,
    weight: '0.450',
    min_purchase_qty: 1,
    max_purchase_qty: null,
    multiple_of: 1,
    stock: null,
    problem: null,
    nearest_qty: null,
    ...change,
    price,
    quantity,
    total: formatRinggit(times(senOf(price), quantity)),
  }
}

export function cartOf(rows: CartRow[], discount = '0.00'): Cart {
  const subtotal = sum(rows.filter(({ problem }) => problem === null).map(({ total }) => senOf(total)))
  const total = formatRinggit(sum([subtotal, times(senOf(discount), -1)]))
  const sums = { subtotal: formatRinggit(subtotal), discount, shipping: '0.00', total }
  return {
    cart: rows,
    total_items: rows.length,
    total_qty: rows.reduce((count, { quantity }) => count + quantity, 0),
    shipping_data: null,
    ...sums,
    totals: { ...sums, click_upsell: '0.00', addon_total: '0.00' },
    ships: true,
    changes: [],
    coupon: {
      coupon: discount === '0.00' ? null : 'DEMO10',
      coupon_price: discount === '0.00' ? null : discount,
      coupon_type: discount === '0.00' ? null : 'percent',
    },
  }
}

export const checkoutOf = ({ coupon, ...cart }: Cart, change: Partial<CartCheckout> = {}): CartCheckout => ({
  ...cart,
  coupon: { ...coupon, status: coupon.coupon !== null, message: null },
  click_upsell: null,
  payment_methods: mug.payment_methods,
  shipping_methods: mug.shipping_methods.map(({ id, name, courier, price, pickup }) => ({
    id,
    name,
    courier,
    pickup,
    price: cart.shipping_data ? price : null,
  })),
  selected_shipping_method: cart.shipping_data ? (mug.shipping_methods[0]?.id ?? null) : null,
  referral_by: null,
  wallet: null,
  own_order: null,
  setting: { checkout_required_address: 0 },
  conversion: mug.conversion,
  me: null,
  states: mug.states,
  countries: mug.countries,
  tnc: [],
  file_upload: null,
  mailed: false,
  shop: mug.shop,
  server_time: mug.server_time,
  minimum: null,
  takes_sender: false,
  ...change,
})
