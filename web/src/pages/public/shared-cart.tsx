import { publicArea } from '@kedai/domain/carts/areas.ts'
import { useLingui } from '@lingui/react/macro'
import { SharedLines } from '../../features/cart/shared-lines.tsx'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { paths } from '../../paths.ts'
import { useParams } from '../../ui/navigation.ts'
import { CartFrame } from './cart-frame.tsx'
import { shopOf } from './private-frame.tsx'

export const queries = (context: PageContext) => [storefrontQuery(shopOf(context))]

export default function SharedCartPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <CartFrame title={t`A cart shared with you`} back={(shop, label) => ({ to: paths.storefront(shop), label })}>
      {({ currency }, shop) => <SharedLines area={publicArea} shop={shop} token={token} currency={currency} />}
    </CartFrame>
  )
}
