import type {
  AddToCart,
  Cart,
  CartCheckout,
  CartProduct,
  CartShippingQuote,
  SharedCart,
  sharedCartLink,
} from '@kedai/contracts/carts.ts'
import type { CouponData } from '@kedai/contracts/coupons.ts'
import { type AreaName, publicArea } from '@kedai/domain/carts/areas.ts'
import type { z } from 'zod'
import { ofShop } from '../../lib/cart-headers.ts'
import { call } from '../../lib/http.ts'
import type { Result } from '../../lib/http-result.ts'
import type { Method } from '../../lib/wire.ts'

// One cart: of whoever looks, in one area of one shop.
export type CartPlace = { area: AreaName; username: string }

// Where it goes, as far as it is known.
export type PlaceAsked = { postcode: string; state: string; city: string; country: string; method_id: number | '' }

export type CartCalls = ReturnType<typeof cartCalls>

// The calls of one cart. contract §4
export function cartCalls({ area, username }: CartPlace) {
  const ask = <T>(method: Method, path: string, body?: object): Promise<Result<T>> =>
    call<T>(method, `/api/ajax/${path}`, { headers: ofShop(username), ...(body && { body }) })
  const carts = `${area}/carts`
  const row = (rowId: string) => `${carts}/${encodeURIComponent(rowId)}`
  const shared = (token: string) => `${publicArea}/carts/shared/${encodeURIComponent(token)}`
  return {
    read: () => ask<Cart>('GET', carts),
    product: (id: string) => ask<CartProduct>('GET', `${area}/product/view/${encodeURIComponent(id)}`),
    add: (line: AddToCart) => ask<Cart>('POST', carts, line),
    change: (rowId: string, quantity: number) => ask<Cart>('PUT', row(rowId), { quantity }),
    remove: (rowId: string) => ask<Cart>('DELETE', row(rowId)),
    clear: () => ask<Cart>('POST', `${carts}/clear`),
    quote: (place: PlaceAsked) => ask<CartShippingQuote>('POST', `${carts}/shipping/quote`, place),
    redeem: (code: string) => ask<CouponData>('POST', `${carts}/coupon/redeem`, { code }),
    removeCoupon: () => ask<CouponData>('POST', `${carts}/coupon/remove`),
    checkout: () => ask<CartCheckout>('GET', `${carts}/checkout`),
    upsell: (accept: boolean) =>
      ask<CartCheckout>('POST', `${carts}/click_upsell/purchase`, { accept: accept ? 1 : 0 }),
    share: () => ask<z.infer<typeof sharedCartLink>>('POST', `${publicArea}/carts/share`),
    shared: (token: string) => ask<SharedCart>('GET', shared(token)),
    take: (token: string) => ask<Cart>('POST', `${shared(token)}/take`),
  }
}
