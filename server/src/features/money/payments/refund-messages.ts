import type { Message } from '../../../platform/errors/message.ts'

/** What sellers are told about money that goes back through a provider. */
export const refundTexts = {
  done: {
    ms: '{amount} dipulangkan kepada pembeli melalui {name}.',
    en: '{amount} went back to the buyer through {name}.',
    zh: '已通过 {name} 向买家退款 {amount}。',
  },
  pending: {
    ms: '{name} belum menjawab. Kami bertanya lagi sehingga pulangan {amount} pasti; jangan pulangkan sendiri.',
    en: '{name} has not answered yet. We ask again until the refund of {amount} is certain; do not send it yourself.',
    zh: '{name} 尚未回应。我们会继续询问，直到 {amount} 的退款得到确认，请勿自行退款。',
  },
  refused: {
    ms: '{name} tidak memulangkannya: {answer} Pulangkan sendiri, kemudian rekodkan sebagai pulangan dengan tangan.',
    en: '{name} does not give it back: {answer} Send it back yourself, then write it down as given back by hand.',
    zh: '{name} 未予退款：{answer} 请自行退款，然后登记为手动退款。',
  },
  cannot: {
    ms: 'Wang ini masuk melalui {name}, yang tidak memulangkan wang dengan sendiri. Pulangkan sendiri, kemudian rekodkan sebagai pulangan dengan tangan.',
    en: 'This money came through {name}, which gives nothing back by itself. Send it back yourself, then write it down as given back by hand.',
    zh: '此款项通过 {name} 收到，该服务商不支持自动退款。请自行退款，然后登记为手动退款。',
  },
  oneAtATime: {
    ms: 'Satu pulangan melalui {name} masih menunggu jawapan. Cuba lagi selepas itu.',
    en: 'Another refund through {name} still waits for its answer. Try again after that.',
    zh: '另一笔通过 {name} 的退款仍在等待回应，请稍后再试。',
  },
  inParts: {
    ms: '{name} boleh memulangkan {amount} daripadanya. Pulangkan itu dahulu, kemudian selebihnya.',
    en: '{name} can give back {amount} of it. Give that back first, then the rest.',
    zh: '{name} 可退还其中的 {amount}。请先退此部分，再退其余部分。',
  },
} satisfies Record<string, Message>
