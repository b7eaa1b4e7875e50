import type { Storefront } from '@kedai/contracts/storefront.ts'
import type { ReactNode } from 'react'
import { VacationNotice } from '../../lib/vacation-notice.tsx'
import type { ShopPlace } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { PrivateFrame } from './private-frame.tsx'

type Props = {
  title: string
  // The page above this one.
  back: (shop: ShopPlace, name: string) => { to: string; label: string }
  width?: 'narrow' | 'public'
  children: (storefront: Storefront, shop: ShopPlace) => ReactNode
}

// What stands around a cart: the shop it belongs to.
export const CartFrame = ({ title, back, width = 'public', children }: Props) => (
  <PrivateFrame title={title}>
    {(storefront, shop) => (
      <Page title={title} back={back(shop, storefront.name)} width={width}>
        {storefront.vacation && <VacationNotice vacation={storefront.vacation} className="mb-5" />}
        {children(storefront, shop)}
      </Page>
    )}
  </PrivateFrame>
)
