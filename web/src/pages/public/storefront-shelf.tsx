import type { PublicFront } from '@kedai/contracts/shop-pages.ts'
import type { Storefront, StorefrontItem, StorefrontItemsMeta } from '@kedai/contracts/storefront.ts'
import { excerpt } from '@kedai/domain/text/excerpt.ts'
import { useLingui } from '@lingui/react/macro'
import { PolicyLinks } from '../../features/storefront/policy-links.tsx'
import { AboutShop } from '../../features/storefront/about-shop.tsx'
import { CategoryChips } from '../../features/storefront/category-chips.tsx'
import { trailTo } from '../../features/storefront/category-trail.ts'
import { Facets } from '../../features/storefront/facets.tsx'
import { PromoLine } from '../../features/storefront/front/promo-line.tsx'
import { ShopBanner } from '../../features/storefront/front/shop-banner.tsx'
import { Slides } from '../../features/storefront/front/slides.tsx'
import { GridSkeleton, ItemGrid } from '../../features/storefront/item-grid.tsx'
import { ListCount } from '../../features/storefront/list-count.tsx'
import { NothingHere } from '../../features/storefront/nothing-here.tsx'
import { Popular } from '../../features/storefront/popular.tsx'
import { SearchBox } from '../../features/storefront/search-box.tsx'
import { shopFacts } from '../../features/storefront/shop-facts.ts'
import { ShopIntro } from '../../features/storefront/shop-intro.tsx'
import { SortChoice } from '../../features/storefront/sort-choice.tsx'
import {
  type Asked,
  facetsOf,
  isFrontPage,
  searchWith,
  showsFrontAlone,
} from '../../features/storefront/storefront-search.ts'
import { useCurrentSlug } from '../../features/storefront/use-current-slug.ts'
import { useHead } from '../../lib/head.ts'
import type { List } from '../../lib/query-cache.ts'
import type { QueryResult } from '../../lib/use-page-query.ts'
import { VacationNotice } from '../../lib/vacation-notice.tsx'
import { useCanonical } from '../../lib/canonical.ts'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { OwnFront } from './own-front.tsx'
import { useQuickAdd } from './use-quick-add.ts'

type Props = {
  storefront: Storefront
  asked: Asked
  items: QueryResult<List<StorefrontItem>>
  // What was shown before, for as long as the next list is on its way.
  last: List<StorefrontItem> | undefined
  // The page that the seller put above the shelf, or in its place.
  front: PublicFront
}

// A shop's shelves: what is asked for, its items, and the ways to the others.
export function StorefrontShelf({ storefront, asked, items, last, front }: Props) {
  const { t } = useLingui()
  const { publicUrl } = useSite()
  const shop = useShopPlace(storefront.username)
  const canonical = useCanonical(storefront.username)
  const trail = trailTo(storefront.categories, asked.cat)
  const title = asked.q ? t`“${asked.q}” in ${storefront.name}` : (trail.at(-1)?.name ?? storefront.name)
  const slug = trail.at(-1)?.slug
  const movedTo =
    slug === undefined || slug === asked.cat
      ? null
      : paths.storefront(shop, searchWith(asked, { cat: slug, page: asked.page }))
  useCurrentSlug(movedTo)
  const facets = facetsOf(asked)
  const isFront = isFrontPage(asked)
  const list = items.data ?? (items.failure ? undefined : last)
  const isGuess = list !== undefined && 'is_similar' in list.meta
  useHead({
    title: title === storefront.name ? title : `${title} · ${storefront.name}`,
    description: excerpt(storefront.company.description, 160) || t`Order from ${storefront.name} online.`,
    image:
      (isFront ? storefront.banner?.image.url : undefined) ??
      list?.rows.find(({ image }) => image !== null)?.image ??
      undefined,
    canonical:
      canonical.origin +
      paths.storefront(canonical.place, {
        cat: slug ?? asked.cat,
        page: asked.page === 1 ? undefined : asked.page,
      }),
    stylesheet: storefront.theme.stylesheet,
    manifest: paths.shopFile(shop, 'manifest.webmanifest'),
    icon: paths.shopFile(shop, 'icon-192.png'),
    ...(movedTo !== null && { movedTo }),
    // Read by programs from the server's page only, so the browser need not know how.
    ...(import.meta.env.SSR && isFront && { facts: shopFacts(storefront, publicUrl) }),
    isUnlisted: asked.q !== '' || asked.sort !== 'newest' || facets.length > 0,
  })
  const { vacation } = storefront
  const addToCart = useQuickAdd(storefront)
  if (vacation?.mode === 'closed') {
    return (
      <div className={look}>
        <VacationNotice vacation={vacation} />
        <ShopIntro storefront={storefront} />
        <AboutShop storefront={storefront} />
      </div>
    )
  }
  if (front && showsFrontAlone(asked, front)) {
    return (
      <div className={look}>
        {vacation && <VacationNotice vacation={vacation} />}
        <OwnFront storefront={storefront} front={front} />
        <Link to={paths.storefront(shop, { sort: 'popular' })} className="justify-self-start py-2">
          {t`Everything in ${storefront.name}`}
        </Link>
        <PolicyLinks storefront={storefront} />
      </div>
    )
  }
  return (
    <div className={look}>
      {vacation && <VacationNotice vacation={vacation} />}
      {storefront.promo_banner && <PromoLine promo={storefront.promo_banner} shop={shop} />}
      {isFront && front && <OwnFront storefront={storefront} front={front} />}
      {isFront && <ShopBanner banner={storefront.banner} shop={shop} />}
      {/* On a phone what there is to buy comes first. */}
      {isFront && (
        <div className="grid gap-5 max-sm:order-1">
          {storefront.sliders.length > 0 && (
            <Slides slides={storefront.sliders} shop={shop} isFirst={!storefront.banner} />
          )}
          <ShopIntro storefront={storefront} />
        </div>
      )}
      <SearchBox q={asked.q} action={paths.storefront(shop)} hrefOf={(q) => paths.storefront(shop, { q })} />
      <CategoryChips
        categories={storefront.categories}
        current={asked.cat}
        hrefOf={(cat) => paths.storefront(shop, { cat, sort: searchWith(asked, {}).sort })}
      />
      <section aria-label={title} className="grid gap-3 sm:gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:w-full">
            {!isFront && <h1 className="text-xl">{title}</h1>}
            {list && list.rows.length > 0 && (
              <div className={isFront ? 'max-sm:sr-only' : undefined}>
                <ListCount meta={list.meta} q={asked.q} />
              </div>
            )}
          </div>
          {(facets.length > 0 || (list && list.meta.total > 1)) && (
            <Facets asked={asked} shop={shop} currency={storefront.currency} />
          )}
          {list && list.meta.total > 1 && !isGuess && <SortChoice asked={asked} shop={shop} />}
        </div>
        {!list ? (
          items.failure ? (
            <Empty
              title={items.failure.message}
              action={<Button busy={items.isLoading} onClick={items.retry}>{t`Try again`}</Button>}
            />
          ) : (
            <GridSkeleton />
          )
        ) : list.rows.length > 0 ? (
          <>
            <ItemGrid
              items={list.rows}
              shop={shop}
              currency={storefront.currency}
              words={wordsOf(list.meta) ?? asked.q}
              isStale={!items.data}
              layout={storefront.theme.layout}
              onAdd={addToCart}
            />
            <Pagination
              page={asked.page}
              lastPage={list.meta.last_page}
              hrefOf={(page) => paths.storefront(shop, searchWith(asked, { page }))}
            />
          </>
        ) : (
          <>
            <NothingHere storefront={storefront} asked={asked} shop={shop} isKnownCategory={trail.length > 0} />
            <Popular
              items={popularOf(list.meta)}
              shop={shop}
              currency={storefront.currency}
              layout={storefront.theme.layout}
              onAdd={addToCart}
            />
          </>
        )}
      </section>
      <div className="grid gap-5 max-sm:order-1">
        <AboutShop storefront={storefront} />
        <PolicyLinks storefront={storefront} />
      </div>
    </div>
  )
}

const look = 'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-3 sm:gap-5 sm:px-6 sm:pt-8'

const popularOf = ({ popular }: StorefrontItemsMeta) => popular ?? []

// What was looked for in titles, other words for the same thing included.
const wordsOf = ({ words }: StorefrontItemsMeta) => words?.join(' ')
