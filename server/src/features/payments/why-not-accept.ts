import type { Message } from '../../platform/errors/message.ts'
import { texts } from './messages.ts'

type Money = { order_status: string | null; invoice_lifecycle: string | null }

/** Why money cannot be kept for what it came for, or null. An expired order may still turn out to have lost its units. */
export function whyNotAccept({ order_status, invoice_lifecycle }: Money): Message | null {
  if (invoice_lifecycle !== null) return invoice_lifecycle === 'void' ? texts.moneyOfVoid : null
  if (order_status === null) return texts.moneyWithoutOrder
  return order_status === 'cancelled' ? texts.moneyOfCancelled : null
}
