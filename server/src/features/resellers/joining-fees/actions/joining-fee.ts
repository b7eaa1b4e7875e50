import { createInvoice as invoiceForm } from '@kedai/contracts/seller-invoices.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { say } from '../../../../platform/errors/message.ts'
import { approveInvoice } from '../../../money/invoices/actions/approve-invoice.ts'
import { createInvoice } from '../../../money/invoices/actions/create-invoice.ts'
import { lockInvoice } from '../../../money/invoices/actions/lock-invoice.ts'
import { creditFee } from '../../resellers/actions/change-wallet.ts'
import { feeTexts } from '../messages.ts'
import { findCreditedFee, findFeePayer, saveFee, settleFee } from '../queries.ts'

type Asking = { shopId: number; resellerId: number; now: Date }

/** Writes the invoice of a programme's joining fee for somebody who was approved; without a fee none. @throws AppError as issuing an invoice */
export async function askJoiningFee(trx: Db, { shopId, resellerId, now }: Asking): Promise<void> {
  const payer = await findFeePayer(trx, shopId, resellerId)
  const feeSen = Number(payer?.joining_fee_sen ?? 0)
  if (!payer || feeSen === 0) return saveFee(trx, shopId, resellerId, null)
  const lang = isLang(payer.lang) ? payer.lang : 'ms'
  const { id: invoiceId } = await createInvoice(trx, {
    shopId,
    form: invoiceForm.parse({
      buyer: { name: payer.name, phone: payer.phone, email: payer.email },
      invoice_items: [
        {
          item_name: say(feeTexts.item, lang, { programme: payer.programme }),
          quantity: '1',
          amount: formatRinggit(sen(feeSen)),
        },
      ],
    }),
    lang,
    userId: null,
    now,
  })
  await approveInvoice(trx, await lockInvoice(trx, { shopId, invoiceId }), { now, userId: null })
  await saveFee(trx, shopId, resellerId, { invoiceId, feeSen, isCredited: payer.fee_is_credited })
}

type Of = { shopId: number; invoiceId: number; now: Date }

/**
 * The invoice of a joining fee was paid, or taken back by the shop: its reseller can order. A fee that was paid is in his
 * wallet from now on, where the programme said so. Settling it twice changes nothing.
 */
export async function settleJoiningFee(trx: Db, { isPaid, ...of }: Of & { isPaid: boolean }): Promise<void> {
  await settleFee(trx, of)
  if (isPaid) await creditJoiningFee(trx, of)
}

/**
 * What stands of a credited fee in the reseller's wallet is what the shop holds of it: money that goes back leaves the wallet
 * too, which may fall below zero where it was spent.
 */
export async function creditJoiningFee(trx: Db, { shopId, invoiceId, now }: Of): Promise<void> {
  const fee = await findCreditedFee(trx, shopId, invoiceId)
  const amount = fee ? Number(fee.held_sen) - Number(fee.credited_sen) : 0
  if (fee && amount !== 0) await creditFee(trx, { shopId, resellerId: fee.id, amount, now })
}
