import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import type { SellerReviewRow } from '../queries/seller-reviews.ts'

export const presentSellerReview = (row: SellerReviewRow): SellerReview => ({
  id: row.id,
  stars: row.stars,
  words: row.words,
  name: row.shown_name,
  written_at: formatTime(row.written_at),
  edited_at: row.edited_at && formatTime(row.edited_at),
  product: { id: row.product_id, title: row.title, image: row.image_key === null ? null : publicPath(row.image_key) },
  order_no: row.order_no,
  reply: row.reply === null || row.replied_at === null ? null : { text: row.reply, at: formatTime(row.replied_at) },
  hidden:
    row.hidden_reason === null || row.hidden_at === null
      ? null
      : { reason: row.hidden_reason, at: formatTime(row.hidden_at) },
  is_newer_than_reply: row.replied_at !== null && row.edited_at !== null && row.edited_at > row.replied_at,
})
