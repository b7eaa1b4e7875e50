import type { DisplayStatus } from '@kedai/contracts/display-statuses.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** The heads of a spreadsheet of invoices. */
export const exportTexts = {
  file: { ms: 'invois', en: 'invoices', zh: '发票' },
  number: { ms: 'Nombor', en: 'Number', zh: '编号' },
  kind: { ms: 'Jenis', en: 'Kind', zh: '类型' },
  invoice: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  debitNote: { ms: 'Nota debit', en: 'Debit note', zh: '借项通知单' },
  status: { ms: 'Status', en: 'Status', zh: '状态' },
  issued: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  due: { ms: 'Tarikh akhir', en: 'Due date', zh: '到期日' },
  buyer: { ms: 'Pembeli', en: 'Buyer', zh: '买家' },
  phone: { ms: 'Telefon', en: 'Phone', zh: '电话' },
  mail: { ms: 'E-mel', en: 'E-mail', zh: '邮箱' },
  tin: { ms: 'Nombor cukai (TIN)', en: 'Tax number (TIN)', zh: '税号 (TIN)' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  currency: { ms: 'Mata wang', en: 'Currency', zh: '货币' },
  rate: { ms: 'Kadar tukaran', en: 'Exchange rate', zh: '汇率' },
  totalInRinggit: { ms: 'Jumlah dalam RM', en: 'Total in RM', zh: '总额 (RM)' },
  subtotal: { ms: 'Jumlah kecil', en: 'Subtotal', zh: '小计' },
  shipping: { ms: 'Penghantaran', en: 'Shipping', zh: '运费' },
  discount: { ms: 'Diskaun', en: 'Discount', zh: '折扣' },
  tax: { ms: 'Cukai', en: 'Tax', zh: '税' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总额' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付' },
  paidBy: { ms: 'Dibayar dengan', en: 'Paid by', zh: '付款方式' },
  credited: { ms: 'Dikreditkan', en: 'Credited', zh: '已贷记' },
  writtenOff: { ms: 'Dihapus kira', en: 'Written off', zh: '已核销' },
  rounding: { ms: 'Pembundaran', en: 'Rounding', zh: '舍入' },
  voided: { ms: 'Dibatalkan', en: 'Void', zh: '作废' },
  overpaid: { ms: 'Terlebih bayar', en: 'Overpaid', zh: '多付' },
  balance: { ms: 'Baki', en: 'Balance due', zh: '余额' },
} satisfies Record<string, Message>

/** The heads of a spreadsheet of the ledger, and of one of credit notes. */
export const ledgerExportTexts = {
  entry: { ms: 'Catatan', en: 'Entry', zh: '记录' },
  day: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  invoice: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  buyer: { ms: 'Pembeli', en: 'Buyer', zh: '买家' },
  kind: { ms: 'Jenis', en: 'Kind', zh: '类型' },
  method: { ms: 'Cara', en: 'Method', zh: '方式' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  note: { ms: 'Nota', en: 'Note', zh: '备注' },
  creditNote: { ms: 'Nota kredit', en: 'Credit note', zh: '贷项通知单' },
  currency: { ms: 'Mata wang', en: 'Currency', zh: '货币' },
  effect: { ms: 'Perubahan baki', en: 'Balance change', zh: '余额变动' },
  inRinggit: { ms: 'Perubahan baki dalam RM', en: 'Balance change in RM', zh: '余额变动 (RM)' },
  takesBack: { ms: 'Membatalkan catatan', en: 'Reverses entry', zh: '撤销记录' },
  recordedAt: { ms: 'Direkodkan pada', en: 'Recorded at', zh: '记录时间' },
} satisfies Record<string, Message>

/** How an invoice stands, as its list says it. */
export const statusTexts = {
  draft: { ms: 'Draf', en: 'Draft', zh: '草稿' },
  approved: { ms: 'Disahkan', en: 'Approved', zh: '已批准' },
  sent: { ms: 'Dihantar', en: 'Sent', zh: '已发送' },
  viewed: { ms: 'Dilihat', en: 'Viewed', zh: '已查看' },
  partial: { ms: 'Dibayar sebahagian', en: 'Partly paid', zh: '部分付款' },
  overdue: { ms: 'Lewat bayar', en: 'Overdue', zh: '逾期' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付清' },
  refunded: { ms: 'Dibayar balik', en: 'Refunded', zh: '已退款' },
  credited: { ms: 'Dikreditkan', en: 'Credited', zh: '已贷记' },
  written_off: { ms: 'Dihapus kira', en: 'Written off', zh: '已核销' },
  void: { ms: 'Batal', en: 'Void', zh: '作废' },
} satisfies Record<DisplayStatus, Message>
