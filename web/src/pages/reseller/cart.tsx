import { useLingui } from '@lingui/react/macro'
import { CartContents } from '../../features/cart/cart-contents.tsx'
import { useKnownCart } from '../../features/cart/use-cart.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { paths } from '../../paths.ts'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerCartPage() {
  const { t } = useLingui()
  return (
    <ResellerFrame
      title={t`Your cart`}
      width="public"
      back={(shop, area) => ({ to: paths.area(shop, area, 'products'), label: t`All products` })}
    >
      {(at) => <Contents {...at} />}
    </ResellerFrame>
  )
}

function Contents({ storefront, shop, area }: InArea) {
  const { failure } = useKnownCart({ area, username: shop.username })
  return failure?.code === 401 || failure?.code === 403 ? (
    <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={false} onRetry={() => {}} />
  ) : (
    <CartContents area={area} shop={shop} shopName={storefront.name} currency={storefront.currency} />
  )
}
