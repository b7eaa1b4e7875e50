import type { TakeBackRefusal } from '@kedai/domain/invoices/take-back.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an entry of the ledger stays. Parameter: `{credit}`, what the customer's credit still holds. */
export const takeBackRefusals = {
  no_such_entry: {
    ms: 'Catatan ini tiada pada invois ini.',
    en: 'This invoice has no such entry.',
    zh: '此发票没有这笔记录。',
  },
  is_reversal: {
    ms: 'Pembetulan tidak boleh ditarik balik. Rekodkan semula bayarannya.',
    en: 'A correction cannot be taken back. Record the payment again instead.',
    zh: '更正不能撤销，请重新记录付款。',
  },
  not_settled: { ms: 'Bayaran ini belum muktamad.', en: 'This payment is not settled yet.', zh: '此付款尚未确定。' },
  already_reversed: {
    ms: 'Catatan ini sudah ditarik balik.',
    en: 'This entry has already been taken back.',
    zh: '此记录已撤销。',
  },
  not_by_hand: {
    ms: 'Catatan ini dibuat bersama catatan lain dan tidak boleh ditarik balik sendirian.',
    en: 'This entry was made along with another and cannot be taken back on its own.',
    zh: '此记录随其他记录产生，不能单独撤销。',
  },
  through_gateway: {
    ms: 'Bayaran dalam talian benar-benar diterima, jadi ia tidak boleh ditarik balik. Rekodkan bayaran balik sebaliknya.',
    en: 'An online payment was really received, so it cannot be taken back. Record a refund instead.',
    zh: '在线付款已实际到账，不能撤销，请改为记录退款。',
  },
  given_back_since: {
    ms: 'Wang bayaran ini sudah dipulangkan. Tarik balik rekod bayaran balik dahulu.',
    en: 'This money has been given back since. Take the refund back first.',
    zh: '这笔款项已退还，请先撤销退款记录。',
  },
  credit_spent: {
    ms: 'Lebihan bayaran ini menjadi kredit pelanggan dan sudah digunakan; tinggal {credit}. Tarik balik penggunaannya dahulu.',
    en: 'What this payment brought too much became the customer’s credit, and it has been spent; {credit} is left. Take its use back first.',
    zh: '多付款项已成为客户余额并已使用，仅剩 {credit}。请先撤销其使用。',
  },
} satisfies Record<TakeBackRefusal, Message>

export const correctionTexts = {
  refundTooMuch: {
    ms: 'Paling banyak {most} boleh dipulangkan: itulah yang diterima dan belum dipulangkan.',
    en: 'At most {most} can be given back: that is what was received and not yet given back.',
    zh: '最多可退 {most}，即已收到且尚未退还的金额。',
  },
  creditTooMuch: {
    ms: 'Pelanggan ini mempunyai kredit {most} sahaja.',
    en: 'This customer has only {most} of credit.',
    zh: '此客户只有 {most} 余额。',
  },
  noCreditToRefund: {
    ms: 'Pelanggan ini tiada kredit untuk dipulangkan.',
    en: 'This customer has no credit to give back.',
    zh: '此客户没有可退还的余额。',
  },
  moreThanDue: {
    ms: 'Hanya {most} perlu dibayar pada invois ini.',
    en: 'Only {most} is due on this invoice.',
    zh: '此发票只需付 {most}。',
  },
} satisfies Record<string, Message>

export const correctionsDone = {
  reversed: {
    ms: 'Catatan {amount} ditarik balik.',
    en: 'The entry of {amount} is taken back.',
    zh: '已撤销 {amount} 的记录。',
  },
  reversedWithCredit: {
    ms: 'Catatan {amount} ditarik balik, dan {credit} dikeluarkan daripada kredit pelanggan.',
    en: 'The entry of {amount} is taken back, and {credit} is taken out of the customer’s credit.',
    zh: '已撤销 {amount} 的记录，并从客户余额中扣除 {credit}。',
  },
  refunded: {
    ms: 'Pulangan {amount} direkodkan. Kedai tidak menghantar wang: pindahkan sendiri kepada pembeli jika belum.',
    en: 'The refund of {amount} is recorded. Kedai sends no money: transfer it to the buyer yourself if you have not yet.',
    zh: '已记录退款 {amount}。Kedai 不会转账，若尚未转账，请自行退还给买家。',
  },
  creditApplied: {
    ms: 'Kredit {amount} digunakan. Pelanggan masih mempunyai {left}.',
    en: 'Credit of {amount} is used. The customer has {left} left.',
    zh: '已使用余额 {amount}，客户还剩 {left}。',
  },
  writtenOff: { ms: '{amount} dihapus kira.', en: '{amount} is written off.', zh: '已核销 {amount}。' },
} satisfies Record<string, Message>
