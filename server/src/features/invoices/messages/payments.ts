import type { Message } from '../../../platform/errors/message.ts'

export const paymentTexts = {
  amount: { ms: 'Taip amaun yang diterima, lebih daripada RM 0.00, seperti 25.00.', en: 'Type the amount received, more than RM 0.00, such as 25.00.', zh: '请输入收到的金额，须大于 RM 0.00，例如 25.00。' },
  tooMuch: { ms: 'Amaun ini terlalu besar. Semak semula.', en: 'This amount is too large. Please check it.', zh: '金额过大，请检查。' },
  method: { ms: 'Pilih cara bayaran daripada senarai.', en: 'Choose how it was paid from the list.', zh: '请从列表中选择付款方式。' },
  future: { ms: 'Tarikh bayaran tidak boleh selepas hari ini.', en: 'The payment date cannot be after today.', zh: '付款日期不能晚于今天。' },
  noSlip: { ms: 'Tiada resit bayaran yang menunggu semakan.', en: 'No payment slip is waiting to be checked.', zh: '没有待核对的付款凭证。' },
  decided: { ms: 'Resit ini sudah diputuskan.', en: 'This slip has already been decided about.', zh: '此凭证已处理。' },
} satisfies Record<string, Message>
