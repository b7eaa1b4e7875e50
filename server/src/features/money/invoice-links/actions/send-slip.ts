import { whyNotForInvoiceBuyer } from '@kedai/domain/invoices/buyer.ts'
import { formatAmount, parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { findSlipReceipt } from '../../payments/actions/find-slip-receipt.ts'
import { buyerFactsOf } from '../buyer-facts.ts'
import { buyerRefusals, texts } from '../messages/texts.ts'
import { findNewestSlip, findSamePicture, insertSlip } from '../queries/proofs.ts'

/** `amount`: what the buyer says was paid, as typed; `method`: the code of the way it was paid, when the buyer says it. */
type SendSlip = {
  shopId: number
  invoiceId: number
  file: StoredFile
  amount: string | undefined
  method: string | undefined
  files: Files
  now: Date
}

/**
 * A buyer's slip: it waits for the seller and never counts as paid by itself. The same slip sent twice (a double click, a
 * lost answer) is one slip.
 * @throws AppError `conflict` with the reason when no slip is wanted now, `invalid` at `amount`, or at `paymentMethod` for a way that takes none
 */
export async function sendSlip(
  trx: Db,
  { shopId, invoiceId, file, amount: typed, method: said, files, now }: SendSlip,
): Promise<void> {
  const of = { shopId, invoiceId }
  const invoice = await lockInvoice(trx, of)
  const newest = await findNewestSlip(trx, of)
  if (newest?.status === 'uploaded' && newest.original_sha256.equals(file.sha256)) return
  const { lifecycle, settlement, currency } = invoice.facts
  const amount = readClaim(typed, currency)
  const refusal = whyNotForInvoiceBuyer(
    'upload_proof',
    buyerFactsOf(
      { lifecycle, settlement, dueDate: invoice.due_date, slip: newest?.status ?? null, attempt: null, currency },
      now,
    ),
  )
  if (refusal) throw new AppError('conflict', buyerRefusals[refusal])
  const method = await findSlipReceipt(trx, shopId, said)
  if (method === null) throw refuseField('paymentMethod', texts.slipNotTaken)
  const { id: proofId } = await insertSlip(trx, {
    shop_id: shopId,
    invoice_id: invoiceId,
    file_id: await files.save(trx, file),
    status: 'uploaded',
    original_sha256: file.sha256,
    amount_sen: amount,
    method,
    uploaded_by: 'buyer',
    uploaded_at: now,
    ...(await findSamePicture(trx, of, file.sha256)),
  })
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'proof.uploaded',
    actor: 'buyer',
    data: amount === null ? {} : { amount: formatAmount(amount, currency) },
  })
  await emit(trx, 'invoice_proof.uploaded', { ...of, proofId })
}

// What a buyer says was transferred; null where nothing is said.
function readClaim(typed: string | undefined, currency: Currency): Sen | null {
  if (typed === undefined || typed.trim() === '') return null
  const amount = parseAmount(typed, currency)
  if (amount === null || amount <= 0)
    throw refuseField('amount', texts.amountUnreadable, {
      currency: currencySign(currency),
      example: sampleAmount(currency),
    })
  if (amount > maxSen) throw refuseField('amount', texts.amountTooLarge)
  return amount
}

const maxSen = sen(10_000_000_00)
