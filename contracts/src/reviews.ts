import { nameStyles } from '@kedai/domain/reviews/shown-name.ts'
import { z } from 'zod'
import { list } from './envelope.ts'
import { orderParams } from './orders.ts'
import { dateTimeText, flag, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

/** Characters of a review, of a reply. */
export const maxReviewWords = 1000

const stars = z.number().int().min(1).max(5)

/** What everybody reads of a review; `name` is empty where its writer did not want to be named. */
export const review = z.object({
  id: z.number().int(),
  stars,
  words: z.string(),
  name: z.string(),
  written_at: dateTimeText,
  is_edited: z.boolean(),
  reply: z.object({ text: z.string(), at: dateTimeText }).nullable(),
})
export type Review = z.infer<typeof review>

export const reviewsParams = z.object({ view_id: z.string().min(1).max(64) })
export const reviewsQuery = z.object({ page: pageNumber, stars: wholeNumber(1, 5).optional() })

/** GET /api/ajax/guest/reviews/{view_id}: an item's reviews, the newest first. */
export const itemReviews = list(review).extend({
  meta: list(review).shape.meta.extend({
    title: z.string(),
    username: z.string(),
    rating: z.number().nullable(),
    rating_count: z.number().int(),
  }),
})
export type ItemReviewsMeta = z.infer<typeof itemReviews>['meta']

/** A buyer's own review of something bought. */
export const ownReview = z.object({
  stars,
  words: z.string(),
  shown_as: z.enum(nameStyles),
  written_at: dateTimeText,
  /** Why it cannot be changed any more, in the buyer's language. */
  refusal: z.string().nullable(),
  /** The shop's reason for not showing it. */
  hidden_because: z.string().nullable(),
  reply: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

/** GET /api/ajax/guest/order/{token}/reviews: what was bought, to be rated. */
export const orderReviews = z.object({
  /** Why nothing can be rated now, in the buyer's language. */
  refusal: z.string().nullable(),
  /** How the buyer's name would stand beside a review. */
  names: z.object({ short: z.string(), full: z.string() }),
  products: z.array(
    z.object({
      product_id: z.number().int(),
      title: z.string(),
      image: z.string().nullable(),
      review: ownReview.nullable(),
    }),
  ),
})
export type OrderReviews = z.infer<typeof orderReviews>

export const orderReviewParams = orderParams.extend({ product_id: id })

/** PUT /api/ajax/guest/order/{token}/reviews/{product_id} */
export const saveReview = z.object({
  stars: z.union([z.literal(''), wholeNumber(1, 5)]).optional(),
  words: lineOfText(maxReviewWords).default(''),
  shown_as: z.enum(nameStyles).default('short'),
})
export type SaveReview = z.infer<typeof saveReview>

export const reviewShows = ['waiting', 'hidden'] as const

/** GET /api/ajax/seller/reviews: the newest first. `show`: those that wait for a word of the seller, or hidden ones. */
export const sellerReviewsQuery = z.object({
  page: pageNumber,
  show: z.enum(reviewShows).optional(),
  stars: wholeNumber(1, 5).optional(),
  product_id: id.optional(),
  term: lineOfText(100).default(''),
})
export type SellerReviewsQuery = z.infer<typeof sellerReviewsQuery>

export const sellerReview = z.object({
  id: z.number().int(),
  stars,
  words: z.string(),
  name: z.string(),
  written_at: dateTimeText,
  edited_at: dateTimeText.nullable(),
  product: z.object({ id: z.number().int(), title: z.string(), image: z.string().nullable() }),
  order_no: z.string(),
  reply: z.object({ text: z.string(), at: dateTimeText }).nullable(),
  hidden: z.object({ reason: z.string(), at: dateTimeText }).nullable(),
  /** Its writer changed it after the shop had replied. */
  is_newer_than_reply: z.boolean(),
})
export type SellerReview = z.infer<typeof sellerReview>

export const sellerReviews = list(sellerReview).extend({
  /** `product`: the title of the one that was asked for. */
  meta: list(sellerReview).shape.meta.extend({ product: z.string().nullable() }),
})

/** GET /api/ajax/seller/reviews/summary, counted up to 1000. */
export const reviewSummary = z.object({ waiting: z.number().int(), asks_for_reviews: z.boolean() })
export type ReviewSummary = z.infer<typeof reviewSummary>

export const reviewParams = z.object({ review_id: id })
export const replyToReview = z.object({ text: lineOfText(maxReviewWords) })
export const hideReview = z.object({ reason: lineOfText(300) })

/** PUT /api/ajax/seller/reviews/asking: whether buyers get a mail that asks for a rating. */
export const askForReviews = z.object({ is_on: flag })
