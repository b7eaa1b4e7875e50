import type { Message } from '../../../platform/errors/message.ts'

export const paymentTexts = {
  amount: { ms: 'Taip amaun dalam {currency}, lebih daripada 0, seperti {example}.', en: 'Type an amount in {currency}, more than 0, such as {example}.', zh: '请输入 {currency} 金额，须大于 0，例如 {example}。' },
  tooMuch: { ms: 'Amaun ini terlalu besar. Semak semula.', en: 'This amount is too large. Please check it.', zh: '金额过大，请检查。' },
  method: { ms: 'Pilih cara bayaran daripada senarai.', en: 'Choose how it was paid from the list.', zh: '请从列表中选择付款方式。' },
  future: { ms: 'Tarikh bayaran tidak boleh selepas hari ini.', en: 'The payment date cannot be after today.', zh: '付款日期不能晚于今天。' },
  noSlip: { ms: 'Tiada resit bayaran yang menunggu semakan.', en: 'No payment slip is waiting to be checked.', zh: '没有待核对的付款凭证。' },
  decided: { ms: 'Resit ini sudah diputuskan.', en: 'This slip has already been decided about.', zh: '此凭证已处理。' },
} satisfies Record<string, Message>
