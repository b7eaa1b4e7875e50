import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { type ReviewListMeta, reviewsQuery } from '../../features/reviews/seller/api.ts'
import { AskingSwitch } from '../../features/reviews/seller/asking-switch.tsx'
import { readReviewAddress } from '../../features/reviews/seller/list-address.ts'
import { NoReviews } from '../../features/reviews/seller/no-reviews.tsx'
import { ReviewCard, ReviewCount } from '../../features/reviews/seller/review-card.tsx'
import { ReviewFilters, ReviewSearch } from '../../features/reviews/seller/review-filters.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { type ReviewListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OpeningRows } from '../../ui/admin/opening-row.tsx'

// What buyers say of the shop's products: read, answered, and hidden where it must be.
export default function ReviewsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readReviewAddress(params)
  const reviews = useQuery(reviewsQuery(search))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  const may = (work: Parameters<typeof can>[2]) => shop !== undefined && can(shop.role, shop.permissions, work)
  useHead({ title: t`Reviews`, isPrivate: true })
  const change = (next: ReviewListSearch) => void navigate(sellerPaths.reviews(next), { replace: true })
  const meta = reviews.data?.meta as ReviewListMeta | undefined // the contract of this list
  return (
    <ListPage
      title={t`Reviews`}
      count={
        meta ? (
          <ReviewCount total={meta.total} isCapped={meta.total_is_capped === true} />
        ) : (
          <Trans>Reviews from buyers</Trans>
        )
      }
      search={<ReviewSearch search={search} onChange={change} />}
      filters={<ReviewFilters search={search} product={meta?.product ?? null} onChange={change} />}
      narrowedBy={[search.show, search.stars, search.product_id].filter((one) => one !== undefined).length}
    >
      <ListRows
        list={reviews}
        hrefOf={(page) => sellerPaths.reviews({ ...search, page })}
        empty={<NoReviews search={search} />}
      >
        {(rows) => (
          <OpeningRows>
            {rows.map((review) => (
              <ReviewCard key={review.id} review={review} mayOrders={may('orders')} />
            ))}
          </OpeningRows>
        )}
      </ListRows>
      {may('shop_settings') && <AskingSwitch />}
    </ListPage>
  )
}
