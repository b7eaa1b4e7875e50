import type { DuitNowProblem } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { DuitNowChange } from './duitnow-change.ts'

/** What is wrong with the code that was found in a picture. */
export const duitNowProblems = {
  no_payment_code: {
    ms: 'Kod QR dalam gambar ini bukan kod bayaran. Pilih gambar DuitNow QR kedai anda.',
    en: 'The QR code in this picture is not a payment code. Choose the image of your shop’s DuitNow QR.',
    zh: '图片中的二维码不是付款码，请选择您店铺的 DuitNow QR 图片。',
  },
  damaged: {
    ms: 'Kod bayaran ini tidak lengkap. Muat turun semula gambarnya daripada aplikasi bank anda.',
    en: 'This payment code is incomplete. Download the QR image again from your banking app.',
    zh: '此付款码不完整，请从银行应用程序重新下载图片。',
  },
  bad_check: {
    ms: 'Kod bayaran ini telah diubah atau salah dibaca. Muat turun semula gambarnya daripada aplikasi bank anda.',
    en: 'This payment code was changed or misread. Download the QR image again from your banking app.',
    zh: '此付款码已被更改或读取有误。请从银行应用程序重新下载图片。',
  },
  not_duitnow: {
    ms: 'Ini kod bayaran, tetapi bukan DuitNow QR. Pilih gambar DuitNow QR kedai anda.',
    en: 'This is a payment code, but not a DuitNow QR. Choose the image of your shop’s DuitNow QR.',
    zh: '这是付款码，但不是 DuitNow QR，请选择您店铺的 DuitNow QR 图片。',
  },
  not_ringgit: {
    ms: 'Kod ini bukan untuk bayaran dalam ringgit (RM).',
    en: 'This code is not for payments in ringgit (RM).',
    zh: '此付款码不是以令吉 (RM) 收款。',
  },
  not_malaysia: {
    ms: 'Kod ini bukan kod Malaysia.',
    en: 'This is not a Malaysian code.',
    zh: '这不是马来西亚的付款码。',
  },
  single_use: {
    ms: 'Kod ini untuk satu bayaran sahaja. Pilih kod tetap kedai anda, yang tiada jumlah.',
    en: 'This code is for one payment only. Choose your shop’s static QR, without an amount.',
    zh: '此付款码仅供一次付款。请选择店铺不含金额的固定付款码。',
  },
  no_name: {
    ms: 'Kod ini tidak menyatakan nama penerima.',
    en: 'This code has no recipient name.',
    zh: '此付款码没有收款人名称。',
  },
} satisfies Record<DuitNowProblem, Message>

export const duitNowRefusals = {
  unreadable: {
    ms: 'Tiada kod QR dapat dibaca dalam gambar ini. Pilih tangkapan skrin yang jelas, atau gambar yang diambil terus dari depan.',
    en: 'We cannot find a QR code in this picture. Choose a clear screenshot, or a photo taken straight on.',
    zh: '无法在此图片中读取二维码，请选择清晰的截图或正面拍摄的照片。',
  },
  noCode: {
    ms: 'Tambah DuitNow QR kedai anda dahulu.',
    en: 'Add your shop’s DuitNow QR first.',
    zh: '请先添加店铺的 DuitNow QR。',
  },
  stillOn: {
    ms: 'Pembeli masih ditawarkan DuitNow QR. Matikan cara bayaran itu dahulu.',
    en: 'Buyers can still choose DuitNow QR. Switch off this payment method first.',
    zh: '买家仍可使用 DuitNow QR，请先停用该付款方式。',
  },
  sealed: {
    ms: 'Bank anda telah memeterai kod ini, jadi jumlah tidak boleh dimasukkan ke dalamnya.',
    en: 'Your bank has locked this code, so an amount cannot be added to it.',
    zh: '银行已对此付款码加封，无法写入金额。',
  },
} satisfies Record<string, Message>

export const duitNowDone = {
  'duitnow_qr.added': {
    ms: 'DuitNow QR disimpan dan dihidupkan: pembeli kini boleh membayar anda. Kami memberitahu pemilik melalui e-mel.',
    en: 'DuitNow QR saved and switched on. Buyers can pay you now. The owner was notified by e-mail.',
    zh: 'DuitNow QR 已保存并启用：买家现在可以付款给您。已发邮件通知店主。',
  },
  'duitnow_qr.replaced': {
    ms: 'DuitNow QR diganti. Kami memberitahu pemilik melalui e-mel.',
    en: 'DuitNow QR replaced. The owner was notified by e-mail.',
    zh: 'DuitNow QR 已更换，已发邮件通知店主。',
  },
  'duitnow_qr.removed': {
    ms: 'DuitNow QR dibuang. Kami memberitahu pemilik melalui e-mel.',
    en: 'DuitNow QR removed. The owner was notified by e-mail.',
    zh: 'DuitNow QR 已移除，已发邮件通知店主。',
  },
  same: {
    ms: 'Ini kod yang sama; tiada apa-apa berubah.',
    en: 'This is the same code. No changes were made.',
    zh: '这是同一个付款码，没有变更。',
  },
} satisfies Record<DuitNowChange | 'same', Message>

export const duitNowAmountSet = {
  on: {
    ms: 'Kod QR kini mengandungi jumlah. Uji dengan bayaran kecil dahulu.',
    en: 'QR codes now include the amount. Test with a small payment first.',
    zh: '付款码现已包含金额，请先用小额付款测试。',
  },
  off: {
    ms: 'Kod QR tidak lagi mengandungi jumlah.',
    en: 'QR codes no longer include the amount.',
    zh: '付款码不再包含金额。',
  },
} satisfies Record<string, Message>

export const duitNowMail = {
  subject: {
    ms: 'DuitNow QR {shop} telah berubah',
    en: 'The DuitNow QR of {shop} was changed',
    zh: '{shop} 的 DuitNow QR 已变更',
  },
  heading: {
    'duitnow_qr.added': { ms: 'DuitNow QR ditambah', en: 'A DuitNow QR was added', zh: '已添加 DuitNow QR' },
    'duitnow_qr.replaced': { ms: 'DuitNow QR diganti', en: 'The DuitNow QR was replaced', zh: '已更换 DuitNow QR' },
    'duitnow_qr.removed': { ms: 'DuitNow QR dibuang', en: 'The DuitNow QR was removed', zh: '已移除 DuitNow QR' },
  },
  text: {
    ms: '{person} mengubah kod yang diimbas oleh pembeli {shop} untuk membayar. Jika ini bukan anda atau pasukan anda, tukar kata laluan anda sekarang dan semak kod ini.',
    en: '{person} changed the code that buyers of {shop} scan to pay. If this was not you or your team, change your password now and check the code.',
    zh: '{person} 更改了 {shop} 买家扫描的付款码。如果不是您或您的同事操作，请立即更改密码并检查付款码。',
  },
  paid: { ms: 'Nama penerima', en: 'Recipient', zh: '收款人' },
  account: { ms: 'Akaun', en: 'Account', zh: '账户' },
  button: { ms: 'Semak kod bayaran', en: 'Check the code', zh: '检查付款码' },
} satisfies {
  subject: Message
  heading: Record<DuitNowChange, Message>
  text: Message
  paid: Message
  account: Message
  button: Message
}
