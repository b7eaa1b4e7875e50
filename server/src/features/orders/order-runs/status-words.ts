import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from '@kedai/domain/orders/statuses.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** The three axes of an order as they stand in a spreadsheet. */
export const paymentWords = {
  unpaid: { ms: 'Belum dibayar', en: 'Unpaid', zh: '未付款' },
  pending: { ms: 'Di bank', en: 'Pending at bank', zh: '银行处理中' },
  failed: { ms: 'Bayaran gagal', en: 'Payment failed', zh: '付款失败' },
  checking: { ms: 'Bukti bayaran perlu disemak', en: 'Slip to check', zh: '凭证待核对' },
  partially_paid: { ms: 'Dibayar sebahagian', en: 'Partly paid', zh: '部分付款' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付款' },
  overpaid: { ms: 'Terlebih bayar', en: 'Overpaid', zh: '多付' },
  partially_refunded: { ms: 'Dibayar balik sebahagian', en: 'Partly refunded', zh: '部分退款' },
  refunded: { ms: 'Dibayar balik', en: 'Refunded', zh: '已退款' },
} satisfies Record<PaymentStatus, Message>

export const fulfilmentWords = {
  unfulfilled: { ms: 'Belum dihantar', en: 'Not sent', zh: '未发货' },
  packed: { ms: 'Dibungkus', en: 'Packed', zh: '已打包' },
  partially_shipped: { ms: 'Dihantar sebahagian', en: 'Partly shipped', zh: '部分发货' },
  shipped: { ms: 'Dihantar', en: 'Shipped', zh: '已发货' },
  delivered: { ms: 'Diterima', en: 'Delivered', zh: '已送达' },
  returned: { ms: 'Dikembalikan', en: 'Returned', zh: '已退回' },
  cancelled: { ms: 'Tiada penghantaran', en: 'No delivery', zh: '无需发货' },
} satisfies Record<FulfilmentStatus, Message>

export const orderWords = {
  open: { ms: 'Terbuka', en: 'Open', zh: '进行中' },
  completed: { ms: 'Selesai', en: 'Completed', zh: '已完成' },
  cancelled: { ms: 'Dibatalkan', en: 'Cancelled', zh: '已取消' },
  expired: { ms: 'Luput', en: 'Expired', zh: '已失效' },
} satisfies Record<OrderStatus, Message>

/** Through which cart it came (contract §4). */
export const channelWords = {
  guest: { ms: 'Pembeli terus', en: 'Direct buyer', zh: '直接买家' },
  dropship: { ms: 'Dropship', en: 'Dropship', zh: '代发' },
  agent: { ms: 'Ejen', en: 'Agent', zh: '代理' },
  stockist: { ms: 'Stokis', en: 'Stockist', zh: '经销商' },
  'agent-tier': { ms: 'Ejen berperingkat', en: 'Agent by tier', zh: '分级代理' },
} satisfies Record<AreaName, Message>

/** A status in words; one that no release ever wrote stays as it is. */
export const worded = (words: Record<string, Message>, status: string): Message =>
  words[status] ?? { ms: status, en: status, zh: status }
