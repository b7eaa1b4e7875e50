import { publicArea } from '@kedai/domain/carts/areas.ts'
import { useLingui } from '@lingui/react/macro'
import type { CartPlace } from '../../features/cart/cart-calls.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { nameOfCart } from '../../features/checkout/cart/cart-doings.ts'
import { EmptyCheckout } from '../../features/checkout/cart/empty-checkout.tsx'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { later } from '../../lib/later.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { type ShopPlace, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { CartFrame } from './cart-frame.tsx'
import { shopOf } from './private-frame.tsx'

export const queries = (context: PageContext) => [storefrontQuery(shopOf(context))]

const Form = later(
  async () => (await import('../../features/checkout/cart/cart-checkout.tsx')).CartCheckoutForm,
  <ListSkeleton />,
  'checkout',
)

export default function CartCheckoutPage() {
  const { t } = useLingui()
  return (
    <CartFrame title={t`Checkout`} back={(shop) => ({ to: paths.cart(shop), label: t`Your cart` })} width="narrow">
      {(_, shop) => <CheckoutOfCart shop={shop} />}
    </CartFrame>
  )
}

function CheckoutOfCart({ shop }: { shop: ShopPlace }) {
  const { t } = useLingui()
  const place: CartPlace = { area: publicArea, username: shop.username }
  const { state, store } = useCart(place, 'checkout')
  const { checkout, failure, isLoading, success, error } = state
  if (!checkout)
    return failure ? (
      <Empty
        title={failure.message}
        action={<Button busy={isLoading} onClick={() => void store.loadCheckout()}>{t`Try again`}</Button>}
      />
    ) : (
      <ListSkeleton />
    )
  if (checkout.cart.length === 0) return <EmptyCheckout name={nameOfCart(place)} shopHref={paths.storefront(shop)} />
  return (
    <Form
      data={checkout}
      area={place.area}
      username={place.username}
      doings={store}
      success={success}
      error={error}
      cartHref={paths.cart(shop)}
      shelfHref={paths.storefront(shop)}
    />
  )
}
