import type { CreditRefusal } from '@kedai/domain/invoices/credit-note.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** Why a credit note is refused. Parameters: `{left}`, what can still be credited; `{item}`, which line. */
export const creditRefusals = {
  nothing_wanted: {
    ms: 'Isi amaun atau kuantiti yang hendak dikreditkan.',
    en: 'Fill in an amount or a quantity to credit.',
    zh: '请填写要贷记的金额或数量。',
  },
  no_such_part: {
    ms: 'Item ini tiada pada invois ini.',
    en: 'This item is not on the invoice.',
    zh: '此发票没有该项目。',
  },
  wanted_twice: {
    ms: 'Item ini ada dua kali. Buang satu daripadanya.',
    en: 'This item is listed twice. Remove one.',
    zh: '此项目重复，请删除其中一个。',
  },
  more_than_line: {
    ms: 'Baki item ini hanya {left} sebelum cukai, atau kuantitinya tidak cukup.',
    en: 'Only {left} before tax, or a smaller quantity, can be credited for this item.',
    zh: '此项目税前仅剩 {left}，或数量不足。',
  },
  more_than_invoice: {
    ms: 'Paling banyak {left} boleh dikreditkan pada invois ini.',
    en: 'You can credit up to {left} on this invoice.',
    zh: '此发票最多可贷记 {left}。',
  },
} satisfies Record<CreditRefusal['refusal'], Message>

export const texts = {
  quantity: {
    ms: 'Taip kuantiti lebih daripada 0, seperti 2 atau 1.5.',
    en: 'Enter a quantity above 0, such as 2 or 1.5.',
    zh: '请输入大于 0 的数量，例如 2 或 1.5。',
  },
  amount: {
    ms: 'Taip amaun dalam {currency}, lebih daripada 0, seperti {example}.',
    en: 'Enter an amount in {currency} above 0, such as {example}.',
    zh: '请输入 {currency} 金额，须大于 0，例如 {example}。',
  },
  either: {
    ms: 'Isi item atau satu amaun, bukan kedua-duanya.',
    en: 'Fill in items or one amount, not both.',
    zh: '请填写项目或总金额，二者选一。',
  },
  noCustomer: {
    ms: 'Pembeli ini tiada dalam senarai pelanggan, jadi kredit tidak boleh disimpan. Pilih bayaran balik.',
    en: 'This buyer is not in your customer list, so the amount cannot be saved as credit. Choose a refund.',
    zh: '该买家不在客户名单上，无法保存余额，请选择退款。',
  },
  method: {
    ms: 'Pilih cara bayaran balik daripada senarai.',
    en: 'Choose a refund method from the list.',
    zh: '请从列表中选择退款方式。',
  },
  reasonNeeded: {
    ms: 'Isi sebab nota debit ini.',
    en: 'Enter the reason for the debit note.',
    zh: '请填写开具借项通知单的原因。',
  },
  issued: {
    ms: 'Nota kredit {number} sebanyak {amount} dikeluarkan.',
    en: 'Credit note {number} of {amount} is issued.',
    zh: '已开具贷项通知单 {number}，金额 {amount}。',
  },
  issuedToCredit: {
    ms: 'Nota kredit {number} sebanyak {amount} dikeluarkan. {excess} ditambah ke kredit pelanggan.',
    en: 'Credit note {number} of {amount} is issued. {excess} was added to the customer’s credit.',
    zh: '已开具贷项通知单 {number}，金额 {amount}；{excess} 已存为客户余额。',
  },
  issuedWithRefund: {
    ms: 'Nota kredit {number} sebanyak {amount} dikeluarkan dan bayaran balik {excess} direkodkan. Kedai tidak memindahkan wang. Pindahkan sendiri kepada pembeli.',
    en: 'Credit note {number} of {amount} is issued and a refund of {excess} is recorded. Kedai does not transfer money. Pay the buyer yourself.',
    zh: '已开具贷项通知单 {number}，金额 {amount}，并记录退款 {excess}。Kedai 不会转账，请自行退还给买家。',
  },
  eitherDebit: {
    ms: 'Isi item atau satu amaun, bukan kedua-duanya.',
    en: 'Fill in items or one amount, not both.',
    zh: '请填写项目或一个金额，二者选一。',
  },
  debitDrafted: {
    ms: 'Draf nota debit dibuat. Semak item dan cukainya, kemudian sahkan untuk mendapat nombor.',
    en: 'Draft debit note created. Check its items and tax, then approve it to assign a number.',
    zh: '已建立借项通知单草稿。请核对项目和税，批准后即有编号。',
  },
} satisfies Record<string, Message>

/** The heads of a spreadsheet of credit notes. */
export const exportTexts = {
  number: { ms: 'Nombor', en: 'Number', zh: '编号' },
  day: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  invoice: { ms: 'Untuk invois', en: 'For invoice', zh: '对应发票' },
  invoiceDate: { ms: 'Tarikh invois', en: 'Invoice date', zh: '发票日期' },
  buyer: { ms: 'Pembeli', en: 'Buyer', zh: '买家' },
  tin: { ms: 'Nombor cukai (TIN)', en: 'Tax number (TIN)', zh: '税号 (TIN)' },
  reason: { ms: 'Sebab', en: 'Reason', zh: '原因' },
  currency: { ms: 'Mata wang', en: 'Currency', zh: '货币' },
  rate: { ms: 'Kadar tukaran', en: 'Exchange rate', zh: '汇率' },
  items: { ms: 'Item sebelum cukai', en: 'Items before tax', zh: '项目（税前）' },
  delivery: { ms: 'Penghantaran sebelum cukai', en: 'Delivery before tax', zh: '运费（税前）' },
  tax: { ms: 'Cukai', en: 'Tax', zh: '税' },
  total: { ms: 'Jumlah dikreditkan', en: 'Total credited', zh: '贷记总额' },
  totalInRinggit: { ms: 'Jumlah dalam RM', en: 'Total in RM', zh: '总额 (RM)' },
} satisfies Record<string, Message>

/** What stands on a credit note as paper, in the paper's own language. */
export const paperTexts = {
  title: { ms: 'Nota kredit', en: 'Credit note', zh: '贷项通知单' },
  issued: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  about: { ms: 'Untuk invois', en: 'For invoice', zh: '对应发票' },
  invoiceDate: { ms: 'Tarikh invois', en: 'Invoice date', zh: '发票日期' },
  lessDiscount: {
    ms: 'Tolak bahagian diskaun invois {amount}',
    en: 'Less its share of the invoice’s discount, {amount}',
    zh: '减去所占发票折扣 {amount}',
  },
  amount: { ms: 'Jumlah', en: 'Amount', zh: '金额' },
  delivery: { ms: 'Penghantaran', en: 'Delivery', zh: '运费' },
  beforeTax: { ms: 'Sebelum cukai', en: 'Before tax', zh: '税前' },
  tax: { ms: 'Cukai', en: 'Tax', zh: '税' },
  exchangeRate: { ms: 'Kadar tukaran', en: 'Exchange rate', zh: '汇率' },
  taxInRinggit: { ms: 'Cukai dalam RM', en: 'Tax in RM', zh: '税额 (RM)' },
  totalInRinggit: { ms: 'Jumlah dalam RM', en: 'Total in RM', zh: '总额 (RM)' },
  total: { ms: 'Jumlah dikreditkan', en: 'Total credited', zh: '贷记总额' },
  reason: { ms: 'Sebab', en: 'Reason', zh: '原因' },
  footer: {
    ms: 'Nota kredit ini dijana oleh komputer dan sah tanpa tandatangan.',
    en: 'This credit note is computer-generated and valid without a signature.',
    zh: '本贷项通知单由电脑生成，无需签名即有效。',
  },
} satisfies Record<string, Message>
