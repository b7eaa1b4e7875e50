import type { AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import type { AccountKind } from '@kedai/domain/invoices/customer-account.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  sent: {
    ms: 'Penyata dihantar kepada {recipient}.',
    en: 'The statement is sent to {recipient}.',
    zh: '对账单已发送给 {recipient}。',
  },
  failed: {
    ms: 'Penyata tidak dapat dihantar kepada {recipient}: {response}',
    en: 'The statement could not be sent to {recipient}: {response}',
    zh: '对账单无法发送至 {recipient}：{response}',
  },
  noAddress: {
    ms: 'Tulis alamat e-mel penerima.',
    en: 'Enter the recipient’s e-mail address.',
    zh: '请填写收件人的邮箱地址。',
  },
  badAddress: {
    ms: 'Alamat e-mel ini tidak lengkap: {value}',
    en: 'Incomplete e-mail address: {value}',
    zh: '邮箱地址不完整：{value}',
  },
  wait: {
    ms: 'Penyata baru sahaja dihantar kepada {recipient}. Cuba lagi selepas {seconds} saat.',
    en: 'A statement has just been sent to {recipient}. Try again in {seconds} seconds.',
    zh: '对账单刚刚发送给 {recipient}，请在 {seconds} 秒后再试。',
  },
  future: {
    ms: 'Penyata berakhir selewat-lewatnya hari ini. Pilih hari mula yang lebih awal.',
    en: 'A statement can end today at the latest. Choose an earlier start date.',
    zh: '对账单最迟截至今天，请选择更早的开始日期。',
  },
  order: {
    ms: 'Tarikh mula mesti sebelum tarikh akhir.',
    en: 'The start date must be before the end date.',
    zh: '开始日期必须早于结束日期。',
  },
  noMailServer: {
    ms: 'Tiada pelayan e-mel disediakan (SMTP_URL).',
    en: 'No mail server is set up (SMTP_URL).',
    zh: '尚未设置邮件服务器（SMTP_URL）。',
  },
} satisfies Record<string, Message>

/** What the customer reads in the mail. */
export const letterTexts = {
  subject: { ms: 'Penyata akaun daripada {shop}', en: 'Statement of account from {shop}', zh: '{shop} 的对账单' },
  hello: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name} 您好，' },
  here: {
    ms: 'Dilampirkan penyata akaun anda bagi {from} hingga {to}.',
    en: 'Attached is your statement of account for {from} to {to}.',
    zh: '附件是您 {from} 至 {to} 的对账单。',
  },
} satisfies Record<string, Message>

export const paperTexts = {
  title: { ms: 'Penyata akaun', en: 'Statement of account', zh: '对账单' },
  to: { ms: 'Kepada', en: 'To', zh: '致' },
  phone: { ms: 'Tel', en: 'Phone', zh: '电话' },
  mail: { ms: 'E-mel', en: 'Email', zh: '邮箱' },
  registration: { ms: 'No. pendaftaran', en: 'Registration no.', zh: '注册号' },
  from: { ms: 'Dari', en: 'From', zh: '自' },
  until: { ms: 'Hingga', en: 'To', zh: '至' },
  made: { ms: 'Disediakan pada', en: 'Date of issue', zh: '制作日期' },
  day: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  entry: { ms: 'Butiran', en: 'Description', zh: '摘要' },
  charge: { ms: 'Caj', en: 'Charges', zh: '应收' },
  paid: { ms: 'Bayaran & kredit', en: 'Payments & credits', zh: '付款与抵扣' },
  balance: { ms: 'Baki', en: 'Balance', zh: '余额' },
  currency: { ms: 'Mata wang', en: 'Currency', zh: '货币' },
  opening: { ms: 'Baki awal', en: 'Opening balance', zh: '期初余额' },
  closing: { ms: 'Baki akhir', en: 'Closing balance', zh: '期末余额' },
  owed: { ms: 'Invois belum dibayar', en: 'Open invoices', zh: '未付发票' },
  credit: { ms: 'Kredit anda', en: 'Your credit', zh: '您的余额' },
  ageing: { ms: 'Invois belum dibayar mengikut umur', en: 'Open invoices by age', zh: '未付发票账龄' },
  none: { ms: 'Tiada transaksi dalam tempoh ini.', en: 'No transactions in this period.', zh: '此期间没有交易。' },
  footer: {
    ms: 'Penyata ini dijana oleh komputer. Hubungi kami jika ada yang tidak sepadan dengan rekod anda.',
    en: 'This statement is computer-generated. Contact us if it does not match your records.',
    zh: '本对账单由电脑生成，如与您的记录不符请联系我们。',
  },
  pageOf: { ms: 'Halaman {page} daripada {pages}', en: 'Page {page} of {pages}', zh: '第 {page} 页，共 {pages} 页' },
} satisfies Record<string, Message>

export const bucketTexts = {
  current: { ms: 'Belum tiba tempoh', en: 'Not yet due', zh: '未到期' },
  days_1_30: { ms: 'Lewat 1–30 hari', en: '1–30 days late', zh: '逾期 1–30 天' },
  days_31_60: { ms: 'Lewat 31–60 hari', en: '31–60 days late', zh: '逾期 31–60 天' },
  days_61_90: { ms: 'Lewat 61–90 hari', en: '61–90 days late', zh: '逾期 61–90 天' },
  over_90: { ms: 'Lewat lebih 90 hari', en: 'More than 90 days late', zh: '逾期超过 90 天' },
} satisfies Record<AgeingBucket, Message>

export const kindTexts = {
  invoice: { ms: 'Invois {number}', en: 'Invoice {number}', zh: '发票 {number}' },
  debit_note: { ms: 'Nota debit {number}', en: 'Debit note {number}', zh: '借项通知单 {number}' },
  void: { ms: 'Pembatalan {number}', en: 'Voided {number}', zh: '作废 {number}' },
  payment: { ms: 'Bayaran {number}', en: 'Payment {number}', zh: '付款 {number}' },
  refund: { ms: 'Bayaran balik {number}', en: 'Refund {number}', zh: '退款 {number}' },
  chargeback: {
    ms: 'Caj balik oleh bank {number}',
    en: 'Chargeback {number}',
    zh: '银行退单 {number}',
  },
  credit_note: { ms: 'Nota kredit {number}', en: 'Credit note {number}', zh: '贷项通知单 {number}' },
  write_off: { ms: 'Dihapus kira {number}', en: 'Written off {number}', zh: '核销 {number}' },
  rounding: { ms: 'Pembundaran {number}', en: 'Rounding {number}', zh: '四舍五入 {number}' },
  correction: { ms: 'Pembetulan {number}', en: 'Correction {number}', zh: '更正 {number}' },
  credit_applied: {
    ms: 'Kredit {applied} digunakan untuk {number}',
    en: 'Credit of {applied} used for {number}',
    zh: '{applied} 余额用于 {number}',
  },
  credit_kept: { ms: 'Ditambah ke kredit {number}', en: 'Added to credit {number}', zh: '转为余额 {number}' },
  credit_given_back: { ms: 'Kredit dibayar balik', en: 'Credit refunded', zh: '已退还余额' },
} satisfies Record<AccountKind, Message>
