import type { Message } from '../../../platform/errors/message.ts'

/** What sellers are told about money that goes back through a provider. */
export const refundTexts = {
  done: {
    ms: '{amount} dibayar balik kepada pembeli melalui {name}.',
    en: 'Refunded {amount} to the buyer through {name}.',
    zh: '已通过 {name} 向买家退款 {amount}。',
  },
  pending: {
    ms: '{name} belum mengesahkan bayaran balik {amount}. Kami akan terus menyemak. Jangan buat bayaran balik sendiri.',
    en: '{name} has not confirmed the refund of {amount} yet. We will keep checking. Do not refund it yourself.',
    zh: '{name} 尚未回应。我们会继续询问，直到 {amount} 的退款得到确认，请勿自行退款。',
  },
  refused: {
    ms: '{name} menolak bayaran balik: {answer} Bayar balik sendiri, kemudian rekodkan sebagai bayaran balik manual.',
    en: '{name} rejected the refund: {answer} Pay the buyer yourself, then record it as a manual refund.',
    zh: '{name} 未予退款：{answer} 请自行退款，然后登记为手动退款。',
  },
  cannot: {
    ms: 'Bayaran ini dibuat melalui {name}, yang tidak menyokong bayaran balik automatik. Bayar balik sendiri, kemudian rekodkan sebagai bayaran balik manual.',
    en: 'This payment was made through {name}, which does not support automatic refunds. Pay the buyer yourself, then record it as a manual refund.',
    zh: '此款项通过 {name} 收到，该服务商不支持自动退款。请自行退款，然后登记为手动退款。',
  },
  oneAtATime: {
    ms: 'Satu pulangan melalui {name} masih menunggu jawapan. Cuba lagi selepas itu.',
    en: 'Another refund through {name} is still pending. Try again after it is completed.',
    zh: '另一笔通过 {name} 的退款仍在等待回应，请稍后再试。',
  },
  inParts: {
    ms: '{name} boleh membayar balik {amount} daripadanya. Bayar balik itu dahulu, kemudian selebihnya.',
    en: '{name} can refund {amount} of this amount. Refund that first, then the rest.',
    zh: '{name} 可退还其中的 {amount}。请先退此部分，再退其余部分。',
  },
} satisfies Record<string, Message>
