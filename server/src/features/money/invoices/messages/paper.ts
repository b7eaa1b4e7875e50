import type { DisplayStatus } from '@kedai/contracts/display-statuses.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Stamp } from '@kedai/domain/documents/paper-document.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** What stands on an invoice as paper, in the paper's own language. */
export const paperTexts = {
  invoice: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  /** Of a shop that is registered for SST. */
  taxInvoice: { ms: 'Invois cukai', en: 'Tax invoice', zh: '税务发票' },
  debit_note: { ms: 'Nota debit', en: 'Debit note', zh: '借项通知单' },
  billedTo: { ms: 'Kepada', en: 'Billed to', zh: '致' },
  phone: { ms: 'Tel', en: 'Phone', zh: '电话' },
  mail: { ms: 'E-mel', en: 'Email', zh: '邮箱' },
  registration: { ms: 'No. pendaftaran', en: 'Registration no.', zh: '注册号' },
  issued: { ms: 'Tarikh invois', en: 'Invoice date', zh: '开票日期' },
  day: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  due: { ms: 'Tarikh akhir', en: 'Due date', zh: '到期日' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  about: { ms: 'Untuk invois', en: 'For invoice', zh: '对应发票' },
  item: { ms: 'Butiran', en: 'Description', zh: '项目' },
  quantity: { ms: 'Kuantiti', en: 'Qty', zh: '数量' },
  price: { ms: 'Harga seunit', en: 'Unit price', zh: '单价' },
  amount: { ms: 'Jumlah', en: 'Amount', zh: '金额' },
  noLines: { ms: 'Belum ada butiran.', en: 'No lines yet.', zh: '还没有项目。' },
  subtotal: { ms: 'Jumlah kecil', en: 'Subtotal', zh: '小计' },
  shipping: { ms: 'Penghantaran', en: 'Shipping', zh: '运费' },
  discount: { ms: 'Diskaun', en: 'Discount', zh: '折扣' },
  taxOf: { ms: '{tax} {percent}% daripada {base}', en: '{tax} {percent}% of {base}', zh: '{tax} {base} 的 {percent}%' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总额' },
  exchangeRate: { ms: 'Kadar tukaran', en: 'Exchange rate', zh: '汇率' },
  taxInRinggit: { ms: '{tax} dalam RM', en: '{tax} in RM', zh: '{tax} (RM)' },
  totalInRinggit: { ms: 'Jumlah dalam RM', en: 'Total in RM', zh: '总额 (RM)' },
  balance: { ms: 'Baki perlu dibayar', en: 'Balance due', zh: '应付余额' },
  payments: { ms: 'Bayaran dan pelarasan', en: 'Payments and adjustments', zh: '付款与调整' },
  notes: { ms: 'Nota', en: 'Notes', zh: '备注' },
  howToPay: { ms: 'Cara membayar', en: 'How to pay', zh: '付款方式' },
  payText: {
    ms: 'Imbas kod ini atau buka pautannya untuk membayar atau menghantar bukti bayaran.',
    en: 'Scan the code or open its link to pay or to send a slip.',
    zh: '扫描二维码或打开链接即可付款或上传凭证。',
  },
  scanWithCamera: { ms: 'Imbas dengan kamera', en: 'Scan with the camera', zh: '用相机扫描' },
  scanWithApp: { ms: 'Imbas dengan aplikasi bank', en: 'Scan with a bank’s app', zh: '用银行应用程序扫描' },
  amountInside: { ms: 'Jumlahnya ada dalam kod.', en: 'The amount is in the code.', zh: '金额已在码中。' },
  amountToType: { ms: 'Taip jumlah ini sendiri.', en: 'Type this amount yourself.', zh: '请自行输入此金额。' },
  scan: { ms: 'Imbas untuk bayar', en: 'Scan to pay', zh: '扫码付款' },
  footer: {
    ms: 'Invois ini dijana oleh komputer dan sah tanpa tandatangan.',
    en: 'This invoice is computer-generated and valid without a signature.',
    zh: '本发票由电脑生成，无需签名即有效。',
  },
  noteFooter: {
    ms: 'Nota ini dijana oleh komputer dan sah tanpa tandatangan.',
    en: 'This note is computer-generated and valid without a signature.',
    zh: '本单据由电脑生成，无需签名即有效。',
  },
  pageOf: { ms: 'Halaman {page} daripada {pages}', en: 'Page {page} of {pages}', zh: '第 {page} 页，共 {pages} 页' },
} satisfies Record<string, Message>

/** What a tax is called, by what the shop is registered for. */
export const taxNames = {
  none: { ms: 'Cukai', en: 'Tax', zh: '税' },
  sst: { ms: 'SST', en: 'SST', zh: 'SST' },
  sales: { ms: 'Cukai jualan', en: 'Sales tax', zh: '销售税' },
  service: { ms: 'Cukai perkhidmatan', en: 'Service tax', zh: '服务税' },
} satisfies Record<string, Message>

/** What was done about a total, on an invoice and on a receipt. */
export const settledTexts = {
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付' },
  credited: { ms: 'Dikreditkan', en: 'Credited', zh: '已贷记' },
  writtenOff: { ms: 'Dihapus kira', en: 'Written off', zh: '已核销' },
  rounding: { ms: 'Pembundaran', en: 'Rounding', zh: '舍入' },
  overpaid: { ms: 'Terlebih bayar', en: 'Overpaid', zh: '多付' },
  voided: { ms: 'Dibatalkan', en: 'Void', zh: '作废' },
} satisfies Record<string, Message>

/** How it stands, where that is worth a stamp; what was credited or written off is not called paid. */
export const stamps: Partial<Record<DisplayStatus, { state: Stamp['state']; text: Message }>> = {
  draft: { state: 'draft', text: { ms: 'Draf', en: 'Draft', zh: '草稿' } },
  void: { state: 'void', text: { ms: 'Dibatalkan', en: 'Void', zh: '作废' } },
  paid: { state: 'paid', text: { ms: 'Dibayar', en: 'Paid', zh: '已付清' } },
  partial: { state: 'part_paid', text: { ms: 'Dibayar sebahagian', en: 'Partly paid', zh: '部分付款' } },
  credited: { state: 'part_paid', text: { ms: 'Dikreditkan', en: 'Credited', zh: '已贷记' } },
  refunded: { state: 'part_paid', text: { ms: 'Dibayar balik', en: 'Refunded', zh: '已退款' } },
  written_off: { state: 'part_paid', text: { ms: 'Dihapus kira', en: 'Written off', zh: '已核销' } },
}

export const ledgerTexts = {
  payment: { ms: 'Bayaran', en: 'Payment', zh: '付款' },
  refund: { ms: 'Bayaran balik', en: 'Refund', zh: '退款' },
  chargeback: { ms: 'Caj balik oleh bank', en: 'Chargeback', zh: '银行退单' },
  credit_note: { ms: 'Nota kredit', en: 'Credit note', zh: '贷项通知单' },
  customer_credit_applied: { ms: 'Kredit digunakan', en: 'Credit used', zh: '使用余额' },
  moved_to_customer_credit: { ms: 'Disimpan sebagai kredit', en: 'Added to credit', zh: '转为余额' },
  write_off: { ms: 'Dihapus kira', en: 'Written off', zh: '核销' },
  rounding: { ms: 'Pembundaran', en: 'Rounding', zh: '四舍五入' },
  reversal: { ms: 'Pembetulan', en: 'Correction', zh: '更正' },
} satisfies Record<InvoiceView['payments'][number]['type'], Message>
