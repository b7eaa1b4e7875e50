import type { OrderReviews } from '@kedai/contracts/reviews.ts'
import { oneOf } from '../../../lib/query-cache.ts'
import { call } from '../../../lib/http.ts'

const at = (token: string) => `/api/ajax/guest/order/${encodeURIComponent(token)}/reviews`

export const orderReviewsQuery = (token: string) => oneOf<OrderReviews>(at(token))

export const saveReview = (token: string, productId: number, typed: FormData) =>
  call<OrderReviews>('PUT', `${at(token)}/${productId}`, { body: Object.fromEntries(typed) })

export const takeBackReview = (token: string, productId: number) =>
  call<OrderReviews>('DELETE', `${at(token)}/${productId}`)
