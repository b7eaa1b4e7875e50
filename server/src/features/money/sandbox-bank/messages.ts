import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  title: { ms: 'Bank Contoh', en: 'Sample Bank', zh: '示范银行' },
  notice: {
    ms: 'Ini bank olok-olok untuk mencuba kedai. Tiada wang sebenar dipindahkan.',
    en: 'This is a demo bank for testing the shop. No real money is transferred.',
    zh: '这是用于试用店铺的模拟银行，不会转移真实资金。',
  },
  amount: { ms: 'Jumlah', en: 'Amount', zh: '金额' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  forWhat: { ms: 'Untuk', en: 'For', zh: '用途' },
  pay: { ms: 'Bayar', en: 'Pay', zh: '付款' },
  payHint: { ms: 'Bank menerima bayaran.', en: 'The bank accepts the payment.', zh: '银行接受付款。' },
  fail: { ms: 'Gagalkan', en: 'Fail', zh: '付款失败' },
  failHint: { ms: 'Bank menolak bayaran.', en: 'The bank refuses the payment.', zh: '银行拒绝付款。' },
  pending: { ms: 'Biar tergantung', en: 'Leave pending', zh: '保持处理中' },
  pendingHint: {
    ms: 'Bank belum memutuskan. Buka halaman ini semula untuk menyelesaikannya.',
    en: 'The bank has not decided yet. Open this page again to settle it.',
    zh: '银行尚未决定，重新打开此页面即可完成。',
  },
  isOpen: { ms: 'Pilih apa yang bank buat.', en: 'Choose the bank’s response.', zh: '请选择银行的处理结果。' },
  isPending: { ms: 'Bayaran ini masih tergantung.', en: 'This payment is still pending.', zh: '此付款仍在处理中。' },
  isPaid: { ms: 'Bayaran ini sudah diterima.', en: 'This payment has been accepted.', zh: '此付款已被接受。' },
  isFailed: { ms: 'Bayaran ini telah ditolak.', en: 'This payment was refused.', zh: '此付款已被拒绝。' },
  back: { ms: 'Kembali ke kedai', en: 'Back to the shop', zh: '返回店铺' },
  unknownBill: {
    ms: 'Bank Contoh tidak mengenali bil ini.',
    en: 'Sample Bank cannot find this bill.',
    zh: '示范银行找不到此账单。',
  },
  staleForm: {
    ms: 'Borang ini sudah lapuk. Buka semula halaman bank dan cuba lagi.',
    en: 'This form is out of date. Open the bank page again and retry.',
    zh: '此表单已过期，请重新打开银行页面再试。',
  },
} satisfies Record<string, Message>
