import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ItemReviewsMeta, itemReviewsQuery, readReviewsAsked } from '../../features/reviews/item-reviews-query.ts'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams, useSearch } from '../../ui/navigation.ts'
import { Page, Section } from '../../ui/page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params, search, site }: PageContext) => [
  storefrontQuery(params.username ?? site.shopHost ?? ''),
  itemReviewsQuery(params.viewId ?? '', readReviewsAsked(search)),
]

// All that buyers said of an item.
export default function ReviewsPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const { username: named, viewId = '' } = useParams()
  const username = named ?? shopHost ?? ''
  const place = useShopPlace(username)
  const asked = readReviewsAsked(useSearch())
  const shop = usePageQuery(storefrontQuery(username))
  const reviews = usePageQuery(itemReviewsQuery(viewId, asked))
  const meta = reviews.data?.meta as ItemReviewsMeta | undefined // the contract of this list
  useHead({
    title: meta ? `${t`Reviews`} · ${meta.title}` : t`Reviews`,
    isUnlisted: asked.page > 1 || asked.stars !== undefined,
  })
  const failure = shop.failure ?? reviews.failure
  const retry = () => (shop.retry(), reviews.retry())
  if (!shop.data || !reviews.data || !meta) {
    return (
      <PublicLayout shop={shop.data ?? null}>
        {failure ? (
          <Empty heading="h1" title={failure.message} action={<Button onClick={retry}>{t`Try again`}</Button>} />
        ) : (
          <PageSkeleton />
        )}
      </PublicLayout>
    )
  }
  const lead =
    meta.rating === null ? undefined : (
      <>
        <span className="text-gold">★</span> {meta.rating.toLocaleString('en', { minimumFractionDigits: 1 })} ·{' '}
        <Plural value={meta.rating_count} one="# rating" other="# ratings" />
      </>
    )
  const { rows } = reviews.data
  return (
    <PublicLayout shop={shop.data}>
      <Page title={t`Reviews`} lead={lead} back={{ to: paths.item(place, viewId), label: meta.title }}>
        {meta.rating_count > 0 && (
          <nav aria-label={t`By stars`} className="mb-4 flex flex-wrap gap-2">
            {[undefined, 5, 4, 3, 2, 1].map((stars) => (
              <PageLink
                key={stars ?? 0}
                to={paths.reviews(place, viewId, { stars })}
                aria-current={stars === asked.stars ? 'page' : undefined}
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line bg-card px-4 text-sm font-semibold hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft"
              >
                {stars === undefined ? <Trans>All</Trans> : `${stars} ★`}
              </PageLink>
            ))}
          </nav>
        )}
        {rows.length === 0 ? (
          <Empty
            title={
              asked.stars === undefined ? <Trans>No reviews yet</Trans> : <Trans>No reviews with this rating</Trans>
            }
          />
        ) : (
          <Section>
            <ReviewList reviews={rows} />
          </Section>
        )}
        <Pagination
          page={meta.page}
          lastPage={meta.last_page}
          hrefOf={(page) => paths.reviews(place, viewId, { stars: asked.stars, page: page === 1 ? undefined : page })}
        />
      </Page>
    </PublicLayout>
  )
}
