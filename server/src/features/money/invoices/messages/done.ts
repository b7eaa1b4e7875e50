import type { Message } from '../../../../platform/errors/message.ts'

/** What a call that changed an invoice answers with. */
export const done = {
  created: { ms: 'Draf invois disimpan.', en: 'The draft invoice is saved.', zh: '发票草稿已保存。' },
  saved: { ms: 'Invois disimpan.', en: 'The invoice is saved.', zh: '发票已保存。' },
  approved: { ms: 'Invois {number} disahkan.', en: 'Invoice {number} is approved.', zh: '发票 {number} 已批准。' },
  onItsWay: {
    ms: 'Invois {number} sedang dihantar kepada {recipient}.',
    en: 'Sending invoice {number} to {recipient}.',
    zh: '发票 {number} 正在发送至 {recipient}。',
  },
  markedAsSent: {
    ms: 'Invois {number} ditandakan sudah dihantar.',
    en: 'Invoice {number} is marked as sent.',
    zh: '发票 {number} 已标记为已发送。',
  },
  voided: { ms: 'Invois {number} dibatalkan.', en: 'Invoice {number} is void.', zh: '发票 {number} 已作废。' },
  deleted: { ms: 'Draf dipadam.', en: 'The draft is deleted.', zh: '草稿已删除。' },
  duplicated: { ms: 'Salinan dibuat sebagai draf baharu.', en: 'Copied as a new draft.', zh: '副本已存为新草稿。' },
  paymentRecorded: {
    ms: 'Bayaran {amount} direkodkan.',
    en: 'Payment of {amount} recorded.',
    zh: '已记录付款 {amount}。',
  },
  paymentRounded: {
    ms: 'Bayaran {amount} direkodkan: {due} dibundarkan kepada lima sen.',
    en: 'Payment of {amount} recorded: {due} is rounded to five sen.',
    zh: '已记录付款 {amount}：{due} 舍入至五仙。',
  },
  closedByRounding: {
    ms: 'Baki {due} ditutup dengan pembundaran tunai.',
    en: 'The balance of {due} is closed by cash rounding.',
    zh: '余额 {due} 已通过现金舍入结清。',
  },
  paymentOver: {
    ms: 'Bayaran {amount} direkodkan. Lebihan {over} ditambah ke kredit pelanggan.',
    en: 'Payment of {amount} recorded. The overpaid {over} was added to the customer’s credit.',
    zh: '已记录付款 {amount}，多付的 {over} 已存为客户余额。',
  },
  paymentOverKept: {
    ms: 'Bayaran {amount} direkodkan. Pembeli terlebih bayar {over}. Buat bayaran balik, kerana pembeli ini tiada dalam senarai pelanggan.',
    en: 'Payment of {amount} recorded. The buyer overpaid {over}. Refund it, because this buyer is not in your customer list.',
    zh: '已记录付款 {amount}。买家多付了 {over}；由于该买家不在客户名单上，请退还。',
  },
  proofApproved: {
    ms: 'Bukti bayaran diluluskan dan bayaran {amount} direkodkan.',
    en: 'The slip is approved and {amount} recorded.',
    zh: '凭证已核实，已记录 {amount}。',
  },
  proofRejected: {
    ms: 'Bukti bayaran ditolak. Pembeli boleh menghantar yang lain.',
    en: 'The slip is rejected. The buyer can send another one.',
    zh: '凭证已拒绝，买家可重新上传。',
  },
  settingsSaved: { ms: 'Tetapan invois disimpan.', en: 'The invoice settings are saved.', zh: '发票设置已保存。' },
} satisfies Record<string, Message>

/** Why one of several was left as it is. */
export const notDone = {
  noMailAddress: {
    ms: 'Pembeli ini tiada alamat e-mel. Buka invoisnya untuk menghantar melalui WhatsApp.',
    en: 'This buyer has no e-mail address. Open the invoice to send it by WhatsApp.',
    zh: '此买家没有邮箱地址，请打开发票通过 WhatsApp 发送。',
  },
} satisfies Record<string, Message>
