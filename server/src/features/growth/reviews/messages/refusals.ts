import { daysToChange } from '@kedai/domain/reviews/may-rate.ts'
import type { RatingRefusal } from '@kedai/domain/reviews/may-rate.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why a buyer cannot rate, or cannot change a review. */
export const ratingRefusals = {
  cancelled: {
    ms: 'Pesanan ini dibatalkan, jadi tiada apa yang boleh dinilai.',
    en: 'This order was cancelled, so it cannot be rated.',
    zh: '此订单已取消，无法评价。',
  },
  expired: {
    ms: 'Pesanan ini luput sebelum dibayar, jadi tiada apa yang boleh dinilai.',
    en: 'This order expired before payment, so it cannot be rated.',
    zh: '此订单未付款已失效，无法评价。',
  },
  refunded: {
    ms: 'Pesanan ini sudah dibayar balik sepenuhnya, jadi ia tidak boleh dinilai lagi.',
    en: 'This order was fully refunded, so it can no longer be rated.',
    zh: '此订单已全额退款，不能再评价。',
  },
  not_paid: {
    ms: 'Anda boleh menilai sebaik sahaja kedai menerima bayaran penuh.',
    en: 'You can rate after the shop has received the full payment.',
    zh: '店家收到全部款项后，您即可评价。',
  },
  not_sent: {
    ms: 'Anda boleh menilai sebaik sahaja barang dihantar atau diserahkan.',
    en: 'You can rate after the items have been sent or delivered.',
    zh: '货品发出或交付后，您即可评价。',
  },
  returned: {
    ms: 'Barang ini sudah dikembalikan kepada kedai, jadi ia tidak boleh dinilai.',
    en: 'The items were returned to the shop, so they cannot be rated.',
    zh: '货品已退回店家，无法评价。',
  },
  too_late: {
    ms: `Penilaian boleh diubah atau ditarik balik dalam masa ${daysToChange} hari sahaja.`,
    en: `A review can only be edited or withdrawn within ${daysToChange} days.`,
    zh: `评价只能在 ${daysToChange} 天内修改或撤回。`,
  },
} satisfies Record<RatingRefusal, Message>

export const fieldTexts = {
  starsNeeded: { ms: 'Pilih daripada 1 hingga 5 bintang.', en: 'Choose from 1 to 5 stars.', zh: '请选择 1 至 5 星。' },
  replyNeeded: { ms: 'Tulis jawapan anda dahulu.', en: 'Write your reply first.', zh: '请先填写回复。' },
  reasonNeeded: {
    ms: 'Tulis sebabnya. Pembeli yang menulis ulasan ini akan melihatnya.',
    en: 'Enter the reason. The buyer who wrote the review will see it.',
    zh: '请填写原因。写评价的买家会看到它。',
  },
} satisfies Record<string, Message>

export const takenBack: Message = {
  ms: 'Pembeli sudah menarik balik ulasan ini.',
  en: 'The buyer has withdrawn this review.',
  zh: '买家已撤回此评价。',
}

export const noSuchItem: Message = {
  ms: 'Barang ini tidak dijual lagi, atau pautannya tersilap. Minta pautan baharu daripada penjual.',
  en: 'This item is no longer available, or the link is wrong. Ask the seller for a new link.',
  zh: '此商品已下架，或链接有误。请向卖家索取新的链接。',
}
