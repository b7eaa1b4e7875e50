import type { DisplayStatus } from '@kedai/contracts/invoices.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** The heads of a spreadsheet of invoices. */
export const exportTexts = {
  file: { ms: 'invois', en: 'invoices', zh: '发票' },
  number: { ms: 'Nombor', en: 'Number', zh: '编号' },
  status: { ms: 'Status', en: 'Status', zh: '状态' },
  issued: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  due: { ms: 'Tarikh akhir', en: 'Due date', zh: '到期日' },
  buyer: { ms: 'Pembeli', en: 'Buyer', zh: '买家' },
  phone: { ms: 'Telefon', en: 'Phone', zh: '电话' },
  mail: { ms: 'E-mel', en: 'E-mail', zh: '邮箱' },
  tin: { ms: 'Nombor cukai (TIN)', en: 'Tax number (TIN)', zh: '税号 (TIN)' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  subtotal: { ms: 'Jumlah kecil (RM)', en: 'Subtotal (RM)', zh: '小计 (RM)' },
  shipping: { ms: 'Penghantaran (RM)', en: 'Shipping (RM)', zh: '运费 (RM)' },
  discount: { ms: 'Diskaun (RM)', en: 'Discount (RM)', zh: '折扣 (RM)' },
  tax: { ms: 'Cukai (RM)', en: 'Tax (RM)', zh: '税 (RM)' },
  total: { ms: 'Jumlah (RM)', en: 'Total (RM)', zh: '总额 (RM)' },
  paid: { ms: 'Dibayar (RM)', en: 'Paid (RM)', zh: '已付 (RM)' },
  paidBy: { ms: 'Dibayar dengan', en: 'Paid by', zh: '付款方式' },
  balance: { ms: 'Baki (RM)', en: 'Balance due (RM)', zh: '余额 (RM)' },
} satisfies Record<string, Message>

/** How an invoice stands, as its list says it. */
export const statusTexts = {
  draft: { ms: 'Draf', en: 'Draft', zh: '草稿' },
  approved: { ms: 'Disahkan', en: 'Approved', zh: '已批准' },
  sent: { ms: 'Dihantar', en: 'Sent', zh: '已发送' },
  viewed: { ms: 'Dilihat', en: 'Seen', zh: '已查看' },
  partial: { ms: 'Dibayar sebahagian', en: 'Partly paid', zh: '部分付款' },
  overdue: { ms: 'Lewat bayar', en: 'Overdue', zh: '逾期' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付清' },
  refunded: { ms: 'Dipulangkan', en: 'Refunded', zh: '已退款' },
  credited: { ms: 'Dikreditkan', en: 'Credited', zh: '已贷记' },
  written_off: { ms: 'Dihapus kira', en: 'Written off', zh: '已核销' },
  void: { ms: 'Batal', en: 'Void', zh: '作废' },
} satisfies Record<DisplayStatus, Message>
