import type { Review } from '@kedai/contracts/reviews.ts'
import { Trans } from '@lingui/react/macro'
import { ReviewList } from './review-list.tsx'

type Props = {
  // The newest few, never none.
  reviews: readonly Review[]
  // Of all.
  count: number
  href: string
}

// What the last buyers said. On a phone it ends an item's page: what stands above the order form is for ordering.
export const NewestReviews = ({ reviews, count, href }: Props) => (
  <section
    id="reviews"
    aria-labelledby="reviews-heading"
    className="grid scroll-mt-4 content-start gap-4 pt-10 lg:pt-4"
  >
    <h2 id="reviews-heading" className="text-xl">
      <Trans>Buyer reviews</Trans>
    </h2>
    <ReviewList reviews={reviews} />
    <a className="justify-self-start py-2 font-semibold underline" href={href}>
      <Trans>All reviews</Trans> ({count})
    </a>
  </section>
)
