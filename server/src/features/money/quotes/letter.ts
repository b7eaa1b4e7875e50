import { displayAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message, type Params } from '../../../platform/errors/message.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { letterTexts as words } from './messages/letters.ts'

export type QuoteLetter = {
  number: string
  shop: string
  buyerName: string
  /** Of `currency`, in its smallest unit. */
  total: number
  currency: Currency
  lastDay: string
  link: string
  lang: Lang
  /** What the seller wrote instead of our own words; empty for ours. */
  subject: string
  message: string
}

/** The e-mail that brings a quote, in the quote's language. */
export function letterOf(letter: QuoteLetter): MailContent {
  const params = paramsOf(letter)
  const said =
    letter.message === ''
      ? ([
          { kind: 'paragraph', text: words.hello, params },
          { kind: 'paragraph', text: words.here, params },
        ] as const)
      : ([{ kind: 'paragraph', text: asIs(letter.message) }] as const)
  return {
    shop: letter.shop,
    subject: letter.subject === '' ? words.subject : asIs(`${letter.shop}: ${letter.subject}`),
    params,
    blocks: [
      ...said,
      {
        kind: 'lines',
        rows: [
          { label: words.number, value: letter.number },
          { label: words.total, value: displayAmount(sen(letter.total), letter.currency, letter.lang) },
          { label: words.last, value: displayDay(letter.lastDay, letter.lang) },
        ],
      },
      { kind: 'button', text: words.see, url: letter.link },
    ],
  }
}

/** The same as one text, for WhatsApp; the link stands on a line of its own. */
export function textOf(letter: QuoteLetter): string {
  const params = paramsOf(letter)
  const said =
    letter.message === ''
      ? `${say(words.hello, letter.lang, params)} ${say(words.here, letter.lang, params)}`
      : letter.message
  return said.includes(letter.link) ? said : `${said}\n${letter.link}`
}

const paramsOf = ({ number, shop, buyerName, total, currency, lastDay, lang }: QuoteLetter): Params => ({
  number,
  shop,
  name: buyerName,
  total: displayAmount(sen(total), currency, lang),
  last: displayDay(lastDay, lang),
})

const asIs = (text: string): Message => ({ ms: text, en: text, zh: text })
