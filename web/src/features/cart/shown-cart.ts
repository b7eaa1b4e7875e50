import type { Cart, CartRow } from '@kedai/contracts/carts.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, add, lesser, noSen, subtract, sum, times } from '@kedai/domain/money/sen.ts'

// Quantities that were asked for and not yet answered, by row; 0: taken out.
export type Wanted = ReadonlyMap<string, number>

// The cart as it will stand once the server has answered: quantities and sums change at once, the server has the last word.
export function shownCart(confirmed: Cart, wanted: Wanted): Cart {
  if (wanted.size === 0) return confirmed
  const rows = confirmed.cart.flatMap((row) => {
    const quantity = wanted.get(row.row_id)
    if (quantity === undefined) return [row]
    return quantity === 0 ? [] : [withQuantity(row, quantity)]
  })
  const subtotal = sum(rows.filter(({ problem }) => problem === null).map(({ total }) => senOf(total)))
  const discount = lesser(senOf(confirmed.discount), subtotal)
  const shipping = rows.length === 0 ? noSen : senOf(confirmed.shipping)
  const total = add(add(subtract(subtotal, discount), shipping), senOf(confirmed.totals.click_upsell))
  const sums = {
    subtotal: formatRinggit(subtotal),
    discount: formatRinggit(discount),
    shipping: formatRinggit(shipping),
    total: formatRinggit(total),
  }
  return {
    ...confirmed,
    ...sums,
    totals: { ...confirmed.totals, ...sums },
    cart: rows,
    total_items: rows.length,
    total_qty: rows.reduce((count, { quantity }) => count + quantity, 0),
  }
}

const withQuantity = (row: CartRow, quantity: number): CartRow => ({
  ...row,
  quantity,
  total: formatRinggit(times(senOf(row.price), quantity)),
})

const senOf = (amount: string): Sen => parseRinggit(amount) ?? noSen
