import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { date, money } from '../../../lib/format.ts'
import type { SendWords } from '../view/send-form.tsx'

// What goes with a quote unless it is changed. In the quote's language, which need not be the reader's: so not from the page's catalogue.
export const quoteWords = ({
  lang,
  number,
  seller,
  buyer,
  total,
  currency,
  valid_until,
  share_url,
}: QuoteView): SendWords =>
  words[lang]({
    shop: seller.name,
    name: buyer.name,
    number: number ?? '',
    amount: money(total, currency),
    last: date(valid_until, lang),
    link: share_url,
  })

type Facts = { shop: string; name: string; number: string; amount: string; last: string; link: string }

const words: Record<Lang, (facts: Facts) => SendWords> = {
  ms: ({ shop, name, number, amount, last, link }) => ({
    subject: ['Sebut harga', number, 'daripada', shop].filter(Boolean).join(' '),
    message: `Salam ${name},\n\nBerikut ialah ${['sebut harga', number].filter(Boolean).join(' ')} daripada ${shop}: ${amount}, sah sehingga ${last}.\n\nBaca, kemudian terima atau tolak di sini:\n${link}\n\nTerima kasih.`,
  }),
  en: ({ shop, name, number, amount, last, link }) => ({
    subject: ['Quote', number, 'from', shop].filter(Boolean).join(' '),
    message: `Hello ${name},\n\nHere is ${['quote', number].filter(Boolean).join(' ')} from ${shop}: ${amount}, which stands until ${last}.\n\nRead it, then accept or decline it here:\n${link}\n\nThank you.`,
  }),
  zh: ({ shop, name, number, amount, last, link }) => ({
    subject: `${shop} 的报价单${number ? ` ${number}` : ''}`,
    message: `${name} 您好，\n\n这是 ${shop} 的报价单${number ? ` ${number}` : ''}：${amount}，有效期至 ${last}。\n\n请在此阅读并接受或拒绝：\n${link}\n\n谢谢！`,
  }),
}
