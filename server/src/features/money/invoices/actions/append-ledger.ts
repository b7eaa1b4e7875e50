import type { EntryType, Settlement } from '@kedai/domain/invoices/ledger.ts'
import { isClosedWithoutMoney } from '@kedai/domain/invoices/statuses.ts'
import type { InvoiceActor } from '@kedai/domain/invoices/timeline.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import { ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { factsOf } from '../invoice-facts.ts'
import { dueOf } from '../parts.ts'
import { insertCredit, insertLedger, type LedgerRow } from '../queries/ledger.ts'
import { saveInvoice } from '../queries/save-invoice.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

/** `amount` in the invoice's currency, above 0 but for a rounding. `occurredOn`: a Malaysian day, today unless said. */
export type NewEntry = {
  type: EntryType
  amount: Sen
  method?: string
  occurredOn?: string
  reference?: string
  note?: string
  reversesId?: number
  proofId?: number
  attemptId?: number
  creditNoteId?: number
}

type By = {
  now: Date
  userId: number | null
  /** Who brought the money, for the timeline; the seller unless said. */
  actor?: InvoiceActor
  /** What was paid beyond what is due: to the customer's credit unless it is to stay. Without a customer it stays. */
  excess?: 'credit' | 'keep'
  /** What made it too much. */
  cause?: 'overpaid' | 'credit_note'
}

export type Appended = { invoice: LockedInvoice; settlement: Settlement; movedToCredit: Sen }

/**
 * Writes entries into the ledger of a locked invoice and sums it anew: the one place where the sums beside it are written.
 * Says `invoice.paid` once nothing is left to pay, `invoice.closed` where no money paid it, `invoice.money_returned` when less is
 * paid than before. What a person did is for the caller to tell in the timeline and the log.
 */
export async function appendLedger(
  trx: Db,
  invoice: LockedInvoice,
  entries: readonly NewEntry[],
  { now, userId, actor = 'seller', excess = 'credit', cause = 'overpaid' }: By,
): Promise<Appended> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { currency } = invoice.facts
  const written: LedgerRow[] = []
  const write = async (entry: NewEntry) =>
    void written.push(await insertLedger(trx, rowOf(invoice, entry, now, userId)))
  for (const entry of entries) await write(entry)
  const summed = () => ({
    ...invoice,
    ledger: [...invoice.ledger, ...written],
    facts: resummed(invoice, [...invoice.ledger, ...written]),
  })
  const movedToCredit = invoice.customer_id === null || excess === 'keep' ? noSen : summed().facts.settlement.excess
  if (movedToCredit > 0 && invoice.customer_id !== null) {
    await write({ type: 'moved_to_customer_credit', amount: movedToCredit })
    await insertCredit(trx, {
      shop_id: of.shopId,
      customer_id: invoice.customer_id,
      amount_sen: movedToCredit,
      currency,
      cause,
      invoice_id: of.invoiceId,
      user_id: userId,
      at: now,
    })
    await recordInvoiceEvent(trx, {
      ...of,
      now,
      name: 'payment.to_credit',
      actor,
      userId,
      data: { amount: formatAmount(movedToCredit, currency) },
    })
  }
  const after = summed()
  const { settlement } = after.facts
  const sums = {
    settled_sen: settlement.settled,
    credited_sen: settlement.credited,
    written_off_sen: settlement.writtenOff,
    rounding_sen: settlement.rounding,
  }
  await saveInvoice(trx, { ...of, now }, sums)
  if (settlement.balance > 0 && dueOf(after) !== dueOf(invoice)) await emit(trx, 'invoice.part_settled', of)
  if (settlement.settled < invoice.facts.settlement.settled) await emit(trx, 'invoice.money_returned', of)
  if (settlement.status === 'paid' && invoice.facts.settlement.status !== 'paid')
    await tellSettled(trx, of, settlement, { now, actor, userId })
  return { invoice: { ...after, ...sums, balance_sen: settlement.balance }, settlement, movedToCredit }
}

// Nobody is thanked for money that never came.
async function tellSettled(
  trx: Db,
  of: { shopId: number; invoiceId: number },
  settlement: Settlement,
  by: { now: Date; actor: InvoiceActor; userId: number | null },
): Promise<void> {
  if (isClosedWithoutMoney(settlement)) return emit(trx, 'invoice.closed', of)
  await recordInvoiceEvent(trx, { ...of, ...by, name: 'invoice.paid' })
  await emit(trx, 'invoice.paid', of)
}

const resummed = (invoice: LockedInvoice, ledger: readonly LedgerRow[]) => {
  const { lineCount, isPaymentWaiting, customerCredit } = invoice.facts
  return factsOf(invoice, { lineCount, ledger, isPaymentWaiting, customerCredit })
}

const rowOf = (
  { shop_id, id, facts: { currency, exchangeRate: rate } }: LockedInvoice,
  entry: NewEntry,
  now: Date,
  userId: number | null,
) => ({
  shop_id,
  invoice_id: id,
  type: entry.type,
  amount_sen: entry.amount,
  amount_rm_sen: currency === ringgit ? null : ringgitOf(entry.amount, { currency, rate }),
  method: entry.method ?? '',
  occurred_on: entry.occurredOn ?? formatDate(now),
  reference: entry.reference ?? '',
  note: entry.note ?? '',
  reverses_id: entry.reversesId ?? null,
  proof_id: entry.proofId ?? null,
  attempt_id: entry.attemptId ?? null,
  credit_note_id: entry.creditNoteId ?? null,
  user_id: userId,
  at: now,
})
