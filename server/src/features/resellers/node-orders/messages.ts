import type { Message } from '../../../platform/errors/message.ts'

export const nodeOrderTexts = {
  movedAlready: {
    ms: 'Pesanan ini kini dihantar oleh kedai. Anda tidak perlu menghantarnya.',
    en: 'The shop is now sending this order. You do not need to send it.',
    zh: '此订单现由店铺发货，您无需再寄。',
  },
  notNow: {
    ms: 'Pesanan ini sudah dihantar, dibatalkan atau selesai.',
    en: 'This order was already sent, cancelled or completed.',
    zh: '此订单已寄出、取消或完成。',
  },
  shopIsShort: {
    ms: 'Stok kedai sendiri tidak mencukupi untuk pesanan ini. Tambah stok dahulu, kemudian cuba lagi.',
    en: 'The shop does not have enough stock for this order. Add stock first, then try again.',
    zh: '店铺自身库存不足以寄出此订单。请先补货再试。',
  },
  accepted: {
    ms: 'Diterima. Hantar sebelum masanya tamat.',
    en: 'Accepted. Send it before the deadline.',
    zh: '已接单，请在时限前寄出。',
  },
  declined: {
    ms: 'Kedai akan menghantar pesanan ini. Stok anda dikembalikan sebentar lagi.',
    en: 'The shop will send this order. Your stock will be restored shortly.',
    zh: '好的，将由店铺发货，您的库存稍后退回。',
  },
  sent: { ms: 'Ditanda sebagai dihantar.', en: 'Marked as sent.', zh: '已标记为寄出。' },
  moved: {
    ms: 'Pesanan ini kini dihantar daripada stok kedai.',
    en: 'This order is sent from the shop’s own stock now.',
    zh: '此订单现由店铺库存发出。',
  },
} satisfies Record<string, Message>

export const nodeOrderMails = {
  toSend: {
    ms: 'Pesanan {order_no} untuk anda hantar',
    en: 'Order {order_no} to ship',
    zh: '订单 {order_no} 待您寄出',
  },
  toSendUntil: {
    ms: 'Hai {name}, {shop} meminta anda menghantar pesanan ini daripada stok anda. Terima sebelum {until}; selepas itu kedai akan menghantarnya.',
    en: 'Hi {name}, {shop} asks you to send this order from your stock. Accept it before {until}; after that the shop sends it.',
    zh: '{name}，您好！{shop} 请您从库存寄出此订单。请在 {until} 前接单，逾期将由店铺寄出。',
  },
  openToSend: { ms: 'Lihat pesanan', en: 'See the order', zh: '查看订单' },
  notMoved: {
    ms: 'Pesanan {order_no} belum dihantar',
    en: 'Order {order_no} has not been sent',
    zh: '订单 {order_no} 尚未寄出',
  },
  notMovedWhy: {
    ms: '{name} tidak menghantarnya dalam masa yang diberi, dan stok kedai sendiri tidak mencukupi. Pesanan kekal dengan {name} sehingga kedai mempunyai stok.',
    en: '{name} did not send it in time, and the shop does not have enough stock. The order remains with {name} until the shop has stock.',
    zh: '{name} 未按时寄出，而店铺自身库存不足。补货前此订单仍由 {name} 负责。',
  },
  openOrder: { ms: 'Buka pesanan', en: 'Open the order', zh: '打开订单' },
} satisfies Record<string, Message>
