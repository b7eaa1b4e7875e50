import { createInvoice as invoiceForm } from '@kedai/contracts/seller-invoices.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { say } from '../../../platform/errors/message.ts'
import { approveInvoice } from '../../invoices/actions/approve-invoice.ts'
import { createInvoice } from '../../invoices/actions/create-invoice.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { findFeePayer, saveFee, settleFee } from '../queries/fees.ts'
import { findProgramme } from '../queries/programmes.ts'
import { addToWallet } from '../queries/wallets.ts'
import { walletTexts } from '../wallet-messages.ts'

type Asking = { shopId: number; id: number; area: ProgrammeArea; userId: number | null; now: Date }

/** Writes the invoice of a programme's joining fee for somebody who is approved; without a fee none. @throws AppError as issuing an invoice */
export async function askJoiningFee(trx: Db, { shopId, id, area, userId, now }: Asking): Promise<void> {
  const programme = await findProgramme(trx, shopId, area)
  const payer = await findFeePayer(trx, shopId, id)
  const feeSen = Number(programme?.joining_fee_sen ?? 0)
  if (!programme || !payer || feeSen === 0) return saveFee(trx, shopId, id, null)
  const lang = isLang(payer.lang) ? payer.lang : 'ms'
  const { id: invoiceId } = await createInvoice(trx, {
    shopId,
    form: invoiceForm.parse({
      buyer: { name: payer.name, phone: payer.phone, email: payer.email },
      invoice_items: [
        {
          item_name: say(walletTexts.feeItem, lang, { programme: payer.programme }),
          quantity: '1',
          amount: formatRinggit(sen(feeSen)),
        },
      ],
    }),
    lang,
    userId,
    now,
  })
  await approveInvoice(trx, await lockInvoice(trx, { shopId, invoiceId }), { now, userId })
  await saveFee(trx, shopId, id, { invoiceId, feeSen, isCredited: programme.fee_is_credited })
}

type Settling = { shopId: number; invoiceId: number; isPaid: boolean; now: Date }

/**
 * The invoice of a joining fee was paid, or taken back by the shop: its reseller can order. A fee that was paid is in his
 * wallet from now on, where the programme said so. Settling it twice changes nothing.
 */
export async function settleJoiningFee(trx: Db, { shopId, invoiceId, isPaid, now }: Settling): Promise<void> {
  const fee = await settleFee(trx, { shopId, invoiceId, now })
  if (!fee || !isPaid || !fee.fee_is_credited) return
  await addToWallet(trx, {
    shopId,
    resellerId: fee.id,
    kind: 'joining_fee',
    amount: Number(fee.fee_sen),
    ref: '',
    note: '',
    userId: null,
    now,
  })
}
