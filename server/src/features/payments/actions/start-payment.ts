import { plusMinutes } from '@kedai/domain/time/malaysia.ts'
import { nextQuestion } from '@kedai/domain/payments/questions.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { GatewayDown } from '../../../integrations/payments/gateway.ts'
import type { NewBill } from '../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { say } from '../../../platform/errors/message.ts'
import { lockOrder } from '../../orders/actions/lock-order.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { dueOf } from '../money-of-order.ts'
import { findOpenAttempt, insertAttempt, saveAttempt } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { findMethod } from '../queries/methods.ts'
import { referenceOf } from '../reference.ts'

/** Where the buyer goes to pay; null: nowhere, there is nothing to pay online. `problem`: the gateway could not be used, the order stands. */
export type StartedPayment = { redirectTo: string | null; problem: Message | null }

type Which = { shopId: number; orderId: number }
type Begun = { attempt: AttemptRow; order: LockedOrder }

/**
 * Starts paying a committed order, or goes on where an earlier start was cut: one open attempt an order, and the same page
 * for whoever asks twice. The gateway is called between two transactions, never inside one.
 */
export async function startPayment(deps: Deps, which: Which): Promise<StartedPayment> {
  const begun = await inTransaction(deps.db, { shopId: which.shopId }, (trx) => begin(trx, which, deps.clock.now()))
  if (!begun) return { redirectTo: null, problem: null }
  const { attempt, order } = begun
  if (attempt.redirect_url !== null) return { redirectTo: attempt.redirect_url, problem: null }
  const gateway = deps.gateways.find(attempt.provider)
  if (!gateway) return { redirectTo: null, problem: texts.gatewayMissing }
  try {
    const { providerRef, payUrl } = await gateway.create(billOf(deps, order, attempt), AbortSignal.timeout(30_000))
    const redirectTo = ownPath(payUrl, deps.config.publicUrl)
    await inTransaction(deps.db, { shopId: which.shopId }, (trx) =>
      saveAttempt(trx, { shopId: which.shopId, attemptId: attempt.id }, { provider_ref: providerRef, redirect_url: redirectTo, failure: null, updated_at: deps.clock.now() }))
    return { redirectTo, problem: null }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error
    await inTransaction(deps.db, { shopId: which.shopId }, (trx) =>
      saveAttempt(trx, { shopId: which.shopId, attemptId: attempt.id }, { failure: error.message, updated_at: deps.clock.now() }))
    return { redirectTo: null, problem: texts.gatewayDown }
  }
}

async function begin(trx: Db, { shopId, orderId }: Which, now: Date): Promise<Begun | null> {
  const order = await lockOrder(trx, { shopId, orderId })
  const due = dueOf(order)
  if (order.facts.paymentKind !== 'gateway' || order.facts.order !== 'open' || due === 0) return null
  const open = await findOpenAttempt(trx, shopId, orderId)
  if (open && open.method_code === order.payment_method && open.amount_sen === due) return { attempt: open, order }
  if (open) await saveAttempt(trx, { shopId, attemptId: open.id }, { state: 'cancelled', updated_at: now })
  const method = await findMethod(trx, shopId, order.payment_method)
  const attempt = await insertAttempt(trx, {
    shop_id: shopId, order_id: orderId, method_code: order.payment_method, provider: method?.provider ?? order.payment_method,
    amount_sen: due, state: 'created', next_query_at: nextQuestion(now, 0, now) ?? plusMinutes(now, 1), created_at: now, updated_at: now,
  })
  await recordEvent(trx, { shopId, orderId, now, name: 'payment.started', actor: 'buyer', data: { method: order.payment_method } })
  await settleOrder(trx, { shopId, orderId, now })
  return { attempt, order }
}

function billOf({ config }: Deps, order: LockedOrder, attempt: AttemptRow): NewBill {
  const lang = isLang(order.lang) ? order.lang : 'ms'
  return {
    reference: referenceOf(attempt.id),
    amount: dueOf(order),
    description: say(texts.billFor, lang, { order_no: order.order_no }),
    returnUrl: `${config.publicUrl}/order/${order.token}/return`,
    callbackUrl: `${config.publicUrl}/webhooks/payments/${attempt.provider}`,
    buyer: { name: order.buyer_name, email: order.buyer_email, phone: order.buyer_phone },
    lang,
  }
}

// A page of ours is named by its path, so that it opens on whatever host the buyer is on.
const ownPath = (url: string, publicUrl: string): string => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url)
