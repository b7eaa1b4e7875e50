import type { Message } from '../../../../platform/errors/message.ts'

export const texts = {
  added: {
    ms: 'Produk contoh ditambah. Lihat-lihat kedai anda, kemudian buang dengan satu klik.',
    en: 'Sample products added. Explore your shop, then remove them with one click.',
    zh: '示例商品已添加。看看店铺的样子，之后一键即可移除。',
  },
  removed: {
    ms: 'Semua produk contoh dibuang. Data anda sendiri tidak diubah.',
    en: 'All sample products removed. Your own data was not changed.',
    zh: '示例商品已全部移除，您自己的资料没有改动。',
  },
  removedSomeArchived: {
    ms: 'Produk contoh dibuang. {count} yang ada pesanan disimpan dalam arkib.',
    en: 'Sample products removed. {count} with orders are in the archive.',
    zh: '示例商品已移除；有订单的 {count} 件保留在归档中。',
  },
} satisfies Record<string, Message>
