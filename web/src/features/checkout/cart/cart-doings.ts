import type { CartCheckout } from '@kedai/contracts/carts.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { Result } from '../../../lib/http-result.ts'

// What the checkout asks of whoever keeps the cart.
export type CartDoings = {
  // Asks what sending it there costs; the new sums come with the checkout data.
  quote: (place: {
    postcode: string
    state: string
    city: string
    country: string
    method_id: number | ''
  }) => Promise<Result<unknown>>
  redeem: (code: string) => Promise<boolean>
  removeCoupon: () => Promise<boolean>
  answerUpsell: (accept: boolean) => Promise<boolean>
  // Makes the cart what the server could still do.
  become: (changed: ChangedOrder) => Promise<void>
  // It has been ordered.
  forget: () => void
}

type Said = { at: string; text: string } | null

export type CartCheckoutProps = {
  data: CartCheckout
  area: AreaName
  username: string
  doings: CartDoings
  success: Said
  error: Said
  // Where the lines are changed.
  cartHref: string
  // Where more is chosen.
  shelfHref: string
}

// The name of its draft, of its key and of what was ordered last.
export const nameOfCart = ({ area, username }: Pick<CartCheckoutProps, 'area' | 'username'>): string =>
  `cart:${username}:${area}`
