import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  saved: { ms: 'Butiran pelanggan disimpan.', en: 'The customer’s details are saved.', zh: '客户资料已保存。' },
  creditRefunded: {
    ms: 'Bayaran balik kredit {amount} direkodkan. Baki kredit: {left}. Kedai tidak memindahkan wang. Pindahkan sendiri kepada pelanggan jika belum.',
    en: 'Credit refund of {amount} recorded. Remaining credit: {left}. Kedai does not transfer money. Pay the customer yourself if you have not.',
    zh: '已记录退还余额 {amount}，还剩 {left}。Kedai 不会转账，若尚未转账，请自行退还给客户。',
  },
  currency: {
    ms: 'Pilih mata wang daripada senarai.',
    en: 'Choose a currency from the list.',
    zh: '请从列表中选择货币。',
  },
  greeting: { ms: 'Salam {name}, ini {shop}.', en: 'Hello {name}, this is {shop}.', zh: '{name} 您好，我是 {shop}。' },
} satisfies Record<string, Message>

/** The columns of the sheet of customers, in their order. */
export const columnTitles: readonly Message[] = [
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'Telefon', en: 'Phone', zh: '电话' },
  { ms: 'E-mel', en: 'E-mail', zh: '邮箱' },
  { ms: 'Tag', en: 'Tags', zh: '标签' },
  { ms: 'Pesanan', en: 'Orders', zh: '订单' },
  { ms: 'Invois', en: 'Invoices', zh: '发票' },
  { ms: 'Diterima (RM)', en: 'Received (RM)', zh: '已收款 (RM)' },
  { ms: 'Belum dibayar (RM)', en: 'Owed (RM)', zh: '未付款 (RM)' },
  { ms: 'Lewat (RM)', en: 'Overdue (RM)', zh: '逾期 (RM)' },
  { ms: 'Kredit (RM)', en: 'Credit (RM)', zh: '余额 (RM)' },
  { ms: 'Kredit mata wang lain', en: 'Credit in other currencies', zh: '其他货币余额' },
  { ms: 'Pesanan terakhir', en: 'Last order', zh: '最近订单' },
  { ms: 'Urusan terakhir', en: 'Last activity', zh: '最近往来' },
]
