import type { Message } from '../../../platform/errors/message.ts'
import type { BankAccountChange } from './bank-account-change.ts'

export const setupDone = {
  methodSaved: { ms: 'Cara bayaran disimpan.', en: 'The payment method is saved.', zh: '付款方式已保存。' },
  methodOn: { ms: 'Cara bayaran dihidupkan.', en: 'The payment method is on.', zh: '付款方式已启用。' },
  methodOff: { ms: 'Cara bayaran dimatikan.', en: 'The payment method is off.', zh: '付款方式已停用。' },
  ordered: { ms: 'Susunan disimpan.', en: 'The order is saved.', zh: '顺序已保存。' },
} satisfies Record<string, Message>

export const accountDone = {
  'bank_account.added': {
    ms: 'Akaun bank ditambah. Kami memberitahu pemilik melalui e-mel.',
    en: 'Bank account added. The owner was notified by e-mail.',
    zh: '银行账户已添加，已发邮件通知店主。',
  },
  'bank_account.edited': {
    ms: 'Akaun bank disimpan. Kami memberitahu pemilik melalui e-mel.',
    en: 'Bank account saved. The owner was notified by e-mail.',
    zh: '银行账户已保存，已发邮件通知店主。',
  },
  'bank_account.removed': {
    ms: 'Akaun bank dibuang. Kami memberitahu pemilik melalui e-mel.',
    en: 'Bank account removed. The owner was notified by e-mail.',
    zh: '银行账户已移除，已发邮件通知店主。',
  },
} satisfies Record<BankAccountChange, Message>

export const accountOpens = {
  ms: 'Akaun bank disimpan dan pindahan bank dihidupkan: pembeli kini boleh membayar anda. Kami memberitahu pemilik melalui e-mel.',
  en: 'Bank account saved and bank transfer switched on. Buyers can pay you now. The owner was notified by e-mail.',
  zh: '银行账户已保存，银行转账已启用：买家现在可以付款给您。已发邮件通知店主。',
} satisfies Message

export const setupRefusals = {
  ownersWords: {
    ms: 'Hanya pemilik kedai boleh mengubah nama dan arahan cara bayaran. Minta pemilik mengubahnya.',
    en: 'Only a shop owner can change the name and instructions of a payment method. Ask an owner to change them.',
    zh: '只有店主可以更改付款方式的名称和说明。请店主更改。',
  },
  noAccount: {
    ms: 'Tambah sekurang-kurangnya satu akaun bank yang ditunjukkan kepada pembeli dahulu.',
    en: 'Add at least one bank account that is shown to buyers first.',
    zh: '请先添加至少一个向买家显示的银行账户。',
  },
  lastAccount: {
    ms: 'Ini akaun terakhir untuk pindahan bank. Tambah akaun lain, atau matikan pindahan bank dahulu.',
    en: 'This is the last account for bank transfers. Add another, or switch bank transfer off first.',
    zh: '这是银行转账的最后一个账户，请先添加其他账户或停用银行转账。',
  },
  badNumber: {
    ms: 'Tulis nombor akaun dengan 5 hingga 20 angka.',
    en: 'Write the account number, 5 to 20 digits.',
    zh: '请填写 5 至 20 位数字的账号。',
  },
  accountTwice: {
    ms: 'Akaun ini sudah ada dalam senarai.',
    en: 'This account is already in the list.',
    zh: '该账户已在列表中。',
  },
  tooManyAccounts: {
    ms: 'Sebuah kedai boleh ada 20 akaun bank. Buang satu dahulu.',
    en: 'A shop can have up to 20 bank accounts. Remove one first.',
    zh: '每个店铺最多 20 个银行账户，请先移除一个。',
  },
  holdOutOfBounds: {
    ms: 'Pilih antara {least} dan {most} minit.',
    en: 'Choose between {least} and {most} minutes.',
    zh: '请选择 {least} 至 {most} 分钟。',
  },
  notByTransfer: {
    ms: 'Jumlah unik hanya untuk pindahan bank dan DuitNow QR.',
    en: 'Unique amounts are for bank transfer and DuitNow QR only.',
    zh: '独特金额仅适用于银行转账和 DuitNow QR。',
  },
} satisfies Record<string, Message>

export const accountMail = {
  subject: {
    ms: 'Akaun bank {shop} telah berubah',
    en: 'The bank account of {shop} was changed',
    zh: '{shop} 的银行账户已变更',
  },
  heading: {
    'bank_account.added': { ms: 'Akaun bank ditambah', en: 'A bank account was added', zh: '已添加银行账户' },
    'bank_account.edited': { ms: 'Akaun bank diubah', en: 'A bank account was changed', zh: '银行账户已修改' },
    'bank_account.removed': { ms: 'Akaun bank dibuang', en: 'A bank account was removed', zh: '银行账户已移除' },
  },
  text: {
    ms: '{person} mengubah akaun bank yang menerima pindahan pembeli {shop}. Jika ini bukan anda atau pasukan anda, tukar kata laluan anda sekarang dan semak akaun ini.',
    en: '{person} changed the bank account that buyers of {shop} transfer money to. If this was not you or your team, change your password now and check the accounts.',
    zh: '{person} 更改了 {shop} 买家的收款账户。如果不是您或您的同事操作，请立即更改密码并检查账户。',
  },
  account: { ms: 'Akaun', en: 'Account', zh: '账户' },
  holder: { ms: 'Nama pemegang', en: 'Holder', zh: '户名' },
  button: { ms: 'Semak akaun bank', en: 'Check the bank accounts', zh: '检查银行账户' },
} satisfies {
  subject: Message
  heading: Record<BankAccountChange, Message>
  text: Message
  account: Message
  holder: Message
  button: Message
}

export const wordsMail = {
  subject: {
    ms: 'Arahan bayaran {shop} telah berubah',
    en: 'The payment instructions of {shop} were changed',
    zh: '{shop} 的付款说明已变更',
  },
  heading: { ms: 'Arahan bayaran diubah', en: 'Payment instructions were changed', zh: '付款说明已修改' },
  text: {
    ms: '{person} mengubah arahan bayaran yang ditunjukkan kepada pembeli {shop}. Jika ini bukan anda atau pasukan anda, tukar kata laluan anda sekarang dan semak arahan ini.',
    en: '{person} changed the payment instructions shown to buyers of {shop}. If this was not you or your team, change your password now and check the instructions.',
    zh: '{person} 更改了 {shop} 买家看到的付款说明。如果不是您或您的同事操作，请立即更改密码并检查说明。',
  },
  method: { ms: 'Cara bayaran', en: 'Payment method', zh: '付款方式' },
  instructions: { ms: 'Arahan', en: 'Instructions', zh: '说明' },
  button: { ms: 'Semak arahan bayaran', en: 'Check the instructions', zh: '检查付款说明' },
} satisfies Record<string, Message>
