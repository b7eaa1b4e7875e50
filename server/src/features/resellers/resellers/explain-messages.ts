import type { Message } from '../../../platform/errors/message.ts'

/** The steps by which a reseller's price is found. */
export const explainTexts = {
  reseller: {
    ms: 'Harga khas ahli ini, {quantity} unit',
    en: 'Special price for this member, {quantity} pieces',
    zh: '此成员的专属价格，{quantity} 件',
  },
  rank: { ms: 'Peringkat: {rank}', en: 'Rank: {rank}', zh: '级别：{rank}' },
  noRank: { ms: 'Tiada peringkat', en: 'No rank', zh: '没有级别' },
  variation: {
    ms: 'Senarai harga {rank} bagi pilihan ini, {quantity} unit',
    en: '{rank} price list for this variation, {quantity} pieces',
    zh: '{rank} 此款式的价目，{quantity} 件',
  },
  product: {
    ms: 'Senarai harga {rank} bagi semua pilihan produk ini, {quantity} unit',
    en: '{rank} price list for the whole product, {quantity} pieces',
    zh: '{rank} 整个商品的价目，{quantity} 件',
  },
  percent: {
    ms: 'Diskaun peringkat {percent}% daripada harga biasa',
    en: '{percent}% off the usual price',
    zh: '原价减 {percent}%',
  },
  promotion: { ms: 'Promosi', en: 'Promotion', zh: '促销' },
  promotionUntil: { ms: 'Promosi hingga {until}', en: 'Promotion until {until}', zh: '促销至 {until}' },
  retail: { ms: 'Harga runcit', en: 'Retail price', zh: '零售价' },
} satisfies Record<string, Message>
