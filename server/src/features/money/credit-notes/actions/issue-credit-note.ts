import type { IssueCreditNote } from '@kedai/contracts/seller-invoices.ts'
import { creditNote, type CreditNote, type NoteLine } from '@kedai/domain/invoices/credit-note.ts'
import { isReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { greater, noSen, subtract, sum, type Sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { appendLedger } from '../../invoices/actions/append-ledger.ts'
import { newHashslug } from '../../invoices/actions/create-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { readCreditable, type Creditable } from '../../invoices/actions/read-creditable.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { takeDocumentNumber } from '../../series/actions/take-number.ts'
import { texts } from '../messages.ts'
import { insertNote, insertNoteLines } from '../queries.ts'
import { readWish, refusedCredit } from '../read-wish.ts'

type By = { userId: number; now: Date }

/** In the invoice's currency. `excess`: paid beyond what is due after it, kept as credit or given back as was chosen. */
export type Issued = { number: string; amount: Sen; excess: Sen }

/**
 * Takes something off an approved invoice, under a number of a series of its own. Notes add up (R14): together they never
 * credit more than the invoice has. @throws AppError `invalid` at the fields, or with the reason
 */
export async function issueCreditNote(
  trx: Db,
  invoice: LockedInvoice,
  form: IssueCreditNote,
  { userId, now }: By,
): Promise<Issued> {
  mustAllowInvoice(invoice, 'credit_note')
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { currency } = invoice.facts
  const creditable = await readCreditable(trx, invoice)
  const note = creditNote({ ...creditable, wish: readWish(form, creditable.lines, currency) })
  if ('refusal' in note) throw refusedCredit(note, form, creditable.lines, currency)
  const excess = excessAfter(invoice, note.total)
  const isRefund = form.excess === 'refund'
  if (isRefund && !isReceiptMethod(form.method)) throw refuseField('method', texts.method)
  if (excess > noSen && !isRefund && invoice.customer_id === null) throw refuseField('excess', texts.noCustomer)
  const number = await takeDocumentNumber(trx, of.shopId, 'credit_note')
  const creditNoteId = await saveNote(trx, invoice, { note, number, creditable, reason: form.reason, userId, now })
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'credit_note.issued',
    actor: 'seller',
    userId,
    data: { number, amount: formatAmount(note.total, currency) },
  })
  const entry = { type: 'credit_note', amount: note.total, creditNoteId, reference: number, note: form.reason } as const
  if (excess > noSen && isRefund) {
    await recordInvoiceEvent(trx, {
      ...of,
      now,
      name: 'payment.refunded',
      actor: 'seller',
      userId,
      data: { amount: formatAmount(excess, currency), reason: form.reason },
    })
    await appendLedger(
      trx,
      invoice,
      [entry, { type: 'refund', amount: excess, method: form.method, reference: number, note: form.reason }],
      { now, userId, excess: 'keep' },
    )
  } else await appendLedger(trx, invoice, [entry], { now, userId, cause: 'credit_note' })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'credit_note.issued',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: {
      number,
      amount: asFact(note.total, currency),
      reason: form.reason,
      ...(excess > noSen && { [isRefund ? 'refunded' : 'credit']: asFact(excess, currency) }),
    },
    now,
  })
  return { number, amount: note.total, excess }
}

// What is too much only after the note: money that stayed before, for want of a customer, is another matter.
function excessAfter(
  {
    facts: {
      settlement: { due, settled, excess },
    },
  }: LockedInvoice,
  credited: Sen,
): Sen {
  const after = greater(noSen, subtract(settled, greater(noSen, subtract(due, credited))))
  return subtract(after, excess)
}

type Saved = By & { note: CreditNote; number: string; creditable: Creditable; reason: string }

async function saveNote(
  trx: Db,
  invoice: LockedInvoice,
  { note, number, creditable, reason, userId, now }: Saved,
): Promise<number> {
  const netOf = (lines: readonly NoteLine[]) => sum(lines.map(({ net }) => net))
  const { id } = await insertNote(trx, {
    shop_id: invoice.shop_id,
    invoice_id: invoice.id,
    hashslug: newHashslug(),
    number,
    issue_date: formatDate(now),
    reason,
    seller: JSON.stringify(invoice.seller ?? {}),
    subtotal_sen: netOf(note.lines.filter(({ part }) => part !== 'shipping')),
    shipping_sen: netOf(note.lines.filter(({ part }) => part === 'shipping')),
    discount_sen: 0,
    tax_sen: note.tax,
    total_sen: note.total,
    user_id: userId,
    at: now,
  })
  await insertNoteLines(
    trx,
    note.lines.map(({ part, quantity, net, tax }, position) => {
      const line = part === 'shipping' ? undefined : creditable.lines[part]
      return {
        shop_id: invoice.shop_id,
        credit_note_id: id,
        invoice_line_id: line?.id ?? null,
        position,
        item_name: line?.item_name ?? '',
        quantity_e5: quantity,
        quantity_type: line?.quantity_type ?? 'unit',
        amount_sen: net,
        tax_sen: tax,
      }
    }),
  )
  return id
}
