import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { useLingui } from '@lingui/react/macro'
import { useCart } from '../../features/cart/use-cart.ts'
import { FirstOrder } from '../../features/resellers/own/first-order.tsx'
import { Home } from '../../features/resellers/own/home.tsx'
import type { ShopPlace } from '../../paths.ts'
import { ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerHomePage() {
  const { t } = useLingui()
  return (
    <ResellerFrame title={t`My reseller page`}>
      {(at) => <Home {...at} firstOrder={(home) => <FirstOrderOfCart home={home} shop={at.shop} />} />}
    </ResellerFrame>
  )
}

// Measured by what lies in the cart.
function FirstOrderOfCart({ home, shop }: { home: ResellerHome; shop: ShopPlace }) {
  const { state } = useCart({ area: home.area, username: shop.username }, 'cart')
  return <FirstOrder home={home} shop={shop} cart={state.cart} />
}
