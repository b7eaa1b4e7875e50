import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { itemsQuery, storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { readAsked } from '../../features/storefront/storefront-search.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useCached } from '../../lib/use-cached.ts'
import { useSite } from '../../lib/site.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { StorefrontShelf } from './storefront-shelf.tsx'

export const queries = ({ params, search, site }: PageContext) => {
  const username = params.username ?? site.shopHost ?? ''
  return [storefrontQuery(username), itemsQuery(username, readAsked(search))]
}

export default function StorefrontPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const username = useParams().username ?? shopHost ?? ''
  const [search] = useSearchParams()
  const asked = readAsked(search)
  const shop = useCached(storefrontQuery(username))
  const items = useCached(itemsQuery(username, asked))
  // The last list stands, dimmed, until the next one is there.
  const [last, setLast] = useState(items.data)
  if (items.data && items.data !== last) setLast(items.data)
  return (
    <PublicLayout shop={shop.data ? headerOf(shop.data) : null}>
      {shop.data ? (
        <StorefrontShelf storefront={shop.data} asked={asked} items={items} last={last} />
      ) : shop.failure ? (
        <Empty heading="h1" title={shop.failure.message} action={<Button busy={shop.isLoading} onClick={shop.retry}>{t`Try again`}</Button>} />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}

const headerOf = ({ username, name, whatsapp_number, telegram_username, logo, company }: Storefront) =>
  ({ username, name, whatsapp_number, telegram_username, logo, phone_number: company.phone_number, email: company.email })
