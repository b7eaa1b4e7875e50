import type { Currency } from '@kedai/domain/money/currencies.ts'
import { noSen, sen, subtract } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { asFact, inWords } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { correctionTexts } from '../messages/corrections.ts'
import { findCustomerName } from '../queries/customer-credit.ts'
import { insertCredit } from '../queries/ledger.ts'
import { readAmount, readMethod } from '../read-amount.ts'
import type { Applied } from './apply-credit.ts'
import { lockCustomerCredit } from './lock-customer-credit.ts'

type TypedCreditRefund = { amount: string; method: string; reason: string }

/**
 * The seller gave a customer's credit back as money: written down, not sent. No invoice changes by it. The credit is read
 * behind the customer's lock, so that it is never given back and used as well.
 * @throws AppError `not_found`, `invalid` at `amount` or `method`, or with the reason when there is no credit
 */
export async function refundCustomerCredit(
  trx: Db,
  { shopId, customerId, currency }: { shopId: number; customerId: number; currency: Currency },
  typed: TypedCreditRefund,
  { userId, now }: { userId: number; now: Date },
): Promise<Applied> {
  const credit = await lockCustomerCredit(trx, { shopId, customerId, currency })
  const amount = readAmount(typed.amount, currency)
  const method = readMethod(typed.method)
  if (credit <= noSen) throw new AppError('conflict', correctionTexts.noCreditToRefund)
  if (amount > credit) throw refuseField('amount', correctionTexts.creditTooMuch, { most: inWords(credit, currency) })
  const { reason } = typed
  await insertCredit(trx, {
    shop_id: shopId,
    customer_id: customerId,
    amount_sen: sen(-amount),
    currency,
    cause: 'refunded',
    method,
    note: reason,
    user_id: userId,
    at: now,
  })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'credit.refunded',
    subject: { type: 'customer', ref: customerId, name: await findCustomerName(trx, { shopId, customerId }) },
    after: { amount: asFact(amount, currency), method, reason },
    now,
  })
  return { amount, left: subtract(credit, amount) }
}
