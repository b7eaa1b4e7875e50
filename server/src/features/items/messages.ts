import type { Message } from '../../platform/errors/message.ts'

export const notForSale: Message = {
  ms: 'Barang ini tidak dijual lagi, atau pautannya tersilap. Minta pautan baharu daripada penjual.',
  en: 'This item is not for sale any more, or the link is wrong. Ask the seller for a new link.',
  zh: '此商品已下架，或链接有误。请向卖家索取新的链接。',
}
