import type { Currency } from '@kedai/domain/money/currencies.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { lockCustomerRow, sumCredit } from '../queries/customer-credit.ts'

/**
 * What the shop owes a customer in one currency, and nobody else takes of it until the transaction ends. Whoever lowers it, by
 * using it for an invoice or by giving it back, asks here first, after the invoice's own lock, and takes no more than this.
 * @throws AppError `not_found`
 */
export async function lockCustomerCredit(
  trx: Db,
  of: { shopId: number; customerId: number; currency: Currency },
): Promise<Sen> {
  if (!(await lockCustomerRow(trx, of))) throw new AppError('not_found', texts.notFound)
  // A statement of its own: it sees what the lock waited for.
  return sen(await sumCredit(trx, of))
}
