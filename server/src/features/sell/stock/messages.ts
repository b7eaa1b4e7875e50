import type { StockReason } from '@kedai/domain/catalogue/stock-reasons.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const reasonNames = {
  received: { ms: 'Stok diterima', en: 'Received', zh: '进货' },
  returned: { ms: 'Dipulangkan pembeli', en: 'Returned by a buyer', zh: '买家退货' },
  damaged: { ms: 'Rosak', en: 'Damaged', zh: '损坏' },
  lost: { ms: 'Hilang', en: 'Lost', zh: '遗失' },
  gift: { ms: 'Hadiah atau sampel', en: 'Gift or sample', zh: '赠品或样品' },
  count: { ms: 'Kiraan stok', en: 'Stock-take', zh: '盘点' },
  opened: { ms: 'Mula dikira', en: 'Stock tracking started', zh: '开始计数' },
  edited: { ms: 'Disunting', en: 'Edited', zh: '已编辑' },
  uncounted: { ms: 'Tidak lagi dikira', en: 'Stock tracking stopped', zh: '不再计数' },
} satisfies Record<StockReason | 'opened' | 'edited' | 'uncounted', Message>

/** What orders did to a count between moves by hand. */
export const orderNames = {
  sold: { ms: 'Terjual dalam pesanan', en: 'Sold in orders', zh: '订单售出' },
  putBack: { ms: 'Kembali daripada pesanan', en: 'Returned from orders', zh: '订单退回' },
} satisfies Record<string, Message>

export const done = {
  moved: { ms: 'Stok kini {stock}.', en: 'Stock is now {stock}.', zh: '库存现为 {stock}。' },
  counted: { ms: '{changed} kiraan disimpan.', en: '{changed} counts saved.', zh: '已保存 {changed} 项盘点。' },
} satisfies Record<string, Message>

export const refusals = {
  notCounted: {
    ms: 'Stok ini belum dikira. Buat kiraan stok dahulu.',
    en: 'Stock is not tracked for this item yet. Do a stock-take first.',
    zh: '此库存尚未计数，请先盘点。',
  },
  notSoMany: { ms: 'Hanya ada {left} unit.', en: 'Only {left} in stock.', zh: '仅有 {left} 件。' },
  foreign: {
    ms: 'Variasi ini tidak ada di kedai anda.',
    en: 'This variation is not in your shop.',
    zh: '您的店铺没有此规格。',
  },
  nothing: { ms: 'Tulis bilangan lebih daripada 0.', en: 'Enter a number above 0.', zh: '请填写大于 0 的数量。' },
  soldMeanwhile: {
    ms: '{title}: lebih banyak terjual daripada yang dikira. Kira semula.',
    en: '{title}: more units were sold than counted. Please count again.',
    zh: '{title}：售出数量多于盘点数，请重新盘点。',
  },
} satisfies Record<string, Message>

export const mailTexts = {
  subject: { ms: 'Stok hampir habis di {shop}', en: 'Stock is running low at {shop}', zh: '{shop} 库存不足' },
  heading: { ms: 'Stok hampir habis', en: 'Low stock', zh: '库存不足' },
  said: {
    ms: 'Unit ini tinggal sedikit atau sudah habis:',
    en: 'These items are low or out of stock:',
    zh: '以下商品所剩无几或已售罄：',
  },
  left: { ms: 'tinggal {stock}', en: '{stock} left', zh: '剩余 {stock}' },
  open: { ms: 'Lihat stok', en: 'See the stock', zh: '查看库存' },
} satisfies Record<string, Message>
