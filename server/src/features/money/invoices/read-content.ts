import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { checkBuyerField, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import {
  computeInvoice,
  maxOnInvoice,
  type Adjustment,
  type AmountsRefusal,
  type InvoiceInput,
  type InvoiceSums,
} from '@kedai/domain/invoices/amounts.ts'
import {
  parseQuantity,
  quantity as wholeQuantity,
  quantityUnit,
  type Quantity,
} from '@kedai/domain/invoices/quantity.ts'
import { parseRate, rate } from '@kedai/domain/invoices/rate.ts'
import { parseUnitPrice, unitPrice as priceOf, type UnitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, readCurrency, ringgit, type Currency } from '@kedai/domain/money/currencies.ts'
import { parseExchangeRate, type Exchange, type ExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { inWords } from '../../../platform/errors/in-words.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { createRefusals, type Refusals } from '../../../platform/errors/refusals.ts'
import { tidyLine, tidyText } from '@kedai/domain/text/tidy.ts'
import { judgeTyped, type SaidBefore } from './judge-typed.ts'
import { contentTexts as texts } from './messages/content.ts'

export type ContentBuyer = {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  postcode: string | null
  state: string | null
  country: string
  tin: string | null
  registrationNo: string | null
}

/** `id`: of a line that is kept. `total`: quantity × price, rounded. */
export type ContentLine = {
  id: number | null
  productId: number | null
  itemName: string
  quantity: Quantity
  quantityType: string
  unitPrice: UnitPrice
  total: Sen
}

/** A typed invoice, read and computed. */
export type InvoiceContent = {
  customerId: number | null
  buyer: ContentBuyer
  lines: ContentLine[]
  input: InvoiceInput
  sums: InvoiceSums
  /** Of a currency other than ringgit; a draft may be without. */
  rate: ExchangeRate | null
  issueDate: string
  dueDate: string
  notes: string
  reference: string
  lang: Lang
}

/** What a field that was left out means. */
export type ContentDefaults = {
  today: string
  dueDays: number
  taxShipping: boolean
  lang: Lang
  exchange: Exchange
  /** What a person typed is judged more strictly than a copy: against what it said before, null where it is new. */
  typedOver?: SaidBefore | null
}

/** Reads a typed invoice; everything wrong is told at once. Whether it may be approved as it is, is not asked here. @throws AppError `invalid` at the fields */
export function readContent(form: CreateInvoice, defaults: ContentDefaults): InvoiceContent {
  const refusals = createRefusals()
  const buyer = readBuyer(form.buyer, refusals)
  const { currency, rate } = readExchange(form, defaults.exchange, refusals)
  const reading = { currency, refusals }
  const lines = form.invoice_items.map((item, place) => readLine(item, place, reading))
  const input = {
    currency,
    lines,
    shipping: readMoney('shipping', form.shipping, reading),
    discount: readAdjustment('discount', form.discount_type, form.discount, reading),
    tax: readAdjustment('tax', form.tax_type, form.tax, reading),
    taxShipping: defaults.taxShipping,
  }
  const issueDate = form.issue_date ?? defaults.today
  const dueDate = form.due_date ?? plusDays(issueDate, defaults.dueDays)
  if (dueDate < issueDate) refusals.add('due_date', texts.dueBeforeIssue)
  const { tin, country } = buyer
  if (defaults.typedOver !== undefined)
    judgeTyped({ tin, country, issueDate, dueDate }, defaults.typedOver, defaults.today, refusals)
  refusals.throwIfAny()
  const sums = computeInvoice(input)
  if ('refusal' in sums) throw refusedSums(sums.refusal, currency)
  return {
    customerId: form.customer_id ?? null,
    buyer,
    lines: lines.map((line, place) => ({ ...line, total: sums.lineTotals[place] ?? noSen })),
    input,
    sums,
    rate,
    issueDate,
    dueDate,
    notes: tidyText(form.notes),
    reference: tidyLine(form.reference),
    lang: form.lang ?? defaults.lang,
  }
}

function readBuyer(typed: CreateInvoice['buyer'], refusals: Refusals): ContentBuyer {
  const said = (text: string): string | null => tidyLine(text) || null
  const country = (said(typed.country) ?? 'MY').toUpperCase()
  const state = country === 'MY' ? (findState(typed.state)?.code ?? said(typed.state)) : said(typed.state)
  const written = { ...typed, state: state ?? '' }
  for (const [field, text] of [
    ['email', texts.email],
    ['phone', texts.phone],
    ['postcode', texts.postcode],
    ['state', texts.state],
    ['country', texts.country],
  ] as const) {
    if (checkBuyerField(field, tidyLine(written[field]), country) !== null) refusals.add(`buyer.${field}`, text)
  }
  return {
    name: tidyLine(typed.name),
    email: said(normaliseEmail(typed.email)),
    phone: readPhone(typed.phone),
    address: tidyText(typed.address) || null,
    city: said(typed.city),
    postcode: said(typed.postcode),
    state,
    country,
    tin: said(typed.tin),
    registrationNo: said(typed.registration_no),
  }
}

type Reading = { currency: Currency; refusals: Refusals }

// What is left out stays; a rate belongs to the currency that it was typed for.
function readExchange(
  { currency: typed, exchange_rate: typedRate }: CreateInvoice,
  kept: Exchange,
  refusals: Refusals,
): Exchange {
  const currency = typed === undefined ? kept.currency : readCurrency(typed)
  if (currency === null) refusals.add('currency', texts.currency)
  if (currency === null || currency === ringgit) return { currency: ringgit, rate: null }
  if (typedRate === undefined) return { currency, rate: currency === kept.currency ? kept.rate : null }
  const rate = typedRate.trim() === '' ? null : parseExchangeRate(typedRate)
  if (rate === null && typedRate.trim() !== '') refusals.add('exchange_rate', texts.exchangeRate, { currency })
  return { currency, rate }
}

function readLine(item: CreateInvoice['invoice_items'][number], place: number, { currency, refusals }: Reading) {
  const quantity = parseQuantity(item.quantity)
  const unitPrice = item.amount.trim() === '' ? priceOf(0) : parseUnitPrice(item.amount, currency)
  if (quantity === null) refusals.add(`invoice_items.${place}.quantity`, texts.quantity)
  if (unitPrice === null) refusals.add(`invoice_items.${place}.amount`, texts.unitPrice)
  return {
    id: item.id ?? null,
    productId: item.product_id ?? null,
    itemName: tidyLine(item.item_name),
    quantity: quantity ?? wholeQuantity(quantityUnit),
    quantityType: tidyLine(item.quantity_type) || 'unit',
    unitPrice: unitPrice ?? priceOf(0),
  }
}

function readMoney(field: string, typed: string, { currency, refusals }: Reading): Sen {
  const amount = typed.trim() === '' ? noSen : parseAmount(typed, currency)
  if (amount === null)
    refusals.add(field, texts.money, { currency: currencySign(currency), example: sampleAmount(currency) })
  return amount ?? noSen
}

function readAdjustment(field: string, type: 'percent' | 'fixed', typed: string, reading: Reading): Adjustment {
  if (type === 'fixed') return { type, amount: readMoney(field, typed, reading) }
  const share = typed.trim() === '' ? rate(0) : parseRate(typed)
  if (share === null) reading.refusals.add(field, texts.rate)
  return { type, rate: share ?? rate(0) }
}

const refusedSums = (refusal: AmountsRefusal, currency: Currency) => {
  const { field, text } = sumRefusals[refusal]
  return refuseField(field, text, {
    currency: currencySign(currency),
    example: sampleAmount(currency),
    most: inWords(maxOnInvoice, currency),
  })
}

const sumRefusals = {
  discount_over_subtotal: { field: 'discount', text: texts.discountOverSubtotal },
  negative_amount: { field: 'discount', text: texts.money },
  too_large: { field: 'invoice_items', text: texts.tooLarge },
} satisfies Record<AmountsRefusal, { field: string; text: Message }>
