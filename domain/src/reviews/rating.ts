/** What reviews add to their product: kept beside it, so that a rating is read without reading them. */
export type RatingSum = { sum: number; count: number }

/** Stars, the best first. */
export const starCounts = [5, 4, 3, 2, 1] as const

/** The average with one decimal, as it is shown; null while nobody has rated. */
export const ratingOf = ({ sum, count }: RatingSum): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10

type Weighed = { stars: number; isShown: boolean }

/** What changes in a product's sum when a review turns into another; null: there is none. Only shown ones count. */
export function ratingChange(before: Weighed | null, after: Weighed | null): RatingSum {
  const [was, is] = [weigh(before), weigh(after)]
  return { sum: is.sum - was.sum, count: is.count - was.count }
}

const weigh = (review: Weighed | null): RatingSum =>
  review?.isShown ? { sum: review.stars, count: 1 } : { sum: 0, count: 0 }
