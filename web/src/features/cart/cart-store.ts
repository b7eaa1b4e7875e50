import type { AddToCart, Cart, CartCheckout, CartCount, CartProduct, CartRow } from '@kedai/contracts/carts.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { Failure, Result } from '../../lib/http-result.ts'
import type { CartCalls, PlaceAsked } from './cart-calls.ts'
import { shownCart } from './shown-cart.ts'

// A sentence and the part of the page it belongs to: the id of a row, `coupon`, `upsell`, `share`, `cart`.
export type Said = { at: string; text: string }

export type CartState = {
  cart: Cart | null
  checkout: CartCheckout | null
  // Why there is no cart, or no checkout, to show.
  failure: Failure | null
  // On during every call. (spec §4)
  isLoading: boolean
  // One of each, and never both. (spec §4)
  success: Said | null
  error: Said | null
  selectedId: string | null
}

export const emptyCartState: CartState = {
  cart: null,
  checkout: null,
  failure: null,
  isLoading: false,
  success: null,
  error: null,
  selectedId: null,
}

// Of the answer to an order that cannot stand as it was sent.
type Become = Pick<ChangedOrder, 'items' | 'coupon_code' | 'click_upsell'>

export type CartStore = ReturnType<typeof createCartStore>

// A cart in the browser: what the server last said of it, what is being changed, and what to tell. (spec §4)
// `tellAdded` hears of what was put into it where the shop's pixels want to know.
export function createCartStore(
  calls: CartCalls,
  tellCount: (count: CartCount) => void,
  tellAdded: (line: AddToCart) => void,
) {
  let state = emptyCartState
  let confirmed: Cart | null = null
  let pending = 0
  let writes = 0
  let taken = 0
  const wanted = new Map<string, number>()
  const sending = new Set<string>()
  const listeners = new Set<() => void>()

  const put = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const hear of listeners) hear()
  }
  const show = () => put({ cart: confirmed && shownCart(confirmed, wanted) })
  const succeed = (at: string, text: string | null) => put({ success: text ? { at, text } : null, error: null })
  const fail = (at: string, { message }: Failure) => put({ success: null, error: { at, text: message } })

  async function during<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
    pending += 1
    put({ isLoading: true })
    try {
      return await call()
    } finally {
      pending -= 1
      put({ isLoading: pending > 0 })
    }
  }

  // Every change answers with the whole cart; of two that cross, the later one counts.
  async function write(call: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const turn = ++writes
    const result = await during(call)
    if (result.ok && turn > taken) {
      taken = turn
      take(result.data)
    }
    return result
  }

  function take(cart: Cart): void {
    confirmed = cart
    show()
    tellCount(cart)
  }

  // What was asked for before a change is older than the answer to it.
  async function load(): Promise<void> {
    const before = writes
    const result = await during(calls.read)
    if (!result.ok) return put({ failure: confirmed ? null : result })
    if (before === writes) take(result.data)
    put({ failure: null })
  }

  async function takeCheckout(call: () => Promise<Result<CartCheckout>>): Promise<Result<CartCheckout>> {
    const result = await during(call)
    if (result.ok) put({ checkout: result.data, failure: null })
    return result
  }

  async function loadCheckout(): Promise<void> {
    const result = await takeCheckout(calls.checkout)
    if (!result.ok && state.checkout === null) put({ failure: result })
  }

  // What shows the cart shows a changed sum as well.
  const reloadSums = () => Promise.all([loadCheckout(), confirmed && load()])

  // One call a row at a time; of what is asked for meanwhile only the newest is sent.
  async function settle(rowId: string): Promise<void> {
    if (sending.has(rowId)) return
    sending.add(rowId)
    for (let quantity = wanted.get(rowId); quantity !== undefined; quantity = wanted.get(rowId)) {
      const wish = quantity
      const before = confirmed?.cart.find(({ row_id }) => row_id === rowId)
      const result = await write(() => (wish === 0 ? calls.remove(rowId) : calls.change(rowId, wish)))
      if (before && result.ok && result.data.tells_added && wish > before.quantity)
        tellAdded({ ...lineOf(before), quantity: wish - before.quantity })
      if (wanted.get(rowId) !== wish) continue
      wanted.delete(rowId)
      show()
      if (!result.ok) fail(rowId, result)
      if (!result.ok && result.code === 404) await load()
    }
    sending.delete(rowId)
  }

  function want(rowId: string, quantity: number): Promise<void> {
    wanted.set(rowId, quantity)
    put({ success: null, error: null })
    show()
    return settle(rowId)
  }

  return {
    read: () => state,
    listen: (hear: () => void) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    load,
    loadCheckout,
    // A product is looked at before it is taken: how many of it can be had, and of what.
    select: async (id: string): Promise<Result<CartProduct>> => {
      put({ selectedId: id })
      const product = await during(() => calls.product(id))
      await load()
      return product
    },
    add: async (line: AddToCart): Promise<Result<Cart>> => {
      const result = await write(() => calls.add(line))
      if (!result.ok) fail('cart', result)
      else {
        succeed('cart', result.message)
        if (result.data.tells_added) tellAdded(line)
        await load()
      }
      return result
    },
    // At once on the page; undone, with the reason beside the row, where the server refuses.
    change: want,
    remove: (rowId: string) => want(rowId, 0),
    clear: async (): Promise<boolean> => {
      const result = await write(calls.clear)
      if (!result.ok) fail('cart', result)
      else await Promise.all([load(), loadCheckout()])
      return result.ok
    },
    redeem: async (code: string): Promise<boolean> => {
      const result = await during(() => calls.redeem(code))
      if (result.ok) succeed('coupon', result.message)
      else fail('coupon', result)
      await reloadSums()
      return result.ok
    },
    removeCoupon: async (): Promise<boolean> => {
      const result = await during(calls.removeCoupon)
      if (result.ok) succeed('coupon', result.message)
      else fail('coupon', result)
      await reloadSums()
      return result.ok
    },
    // The ways to send it there, then the sums with the chosen one.
    quote: async (place: PlaceAsked) => {
      const result = await during(() => calls.quote(place))
      if (result.ok) await loadCheckout()
      return result
    },
    answerUpsell: async (accept: boolean): Promise<boolean> => {
      const result = await takeCheckout(() => calls.upsell(accept))
      if (!result.ok) fail('upsell', result)
      else succeed('upsell', result.message)
      return result.ok
    },
    share: async (): Promise<string | null> => {
      const result = await during(calls.share)
      if (result.ok) return result.data.url
      fail('share', result)
      return null
    },
    take: async (token: string): Promise<Result<Cart>> => {
      const result = await write(() => calls.take(token))
      if (!result.ok) fail('cart', result)
      else succeed('cart', result.message)
      return result
    },
    // Lines, coupon and offer as the server could still take them (409), one after the other.
    become: async ({ items, coupon_code, click_upsell }: Become): Promise<void> => {
      const { cart: rows = [], coupon, click_upsell: offer } = state.checkout ?? {}
      for (const { row_id, variation_id, quantity } of rows) {
        const left = items.find(({ id }) => id === variation_id)?.quantity ?? 0
        if (left !== quantity) await write(() => (left === 0 ? calls.remove(row_id) : calls.change(row_id, left)))
      }
      // One that takes nothing off is told by its message alone.
      if ((coupon?.coupon ?? coupon?.message) && coupon_code === null) await during(calls.removeCoupon)
      if (offer?.is_accepted && !click_upsell) await during(() => calls.upsell(false))
      await loadCheckout()
    },
    // What was ordered lies in no cart any more. The checkout stands until the page is left.
    forget: () => {
      confirmed = null
      tellCount({ total_items: 0, total_qty: 0 })
      put({ cart: null })
    },
  }
}

const lineOf = ({ product_id, variation_id }: CartRow) => ({ product_id, variation_id })
