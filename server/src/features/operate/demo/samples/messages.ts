import type { Message } from '../../../../platform/errors/message.ts'

export const texts = {
  added: {
    ms: 'Produk contoh sudah dimasukkan. Lihat-lihat kedai anda, kemudian buang sekali tekan.',
    en: 'Sample products are in. Look around your shop, then remove them by one press.',
    zh: '示例商品已添加。看看店铺的样子，之后一键即可移除。',
  },
  removed: {
    ms: 'Semua produk contoh sudah dibuang. Data anda sendiri tidak disentuh.',
    en: 'All sample products are gone. Nothing of your own was touched.',
    zh: '示例商品已全部移除，您自己的资料没有改动。',
  },
  removedSomeArchived: {
    ms: 'Produk contoh sudah dibuang; yang pernah dipesan ({count}) disimpan dalam arkib.',
    en: 'The sample products are gone; those that were ordered ({count}) are kept in the archive.',
    zh: '示例商品已移除；有订单的 {count} 件保留在归档中。',
  },
} satisfies Record<string, Message>
