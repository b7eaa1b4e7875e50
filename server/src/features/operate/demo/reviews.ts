import { plusHours } from '@kedai/domain/time/malaysia.ts'
import type { NameStyle } from '@kedai/domain/reviews/shown-name.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hideReview, replyToReview } from '../../growth/reviews/actions/moderate-review.ts'
import { rateProduct } from '../../growth/reviews/actions/rate-product.ts'
import type { DemoShop } from './demo-part.ts'
import { findOwnerId } from './queries.ts'
import { findReviewId, findSent } from './queries/reviews.ts'

type DemoReview = {
  viewId: string
  stars: number
  words: string
  shownAs?: NameStyle
  reply?: string
  hiddenBecause?: string
}

/** What buyers of the demo say of what they got: one with an answer, one that the shop has hidden, the rest waiting. */
const demoReviews: readonly DemoReview[] = [
  {
    viewId: 'tart-nanas-gulung',
    stars: 5,
    words: 'Lembut dan tidak terlalu manis. Sampai dalam dua hari, balang dibalut kemas.',
  },
  { viewId: 'kopi-sangai', stars: 4, words: '' },
  {
    viewId: 'set-teko',
    stars: 5,
    words: 'Dihadiahkan kepada emak dan dia sangat suka. Bungkusan hadiah pun cantik.',
    reply: 'Terima kasih, Kavitha. Salam sayang untuk emak.',
  },
  { viewId: 'sabun-serai', stars: 4, words: 'Wangi serai yang sebenar. Kalau ada saiz besar lagi bagus.' },
  {
    viewId: 'beg-mengkuang',
    stars: 3,
    words: 'Anyaman halus, tetapi ada sedikit calar di tepi. Penjual pulangkan RM 10 dengan cepat.',
    shownAs: 'none',
  },
  { viewId: 'semperit-dahlia', stars: 5, words: 'Kali kedua beli. Anak-anak habiskan sebelum petang!' },
  { viewId: 'sambal-bilis', stars: 5, words: '香而不腻，配椰浆饭刚好。', shownAs: 'full' },
  {
    viewId: 'kusyen-batik',
    stars: 1,
    words: 'Hubungi saya untuk kusyen lebih murah.',
    hiddenBecause: 'Iklan, bukan tentang barang ini.',
  },
]

/** Each a day and more after the goods were sent, by the order's buyer, answered by the owner. */
export async function seedReviews(trx: Db, { id: shopId }: DemoShop, { clock }: Deps): Promise<void> {
  const userId = await findOwnerId(trx, shopId)
  for (const { viewId, stars, words, shownAs = 'short', reply, hiddenBecause } of demoReviews) {
    const sent = await findSent(trx, shopId, viewId)
    if (sent === null) continue // a visitor of an older demo has changed that order
    const at = new Date(Math.min(clock.now().getTime(), plusHours(sent.placedAt, 52).getTime()))
    await rateProduct(trx, {
      order: { shopId, orderNo: sent.orderNo },
      productId: sent.productId,
      review: { stars, words, shownAs },
      now: at,
    })
    const of = { shopId, userId, reviewId: await findReviewId(trx, sent), now: clock.now() }
    if (reply) await replyToReview(trx, { ...of, text: reply })
    if (hiddenBecause) await hideReview(trx, { ...of, reason: hiddenBecause })
  }
}
