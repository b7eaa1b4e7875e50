import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { editRule } from '@kedai/domain/invoices/actions.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { displayStatus, isOverdue } from '@kedai/domain/invoices/statuses.ts'
import { formatUnitPrice, unitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { can, type Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { factsOf, oneOf } from '../invoice-facts.ts'
import { creditNotePdfPath, invoiceLink, pdfPath } from '../links.ts'
import type { LineRow } from '../queries/lines.ts'
import type { InvoiceListRow } from '../queries/list-invoices.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'
import { presentInvoiceActions } from './actions.ts'
import { presentBuyer, presentSeller } from './buyer-seller.ts'
import { presentCreditable } from './creditable.ts'
import { presentDeliveries } from './deliveries.ts'
import { presentCurrency, presentFigures, presentMoney } from './figures.ts'
import { presentParts } from './parts.ts'
import { presentInvoiceRow } from './invoice-row.ts'
import { presentPayments, presentProofs } from './payments.ts'
import { presentRecurring, presentReminders } from './recurring.ts'
import { presentTakeBack } from './take-back.ts'
import { presentInvoiceTimeline } from './timeline.ts'

export type ViewFor = {
  lang: Lang
  now: Date
  role: Role
  permissions: readonly string[]
  files: Pick<Files, 'privateLink'>
  site: Site
  channels: InvoiceView['channels']
}

/** An invoice as a member of its shop sees it. */
export function presentInvoiceView(story: InvoiceStory, view: ViewFor): InvoiceView {
  const { invoice, lines, beside, shop, creditNotes, parent, quote, views } = story
  const { lang, now } = view
  const facts = factsOf(invoice, {
    lineCount: lines.length,
    ledger: story.ledger,
    isPaymentWaiting: beside.waits,
    customerCredit: beside.credit,
  })
  const { lifecycle, settlement, total, currency } = facts
  const money = (amount: Sen) => formatAmount(amount, currency)
  const today = formatDate(now)
  const schedule = presentParts(story.parts, facts, today)
  const dueDate = schedule.next_payment?.due_date ?? invoice.due_date
  return {
    id: invoice.id,
    hashslug: invoice.hashslug,
    kind: oneOf(['invoice', 'debit_note'] as const, invoice.kind),
    number: invoice.number,
    invoice_status: settlement.status,
    lifecycle,
    display_status: displayStatus(
      { lifecycle, total, dueDate, isViewed: invoice.first_viewed_at !== null, settlement },
      today,
    ),
    is_void: lifecycle === 'void',
    is_overdue: isOverdue({ lifecycle, dueDate, balance: settlement.balance }, today),
    invoice_items: lines.map((line) => presentLine(line, currency)),
    ...presentFigures(invoice),
    paid_amount: money(settlement.settled),
    credited_amount: money(settlement.credited),
    written_off_amount: money(settlement.writtenOff),
    rounding_amount: money(settlement.rounding),
    overpaid_amount: money(settlement.excess),
    balance_due: money(settlement.balance),
    ...presentCurrency({ ...invoice, balance_sen: settlement.balance }),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    buyer: presentBuyer(invoice),
    customer_id: invoice.customer_id,
    customer_credit: can(view.role, view.permissions, 'customers') ? money(facts.customerCredit) : null,
    seller: presentSeller(invoice.seller, shop),
    notes: invoice.notes,
    reference: invoice.reference,
    lang: oneOf(['ms', 'en', 'zh'] as const, invoice.lang),
    user: { username: shop.username, name: shop.name },
    share_url: invoiceLink(view.site, shop.username, invoice.hashslug),
    is_link_revoked: invoice.link_revoked_at !== null,
    pdf_url: pdfPath(invoice.hashslug),
    payments: presentPayments(story, view, presentTakeBack(story.ledger, facts, view)),
    proofs: presentProofs(story, view),
    credit_notes: creditNotes.map((note) => ({
      id: note.id,
      hashslug: note.hashslug,
      number: note.number,
      issue_date: note.issue_date,
      reason: note.reason,
      total: presentMoney(note.total_sen, currency),
      pdf_url: creditNotePdfPath(note.hashslug),
    })),
    debit_notes: story.debitNotes.map((note) => presentDebitNote(note, today)),
    creditable: presentCreditable(story),
    ...schedule,
    deliveries: presentDeliveries(story),
    channels: view.channels,
    recurring: presentRecurring(story, lang),
    reminders: presentReminders(story),
    timeline: presentInvoiceTimeline(story.events, currency, lang),
    views,
    first_viewed_at: invoice.first_viewed_at && formatTime(invoice.first_viewed_at),
    last_viewed_at: invoice.last_viewed_at && formatTime(invoice.last_viewed_at),
    parent: parent ?? null,
    quote: quote ?? null,
    actions: presentInvoiceActions(facts, view, lang),
    edit_rule: editRule(facts),
    revision: invoice.revision,
    created_at: formatTime(invoice.created_at),
    server_time: formatTime(now),
  }
}

const presentLine = (line: LineRow, currency: Currency) => ({
  id: line.id,
  item_name: line.item_name,
  quantity: Number(formatQuantity(quantity(line.quantity_e5))),
  quantity_type: line.quantity_type,
  amount: formatUnitPrice(unitPrice(line.unit_price_e4), currency),
  total_amount: presentMoney(line.total_sen, currency),
  product_id: line.product_id,
})

function presentDebitNote(row: InvoiceListRow, today: string) {
  const { hashslug, number, issue_date, total, display_status } = presentInvoiceRow(row, today)
  return { hashslug, number, issue_date, total, display_status }
}
