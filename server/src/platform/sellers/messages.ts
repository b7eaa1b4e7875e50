import type { Message } from '../errors/message.ts'

export const noShop: Message = {
  ms: 'Akaun anda tidak lagi menjadi ahli mana-mana kedai. Minta pemilik kedai menambah anda semula.',
  en: 'Your account no longer belongs to any shop. Ask a shop owner to add you again.',
  zh: '您的账号已不属于任何店铺，请联系店主重新添加。',
}
