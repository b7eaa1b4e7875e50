import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { date, money } from '../../../lib/format.ts'
import type { SendWords } from './send-form.tsx'

// What goes with an invoice unless it is changed. A draft has no number to be called by: it gets one as it is sent.
// In the invoice's language, which need not be the reader's: so not from the page's catalogue.
export function sendWords({
  lang,
  number,
  seller,
  buyer,
  total,
  balance_due,
  currency,
  lifecycle,
  due_date,
  share_url,
}: InvoiceView): SendWords {
  const amount = money(lifecycle === 'draft' ? total : balance_due, currency)
  return words[lang]({
    shop: seller.name,
    name: buyer.name,
    number: number === null ? '' : ` ${number}`,
    amount,
    due: date(due_date, lang),
    link: share_url,
  })
}

type Facts = { shop: string; name: string; number: string; amount: string; due: string; link: string }

const words: Record<Lang, (facts: Facts) => SendWords> = {
  ms: ({ shop, name, number, amount, due, link }) => ({
    subject: `Invois${number} daripada ${shop}`,
    message: `Salam ${name},\n\nBerikut ialah invois${number} daripada ${shop}: ${amount}, perlu dijelaskan sebelum atau pada ${due}.\n\nLihat dan bayar di sini:\n${link}\n\nTerima kasih.`,
  }),
  en: ({ shop, name, number, amount, due, link }) => ({
    subject: `Invoice${number} from ${shop}`,
    message: `Hello ${name},\n\nHere is ${number === '' ? 'an invoice' : `invoice${number}`} from ${shop}: ${amount}, to be paid by ${due}.\n\nSee and pay it here:\n${link}\n\nThank you.`,
  }),
  zh: ({ shop, name, number, amount, due, link }) => ({
    subject: `${shop} 的发票${number}`,
    message: `${name} 您好，\n\n这是 ${shop} 的发票${number}：${amount}，请于 ${due} 或之前付款。\n\n点此查看并付款：\n${link}\n\n谢谢！`,
  }),
}
