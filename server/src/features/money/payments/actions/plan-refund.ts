import { sen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { inWords } from '../money-of-order.ts'
import { insertPaymentRefund, listGatewayMoney } from '../queries/refunds.ts'
import { refundTexts } from '../refund-messages.ts'

type Plan = { amount: Sen; request: object; userId: number; now: Date }

/**
 * Writes down that money of a locked order is to go back through the provider it came by; the provider is asked once that is
 * committed. Null: none of it came through one. @throws AppError `conflict` where the provider cannot give it back
 */
export async function planRefund(
  { gateways }: Pick<Deps, 'gateways'>,
  trx: Db,
  order: LockedOrder,
  { amount, request, userId, now }: Plan,
): Promise<number | null> {
  const [first, ...others] = (await listGatewayMoney(trx, order.shop_id, order.id)).filter(({ left }) => left > 0)
  if (!first) return null
  const largest = others.reduce((most, one) => (one.left > most.left ? one : most), first)
  const source = [first, ...others].find(({ left }) => left >= amount) ?? largest
  const name = providerName(source.provider)
  const byHand = { by_hand: true }
  if (!gateways.find(source.provider)?.refund)
    throw new AppError('conflict', refundTexts.cannot, { params: { name }, data: byHand })
  if (source.left < amount)
    throw new AppError('conflict', refundTexts.inParts, {
      params: { name, amount: inWords(sen(source.left)) },
      data: byHand,
    })
  // Some providers know a refund by what went back before it, so there is one at a time.
  if (source.is_pending) throw new AppError('conflict', refundTexts.oneAtATime, { params: { name } })
  return insertPaymentRefund(trx, {
    shop_id: order.shop_id,
    order_id: order.id,
    attempt_id: source.attempt_id,
    amount_sen: amount,
    request: JSON.stringify(request),
    state: 'pending',
    next_try_at: now,
    user_id: userId,
    created_at: now,
    updated_at: now,
  })
}
