import { receiptMethods, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { findSameSlip, insertProof } from '../queries/proofs.ts'
import { readMethod, readPaidOn, readPayment, refuseAmount } from '../read-amount.ts'
import { appendLedger, type NewEntry } from './append-ledger.ts'
import { approveInvoice } from './approve-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'
import { takeTender } from './take-tender.ts'

export type TypedPayment = {
  amount: string
  method: string
  paid_on?: string | undefined
  reference: string
  note: string
}
type By = { userId: number; now: Date; proof: StoredFile | null; files: Pick<Files, 'save'> }

/** In the invoice's currency. `amount`: 0 where rounding alone closed it. `over`: paid beyond what was due; `kept`: it stayed with the invoice for want of a customer. */
export type Recorded = { amount: Sen; rounding: Sen; over: Sen; kept: boolean }

/**
 * The seller received money. A draft is approved by it; what passes the balance becomes the customer's credit; cash that
 * settles a balance which coins cannot make is rounded to five sen, and a balance of one or two sen is closed by the rounding alone.
 * @throws AppError `invalid` at `amount`, `method` or `paid_on`, or with the reason when the invoice is void
 */
export async function recordPayment(
  trx: Db,
  locked: LockedInvoice,
  typed: TypedPayment,
  { userId, now, proof, files }: By,
): Promise<Recorded> {
  const { currency } = locked.facts
  const method = readMethod(typed.method)
  const occurredOn = readPaidOn(typed.paid_on, now)
  mustAllowInvoice(locked, 'record_payment')
  const invoice = await approveInvoice(trx, locked, { now, userId })
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { reference, note } = typed
  const { amount, rounding } = await taken(trx, invoice, readPayment(typed.amount, currency), method)
  const proofId =
    proof === null || amount === noSen
      ? undefined
      : await keepProof(trx, of, { proof, files, userId, now, amount, method })
  const payment: NewEntry = {
    type: 'payment',
    amount,
    method,
    occurredOn,
    reference,
    note,
    ...(proofId !== undefined && { proofId }),
  }
  const told = { ...of, now, actor: 'seller', userId } as const
  if (amount !== noSen)
    await recordInvoiceEvent(trx, {
      ...told,
      name: 'payment.recorded',
      data: { amount: formatAmount(amount, currency), method },
    })
  if (rounding !== noSen)
    await recordInvoiceEvent(trx, {
      ...told,
      name: 'payment.rounded',
      data: { amount: formatAmount(rounding, currency) },
    })
  const { movedToCredit, settlement } = await appendLedger(
    trx,
    invoice,
    [
      ...(amount === noSen ? [] : [payment]),
      ...(rounding === noSen ? [] : [{ type: 'rounding', amount: rounding, method, occurredOn } as const]),
    ],
    { now, userId },
  )
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'payment.recorded',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: {
      amount: asFact(amount, currency),
      ...(rounding !== noSen && { rounding: asFact(rounding, currency) }),
      method,
      paid_on: occurredOn,
      reference,
    },
    now,
  })
  return {
    amount,
    rounding,
    over: movedToCredit > 0 ? movedToCredit : settlement.excess,
    kept: movedToCredit === noSen,
  }
}

/** @throws AppError `invalid` at `amount` for cash that coins and notes do not make, or for nothing */
async function taken(
  trx: Db,
  { shop_id: shopId, facts: { settlement, currency } }: LockedInvoice,
  typed: Sen,
  method: ReceiptMethod,
): Promise<{ amount: Sen; rounding: Sen }> {
  const due = { balance: settlement.balance, currency }
  const found = await takeTender(trx, shopId, due, { typed, by: receiptMethods[method].tender })
  if (found.amount === noSen && found.rounding === noSen) throw refuseAmount(currency)
  return found
}

type Kept = {
  proof: StoredFile
  files: Pick<Files, 'save'>
  userId: number
  now: Date
  amount: Sen
  method: ReceiptMethod
}

async function keepProof(
  trx: Db,
  of: { shopId: number; invoiceId: number },
  { proof, files, userId, now, amount, method }: Kept,
): Promise<number> {
  const { id } = await insertProof(trx, {
    shop_id: of.shopId,
    invoice_id: of.invoiceId,
    file_id: await files.save(trx, proof),
    status: 'approved',
    original_sha256: proof.sha256,
    amount_sen: amount,
    method,
    duplicate_of_invoice_id: await findSameSlip(trx, of, proof.sha256),
    uploaded_by: 'seller',
    uploaded_at: now,
    decided_at: now,
    decided_by: userId,
  })
  return id
}
