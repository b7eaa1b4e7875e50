import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ShopPlace } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartCoupon } from './cart-coupon.tsx'
import { CartLines } from './cart-lines.tsx'
import { cartPlaces } from './cart-places.ts'
import { CartSlip } from './cart-slip.tsx'
import { ShareCart } from './share-cart.tsx'
import { useCart } from './use-cart.ts'

type Props = { area: AreaName; shop: ShopPlace; shopName: string; currency: string }

// The cart of one area: lines, coupon, sums, and the way to the checkout.
export function CartContents({ area, shop, shopName, currency }: Props) {
  const { t } = useLingui()
  const { state, store } = useCart({ area, username: shop.username }, 'cart')
  const { cart, failure, isLoading, error } = state
  const places = cartPlaces(area, shop)
  if (!cart)
    return failure ? (
      <Empty
        title={failure.message}
        action={<Button busy={isLoading} onClick={() => void store.load()}>{t`Try again`}</Button>}
      />
    ) : (
      <ListSkeleton rows={3} />
    )
  if (cart.cart.length === 0)
    return (
      <Empty
        title={t`Your cart is empty`}
        action={
          <ButtonLink to={places.shelf} variant="primary">
            <Trans>See the shop</Trans>
          </ButtonLink>
        }
      >
        <Trans>Add what you like from the shop; it waits here for 30 days.</Trans>
      </Empty>
    )
  const blocked = cart.cart.filter(({ problem }) => problem !== null).length
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-8">
        <CartLines {...{ area, shop, cart, currency, error, store }} />
        {areaRules(area).buyer === 'anyone' && (
          <ShareCart
            // Another cart, another link.
            key={cart.cart.map(({ row_id, quantity }) => `${row_id}:${quantity}`).join()}
            shopName={shopName}
            error={error?.at === 'share' ? error.text : null}
            onShare={store.share}
          />
        )}
      </div>
      <div className="contents lg:block">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-5">
          <CartCoupon coupon={cart.coupon} state={state} store={store} />
          <CartSlip cart={cart} currency={currency} shopName={shopName} />
          {blocked > 0 && (
            <Notice
              tone="warn"
              title={t`Some items cannot be ordered like this. Change or remove them, then check out.`}
            />
          )}
        </div>
        <CartBar cart={cart} currency={currency} to={places.checkout} />
      </div>
    </div>
  )
}
