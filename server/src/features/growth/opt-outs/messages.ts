import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  nobody: {
    ms: 'Tulis nombor telefon atau e-mel.',
    en: 'Enter a phone number or an e-mail address.',
    zh: '请填写电话号码或邮箱。',
  },
  badPhone: {
    ms: 'Nombor telefon ini tidak dapat dibaca: {value}',
    en: 'Invalid phone number: {value}',
    zh: '无法识别此电话号码：{value}',
  },
  badEmail: {
    ms: 'Alamat e-mel ini tidak lengkap: {value}',
    en: 'Incomplete e-mail address: {value}',
    zh: '邮箱地址不完整：{value}',
  },
  needsPhone: {
    ms: 'SMS memerlukan nombor telefon.',
    en: 'Enter a phone number for SMS.',
    zh: '短信需要电话号码。',
  },
  needsEmail: {
    ms: 'E-mel memerlukan alamat e-mel.',
    en: 'Enter an e-mail address.',
    zh: '邮件需要邮箱地址。',
  },
  stopped: {
    ms: 'Tiada tawaran akan dihantar lagi kepada mereka.',
    en: 'Opted out of offers.',
    zh: '不会再向其发送优惠信息。',
  },
  resumed: {
    ms: 'Dikeluarkan daripada senarai henti langgan.',
    en: 'Removed from the opt-out list.',
    zh: '已从退订名单中移除。',
  },
  agreed: {
    ms: 'Persetujuan direkodkan.',
    en: 'Consent recorded.',
    zh: '已记录其同意。',
  },
  hasStopped: {
    ms: 'Pelanggan ini sudah berhenti langgan. Keluarkan daripada senarai henti langgan sebelum merekod persetujuan.',
    en: 'This customer has opted out. Remove them from the opt-out list before you record consent.',
    zh: '此客户已退订。请先移出退订名单，再记录同意。',
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
    en: 'Done. {shop} will not send offers to {address} any more. You will still receive messages about your orders.',
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
  { ms: 'Tindakan', en: 'Action', zh: '操作' },
  { ms: 'Untuk', en: 'For', zh: '用途' },
  { ms: 'Saluran', en: 'Channel', zh: '渠道' },
  { ms: 'Alamat', en: 'Address', zh: '地址' },
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'Punca', en: 'Source', zh: '来源' },
  { ms: 'Halaman', en: 'Page', zh: '页面' },
  { ms: 'Bahasa', en: 'Language', zh: '语言' },
  { ms: 'Versi', en: 'Version', zh: '版本' },
  { ms: 'Teks persetujuan', en: 'Consent text', zh: '同意书文字' },
  { ms: 'Oleh', en: 'By', zh: '操作人' },
]
