import type { Message } from '../../platform/errors/message.ts'

export const texts = {
  smsUsedUp: {
    ms: '{limit} SMS untuk hari ini sudah habis digunakan; e-mel dan WhatsApp masih boleh digunakan.',
    en: 'Today’s {limit} SMS are used up; e-mail and WhatsApp still work.',
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
  { ms: 'Asas', en: 'Ground', zh: '依据' },
  { ms: 'Persetujuan pada', en: 'Agreed at', zh: '同意时间' },
  { ms: 'Versi persetujuan', en: 'Version agreed to', zh: '同意的版本' },
  { ms: 'Templat', en: 'Template', zh: '模板' },
  { ms: 'Versi teks', en: 'Version of the words', zh: '文字版本' },
  { ms: 'Bahagian', en: 'Parts', zh: '条数' },
  { ms: 'Kos (RM)', en: 'Cost (RM)', zh: '费用 (RM)' },
  { ms: 'Dihantar oleh', en: 'Sent by', zh: '发送者' },
  { ms: 'Dihantar pada', en: 'Sent at', zh: '发送时间' },
  { ms: 'Sampai pada', en: 'Delivered at', zh: '送达时间' },
  { ms: 'Dibuka pada', en: 'Opened at', zh: '打开时间' },
]
