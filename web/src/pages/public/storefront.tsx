import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { frontQuery } from '../../features/shop-pages/page-queries.ts'
import { itemsQuery, storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { readAsked } from '../../features/storefront/storefront-search.ts'
import { OwnShopStrip } from '../../layouts/own-shop-strip.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useSite } from '../../lib/site.tsx'
import { usePageQuery, useLast } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams, useSearch } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { frontPart } from './front-part.ts'
import { StorefrontShelf } from './storefront-shelf.tsx'

// The server draws the seller's own front together with the page.
if (import.meta.env.SSR) await frontPart.load()

export const queries = ({ params, search, site }: PageContext) => {
  const username = params.username ?? site.shopHost ?? ''
  return [storefrontQuery(username), itemsQuery(username, readAsked(search)), frontQuery(username)]
}

export default function StorefrontPage() {
  const { t } = useLingui()
  const { shopHost, still } = useSite()
  const username = useParams().username ?? shopHost ?? ''
  const asked = readAsked(useSearch())
  const shop = usePageQuery(storefrontQuery(username))
  const items = usePageQuery(itemsQuery(username, asked))
  const front = usePageQuery(frontQuery(username))
  // The last list stands, dimmed, until the next one is there.
  const last = useLast(items.data)
  const label = <Trans>Back to dashboard</Trans>
  return (
    <PublicLayout shop={shop.data ? headerOf(shop.data) : null}>
      {still ? (
        <still.OwnShopStrip username={username} label={label} />
      ) : (
        <OwnShopStrip username={username} label={() => label} />
      )}
      {shop.data ? (
        <StorefrontShelf storefront={shop.data} asked={asked} items={items} last={last} front={front.data ?? null} />
      ) : shop.failure ? (
        <Empty
          heading="h1"
          title={shop.failure.message}
          action={<Button busy={shop.isLoading} onClick={shop.retry}>{t`Try again`}</Button>}
        />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}

const headerOf = ({ username, name, whatsapp_number, telegram_username, logo, company }: Storefront) => ({
  username,
  name,
  whatsapp_number,
  telegram_username,
  logo,
  phone_number: company.phone_number,
  email: company.email,
})
