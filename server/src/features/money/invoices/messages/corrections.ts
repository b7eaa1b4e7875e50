import type { TakeBackRefusal } from '@kedai/domain/invoices/take-back.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an entry of the ledger stays. Parameter: `{credit}`, what the customer's credit still holds. */
export const takeBackRefusals = {
  no_such_entry: {
    ms: 'Catatan ini tiada pada invois ini.',
    en: 'This entry is not on the invoice.',
    zh: '此发票没有这笔记录。',
  },
  is_reversal: {
    ms: 'Pembetulan tidak boleh dibatalkan. Rekodkan semula bayarannya.',
    en: 'A correction cannot be reversed. Record the payment again instead.',
    zh: '更正不能撤销，请重新记录付款。',
  },
  not_settled: { ms: 'Bayaran ini belum muktamad.', en: 'This payment is not settled yet.', zh: '此付款尚未确定。' },
  already_reversed: {
    ms: 'Catatan ini sudah dibatalkan.',
    en: 'This entry has already been reversed.',
    zh: '此记录已撤销。',
  },
  not_by_hand: {
    ms: 'Catatan ini dibuat bersama catatan lain dan tidak boleh dibatalkan sendirian.',
    en: 'This entry was created with another one and cannot be reversed separately.',
    zh: '此记录随其他记录产生，不能单独撤销。',
  },
  through_gateway: {
    ms: 'Bayaran dalam talian ini sudah diterima, jadi ia tidak boleh dibatalkan. Rekodkan bayaran balik sebaliknya.',
    en: 'This online payment was received, so it cannot be reversed. Record a refund instead.',
    zh: '在线付款已实际到账，不能撤销，请改为记录退款。',
  },
  given_back_since: {
    ms: 'Bayaran ini sudah dibayar balik. Batalkan rekod bayaran balik dahulu.',
    en: 'This payment was refunded. Reverse the refund first.',
    zh: '此付款已退款，请先撤销退款记录。',
  },
  credit_spent: {
    ms: 'Lebihan bayaran ini menjadi kredit pelanggan dan sudah digunakan. Tinggal {credit}. Batalkan penggunaan kredit dahulu.',
    en: 'The overpaid amount became customer credit and was used. Only {credit} is left. Reverse the use of the credit first.',
    zh: '多付款项已成为客户余额并已使用，仅剩 {credit}。请先撤销其使用。',
  },
} satisfies Record<TakeBackRefusal, Message>

export const correctionTexts = {
  refundTooMuch: {
    ms: 'Bayaran balik paling banyak {most}, iaitu jumlah yang diterima dan belum dibayar balik.',
    en: 'You can refund up to {most}, the amount received and not yet refunded.',
    zh: '最多可退 {most}，即已收到且尚未退还的金额。',
  },
  creditTooMuch: {
    ms: 'Pelanggan ini mempunyai kredit {most} sahaja.',
    en: 'This customer has only {most} in credit.',
    zh: '此客户只有 {most} 余额。',
  },
  noCreditToRefund: {
    ms: 'Pelanggan ini tiada kredit untuk dibayar balik.',
    en: 'This customer has no credit to refund.',
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
    ms: 'Catatan {amount} dibatalkan.',
    en: 'The entry of {amount} was reversed.',
    zh: '已撤销 {amount} 的记录。',
  },
  reversedWithCredit: {
    ms: 'Catatan {amount} dibatalkan, dan {credit} ditolak daripada kredit pelanggan.',
    en: 'The entry of {amount} was reversed, and {credit} was deducted from the customer’s credit.',
    zh: '已撤销 {amount} 的记录，并从客户余额中扣除 {credit}。',
  },
  refunded: {
    ms: 'Bayaran balik {amount} direkodkan. Kedai tidak memindahkan wang. Pindahkan sendiri kepada pembeli jika belum.',
    en: 'Refund of {amount} recorded. Kedai does not transfer money. Pay the buyer yourself if you have not.',
    zh: '已记录退款 {amount}。Kedai 不会转账，若尚未转账，请自行退还给买家。',
  },
  creditApplied: {
    ms: 'Kredit {amount} digunakan. Baki kredit: {left}.',
    en: 'Credit of {amount} used. Remaining credit: {left}.',
    zh: '已使用余额 {amount}，客户还剩 {left}。',
  },
  writtenOff: { ms: '{amount} dihapus kira.', en: '{amount} is written off.', zh: '已核销 {amount}。' },
} satisfies Record<string, Message>
