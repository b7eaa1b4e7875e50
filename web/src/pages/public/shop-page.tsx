import type { PublicPage } from '@kedai/contracts/shop-pages.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { pageQuery } from '../../features/shop-pages/page-queries.ts'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useCanonical } from '../../lib/canonical.ts'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { VacationNotice } from '../../lib/vacation-notice.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { ShopBlocks } from './shop-blocks.tsx'

export const queries = ({ params, site }: PageContext) => {
  const username = params.username ?? site.shopHost ?? ''
  return [storefrontQuery(username), pageQuery(username, params.slug ?? '')]
}

// A page that the seller wrote.
export default function ShopPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const { username = shopHost ?? '', slug = '' } = useParams()
  const shop = usePageQuery(storefrontQuery(username))
  const page = usePageQuery(pageQuery(username, slug))
  const failure = shop.failure ?? page.failure
  const retry = () => (shop.retry(), page.retry())
  return (
    <PublicLayout shop={shop.data ? { ...shop.data, phone_number: shop.data.company.phone_number } : null}>
      {shop.data && page.data ? (
        <Shown storefront={shop.data} page={page.data} slug={slug} />
      ) : failure ? (
        <Empty heading="h1" title={failure.message} action={<Button onClick={retry}>{t`Try again`}</Button>} />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}

function Shown({ storefront, page, slug }: { storefront: Storefront; page: PublicPage; slug: string }) {
  const place = useShopPlace(storefront.username)
  const canonical = useCanonical(storefront.username)
  useHead({
    title: `${page.seo.title} · ${storefront.name}`,
    ...(page.seo.description && { description: page.seo.description }),
    ...(page.seo.image !== null && { image: page.seo.image }),
    canonical: canonical.origin + paths.shopPage(canonical.place, page.slug),
    stylesheet: storefront.theme.stylesheet,
    manifest: paths.shopFile(place, 'manifest.webmanifest'),
    icon: paths.shopFile(place, 'icon-192.png'),
    // It stood elsewhere before.
    ...(page.slug !== slug.toLowerCase() && { movedTo: paths.shopPage(place, page.slug) }),
  })
  const hasHero = page.blocks[0]?.type === 'hero' && page.blocks[0].title !== ''
  return (
    <article className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 sm:pt-8">
      {storefront.vacation && <VacationNotice vacation={storefront.vacation} />}
      {!hasHero && <h1 className="text-2xl">{page.title}</h1>}
      <ShopBlocks storefront={storefront} blocks={page.blocks} answer={page} />
    </article>
  )
}
