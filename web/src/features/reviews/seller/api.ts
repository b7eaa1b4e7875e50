import type { ReviewSummary, SellerReview } from '@kedai/contracts/reviews.ts'
import type { ListMeta } from '@kedai/contracts/values.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { call, post } from '../../../lib/http.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { ReviewListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = '/api/ajax/seller/reviews'

// `product`: the title of the one that was asked for.
export type ReviewListMeta = ListMeta & { product: string | null }

export const reviewsQuery = (search: ReviewListSearch) => ({
  ...apiListQuery<SellerReview>(withSearch(path, search)),
  placeholderData: keepPreviousData,
})

export const reviewSummaryQuery = () => ({ ...apiQuery<ReviewSummary>(`${path}/summary`), refetchInterval: 60_000 })

export const sendReply = (id: number, typed: FormData) =>
  post<SellerReview>(`${path}/${id}/reply`, Object.fromEntries(typed))
export const hideReview = (id: number, typed: FormData) =>
  post<SellerReview>(`${path}/${id}/hide`, Object.fromEntries(typed))
export const showReview = (id: number) => post<SellerReview>(`${path}/${id}/show`, {})
export const switchAsking = (isOn: boolean) => call<ReviewSummary>('PUT', `${path}/asking`, { body: { is_on: isOn } })
