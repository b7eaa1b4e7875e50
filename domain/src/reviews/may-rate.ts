import type { OrderFacts } from '../orders/actions.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from '../orders/statuses.ts'

export type RatingRefusal = 'cancelled' | 'expired' | 'refunded' | 'not_paid' | 'not_sent' | 'returned' | 'too_late'

/** Days within which a buyer may change a review or take it back. */
export const daysToChange = 30

/** Days after which what was sent may be taken to have come: a rating is asked for only then. */
export const daysUntilAsked = 7

/** Why the products of an order cannot be rated now, or null: it is paid, and the goods have left the shop. */
export const whyNotRate = ({
  order,
  payment,
  fulfilment,
}: Pick<OrderFacts, 'order' | 'payment' | 'fulfilment'>): RatingRefusal | null =>
  byOrder[order] ?? byPayment[payment] ?? byFulfilment[fulfilment]

/** Whether a buyer is to be asked for a rating now: the goods were handed over, or sent long enough ago. `sentAt` null: not known. */
export const isTimeToAsk = (
  order: Pick<OrderFacts, 'order' | 'payment' | 'fulfilment'>,
  sentAt: Date | null,
  now: Date,
): boolean =>
  whyNotRate(order) === null &&
  (order.fulfilment === 'delivered' ||
    (sentAt !== null && now.getTime() - sentAt.getTime() >= daysUntilAsked * 86_400_000))

/** Why a review that was written then cannot be changed any more, or null. */
export const whyNotChange = (writtenAt: Date, now: Date): RatingRefusal | null =>
  now.getTime() - writtenAt.getTime() > daysToChange * 86_400_000 ? 'too_late' : null

const byOrder = { open: null, completed: null, cancelled: 'cancelled', expired: 'expired' } satisfies Record<
  OrderStatus,
  RatingRefusal | null
>

const byPayment = {
  unpaid: 'not_paid',
  pending: 'not_paid',
  failed: 'not_paid',
  checking: 'not_paid',
  partially_paid: 'not_paid',
  paid: null,
  overpaid: null,
  partially_refunded: null,
  refunded: 'refunded',
} satisfies Record<PaymentStatus, RatingRefusal | null>

const byFulfilment = {
  unfulfilled: 'not_sent',
  packed: 'not_sent',
  partially_shipped: null,
  shipped: null,
  delivered: null,
  returned: 'returned',
  cancelled: 'cancelled',
} satisfies Record<FulfilmentStatus, RatingRefusal | null>
