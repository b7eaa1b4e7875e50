import { publicArea } from '@kedai/domain/carts/areas.ts'
import { useLingui } from '@lingui/react/macro'
import { CartContents } from '../../features/cart/cart-contents.tsx'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { paths } from '../../paths.ts'
import { CartFrame } from './cart-frame.tsx'
import { shopOf } from './private-frame.tsx'

export const queries = (context: PageContext) => [storefrontQuery(shopOf(context))]

export default function CartPage() {
  const { t } = useLingui()
  return (
    <CartFrame title={t`Your cart`} back={(shop, label) => ({ to: paths.storefront(shop), label })}>
      {({ name, currency }, shop) => <CartContents area={publicArea} shop={shop} shopName={name} currency={currency} />}
    </CartFrame>
  )
}
