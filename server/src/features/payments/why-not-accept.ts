import type { Message } from '../../platform/errors/message.ts'
import { texts } from './messages.ts'

type Money = { order_status: string | null }

/** Why money cannot be kept for its order, or null. An expired order may still turn out to have lost its units. */
export function whyNotAccept({ order_status }: Money): Message | null {
  if (order_status === null) return texts.moneyWithoutOrder
  return order_status === 'cancelled' ? texts.moneyOfCancelled : null
}
