import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  nothingMatches: {
    ms: 'Tiada pesanan yang sepadan lagi.',
    en: 'No orders match.',
    zh: '已没有符合条件的订单。',
  },
  tooMany: {
    ms: 'Terlalu banyak pesanan sekali gus (had {most}). Tapis senarai dahulu.',
    en: 'Too many orders at once ({most} at most). Filter the list first.',
    zh: '一次处理的订单过多（最多 {most} 笔），请先筛选列表。',
  },
  unexpected: {
    ms: 'Pesanan ini tidak dapat diubah kerana masalah di pihak kami. Buka pesanannya dan cuba lagi.',
    en: 'This order could not be changed because of a problem on our side. Open it and try again.',
    zh: '由于我们这边的问题，此订单未能更改。请打开该订单再试。',
  },
  stopped: {
    ms: 'Dihentikan. Perubahan yang sudah dibuat tidak dibatalkan.',
    en: 'Stopped. Completed changes are not undone.',
    zh: '已停止。已完成的更改不会撤销。',
  },
} satisfies Record<string, Message>
