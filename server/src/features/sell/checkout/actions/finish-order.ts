import type { PlacedOrder } from '@kedai/contracts/orders.ts'
import { paymentKindRules } from '@kedai/domain/payments/methods.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { startPayment } from '../../../money/payments/actions/start-payment.ts'
import type { Placed } from './place-basket.ts'
import {
  placedBankAway,
  placedBefore,
  placedNothingDue,
  placedTexts,
  placedToCollect,
  placedWithSlip,
} from '../messages.ts'

type Finished = { redirectTo: string; message: Message }

/**
 * Where the buyer goes once the order has committed. Repeating it is harmless: a payment that was started already gives the
 * same page, one that was cut off is started again. A gateway that is away costs nothing but the redirect.
 */
export async function finishOrder(
  deps: Deps,
  placed: Placed & { bank?: string | undefined },
  onFailure: (error: unknown) => void,
): Promise<Finished> {
  const orderPage = `/order/${placed.token}`
  if (!placed.isDue) return { redirectTo: orderPage, message: placedNothingDue }
  if (placed.hasSlip) return { redirectTo: orderPage, message: placedWithSlip }
  if (placed.kind === 'cod' && placed.isCollected) return { redirectTo: orderPage, message: placedToCollect }
  if (!paymentKindRules[placed.kind].redirects) return { redirectTo: orderPage, message: placedTexts[placed.kind] }
  try {
    const { redirectTo, problem } = await startPayment(deps, placed)
    if (redirectTo !== null) return { redirectTo, message: placedTexts[placed.kind] }
    // Without a problem there is nothing left to pay online: a repeated submit of an order that was paid or has ended.
    return { redirectTo: orderPage, message: problem === null ? placedBefore : placedBankAway }
  } catch (error) {
    onFailure(error)
    return { redirectTo: orderPage, message: placedBankAway }
  }
}

export const presentPlaced = (placed: Placed, redirectTo: string, message: string): PlacedOrder => ({
  redirect_to: redirectTo,
  message,
  order_no: placed.orderNo,
  totals: placed.totals,
})
