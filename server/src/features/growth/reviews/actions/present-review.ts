import type { Review } from '@kedai/contracts/reviews.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'

/** A shown review as the public reads it from the database; as text where it comes within an object of one statement. */
export type PublicReviewRow = {
  id: number
  stars: number
  words: string
  shown_name: string
  written_at: string | Date
  edited_at: string | Date | null
  reply: string | null
  replied_at: string | Date | null
}

export const presentReview = ({
  id,
  stars,
  words,
  shown_name: name,
  written_at,
  edited_at,
  reply,
  replied_at,
}: PublicReviewRow): Review => ({
  id,
  stars,
  words,
  name,
  written_at: formatTime(new Date(written_at)),
  is_edited: edited_at !== null,
  reply: reply === null || replied_at === null ? null : { text: reply, at: formatTime(new Date(replied_at)) },
})

/** SQL: the newest reviews of a product that are shown, for statements of other features. */
export const newestReviews = (productId: string, most: number): string => `
  coalesce((select json_agg(w) from (
    select r.id, r.stars, r.words, r.shown_name, r.written_at, r.edited_at, r.reply, r.replied_at
    from reviews r where r.product_id = ${productId} and r.is_shown order by r.id desc limit ${most}) w), '[]')`
