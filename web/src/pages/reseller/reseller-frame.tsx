import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import type { ReactNode } from 'react'
import { useKnownCart } from '../../features/cart/use-cart.ts'
import { useArea } from '../../features/resellers/own/area.ts'
import { AreaTabs } from '../../features/resellers/own/area-tabs.tsx'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import type { ShopPlace } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { PrivateFrame, shopOf } from '../public/private-frame.tsx'

export const frameQueries = (context: PageContext) => [storefrontQuery(shopOf(context))]

export type InArea = { storefront: Storefront; shop: ShopPlace; area: ProgrammeArea }

type Props = {
  title: string
  back?: (shop: ShopPlace, area: ProgrammeArea) => { to: string; label: string }
  width?: 'narrow' | 'normal' | 'public'
  children: (at: InArea) => ReactNode
}

// What stands around a reseller's page: the shop, and his other pages.
export const ResellerFrame = (props: Props) => (
  <PrivateFrame title={props.title} cart={false}>
    {(storefront, shop) => <Inside {...props} storefront={storefront} shop={shop} />}
  </PrivateFrame>
)

function Inside({ title, back, width = 'normal', children, storefront, shop }: Props & Omit<InArea, 'area'>) {
  const area = useArea()
  const { cart } = useKnownCart({ area, username: shop.username })
  return (
    <>
      <AreaTabs shop={shop} area={area} pieces={cart?.total_qty ?? 0} />
      <Page title={title} width={width} {...(back && { back: back(shop, area) })}>
        {children({ storefront, shop, area })}
      </Page>
    </>
  )
}
