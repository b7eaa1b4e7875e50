import type { Message } from '../../../../platform/errors/message.ts'

/** What happened to an order that people are written to about. */
export const mailOccasions = [
  'placed',
  'paid',
  'shipped',
  'tracked',
  'ready',
  'cancelled',
  'expired',
  'edited',
  'refunded',
] as const
export type MailOccasion = (typeof mailOccasions)[number]

/** Parameters: `{order_no}` `{shop}`, and of a refund `{amount}`. */
export const buyerSubjects = {
  placed: {
    ms: 'Pesanan {order_no} diterima · {shop}',
    en: 'Order {order_no} received · {shop}',
    zh: '已收到订单 {order_no} · {shop}',
  },
  paid: {
    ms: 'Bayaran pesanan {order_no} diterima · {shop}',
    en: 'Payment for order {order_no} received · {shop}',
    zh: '订单 {order_no} 已付款 · {shop}',
  },
  shipped: {
    ms: 'Pesanan {order_no} sudah dihantar · {shop}',
    en: 'Order {order_no} is on its way · {shop}',
    zh: '订单 {order_no} 已发货 · {shop}',
  },
  tracked: {
    ms: 'Nombor penjejakan pesanan {order_no} · {shop}',
    en: 'Tracking number of order {order_no} · {shop}',
    zh: '订单 {order_no} 的运单号 · {shop}',
  },
  ready: {
    ms: 'Pesanan {order_no} sedia untuk diambil · {shop}',
    en: 'Order {order_no} is ready to collect · {shop}',
    zh: '订单 {order_no} 可以自取 · {shop}',
  },
  cancelled: {
    ms: 'Pesanan {order_no} dibatalkan · {shop}',
    en: 'Order {order_no} was cancelled · {shop}',
    zh: '订单 {order_no} 已取消 · {shop}',
  },
  edited: {
    ms: 'Pesanan {order_no} diubah · {shop}',
    en: 'Order {order_no} was changed · {shop}',
    zh: '订单 {order_no} 已更改 · {shop}',
  },
  refunded: {
    ms: 'Bayaran balik {amount} bagi pesanan {order_no} · {shop}',
    en: 'Refund of {amount} for order {order_no} · {shop}',
    zh: '订单 {order_no} 已退款 {amount} · {shop}',
  },
  expired: {
    ms: 'Pesanan {order_no} luput · {shop}',
    en: 'Order {order_no} has expired · {shop}',
    zh: '订单 {order_no} 已失效 · {shop}',
  },
} satisfies Record<MailOccasion, Message>

/** The subject of `shipped` where no parcel went. */
export const handedOverSubject: Message = {
  ms: 'Pesanan {order_no} sudah diserahkan · {shop}',
  en: 'Order {order_no} has been delivered · {shop}',
  zh: '订单 {order_no} 已交付 · {shop}',
}

export const mailTexts = {
  collectAt: { ms: 'Ambil di: {pickup}', en: 'Collect at: {pickup}', zh: '自取地点：{pickup}' },
  hello: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name} 您好，' },
  reason: { ms: 'Sebab: {reason}', en: 'Reason: {reason}', zh: '原因：{reason}' },
  refundedHeading: {
    ms: 'Bayaran balik {amount} untuk anda',
    en: 'You have a refund of {amount}',
    zh: '已退还您 {amount}',
  },
  refundedText: {
    ms: '{shop} merekodkan bayaran balik {amount} kepada anda. Jika wang belum masuk selepas beberapa hari, hubungi kedai.',
    en: '{shop} recorded a refund of {amount} to you. If you have not received it after a few days, contact the shop.',
    zh: '{shop} 已登记将 {amount} 退还给您。若几天后仍未到账，请联系店家。',
  },
  givenBack: { ms: 'Dibayar balik', en: 'Refunded', zh: '已退还' },
  paidBy: { ms: 'Cara bayaran asal', en: 'Original payment method', zh: '原付款方式' },
  seeOrder: { ms: 'Lihat pesanan', en: 'See the order', zh: '查看订单' },
  download: { ms: 'Muat turun', en: 'Download', zh: '下载' },
  rate: { ms: 'Nilai barang yang anda beli', en: 'Rate your order', zh: '评价您买的商品' },
  payNow: { ms: 'Bayar atau muat naik bukti bayaran', en: 'Pay or upload the slip', zh: '付款或上传凭证' },
  track: { ms: 'Jejaki bungkusan', en: 'Track parcel', zh: '查询包裹' },
  courier: { ms: 'Kurier', en: 'Courier', zh: '快递公司' },
  trackingNumber: { ms: 'Nombor penjejakan', en: 'Tracking number', zh: '运单号' },
  shipping: { ms: 'Penghantaran', en: 'Shipping', zh: '运费' },
  discount: { ms: 'Diskaun', en: 'Discount', zh: '折扣' },
  transferDiscount: { ms: 'Diskaun jumlah tepat', en: 'Exact-amount discount', zh: '转账尾数优惠' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总计' },
  keepLink: {
    ms: 'Pautan ini peribadi. Sesiapa yang memilikinya boleh melihat pesanan ini.',
    en: 'This link is private. Anyone with the link can view this order.',
    zh: '此链接仅供您使用：任何持有链接的人都能查看此订单。',
  },
  sentFrom: {
    ms: 'Kedai sedang bercuti: pesanan ini dihantar mulai {day}.',
    en: 'The shop is on holiday. This order will be sent from {day}.',
    zh: '店铺正在休假：此订单将从 {day} 起发货。',
  },
  newOrder: {
    ms: 'Pesanan baharu {order_no}: {total}',
    en: 'New order {order_no}: {total}',
    zh: '新订单 {order_no}：{total}',
  },
  newOrderFrom: {
    ms: '{name} membuat pesanan berjumlah {total}.',
    en: '{name} placed an order of {total}.',
    zh: '{name} 下了一笔 {total} 的订单。',
  },
  openOrder: { ms: 'Buka pesanan', en: 'Open the order', zh: '打开订单' },
} satisfies Record<string, Message>
