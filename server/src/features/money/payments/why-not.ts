import type { UnmatchedStatus } from '@kedai/domain/payments/unmatched.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from './messages.ts'

type Money = { cause: string; order_status: string | null; invoice_lifecycle: string | null }

// An expired order may still turn out to have lost its units.
function whyNotAccept({ order_status, invoice_lifecycle }: Money): Message | null {
  if (invoice_lifecycle !== null) return invoice_lifecycle === 'void' ? texts.moneyOfVoid : null
  if (order_status === null) return texts.moneyWithoutOrder
  return order_status === 'cancelled' ? texts.moneyOfCancelled : null
}

/** Why undecided money cannot be decided so, or null. */
export const whyNot = {
  accepted: whyNotAccept,
  refunded: ({ cause }) => (cause === 'unconfirmed' ? texts.moneyNotConfirmed : null),
  closed: ({ cause }) => (cause === 'unconfirmed' ? null : texts.moneyDidCome),
} satisfies Record<Exclude<UnmatchedStatus, 'open'>, (money: Money) => Message | null>

/** What was decided about money, or null while it is open. */
export function wasDecided(status: string | undefined): Message | null {
  const said = { accepted: texts.moneyWasAccepted, refunded: texts.moneyWasRefunded, closed: texts.moneyWasClosed }
  return Object.entries(said).find(([one]) => one === status)?.[1] ?? null
}
