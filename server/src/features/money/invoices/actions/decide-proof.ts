import { formatAmount } from '@kedai/domain/money/amount.ts'
import { noSen, sen, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { paymentTexts } from '../messages/payments.ts'
import { decideProof, findProof, type ProofRow } from '../queries/proofs.ts'
import { readAmount } from '../read-amount.ts'
import { appendLedger } from './append-ledger.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

type By = { userId: number; now: Date }

/**
 * The seller found the money in the account: what is named, else what the buyer said, else what is due is received.
 * Approving an approved slip changes nothing. Answers what was received, in sen.
 * @throws AppError `invalid` when none waits, the slip is another invoice's, or the invoice is void
 */
export async function approveSlip(
  trx: Db,
  invoice: LockedInvoice,
  wish: { proofId?: number | undefined; amount?: string | undefined },
  { userId, now }: By,
): Promise<Sen> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { currency } = invoice.facts
  const proof = await mustFind(trx, of, wish.proofId)
  if (proof.status === 'approved')
    return sen(invoice.ledger.find(({ proof_id }) => proof_id === proof.id)?.amount_sen ?? 0)
  mustWait(proof)
  mustAllowInvoice(invoice, 'record_payment')
  const amount =
    wish.amount === undefined || wish.amount === ''
      ? proof.amount_sen === null
        ? invoice.facts.settlement.balance
        : sen(proof.amount_sen)
      : readAmount(wish.amount, currency)
  await decideProof(trx, of.shopId, proof.id, { status: 'approved', decided_at: now, decided_by: userId })
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'proof.approved',
    actor: 'seller',
    userId,
    data: { amount: formatAmount(amount, currency) },
  })
  if (amount > noSen)
    await appendLedger(trx, invoice, [{ type: 'payment', amount, method: proof.method, proofId: proof.id }], {
      now,
      userId,
    })
  await audit(trx, invoice, 'proof.approved', { amount: asFact(amount, currency) }, { userId, now })
  return amount
}

/** The seller did not find the money: the buyer is told why and may send another slip. The same refusal sent twice is one. @throws AppError as `approveSlip` */
export async function rejectSlip(
  trx: Db,
  invoice: LockedInvoice,
  { proofId, reason }: { proofId?: number | undefined; reason: string },
  { userId, now }: By,
): Promise<void> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const proof = await mustFind(trx, of, proofId)
  if (proof.status === 'rejected' && proof.reason === reason) return
  mustWait(proof)
  await decideProof(trx, of.shopId, proof.id, { status: 'rejected', reason, decided_at: now, decided_by: userId })
  await recordInvoiceEvent(trx, { ...of, now, name: 'proof.rejected', actor: 'seller', userId, data: { reason } })
  await audit(trx, invoice, 'proof.rejected', { reason }, { userId, now })
  await emit(trx, 'invoice_proof.rejected', { ...of, proofId: proof.id })
}

async function mustFind(
  trx: Db,
  of: { shopId: number; invoiceId: number },
  proofId: number | undefined,
): Promise<ProofRow> {
  const proof = await findProof(trx, of, proofId)
  if (!proof) throw new AppError('conflict', paymentTexts.noSlip)
  return proof
}

function mustWait({ status }: ProofRow): void {
  if (status !== 'uploaded') throw new AppError('conflict', paymentTexts.decided)
}

const audit = (
  trx: Db,
  invoice: LockedInvoice,
  action: 'proof.approved' | 'proof.rejected',
  after: Record<string, string>,
  { userId, now }: By,
) =>
  recordAudit(trx, {
    shopId: invoice.shop_id,
    userId,
    action,
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after,
    now,
  })
