import type { AddToCart, Cart, CartProduct } from '@kedai/contracts/carts.ts'
import type { Result } from '../../../lib/http-result.ts'

// What these pages ask of the area's cart.
export type AreaCart = {
  // A product is looked at, and the cart with it. (spec §4)
  select: (id: string) => Promise<Result<CartProduct>>
  add: (line: AddToCart) => Promise<Result<Cart>>
}
