import type { ItemReviewsMeta, Review } from '@kedai/contracts/reviews.ts'
import { listOf } from '../../lib/query-cache.ts'

export type ReviewsAsked = { stars: number | undefined; page: number }

// What the address asks for; whatever it holds, it means something.
export function readReviewsAsked(search: URLSearchParams): ReviewsAsked {
  const page = Number(search.get('page') ?? 1)
  return {
    stars: /^[1-5]$/.test(search.get('stars') ?? '') ? Number(search.get('stars')) : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
  }
}

export function itemReviewsQuery(viewId: string, { stars, page }: ReviewsAsked) {
  const search = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(page > 1 && { page: String(page) }),
  })
  return listOf<Review>(`/api/ajax/guest/reviews/${encodeURIComponent(viewId)}${search.size > 0 ? `?${search}` : ''}`)
}

export type { ItemReviewsMeta }
