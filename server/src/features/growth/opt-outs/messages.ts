import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  nobody: {
    ms: 'Tulis nombor telefon atau e-mel.',
    en: 'Type a phone number or an e-mail address.',
    zh: '请填写电话号码或邮箱。',
  },
  badPhone: {
    ms: 'Nombor telefon ini tidak dapat dibaca: {value}',
    en: 'This phone number cannot be read: {value}',
    zh: '无法识别此电话号码：{value}',
  },
  badEmail: {
    ms: 'Alamat e-mel ini tidak lengkap: {value}',
    en: 'This e-mail address is not complete: {value}',
    zh: '邮箱地址不完整：{value}',
  },
  needsPhone: {
    ms: 'SMS memerlukan nombor telefon.',
    en: 'SMS needs a phone number.',
    zh: '短信需要电话号码。',
  },
  needsEmail: {
    ms: 'E-mel memerlukan alamat e-mel.',
    en: 'E-mail needs an e-mail address.',
    zh: '邮件需要邮箱地址。',
  },
  stopped: {
    ms: 'Tiada tawaran akan dihantar lagi kepada mereka.',
    en: 'They get no more offers.',
    zh: '不会再向其发送优惠信息。',
  },
  resumed: {
    ms: 'Mereka tidak lagi dalam senarai berhenti.',
    en: 'They are off the opt-out list.',
    zh: '其已不在退订名单中。',
  },
  agreed: {
    ms: 'Persetujuan direkodkan.',
    en: 'Their consent is kept.',
    zh: '已记录其同意。',
  },
  hasStopped: {
    ms: 'Mereka meminta berhenti; persetujuan baharu mesti datang daripada mereka sendiri.',
    en: 'They asked for no more offers; that stands until they are taken off the list.',
    zh: '其已退订；移出名单前不能记录同意。',
  },
} satisfies Record<string, Message>

/** The page behind the link of a mail. */
export const pageTexts = {
  title: { ms: 'Berhenti menerima tawaran', en: 'Stop offers', zh: '退订优惠信息' },
  ask: {
    ms: 'Berhenti menerima e-mel tawaran daripada {shop} ke {address}?',
    en: 'Stop offers by e-mail from {shop} to {address}?',
    zh: '不再接收 {shop} 发送到 {address} 的优惠邮件？',
  },
  stop: { ms: 'Ya, berhenti', en: 'Yes, stop', zh: '是，退订' },
  done: {
    ms: 'Selesai. {shop} tidak akan menghantar tawaran lagi ke {address}. Mesej tentang pesanan anda tetap dihantar.',
    en: 'Done. {shop} sends no more offers to {address}. Messages about your orders still arrive.',
    zh: '已完成。{shop} 不会再向 {address} 发送优惠信息；有关您订单的消息仍会发送。',
  },
  unknown: {
    ms: 'Pautan ini tidak sah.',
    en: 'This link is not valid.',
    zh: '此链接无效。',
  },
} satisfies Record<string, Message>

/** Of the evidence as a spreadsheet, in the order of its columns. */
export const evidenceTitles: readonly Message[] = [
  { ms: 'Masa', en: 'Time', zh: '时间' },
  { ms: 'Tindakan', en: 'Act', zh: '操作' },
  { ms: 'Untuk', en: 'To what', zh: '用途' },
  { ms: 'Saluran', en: 'Channel', zh: '渠道' },
  { ms: 'Alamat', en: 'Address', zh: '地址' },
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'Punca', en: 'Source', zh: '来源' },
  { ms: 'Halaman', en: 'Page', zh: '页面' },
  { ms: 'Bahasa', en: 'Language', zh: '语言' },
  { ms: 'Versi', en: 'Version', zh: '版本' },
  { ms: 'Ayat yang dibaca', en: 'Words as read', zh: '所见文字' },
  { ms: 'Oleh', en: 'By', zh: '操作人' },
]
