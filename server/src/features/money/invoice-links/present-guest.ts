import type { ShownPaper } from '@kedai/contracts/documents.ts'
import type { DuitNowToPay } from '@kedai/contracts/duitnow.ts'
import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import {
  buyerInvoiceActions,
  buyerInvoiceState,
  minPayment,
  whyNotForInvoiceBuyer,
} from '@kedai/domain/invoices/buyer.ts'
import type { BuyerInvoiceAction, BuyerInvoiceFacts } from '@kedai/domain/invoices/buyer.ts'
import { amountIn, formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf, ringgit } from '@kedai/domain/money/currencies.ts'
import { add, noSen, sen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { withoutStop } from '@kedai/domain/text/without-stop.ts'
import { z } from 'zod'
import { drawDuitNow, type KeptDuitNow } from '../../../platform/codes/draw-duitnow.ts'
import { inWords } from '../../../platform/errors/in-words.ts'
import { say } from '../../../platform/errors/message.ts'
import { presentPageShop } from './actions/page-shop.ts'
import { buyerFactsOf } from './buyer-facts.ts'
import { slipLeaves } from './slip-leaves.ts'
import { headlines } from './messages/headlines.ts'
import { buyerRefusals, texts } from './messages/texts.ts'
import type { ShopRow } from './queries/people.ts'
import { dayInWords } from './words.ts'

type Method = { code: string; name: string; kind: string; instructions: string; accounts: unknown }
type Beside = {
  shop: ShopRow
  methods: readonly Method[]
  duitnow: KeptDuitNow | null
  attempt: string | null
  paper: ShownPaper
  lang: Lang
  now: Date
}

/** What the holder of the link sees. Each field is chosen here: what the shop's own view gains stays with the shop. */
export function presentGuestInvoice(
  view: InvoiceView,
  { shop, methods: worded, duitnow, attempt, paper, lang, now }: Beside,
): GuestInvoice {
  const methods = worded.map((method) => ({ ...method, ...methodWords(method, lang) }))
  const slips = view.proofs.filter(({ uploaded_by }) => uploaded_by === 'buyer')
  const facts = factsOf(view, slips[0]?.status ?? null, attempt, now)
  const state = buyerInvoiceState(facts)
  const short = state === 'checking' ? slipLeaves(view) : null
  const params = {
    paid: inWords(facts.settled, currencyOf(view.currency)),
    due: dayInWords(view.next_payment?.due_date ?? view.due_date),
    number: view.number ?? '',
    shop: shop.name,
    reason: withoutStop(slips[0]?.reason ?? ''),
    ...(short && {
      said: inWords(short.said, currencyOf(view.currency)),
      left: inWords(short.left, currencyOf(view.currency)),
    }),
  }
  const { headline, next } = short ? headlines.checkingPart : headlines[state]
  return {
    hashslug: view.hashslug,
    kind: view.kind,
    number: view.number ?? '',
    state,
    invoice_status: view.invoice_status,
    is_void: view.is_void,
    is_overdue: view.is_overdue,
    headline: say(headline, lang, params),
    next_step: say(next, lang, params),
    invoice_items: view.invoice_items.map(({ id, item_name, quantity, quantity_type, amount, total_amount }) => ({
      id,
      item_name,
      quantity,
      quantity_type,
      amount,
      total_amount,
    })),
    ...figuresOf(view),
    rounding: roundingOf(view),
    issue_date: view.issue_date,
    due_date: view.due_date,
    buyer: view.buyer,
    seller: view.seller,
    notes: view.notes,
    reference: view.reference,
    lang: view.lang,
    payments: standing(view).map(({ id, type, sign, amount, method, paid_on, receipt_url }) => ({
      id,
      type,
      sign,
      amount,
      method: methods.find(({ code }) => code === method)?.name ?? method,
      paid_on,
      receipt_url: receipt_url && `/api/ajax/guest/invoices/${view.hashslug}/receipts/${id}/pdf`,
    })),
    instalments: view.instalments.map(({ due_date, amount, left, state }) => ({ due_date, amount, left, state })),
    next_payment: view.next_payment,
    credit_notes: view.credit_notes.map(({ hashslug, number, issue_date, total }) => ({
      number,
      issue_date,
      total,
      pdf_url: `/api/ajax/guest/credit-notes/${hashslug}/pdf`,
    })),
    proofs: slips.map(({ id, status, reason, uploaded_at, url, is_pdf, amount }) => ({
      id,
      status,
      reason,
      uploaded_at,
      url,
      is_pdf,
      amount,
    })),
    payment_methods: payableBy(view, methods).flatMap((method) =>
      shownMethod(method, method.kind === 'qr' && duitnow ? codeOf(view, duitnow) : null),
    ),
    least_payment: formatAmount(minPayment(facts.balance), currencyOf(view.currency)),
    actions: Object.fromEntries(
      buyerInvoiceActions.map((action) => [action, openOrNot(action, facts, lang)]),
    ) as GuestInvoice['actions'], // made from the list of them all
    shop: presentPageShop(shop, say(texts.question, lang, params)),
    paper,
    pdf_url: `/api/ajax/guest/invoices/${view.hashslug}/pdf`,
    server_time: view.server_time,
  }
}

const factsOf = (view: InvoiceView, slip: string | null, attempt: string | null, now: Date): BuyerInvoiceFacts =>
  buyerFactsOf(
    {
      lifecycle: view.lifecycle,
      currency: currencyOf(view.currency),
      dueDate: view.next_payment?.due_date ?? view.due_date,
      slip,
      attempt,
      settlement: {
        balance: amountOf(view, view.balance_due),
        settled: amountOf(view, view.paid_amount),
        credited: amountOf(view, view.credited_amount),
        writtenOff: writtenOff(view),
      },
    },
    now,
  )

const openOrNot = (action: BuyerInvoiceAction, facts: BuyerInvoiceFacts, lang: Lang) => {
  const refusal = whyNotForInvoiceBuyer(action, facts)
  return { allowed: refusal === null, reason: refusal === null ? null : say(buyerRefusals[refusal], lang) }
}

const figuresOf = ({
  subtotal,
  shipping,
  discount,
  discount_type,
  discount_amount,
  tax,
  tax_type,
  tax_amount,
  after_discount,
  tax_shipping,
  total,
  paid_amount,
  credited_amount,
  balance_due,
  currency,
  exchange_rate,
  ringgit: inRinggit,
}: InvoiceView) => ({
  subtotal,
  shipping,
  discount,
  discount_type,
  discount_amount,
  tax,
  tax_type,
  tax_amount,
  after_discount,
  tax_shipping,
  total,
  paid_amount,
  credited_amount,
  balance_due,
  currency,
  exchange_rate,
  ringgit: inRinggit,
})

// What was taken back is no longer part of the story that a buyer is told.
const standing = ({ payments }: InvoiceView) =>
  payments.filter(({ type, is_reversed }) => type !== 'reversal' && !is_reversed)

const sumOf = (view: InvoiceView, type: InvoiceView['payments'][number]['type']): Sen =>
  standing(view)
    .filter((row) => row.type === type)
    .reduce((sum, { amount, sign }) => add(sum, sen(-sign * amountOf(view, amount))), noSen)

const writtenOff = (view: InvoiceView) => sumOf(view, 'write_off')

/** What rounding the tender took off the total; below zero: put on it. */
const roundingOf = (view: InvoiceView) => formatAmount(sumOf(view, 'rounding'), currencyOf(view.currency))

const amountOf = ({ currency }: Pick<InvoiceView, 'currency'>, amount: string): Sen =>
  amountIn(amount, currencyOf(currency))

// Gateways and DuitNow take ringgit; another currency comes by transfer.
const payableBy = ({ currency }: InvoiceView, methods: readonly Method[]): readonly Method[] =>
  currencyOf(currency) === ringgit ? methods : methods.filter(({ kind }) => kind === 'bank_transfer')

const kinds = ['gateway', 'bank_transfer', 'qr'] as const

// What falls due first, or all of it.
function codeOf(
  { is_void, balance_due, next_payment, number, hashslug }: InvoiceView,
  duitnow: KeptDuitNow,
): DuitNowToPay | null {
  const amount = amountIn(next_payment?.amount ?? balance_due, ringgit)
  return amount > 0 && !is_void
    ? drawDuitNow(duitnow, { amount, reference: number ?? '', pictureUrl: `/exports/invoice/${hashslug}/duitnow.png` })
    : null
}

function shownMethod(
  { code, name, kind: stored, instructions, accounts }: Method,
  duitnow: DuitNowToPay | null,
): GuestInvoice['payment_methods'] {
  const kind = kinds.find((one) => one === stored)
  return kind === undefined
    ? []
    : [{ code, name, kind, instructions, accounts: z.array(account).catch([]).parse(accounts), duitnow }]
}

const account = z.object({ bank: z.string(), number: z.string(), holder: z.string() })
