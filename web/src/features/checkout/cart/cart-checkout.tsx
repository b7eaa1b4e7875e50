import { Trans } from '@lingui/react/macro'
import { CheckoutForm } from '../checkout-form.tsx'
import type { CartCheckoutProps } from './cart-doings.ts'
import { CartSection } from './cart-section.tsx'
import { useCartCheckout } from './use-cart-checkout.tsx'

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
      bought={<CartSection checkout={checkout} {...props} />}
    />
  )
}
