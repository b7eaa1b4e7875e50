import type { Message } from '../../../../platform/errors/message.ts'

/** Ways to pay and ways to send, as people call them; what is not here is shown as it was typed. */
export const methodNames: Record<string, Message> = {
  cash: { ms: 'tunai', en: 'cash', zh: '现金' },
  card: { ms: 'kad', en: 'card', zh: '银行卡' },
  ewallet: { ms: 'e-dompet', en: 'e-wallet', zh: '电子钱包' },
  duitnow_qr: { ms: 'DuitNow QR', en: 'DuitNow QR', zh: 'DuitNow QR' },
  cheque: { ms: 'cek', en: 'cheque', zh: '支票' },
  bank_transfer: { ms: 'pindahan bank', en: 'bank transfer', zh: '银行转账' },
  fpx: { ms: 'FPX', en: 'FPX', zh: 'FPX' },
  gateway: { ms: 'bayaran dalam talian', en: 'online payment', zh: '在线付款' },
  other: { ms: 'cara lain', en: 'another way', zh: '其他方式' },
  email: { ms: 'e-mel', en: 'e-mail', zh: '电子邮件' },
  whatsapp: { ms: 'WhatsApp', en: 'WhatsApp', zh: 'WhatsApp' },
  sms: { ms: 'SMS', en: 'SMS', zh: '短信' },
}
