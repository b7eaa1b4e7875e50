import type { Message } from '../../../../platform/errors/message.ts'

export const paymentTexts = {
  amount: {
    ms: 'Taip amaun dalam {currency}, lebih daripada 0, seperti {example}.',
    en: 'Enter an amount in {currency} above 0, such as {example}.',
    zh: '请输入 {currency} 金额，须大于 0，例如 {example}。',
  },
  tooMuch: {
    ms: 'Amaun ini terlalu besar. Semak semula.',
    en: 'This amount is too large. Please check it.',
    zh: '金额过大，请检查。',
  },
  noSuchCoins: {
    ms: 'Wang tunai tidak boleh berjumlah begini kerana syiling terkecil ialah 5 sen. Taip {below} atau {above}.',
    en: 'Cash must be a multiple of 5 sen, the smallest coin. Enter {below} or {above}.',
    zh: '现金最小面额为 5 仙，无法凑成此金额。请输入 {below} 或 {above}。',
  },
  method: {
    ms: 'Pilih cara bayaran daripada senarai.',
    en: 'Choose a payment method from the list.',
    zh: '请从列表中选择付款方式。',
  },
  future: {
    ms: 'Tarikh bayaran tidak boleh selepas hari ini.',
    en: 'The payment date cannot be after today.',
    zh: '付款日期不能晚于今天。',
  },
  longAgo: {
    ms: 'Semak tahunnya: bayaran ini lebih sepuluh tahun yang lalu.',
    en: 'Check the year: this payment is more than ten years ago.',
    zh: '请检查年份：此付款已超过十年。',
  },
  noSlip: {
    ms: 'Tiada bukti bayaran yang menunggu semakan.',
    en: 'No payment slip is waiting to be checked.',
    zh: '没有待核对的付款凭证。',
  },
  decided: {
    ms: 'Bukti bayaran ini sudah disemak.',
    en: 'This slip has already been checked.',
    zh: '此凭证已处理。',
  },
} satisfies Record<string, Message>
