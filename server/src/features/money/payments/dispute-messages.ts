import type { Message } from '../../../platform/errors/message.ts'

export const disputeMail = {
  subject: {
    ms: 'Satu bayaran {shop} dipertikaikan',
    en: 'A payment of {shop} is disputed',
    zh: '{shop} 的一笔付款被争议',
  },
  heading: {
    ms: 'Pembeli mempertikaikan bayaran',
    en: 'A buyer disputes a payment',
    zh: '买家对付款提出争议',
  },
  about: { ms: 'Nombor', en: 'Number', zh: '编号' },
  text: {
    ms: 'Bank pembeli meminta wang ini dikembalikan. Jawab di laman {provider} sebelum tarikhnya, dengan bukti penghantaran; jangan pulangkan wang sekali lagi di sini.',
    en: 'The buyer’s bank has asked to return this payment. Respond on the {provider} website before the deadline with proof of delivery. Do not refund it here as well.',
    zh: '买家的银行要求退回这笔钱。请在 {provider} 规定的日期前提交送货证明；请勿在此再次退款。',
  },
  button: { ms: 'Buka papan pemuka', en: 'Open dashboard', zh: '打开后台' },
} satisfies Record<string, Message>
