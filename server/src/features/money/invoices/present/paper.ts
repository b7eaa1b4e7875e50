import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { BankAccount, Fact, PaperDocument, Stamp, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { taxBase } from '@kedai/domain/invoices/amounts.ts'
import { displayUnitPrice, parseUnitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { amountInWords } from '@kedai/domain/money/amount-in-words.ts'
import { amountIn, displayAmount, parseAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { displayRinggit, amountOf } from '@kedai/domain/money/ringgit.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { duitNowOf, type KeptDuitNow } from '../../../../platform/codes/draw-duitnow.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { addressOf } from '../actions/buyer-lines.ts'
import { methodNames } from '../actions/method-names.ts'
import { settledRows, type Settled } from '../actions/settled-rows.ts'
import { partTexts } from '../messages/parts.ts'
import { ledgerTexts, paperTexts as texts, stamps, taxNames } from '../messages/paper.ts'

/** `logo`: the key of the seller's stored picture. `accounts`: where a buyer may transfer to; `duitnow`: the code he may scan. `isInWords`: the total is said in words too. */
export type PaperParts = {
  logo: string | null
  accounts: readonly BankAccount[]
  duitnow?: KeptDuitNow | null
  isInWords?: boolean
}

/** What of an invoice stands on its paper; a quote brings the same. */
export type PaperSource = Settled &
  Pick<
    InvoiceView,
    | 'kind'
    | 'number'
    | 'lang'
    | 'lifecycle'
    | 'display_status'
    | 'invoice_status'
    | 'is_void'
    | 'is_link_revoked'
    | 'share_url'
    | 'balance_due'
    | 'buyer'
    | 'seller'
    | 'issue_date'
    | 'due_date'
    | 'reference'
    | 'notes'
    | 'invoice_items'
    | 'payments'
    | 'parent'
    | 'instalments'
    | 'currency'
    | 'exchange_rate'
    | 'ringgit'
    | 'subtotal'
    | 'shipping'
    | 'discount'
    | 'discount_type'
    | 'discount_amount'
    | 'tax'
    | 'tax_type'
    | 'tax_amount'
    | 'tax_shipping'
    | 'total'
  >

/** An invoice as paper, in the language of `view`. A buyer's copy and the shop's are the same. */
export function presentInvoicePaper(
  view: PaperSource,
  { logo, accounts, duitnow = null, isInWords = false }: PaperParts,
): PaperDocument {
  const { lang, seller, buyer } = view
  const t = (text: Message) => say(text, lang)
  const fact = (label: string, value: string | null): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }]
  const identity = (party: {
    phone: string | null
    email: string | null
    registration_no: string | null
    tin: string | null
  }): Fact[] => [
    ...fact(t(texts.phone), party.phone && displayPhone(party.phone)),
    ...fact(t(texts.mail), party.email),
    ...fact(t(texts.registration), party.registration_no),
    ...fact('TIN', party.tin),
  ]
  const title = t(view.kind === 'invoice' && seller.tax_kind !== null ? texts.taxInvoice : texts[view.kind])
  return {
    kind: view.kind,
    lang,
    title,
    number: view.number,
    stamp: stampOf(view),
    accent: null,
    seller: {
      name: seller.name,
      logo,
      lines: seller.address.flatMap((line) => line.split('\n')),
      facts: [...identity(seller), ...fact('SST', seller.sst_no)],
    },
    // A draft may have no buyer yet.
    parties: [
      { heading: t(texts.billedTo), name: buyer.name, lines: addressOf(buyer, lang), facts: identity(buyer) },
    ].filter(({ name, lines, facts }) => name !== '' || lines.length + facts.length > 0),
    facts: [
      { label: t(view.kind === 'invoice' ? texts.issued : texts.day), value: displayDay(view.issue_date, lang) },
      { label: t(texts.due), value: displayDay(view.due_date, lang), isStrong: true },
      ...fact(t(texts.reference), view.reference === view.parent?.number ? null : view.reference),
      ...fact(t(texts.about), view.parent?.number ?? null),
    ],
    table: {
      columns: [
        { label: t(texts.item), align: 'start', grows: true, narrow: 'title' },
        { label: t(texts.quantity), align: 'end', narrow: 'detail' },
        { label: t(texts.price), align: 'end', narrow: 'detail' },
        { label: t(texts.amount), align: 'end', narrow: 'amount' },
      ],
      rows: view.invoice_items.map(({ item_name, quantity, quantity_type, amount, total_amount }) => ({
        cells: [
          item_name,
          quantity_type === 'unit' ? String(quantity) : `${quantity} ${quantity_type}`,
          priceIn(amount, view),
          moneyIn(total_amount, view),
        ],
      })),
      narrowJoin: ' × ',
      empty: t(texts.noLines),
    },
    totals: totalsOf(view, t),
    payments: paymentsOf(view, t),
    explanation: isInWords
      ? amountInWords(amountIn(view.total, currencyOf(view.currency)), currencyOf(view.currency), lang)
      : null,
    notes: [...scheduleOf(view, t), ...(view.notes === '' ? [] : [{ heading: t(texts.notes), text: view.notes }])],
    pay: payOf(view, { accounts, duitnow }, t),
    footer: t(view.kind === 'invoice' ? texts.footer : texts.noteFooter),
    words: { pageOf: t(texts.pageOf) },
  }
}

type Said = (text: Message) => string

// One that is late and paid in part is part paid on paper: it does not know which day it is read on.
function stampOf({ display_status, invoice_status, lang }: PaperSource): Stamp | null {
  const found = stamps[invoice_status === 'partial' ? 'partial' : display_status]
  return found === undefined ? null : { state: found.state, text: say(found.text, lang) }
}

function totalsOf(view: PaperSource, t: Said): TotalRow[] {
  const money = (amount: string) => moneyIn(amount, view)
  const isNothing = (amount: string) => Number(amount) === 0
  const percent = (type: string, value: string) => (type === 'percent' ? ` ${Number(value)}%` : '')
  const some = (label: string, amount: string, value: string): TotalRow[] =>
    isNothing(amount) ? [] : [{ label, value }]
  return [
    { label: t(texts.subtotal), value: money(view.subtotal) },
    ...some(t(texts.shipping), view.shipping, money(view.shipping)),
    ...some(
      t(texts.discount) + percent(view.discount_type, view.discount),
      view.discount_amount,
      `− ${money(view.discount_amount)}`,
    ),
    ...some(taxLabel(view, t), view.tax_amount, money(view.tax_amount)),
    { label: t(texts.total), value: money(view.total), emphasis: 'total' },
    ...(view.payments.length === 0
      ? []
      : [
          ...settledRows(view, view.lang),
          { label: t(texts.balance), value: money(view.balance_due), emphasis: 'due' } as const,
        ]),
    // Last, so that the column above adds up.
    ...inRinggit(view, t),
  ]
}

// What a shop's books and the tax authority know it by: the rate, and the tax and the total at it.
function inRinggit(
  { currency, exchange_rate: rate, ringgit, tax_amount, lang, seller }: PaperSource,
  t: Said,
): TotalRow[] {
  if (rate === null || ringgit === null) return []
  const money = (amount: string) => displayRinggit(amountOf(amount), lang)
  return [
    { label: t(texts.exchangeRate), value: `1 ${currency} = RM ${rate}` },
    ...(Number(tax_amount) === 0
      ? []
      : [
          {
            label: say(texts.taxInRinggit, lang, { tax: t(taxNames[seller.tax_kind ?? 'none']) }),
            value: money(ringgit.tax_amount),
          },
        ]),
    { label: t(texts.totalInRinggit), value: money(ringgit.total) },
  ]
}

// With what it is a share of, so that it can be checked on the paper alone.
function taxLabel({ tax_type, tax, lang, ...view }: PaperSource, t: Said): string {
  const currency = currencyOf(view.currency)
  const amountOf = (text: string) => amountIn(text, currency)
  const name = t(taxNames[view.seller.tax_kind ?? 'none'])
  if (tax_type !== 'percent') return name
  const base = taxBase(
    { subtotal: amountOf(view.subtotal), shipping: amountOf(view.shipping), discount: amountOf(view.discount_amount) },
    view.tax_shipping,
  )
  return say(texts.taxOf, lang, { tax: name, percent: String(Number(tax)), base: displayAmount(base, currency, lang) })
}

function paymentsOf(view: PaperSource, t: Said): PaperDocument['payments'] {
  const standing = view.payments.filter(({ type, is_reversed }) => type !== 'reversal' && !is_reversed)
  const method = (code: string) => (code === '' ? '' : methodNames[code] ? t(methodNames[code]) : code)
  const rows = standing.map(({ type, sign, amount, method: code, paid_on, reference }) => ({
    label: t(ledgerTexts[type]),
    detail: [displayDay(paid_on, view.lang), method(code), reference].filter((part) => part !== '').join(' · '),
    value: `${sign === -1 ? '−' : '+'} ${moneyIn(amount, view)}`,
  }))
  return rows.length === 0 ? null : { heading: t(texts.payments), rows }
}

// How each part stands as of now; what is not paid has its day.
function scheduleOf(view: PaperSource, t: Said): PaperDocument['notes'] {
  const { instalments, lang } = view
  const line = ({ amount, due_date, state, left }: PaperSource['instalments'][number], place: number) => {
    const said = say(partTexts.line, lang, {
      part: String(place + 1),
      amount: moneyIn(amount, view),
      due: displayDay(due_date, lang),
    })
    return state === 'paid'
      ? `${said} · ${t(partTexts.paid)}`
      : left === amount
        ? said
        : `${said} · ${say(partTexts.left, lang, { left: moneyIn(left, view) })}`
  }
  return instalments.length === 0
    ? []
    : [{ heading: t(partTexts.heading), text: instalments.map(line).join('\n'), isSchedule: true }]
}

// What asks for no money shows no way to pay it; a link that was taken back leads nowhere.
function payOf(
  view: PaperSource,
  { accounts, duitnow }: Required<Pick<PaperParts, 'accounts' | 'duitnow'>>,
  t: Said,
): PaperDocument['pay'] {
  if (Number(view.balance_due) === 0 || view.lifecycle === 'draft' || view.is_void) return null
  const link = view.is_link_revoked ? null : view.share_url
  // A DuitNow QR asks for ringgit.
  const code = duitnow && view.currency === 'RM' ? duitNowBlock(view, duitnow, t) : null
  if (link === null && accounts.length === 0 && !code) return null
  return {
    heading: t(texts.howToPay),
    text: link === null ? null : t(texts.payText),
    qr: link === null ? null : { text: link, caption: t(code ? texts.scanWithCamera : texts.scan) },
    link: link === null ? null : { url: link, label: link.replace(/^https?:\/\//, '') },
    accounts,
    duitnow: code,
    reference: view.number === null ? null : { label: t(texts.reference), value: view.number },
  }
}

// For what falls due first, or all of it.
function duitNowBlock(view: PaperSource, kept: KeptDuitNow, t: Said): NonNullable<PaperDocument['pay']>['duitnow'] {
  const due = view.instalments.find(({ state }) => state !== 'paid')?.left ?? view.balance_due
  const amount = parseAmount(due, 'MYR')
  const code = amount === null ? null : duitNowOf(kept, { amount, reference: view.number ?? '' })
  return (
    code && {
      text: code.text,
      caption: t(texts.scanWithApp),
      title: 'DuitNow QR',
      name: code.merchantName,
      lines: code.acquirer === null ? [] : [code.acquirer],
      amount: { label: t(texts.amount), value: moneyIn(due, view) },
      hint: t(code.saysAmount ? texts.amountInside : texts.amountToType),
    }
  )
}

// A unit price may be finer than a sen.
function priceIn(amount: string, { currency: code, lang }: InCurrency): string {
  const currency = currencyOf(code)
  const price = parseUnitPrice(amount, currency)
  return price === null ? `${code} ${amount}` : displayUnitPrice(price, currency, lang)
}

type InCurrency = { currency: string; lang: Lang }

const moneyIn = (amount: string, { currency, lang }: InCurrency): string =>
  displayAmount(amountIn(amount, currencyOf(currency)), currencyOf(currency), lang)
