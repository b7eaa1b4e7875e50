import { isFpxBank } from '@kedai/domain/payments/fpx-banks.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import { orderDebt } from './debts/order-debt.ts'
import { startAttempt } from './start-attempt.ts'
import type { StartedPayment, Wanted } from './start-attempt.ts'

type Which = { shopId: number; orderId: number }
/** `bank`: where the buyer wants to pay from, as they typed it. */
type From = Which & { bank?: string | undefined }

/** Starts paying a committed order by the method it was placed with, or goes on where an earlier start was cut. */
export function startPayment(deps: Deps, { shopId, orderId, bank = '' }: From): Promise<StartedPayment> {
  const which = { shopId, orderId }
  return startAttempt(deps, which, async (trx, now) => {
    const wanted = await allThatIsDue(trx, which, now)
    return wanted && { ...wanted, ...(isFpxBank(bank) && { bank }) }
  })
}

async function allThatIsDue(trx: Db, which: Which, now: Date): Promise<Wanted | null> {
  const order = await lockOrder(trx, which)
  const debt = orderDebt(trx, order, now)
  if (order.facts.paymentKind !== 'gateway' || order.facts.order !== 'open' || debt.due === 0) return null
  return { debt, method: order.payment_method, amount: debt.due }
}
