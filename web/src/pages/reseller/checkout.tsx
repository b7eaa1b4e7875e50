import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '../../features/cart/use-cart.ts'
import { nameOfCart } from '../../features/checkout/cart/cart-doings.ts'
import { EmptyCheckout } from '../../features/checkout/cart/empty-checkout.tsx'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { later } from '../../lib/later.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

const Form = later(
  async () => (await import('../../features/checkout/cart/cart-checkout.tsx')).CartCheckoutForm,
  <ListSkeleton />,
  'checkout',
)

export default function ResellerCheckoutPage() {
  const { t } = useLingui()
  return (
    <ResellerFrame
      title={t`Checkout`}
      width="narrow"
      back={(shop, area) => ({ to: paths.area(shop, area, 'cart'), label: t`Your cart` })}
    >
      {(at) => <Checkout {...at} />}
    </ResellerFrame>
  )
}

function Checkout({ storefront, shop, area }: InArea) {
  const place = { area, username: shop.username }
  const { state, store } = useCart(place, 'checkout')
  const { checkout, failure, isLoading, success, error } = state
  if (!checkout)
    return failure ? (
      <Refused
        failure={failure}
        shop={shop}
        whatsapp={storefront.whatsapp_number}
        isBusy={isLoading}
        onRetry={() => void store.loadCheckout()}
      />
    ) : (
      <ListSkeleton />
    )
  const shelfHref = paths.area(shop, area, 'products')
  if (checkout.cart.length === 0) return <EmptyCheckout name={nameOfCart(place)} shopHref={shelfHref} />
  return (
    <div className="grid gap-5">
      {checkout.takes_sender && (
        <Notice tone="info" title={<Trans>Write down your buyer</Trans>}>
          <Trans>The parcel is sent straight to the buyer. Enter the buyer’s name and address below.</Trans>
        </Notice>
      )}
      <Form
        data={checkout}
        area={area}
        username={shop.username}
        doings={store}
        success={success}
        error={error}
        cartHref={paths.area(shop, area, 'cart')}
        shelfHref={shelfHref}
      />
    </div>
  )
}
