import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { type ReviewListMeta, reviewsQuery } from '../../features/reviews/seller/api.ts'
import { AskingSwitch } from '../../features/reviews/seller/asking-switch.tsx'
import { readReviewAddress } from '../../features/reviews/seller/list-address.ts'
import { NoReviews } from '../../features/reviews/seller/no-reviews.tsx'
import { ReviewCard, ReviewCount } from '../../features/reviews/seller/review-card.tsx'
import { ReviewFilters } from '../../features/reviews/seller/review-filters.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { type ReviewListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What buyers say of the shop's products: read, answered, and hidden where it must be.
export default function ReviewsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readReviewAddress(params)
  const { data: reviews, error, refetch, isPlaceholderData } = useQuery(reviewsQuery(search))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  const may = (work: Parameters<typeof can>[2]) => shop !== undefined && can(shop.role, shop.permissions, work)
  useHead({ title: t`Reviews`, isPrivate: true })
  const change = (next: ReviewListSearch) => void navigate(sellerPaths.reviews(next), { replace: true })
  const meta = reviews?.meta as ReviewListMeta | undefined // the contract of this list
  return (
    <Page
      title={t`Reviews`}
      lead={
        meta ? (
          <ReviewCount total={meta.total} isCapped={meta.total_is_capped === true} />
        ) : (
          <Trans>What buyers say of your products</Trans>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReviewFilters search={search} product={meta?.product ?? null} onChange={change} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!reviews && !error && <ListSkeleton rows={6} />}
        {reviews && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {reviews.rows.length === 0 ? (
              <NoReviews search={search} />
            ) : (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {reviews.rows.map((review) => (
                  <ReviewCard key={review.id} review={review} mayOrders={may('orders')} />
                ))}
              </ul>
            )}
            <Pagination
              page={reviews.meta.page}
              lastPage={reviews.meta.last_page}
              hrefOf={(page) => sellerPaths.reviews({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
        {may('shop_settings') && <AskingSwitch />}
      </div>
    </Page>
  )
}
