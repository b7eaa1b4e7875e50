import type { CouponRow, CouponStatus } from '@kedai/contracts/seller-coupons.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** Above the columns of the spreadsheet, in their order. */
export const columnTitles: readonly Message[] = [
  { ms: 'Kod', en: 'Code', zh: '代码' },
  { ms: 'Nota', en: 'Note', zh: '备注' },
  { ms: 'Jenis', en: 'Kind', zh: '类型' },
  { ms: 'Potongan (% atau RM)', en: 'Discount (% or RM)', zh: '优惠（% 或 RM）' },
  { ms: 'Belian dari (RM)', en: 'Minimum spend (RM)', zh: '最低消费 (RM)' },
  { ms: 'Kali digunakan', en: 'Times used', zh: '已使用次数' },
  { ms: 'Paling banyak', en: 'Usage limit', zh: '使用上限' },
  { ms: 'Mula', en: 'Starts', zh: '开始' },
  { ms: 'Tamat', en: 'Ends', zh: '结束' },
  { ms: 'Status', en: 'Status', zh: '状态' },
]

export const kindWords = {
  percent: { ms: 'Peratus', en: 'Percentage', zh: '百分比' },
  fixed: { ms: 'Amaun', en: 'Amount', zh: '金额' },
  free_shipping: { ms: 'Penghantaran percuma', en: 'Free shipping', zh: '免运费' },
} satisfies Record<CouponRow['kind'], Message>

export const statusWords = {
  active: { ms: 'Aktif', en: 'Active', zh: '有效' },
  scheduled: { ms: 'Belum bermula', en: 'Not started', zh: '未开始' },
  paused: { ms: 'Dihentikan', en: 'Paused', zh: '已暂停' },
  expired: { ms: 'Tamat', en: 'Ended', zh: '已结束' },
  used_up: { ms: 'Habis digunakan', en: 'Used up', zh: '已用完' },
  archived: { ms: 'Dalam arkib', en: 'Archived', zh: '已归档' },
} satisfies Record<CouponStatus, Message>
