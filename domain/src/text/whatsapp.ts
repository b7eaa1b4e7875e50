import { displayRinggit } from '../money/ringgit.ts'
import type { Sen } from '../money/sen.ts'
import { readPhone } from '../people/phone.ts'
import type { Lang } from './lang.ts'

/**
 * A link that opens WhatsApp with a text already written; to a number if one can be read (wa.me wants it with its
 * country and without "+" or leading zeros), else to whomever the person picks.
 */
export function whatsappLink(phone: string | null, text: string): string {
  const number = phone === null ? null : readPhone(phone)
  const query = text === '' ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`
  return `https://wa.me/${number === null ? '' : number.slice(1)}${query}`
}

export type OrderMessage = {
  shopName: string
  orderNo: string
  lines: readonly { title: string; options: string; quantity: number }[]
  total: Sen
  /** The order page; null where the link must not leave. */
  link: string | null
}

/** The message a buyer sends the shop about an order, in the buyer's language. */
export function orderMessage({ shopName, orderNo, lines, total, link }: OrderMessage, lang: Lang): string {
  const { greeting, totalWord } = aboutAnOrder[lang]
  const items = lines.map(
    ({ title, options, quantity }) => `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`,
  )
  return [
    greeting(shopName, orderNo),
    ...items,
    `${totalWord}: ${displayRinggit(total, lang)}`,
    ...(link === null ? [] : [link]),
  ].join('\n')
}

/** The message a visitor sends the shop about a product, in the visitor's language. */
export const productMessage = ({ title, link }: { title: string; link: string }, lang: Lang): string =>
  `${aboutAProduct[lang](title)}\n${link}`

// Apart, so that an item's page carries no words about orders.
const aboutAnOrder = {
  ms: {
    greeting: (shop: string, orderNo: string) => `Hai ${shop}, ini tentang pesanan saya ${orderNo}:`,
    totalWord: 'Jumlah',
  },
  en: {
    greeting: (shop: string, orderNo: string) => `Hi ${shop}, this is about my order ${orderNo}:`,
    totalWord: 'Total',
  },
  zh: { greeting: (shop: string, orderNo: string) => `${shop} 您好,我想咨询订单 ${orderNo}:`, totalWord: '总计' },
} satisfies Record<Lang, { greeting: (shop: string, orderNo: string) => string; totalWord: string }>

const aboutAProduct = {
  ms: (title: string) => `Hai, saya berminat dengan ${title}.`,
  en: (title: string) => `Hi, I am interested in ${title}.`,
  zh: (title: string) => `您好,我对 ${title} 感兴趣。`,
} satisfies Record<Lang, (title: string) => string>
