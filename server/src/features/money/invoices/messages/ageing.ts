import type { AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** The heads of a spreadsheet of what is owed by age. */
export const ageingHeads = {
  current: { ms: 'Belum tiba tempoh (RM)', en: 'Not yet due (RM)', zh: '未到期 (RM)' },
  days_1_30: { ms: 'Lewat 1–30 hari (RM)', en: '1–30 days late (RM)', zh: '逾期 1–30 天 (RM)' },
  days_31_60: { ms: 'Lewat 31–60 hari (RM)', en: '31–60 days late (RM)', zh: '逾期 31–60 天 (RM)' },
  days_61_90: { ms: 'Lewat 61–90 hari (RM)', en: '61–90 days late (RM)', zh: '逾期 61–90 天 (RM)' },
  over_90: { ms: 'Lewat lebih 90 hari (RM)', en: 'More than 90 days late (RM)', zh: '逾期超过 90 天 (RM)' },
} satisfies Record<AgeingBucket, Message>

export const ageingTexts = {
  customer: { ms: 'Pelanggan', en: 'Customer', zh: '客户' },
  owed: { ms: 'Jumlah belum dibayar (RM)', en: 'Total outstanding (RM)', zh: '未付总额 (RM)' },
  noCustomer: { ms: 'Tiada rekod pelanggan', en: 'No customer record', zh: '没有客户记录' },
  all: { ms: 'Jumlah semua', en: 'All customers', zh: '全部客户' },
} satisfies Record<string, Message>
