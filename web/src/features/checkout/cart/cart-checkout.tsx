import { Trans } from '@lingui/react/macro'
import { later } from '../../../lib/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CheckoutForm } from '../checkout-form.tsx'
import type { CartCheckoutProps } from './cart-doings.ts'
import { CartSection } from './cart-section.tsx'
import { useCartCheckout } from './use-cart-checkout.tsx'

// Seldom: an order of before holds what lies in the cart.
const OwnOrder = later(
  async () => (await import('../seldom/earlier-order.tsx')).OwnOrderNotice,
  <Skeleton className="h-32 w-full" />,
  'seldom',
)

// The order form of a cart: the same parts as an item's, below other lines.
export function CartCheckoutForm(props: CartCheckoutProps) {
  const checkout = useCartCheckout(props)
  return (
    <CheckoutForm
      checkout={checkout}
      heading={
        <h2 id="order-heading" className="sr-only">
          <Trans>Order here</Trans>
        </h2>
      }
      bought={
        <>
          {props.data.own_order && <OwnOrder own={props.data.own_order} />}
          <CartSection checkout={checkout} {...props} />
        </>
      }
    />
  )
}
