import type { Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { cashRoundings, takePayment, type CashRounding, type Tender } from '@kedai/domain/money/tender-rounding.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { oneOf } from '../invoice-facts.ts'
import { paymentTexts } from '../messages/payments.ts'
import { findSettings } from '../queries/settings.ts'

/**
 * What a typed payment of an invoice or order takes, and the rounding that goes beside it into the ledger, by the shop's
 * setting. Both are 0 where nothing was typed. @throws AppError `invalid` at `amount` for cash that coins and notes do not make
 */
export async function takeTender(
  trx: Db,
  shopId: number,
  due: { balance: Sen; currency: Currency },
  { typed, by }: { typed: Sen; by: Tender },
): Promise<{ amount: Sen; rounding: Sen }> {
  const found = takePayment(due, await readCashRounding(trx, shopId), by, typed)
  if (!('refusal' in found)) return found
  throw refuseField('amount', paymentTexts.noSuchCoins, {
    below: inWords(found.below, due.currency),
    above: inWords(found.above, due.currency),
  })
}

const readCashRounding = async (trx: Db, shopId: number): Promise<CashRounding> =>
  oneOf(cashRoundings, (await findSettings(trx, shopId))?.cash_rounding ?? 'cash')
