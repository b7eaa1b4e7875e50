import { invoiceSms, type ReachedBy } from '@kedai/domain/messages/invoice-sms.ts'
import { asSms } from '@kedai/domain/messages/sms-rules.ts'
import { displayAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message, type Params } from '../../../platform/errors/message.ts'
import type { MailBlock, MailContent } from '../../../platform/mail/mail-content.ts'
import { buyerTexts as words } from './messages.ts'

export type Reason = 'send' | 'resend' | 'reminder' | 'receipt'

export type LetterFacts = {
  reason: Reason
  number: string
  shop: string
  buyerName: string
  /** What the amounts are in. */
  currency: Currency
  total: number
  balance: number
  dueDate: string
  /** The instalment that is due then; null: all of the balance is. */
  nextAmount: number | null
  link: string
  lang: Lang
  /** What the seller wrote instead of our own words; empty for ours. */
  subject: string
  message: string
  /** null: nobody asks whether it was opened. */
  openMarkUrl: string | null
}

/** The e-mail about an invoice, in the invoice's language. */
export function letterOf(facts: LetterFacts): MailContent {
  const params = paramsOf(facts)
  const mine =
    facts.message === ''
      ? ([
          { kind: 'paragraph', text: words.hello, params },
          { kind: 'paragraph', text: storyOf(facts), params },
        ] as const)
      : ([{ kind: 'paragraph', text: asIs(facts.message) }] as const)
  const rows = [
    { label: words.number, value: facts.number },
    { label: words.total, value: money(facts.total, facts) },
    ...(facts.balance > 0
      ? [
          { label: words.balance, value: money(facts.balance, facts) },
          { label: words.due, value: displayDay(facts.dueDate, facts.lang) },
        ]
      : []),
  ]
  const blocks: MailBlock[] = [
    ...mine,
    { kind: 'lines', rows },
    { kind: 'button', text: facts.balance > 0 ? words.see : words.seePaid, url: facts.link },
    ...(facts.openMarkUrl === null ? [] : [{ kind: 'open_mark', url: facts.openMarkUrl } as const]),
  ]
  return { shop: facts.shop, subject: subjectOf(facts), params, blocks }
}

/** The same as one text, for WhatsApp; the link stands on a line of its own. */
export function textOf(facts: LetterFacts): string {
  const said =
    facts.message === ''
      ? `${say(words.hello, facts.lang, paramsOf(facts))} ${say(storyOf(facts), facts.lang, paramsOf(facts))}`
      : facts.message
  return said.includes(facts.link) ? said : `${said}\n${facts.link}`
}

/** The same in one SMS, which may carry no link: where the buyer finds it instead, where it has gone there. */
export function smsOf(facts: LetterFacts, reached: readonly ReachedBy[]): string {
  const { message, shop, number, lang, reason, total, balance, nextAmount, dueDate } = facts
  if (message !== '') return asSms(message, shop)
  const story = balance === noSen ? 'settled' : reason === 'reminder' ? 'reminder' : 'here'
  const amount = money(story === 'settled' ? total : (nextAmount ?? balance), facts)
  return invoiceSms({
    lang,
    shop,
    number,
    story,
    amount,
    isPart: nextAmount !== null && nextAmount !== balance,
    due: displayDay(dueDate, lang),
    reached,
  })
}

const subjects = {
  send: words.subject,
  resend: words.subject,
  reminder: words.reminderSubject,
  receipt: words.receiptSubject,
} satisfies Record<Reason, Message>

const subjectOf = ({ subject, shop, reason, balance }: LetterFacts): Message =>
  subject === ''
    ? balance > 0 || reason === 'receipt'
      ? subjects[reason]
      : words.receiptSubject
    : asIs(`${shop}: ${subject}`)

const storyOf = ({ reason, balance, nextAmount }: LetterFacts): Message => {
  if (balance === noSen) return words.settled
  return nextAmount === null || nextAmount === balance
    ? reason === 'reminder'
      ? words.remind
      : words.here
    : reason === 'reminder'
      ? words.remindPart
      : words.herePart
}

function paramsOf(facts: LetterFacts): Params {
  const { number, shop, buyerName, total, balance, nextAmount, dueDate, lang } = facts
  return {
    number,
    shop,
    name: buyerName,
    total: money(total, facts),
    balance: money(balance, facts),
    part: money(nextAmount ?? balance, facts),
    due: displayDay(dueDate, lang),
  }
}

const money = (amount: number, { currency, lang }: Pick<LetterFacts, 'currency' | 'lang'>) =>
  displayAmount(sen(amount), currency, lang)

const asIs = (text: string): Message => ({ ms: text, en: text, zh: text })
