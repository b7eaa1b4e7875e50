import type { Message } from '../../../platform/errors/message.ts'

/** What stands on a receipt, in its invoice's language. */
export const receiptTexts = {
  title: { ms: 'Resit', en: 'Receipt', zh: '收据' },
  received: { ms: 'Diterima', en: 'Received', zh: '已收款' },
  takenBack: { ms: 'Ditarik balik', en: 'Reversed', zh: '已撤销' },
  from: { ms: 'Diterima daripada', en: 'Received from', zh: '付款人' },
  paidOn: { ms: 'Tarikh bayaran', en: 'Date of payment', zh: '付款日期' },
  method: { ms: 'Cara bayaran', en: 'Paid by', zh: '付款方式' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  about: { ms: 'Untuk invois', en: 'For invoice', zh: '对应发票' },
  item: { ms: 'Butiran', en: 'Description', zh: '项目' },
  amount: { ms: 'Jumlah', en: 'Amount', zh: '金额' },
  payment: { ms: 'Bayaran untuk invois {number}', en: 'Payment for invoice {number}', zh: '发票 {number} 的付款' },
  total: { ms: 'Jumlah diterima', en: 'Amount received', zh: '收款金额' },
  ofInvoice: { ms: 'Jumlah invois', en: 'Invoice total', zh: '发票总额' },
  beforeRounding: { ms: 'Sebelum pembundaran', en: 'Before rounding', zh: '舍入前' },
  beyond: { ms: 'Lebihan, disimpan sebagai kredit', en: 'Overpayment added to credit', zh: '多付部分，转为余额' },
  rounding: { ms: 'Pembundaran lima sen', en: 'Rounding to five sen', zh: '五仙舍入' },
  balance: { ms: 'Baki pada {day}', en: 'Balance on {day}', zh: '{day} 余额' },
  footer: {
    ms: 'Resit ini dijana oleh komputer dan sah tanpa tandatangan.',
    en: 'This receipt is computer-generated and valid without a signature.',
    zh: '本收据由电脑生成，无需签名即有效。',
  },
} satisfies Record<string, Message>
