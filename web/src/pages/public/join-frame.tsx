import type { PublicProgramme } from '@kedai/contracts/programmes.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { programmesQuery } from '../../features/resellers/join/programme-query.ts'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const joinQueries = ({ params, site }: PageContext) => {
  const username = params.username ?? site.shopHost ?? ''
  return [storefrontQuery(username), programmesQuery(username, params.area)]
}

type Props = {
  children: (storefront: Storefront, programmes: readonly PublicProgramme[], shop: ShopPlace) => ReactNode
}

// The shop and its open programmes, around the pages of joining one.
export function JoinFrame({ children }: Props) {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const params = useParams()
  const username = params.username ?? shopHost ?? ''
  const place = useShopPlace(username)
  const shop = usePageQuery(storefrontQuery(username))
  const programmes = usePageQuery(programmesQuery(username, params.area))
  const failure = shop.failure ?? programmes.failure
  const retry = () => (shop.retry(), programmes.retry())
  const { data } = shop
  return (
    <PublicLayout shop={data ? { ...data, phone_number: data.company.phone_number, email: data.company.email } : null}>
      {data && programmes.data ? (
        children(data, programmes.data, place)
      ) : failure ? (
        <Empty heading="h1" title={failure.message} action={<Button onClick={retry}>{t`Try again`}</Button>} />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}

// No programme, or not this one.
export const NoneOpen = ({ shop, isOne }: { shop: ShopPlace; isOne: boolean }) => (
  <Empty
    title={
      isOne ? <Trans>This programme takes no applications now</Trans> : <Trans>This shop takes no resellers now</Trans>
    }
    action={
      <>
        {isOne && (
          <ButtonLink to={paths.join(shop)} variant="primary">
            <Trans>See the other programmes</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={paths.storefront(shop)} variant={isOne ? 'quiet' : 'primary'}>
          <Trans>See the shop</Trans>
        </ButtonLink>
      </>
    }
  >
    <Trans>Contact the shop if you would like to sell for it. Its number is below.</Trans>
  </Empty>
)
