import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import type { ShopPlace } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const shopOf = ({ params, site }: PageContext): string => params.username ?? site.shopHost ?? ''

type Props = {
  title: string
  // False where no cart of buyers belongs.
  cart?: false
  children: (storefront: Storefront, shop: ShopPlace) => ReactNode
}

// What stands around a private page of a shop's. It is the same for everybody; what is somebody's own is asked for by the browser.
export function PrivateFrame({ title, cart, children }: Props) {
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
    <PublicLayout
      {...(cart === false && { cart })}
      shop={data ? { ...data, phone_number: data.company.phone_number, email: data.company.email } : null}
    >
      {data ? (
        children(data, shop)
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
