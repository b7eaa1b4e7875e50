import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { VacationNotice } from '../../lib/vacation-notice.tsx'
import type { ShopPlace } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const shopOf = ({ params, site }: PageContext): string => params.username ?? site.shopHost ?? ''

type Props = {
  title: string
  // The page above this one.
  back: (shop: ShopPlace, name: string) => { to: string; label: string }
  width?: 'narrow' | 'public'
  children: (storefront: Storefront, shop: ShopPlace) => ReactNode
}

// What stands around a cart: the shop it belongs to. The page is the same for everybody; the cart is asked for by the browser.
export function CartFrame({ title, back, width = 'public', children }: Props) {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const username = useParams().username ?? shopHost ?? ''
  const shop = useShopPlace(username)
  const { data, failure, isLoading, retry } = usePageQuery(storefrontQuery(username))
  useHead({
    title: data ? `${title} · ${data.name}` : title,
    isPrivate: true,
    stylesheet: data?.theme.stylesheet ?? null,
  })
  return (
    <PublicLayout shop={data ? { ...data, phone_number: data.company.phone_number, email: data.company.email } : null}>
      {data ? (
        <Page title={title} back={back(shop, data.name)} width={width}>
          {data.vacation && <VacationNotice vacation={data.vacation} className="mb-5" />}
          {children(data, shop)}
        </Page>
      ) : failure ? (
        <Empty
          heading="h1"
          title={failure.message}
          action={<Button busy={isLoading} onClick={retry}>{t`Try again`}</Button>}
        />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}
