import type { FunnelStep } from '@kedai/domain/sales/funnel.ts'
import type { ProfitPart } from '@kedai/domain/sales/profit.ts'
import type { ReportPart } from '@kedai/domain/sales/report.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const reportTexts = {
  badDays: {
    ms: 'Pilih tarikh akhir selepas tarikh mula, setahun paling lama.',
    en: 'Choose an end date after the start date, up to one year.',
    zh: '请选择晚于开始日期的结束日期，最长一年。',
  },
  orders: { ms: 'Pesanan', en: 'Orders', zh: '订单' },
  pieces: { ms: 'Unit dijual', en: 'Pieces sold', zh: '售出件数' },
  sold: { ms: 'Pesanan dibayar', en: 'Paid orders', zh: '已付款订单' },
  sales: { ms: 'Jualan (sudah dibayar, RM)', en: 'Paid sales (RM)', zh: '已付款销售额 (RM)' },
  before: { ms: 'Tempoh sebelumnya (RM)', en: 'Previous period (RM)', zh: '上一期间 (RM)' },
  profit: { ms: 'Untung (RM)', en: 'Profit (RM)', zh: '利润 (RM)' },
  unknown: { ms: 'Pesanan tanpa: {part}', en: 'Orders without: {part}', zh: '未知的订单：{part}' },
  all: { ms: 'Semua', en: 'All', zh: '合计' },
  periodBefore: { ms: 'Tempoh sebelumnya', en: 'Previous period', zh: '上一期间' },
  day: { ms: 'Hari', en: 'Day', zh: '日期' },
} satisfies Record<string, Message>

/** The head of the first column of each part. */
export const partHeads = {
  products: { ms: 'Produk', en: 'Product', zh: '商品' },
  areas: { ms: 'Saluran', en: 'Channel', zh: '渠道' },
  payment_methods: { ms: 'Cara bayaran', en: 'Payment method', zh: '付款方式' },
  hours: { ms: 'Jam', en: 'Hour', zh: '时段' },
} satisfies Record<ReportPart, Message>

export const funnelHeads = {
  views: { ms: 'Paparan', en: 'Views', zh: '浏览' },
  carts: { ms: 'Troli', en: 'Carts', zh: '购物车' },
  orders: { ms: 'Pesanan', en: 'Orders', zh: '订单' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付款' },
} satisfies Record<FunnelStep, Message>

/** What is taken off sales. */
export const profitHeads = {
  goods: { ms: 'Kos barang', en: 'Cost of goods', zh: '商品成本' },
  courier: { ms: 'Kurier', en: 'Couriers', zh: '快递' },
  fees: { ms: 'Yuran gerbang', en: 'Gateway fees', zh: '支付手续费' },
  commission: { ms: 'Komisen', en: 'Commission', zh: '佣金' },
} satisfies Record<ProfitPart, Message>
