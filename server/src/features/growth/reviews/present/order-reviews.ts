import type { OrderReviews, OwnReview } from '@kedai/contracts/reviews.ts'
import { whyNotChange, whyNotRate } from '@kedai/domain/reviews/may-rate.ts'
import type { RatingRefusal } from '@kedai/domain/reviews/may-rate.ts'
import { nameStyles, shownName } from '@kedai/domain/reviews/shown-name.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import type { LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { ratingRefusals } from '../messages/refusals.ts'
import type { BoughtRow } from '../queries/bought-products.ts'

type Reader = { lang: Lang; now: Date }

export function presentOrderReviews(order: LockedOrder, rows: readonly BoughtRow[], reader: Reader): OrderReviews {
  const refusal = whyNotRate(order.facts)
  return {
    refusal: told(refusal, reader),
    names: { short: shownName(order.buyer_name, 'short'), full: shownName(order.buyer_name, 'full') },
    products: rows.map((row) => ({
      product_id: row.product_id,
      title: row.title,
      image: row.image_key === null ? null : publicPath(row.image_key, row.image_widths?.[0]),
      review: presentOwn(row, refusal, reader),
    })),
  }
}

function presentOwn(row: BoughtRow, refusal: RatingRefusal | null, reader: Reader): OwnReview | null {
  if (row.stars === null || row.written_at === null || row.is_withdrawn) return null
  return {
    stars: row.stars,
    words: row.words,
    shown_as: nameStyles.find((style) => style === row.shown_as) ?? 'short',
    written_at: formatTime(row.written_at),
    refusal: told(refusal ?? whyNotChange(row.written_at, reader.now), reader),
    hidden_because: row.hidden_reason,
    reply: row.reply,
  }
}

const told = (refusal: RatingRefusal | null, { lang }: Reader) => refusal && say(ratingRefusals[refusal], lang)
