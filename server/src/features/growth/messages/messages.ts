import type { SentState } from '@kedai/contracts/messages.ts'
import type { MessageBasis, MessageChannel, MessageReason } from '@kedai/domain/messages/names.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  smsUsedUp: {
    ms: '{limit} SMS untuk hari ini sudah habis digunakan; e-mel dan WhatsApp masih boleh digunakan.',
    en: 'Today’s limit of {limit} SMS is reached. E-mail and WhatsApp still work.',
    zh: '今天的 {limit} 条短信已用完；仍可使用邮件和 WhatsApp。',
  },
} satisfies Record<string, Message>

/** Of the ledger as a spreadsheet, in the order of its columns. */
export const columnTitles: readonly Message[] = [
  { ms: 'Masa', en: 'Time', zh: '时间' },
  { ms: 'Sebab', en: 'Why', zh: '原因' },
  { ms: 'Saluran', en: 'Channel', zh: '渠道' },
  { ms: 'Penerima', en: 'To', zh: '收件人' },
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'Tentang', en: 'About', zh: '关于' },
  { ms: 'Status', en: 'State', zh: '状态' },
  { ms: 'Butiran', en: 'Details', zh: '详情' },
  { ms: 'Asas', en: 'Legal basis', zh: '依据' },
  { ms: 'Persetujuan pada', en: 'Agreed at', zh: '同意时间' },
  { ms: 'Versi persetujuan', en: 'Version agreed to', zh: '同意的版本' },
  { ms: 'Templat', en: 'Template', zh: '模板' },
  { ms: 'Versi teks', en: 'Text version', zh: '文字版本' },
  { ms: 'Bahagian', en: 'Parts', zh: '条数' },
  { ms: 'Kos (RM)', en: 'Cost (RM)', zh: '费用 (RM)' },
  { ms: 'Dihantar oleh', en: 'Sent by', zh: '发送者' },
  { ms: 'Dihantar pada', en: 'Sent at', zh: '发送时间' },
  { ms: 'Sampai pada', en: 'Delivered at', zh: '送达时间' },
  { ms: 'Dibuka pada', en: 'Opened at', zh: '打开时间' },
]

export const reasonTexts: Record<MessageReason, Message> = {
  campaign: { ms: 'Kempen', en: 'Campaign', zh: '活动' },
  automation: { ms: 'Automasi', en: 'Automation', zh: '自动化' },
  invoice: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  reminder: { ms: 'Peringatan bayaran', en: 'Payment reminder', zh: '付款提醒' },
  receipt: { ms: 'Resit', en: 'Receipt', zh: '收据' },
  quote: { ms: 'Sebut harga', en: 'Quote', zh: '报价单' },
  statement: { ms: 'Penyata akaun', en: 'Statement', zh: '对账单' },
  order: { ms: 'Pesanan', en: 'Order', zh: '订单' },
  test: { ms: 'Ujian', en: 'Test', zh: '测试' },
}

export const channelTexts: Record<MessageChannel, Message> = {
  sms: { ms: 'SMS', en: 'SMS', zh: '短信' },
  email: { ms: 'E-mel', en: 'E-mail', zh: '邮件' },
  whatsapp: { ms: 'WhatsApp', en: 'WhatsApp', zh: 'WhatsApp' },
}

export const stateTexts: Record<SentState, Message> = {
  queued: { ms: 'Menunggu', en: 'Waiting', zh: '等待中' },
  sent: { ms: 'Dihantar', en: 'Sent', zh: '已发送' },
  delivered: { ms: 'Sampai', en: 'Delivered', zh: '已送达' },
  opened: { ms: 'Dibuka', en: 'Opened', zh: '已打开' },
  failed: { ms: 'Gagal', en: 'Failed', zh: '失败' },
  bounced: { ms: 'Tidak sampai', en: 'Did not arrive', zh: '未送达' },
  skipped: { ms: 'Dilangkau', en: 'Skipped', zh: '已跳过' },
  cancelled: { ms: 'Dibatalkan', en: 'Cancelled', zh: '已取消' },
}

export const basisTexts: Record<MessageBasis, Message> = {
  consent: { ms: 'Persetujuan', en: 'Consent', zh: '同意' },
  transactional: { ms: 'Urusan mereka', en: 'Own transaction', zh: '本人交易' },
  own: { ms: 'Ujian anda', en: 'Your own test', zh: '您的测试' },
}

/** To owners, once a day, when strangers have set off as many texts as may go out. */
export const strangersTexts = {
  subject: {
    ms: 'Had SMS automatik hari ini sudah dicapai',
    en: 'Today’s limit for automatic SMS is reached',
    zh: '今天的自动短信已达上限',
  },
  body: {
    ms: '{limit} SMS telah dihantar hari ini kerana borang, troli dan pesanan yang belum dibayar. Tiada lagi yang akan dihantar sebelum esok.',
    en: '{limit} SMS were sent today for forms, carts and unpaid orders. No more will be sent until tomorrow.',
    zh: '今天因表单、购物车和未付款订单已发送 {limit} 条短信，明天之前不再发送。',
  },
  own: {
    ms: 'SMS kedai anda sendiri, seperti invois, tidak terjejas. Jika anda tidak kenal nombor-nombor itu, matikan automasi tersebut.',
    en: 'SMS that you send yourself, such as invoices, are not affected. If you do not recognise these numbers, switch off the automation.',
    zh: '您商店自己的短信（例如发票）照常发送。如果您不认识这些号码，请关闭该自动化。',
  },
  look: { ms: 'Lihat automasi', en: 'See the automations', zh: '查看自动化' },
  saved: { ms: 'Disimpan.', en: 'Saved.', zh: '已保存。' },
} satisfies Record<string, Message>
