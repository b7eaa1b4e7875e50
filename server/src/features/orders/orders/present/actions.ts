import {
  buyerActionNames,
  sellerActionNames,
  sellerActions,
  whyNot,
  whyNotForBuyer,
  type OrderFacts,
  type SellerAction,
} from '@kedai/domain/orders/actions.ts'
import { can, type Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { buyerRefusals, notYourWork, sellerRefusals } from '../messages/refusals.ts'
import { refusalParams } from '../refusal-params.ts'
import type { OrderSums } from '../shared/order-ledger.ts'

type Worker = { role: Role; permissions: readonly string[] }

/** Each seller's action with why it is closed, for this order and this member of the shop. */
export function presentSellerActions(facts: OrderFacts, order: OrderSums, worker: Worker, lang: Lang) {
  const state = (action: SellerAction) => {
    const refusal = whyNot(action, facts)
    const mine = can(worker.role, worker.permissions, sellerActions[action].work)
    return actionState(!mine ? notYourWork : refusal && sellerRefusals[refusal], order, lang)
  }
  return byName(sellerActionNames, state)
}

/** Each buyer's action with why it is closed. */
export const presentBuyerActions = (facts: OrderFacts, order: OrderSums, lang: Lang) =>
  byName(buyerActionNames, (action) => {
    const refusal = whyNotForBuyer(action, facts)
    return actionState(refusal && buyerRefusals[refusal], order, lang)
  })

const actionState = (reason: Message | null, order: OrderSums, lang: Lang) => ({
  allowed: reason === null,
  reason: reason === null ? null : say(reason, lang, refusalParams(order)),
})

const byName = <Name extends string, State>(names: readonly Name[], state: (name: Name) => State) =>
  Object.fromEntries(names.map((name) => [name, state(name)])) as Record<Name, State> // one entry for each of the names
