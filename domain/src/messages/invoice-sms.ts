import type { Lang } from '../text/lang.ts'
import { asSms } from './sms-rules.ts'

/** Where the buyer finds the invoice itself, which an SMS may not lead to. */
export type ReachedBy = 'email' | 'whatsapp'

export type InvoiceSmsFacts = {
  lang: Lang
  shop: string
  number: string
  story: 'here' | 'reminder' | 'settled'
  /** As displayed: what is due then, or of a settled one its total. */
  amount: string
  /** Whether that is one instalment of more. */
  isPart: boolean
  /** As displayed. */
  due: string
  /** By which other ways it has gone out already. */
  reached: readonly ReachedBy[]
}

/** An invoice in one SMS, in our words: shop, number, amount and day, and where to look. */
export function invoiceSms(facts: InvoiceSmsFacts): string {
  const said = stories[facts.lang]
  const ways = (['email', 'whatsapp'] as const).filter((way) => facts.reached.includes(way))
  return asSms(
    [said[facts.story](facts), ...(ways.length > 0 && facts.story !== 'settled' ? [said.look(ways)] : [])].join(
      said.gap,
    ),
    facts.shop,
  )
}

type Said = Record<InvoiceSmsFacts['story'], (facts: InvoiceSmsFacts) => string> & {
  look: (ways: readonly ReachedBy[]) => string
  gap: string
}

const stories: Record<Lang, Said> = {
  ms: {
    here: ({ number, amount, isPart, due }) =>
      `${isPart ? 'Ansuran invois' : 'Invois'} ${number}, ${amount}, perlu dibayar sebelum atau pada ${due}.`,
    reminder: ({ number, amount, isPart, due }) =>
      `Peringatan: ${isPart ? 'ansuran invois' : 'invois'} ${number}, ${amount}, tarikh akhir ${due}. Abaikan jika sudah dibayar.`,
    settled: ({ number, amount }) => `Invois ${number} berjumlah ${amount} sudah selesai dibayar. Terima kasih.`,
    look: (ways) => `Sila lihat ${ways.map((way) => (way === 'email' ? 'e-mel' : 'WhatsApp')).join(' atau ')} anda.`,
    gap: ' ',
  },
  en: {
    here: ({ number, amount, isPart, due }) =>
      `${isPart ? 'The next part of invoice' : 'Invoice'} ${number}, ${amount}, is due on ${due}.`,
    reminder: ({ number, amount, isPart, due }) =>
      `Reminder: ${isPart ? 'the next part of invoice' : 'invoice'} ${number}, ${amount}, due on ${due}. Please ignore this if you have paid.`,
    settled: ({ number, amount }) => `Invoice ${number} for ${amount} is paid in full. Thank you.`,
    look: (ways) => `Please see your ${ways.map((way) => (way === 'email' ? 'e-mail' : 'WhatsApp')).join(' or ')}.`,
    gap: ' ',
  },
  zh: {
    here: ({ number, amount, isPart, due }) =>
      `发票 ${number}${isPart ? ' 下一期' : ''} ${amount}，请于 ${due} 或之前支付。`,
    reminder: ({ number, amount, isPart, due }) =>
      `提醒：发票 ${number}${isPart ? ' 下一期' : ''} ${amount}，付款期限 ${due}。如已付款请忽略。`,
    settled: ({ number, amount }) => `发票 ${number}（${amount}）已付清，谢谢。`,
    look: (ways) => `详情请查看${ways.map((way) => (way === 'email' ? '邮箱' : 'WhatsApp')).join('或')}。`,
    gap: '',
  },
}
