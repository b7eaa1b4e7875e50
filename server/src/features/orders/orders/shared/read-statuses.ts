import type { OrderFacts } from '@kedai/domain/orders/actions.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { isByItself } from '@kedai/domain/product-types/by-itself.ts'
import { paymentKinds } from '@kedai/domain/payments/methods.ts'
import { proofStates } from '@kedai/domain/payments/proofs.ts'

type StatusColumns = {
  order_status: string
  payment_status: string
  fulfilment_status: string
  payment_kind: string
  proof_status: string | null
  ships: boolean
  paid_sen: number
  refunded_sen: number
}

/** Of the lines, where they are known: their types, and units that were given up. */
type LineColumns = { item_type: string; given_up: number }

/** The columns that decide about actions, as domain knows them. @throws RangeError for a value no release ever wrote. */
export const readFacts = (row: StatusColumns, lines: readonly LineColumns[] = []): OrderFacts => ({
  order: oneOf(orderStatuses, row.order_status),
  payment: oneOf(paymentStatuses, row.payment_status),
  fulfilment: oneOf(fulfilmentStatuses, row.fulfilment_status),
  proof: oneOf(proofStates, row.proof_status ?? 'none'),
  paymentKind: oneOf(paymentKinds, row.payment_kind),
  ships: row.ships,
  isMoneyHeld: row.paid_sen > row.refunded_sen,
  isPartGivenUp: lines.some((line) => line.given_up > 0),
  isByItself: lines.length > 0 && lines.every((line) => isByItself(line.item_type)),
})

/** `text` as one of the values. @throws RangeError */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new RangeError(`"${text}" is none of ${values.join(', ')}`)
  return found
}
