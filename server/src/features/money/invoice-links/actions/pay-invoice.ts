import { minPayment, mayPayPart, whyNotForInvoiceBuyer } from '@kedai/domain/invoices/buyer.ts'
import { sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, ringgit } from '@kedai/domain/money/currencies.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import type { LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { invoiceDebt } from '../../payments/actions/debts/invoice-debt.ts'
import { listInvoiceMethods } from '../../payments/actions/list-invoice-methods.ts'
import { readAttemptState } from '../../payments/actions/read-attempt-state.ts'
import { startAttempt } from '../../payments/actions/start-attempt.ts'
import type { StartedPayment, Wanted } from '../../payments/actions/start-attempt.ts'
import { buyerFactsOf } from '../buyer-facts.ts'
import { buyerRefusals, texts } from '../messages/texts.ts'

type Of = { shopId: number; invoiceId: number }
/** Without a `method`: the shop's first gateway. */
type Choice = { method: string | undefined; amount: string | undefined }

/**
 * Starts paying an invoice through a gateway, all that is due or a part of it; asked again alike, the same page.
 * @throws AppError `conflict` when it cannot be paid now, `invalid` at `paymentMethod` or `amount`
 */
export const payInvoice = (deps: Deps, of: Of, choice: Choice): Promise<StartedPayment> =>
  startAttempt(deps, of, (trx, now) => chosen(trx, of, choice, now))

/** Whether it could be paid so now, to be asked where a key is kept. @throws AppError as `payInvoice` */
export const mayPayInvoice = (trx: Db, of: Of, choice: Choice, now: Date): Promise<null> =>
  chosen(trx, of, choice, now).then(() => null)

async function chosen(trx: Db, of: Of, { method: code, amount }: Choice, now: Date): Promise<Wanted> {
  const invoice = await lockInvoice(trx, of)
  const { lifecycle, settlement, currency } = invoice.facts
  const facts = buyerFactsOf(
    {
      lifecycle,
      settlement,
      dueDate: invoice.due_date,
      slip: null,
      attempt: await readAttemptState(trx, of),
      currency,
    },
    now,
  )
  const refusal = whyNotForInvoiceBuyer('pay', facts)
  if (refusal) throw new AppError('conflict', buyerRefusals[refusal])
  const method = (await listInvoiceMethods(trx, of.shopId)).find((one) =>
    code === undefined ? one.kind === 'gateway' : one.code === code,
  )
  if (!method) throw refuseField('paymentMethod', texts.methodNotOffered)
  if (method.kind !== 'gateway') throw refuseField('paymentMethod', texts.notOnline)
  return { debt: invoiceDebt(trx, invoice, now), method: method.code, amount: readPart(invoice, amount) }
}

function readPart(
  {
    facts: {
      settlement: { balance },
    },
  }: LockedInvoice,
  typed: string | undefined,
): Sen {
  if (typed === undefined || typed.trim() === '') return balance
  const amount = parseRinggit(typed)
  if (amount === null)
    throw refuseField('amount', texts.amountUnreadable, {
      currency: currencySign(ringgit),
      example: sampleAmount(ringgit),
    })
  if (!mayPayPart(amount, balance))
    throw refuseField('amount', texts.amountOutOfBounds, {
      least: inWords(minPayment(balance), ringgit),
      balance: inWords(balance, ringgit),
    })
  return amount
}
