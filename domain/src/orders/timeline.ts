/** What can stand in an order's timeline, by who may have done it. */
export const orderEvents = {
  'order.placed': ['buyer', 'seller'],
  'order.accepted': ['seller'],
  'order.completed': ['seller', 'system'],
  'order.cancelled': ['buyer', 'seller'],
  'order.expired': ['system'],
  'order.noted': ['seller'],
  'order.edited': ['seller'],
  'order.extended': ['buyer', 'seller'],
  'order.reviewed': ['buyer'],
  'payment.started': ['buyer'],
  'payment.pending': ['gateway', 'system'],
  'payment.failed': ['gateway', 'system'],
  'payment.received': ['gateway', 'seller', 'system'],
  'payment.recorded': ['seller'],
  'payment.rounded': ['seller'],
  'payment.unmatched': ['gateway', 'seller', 'system'],
  'payment.unconfirmed': ['gateway'],
  'payment.refunded': ['seller', 'system'],
  'payment.refund_refused': ['gateway'],
  'payment.disputed': ['gateway'],
  'proof.uploaded': ['buyer'],
  'proof.approved': ['seller'],
  'proof.rejected': ['seller'],
  'proof.expired': ['system'],
  'fulfilment.packed': ['seller'],
  'fulfilment.ready': ['seller'],
  'fulfilment.shipped': ['seller', 'system'],
  'fulfilment.parcel_sent': ['seller', 'system'],
  'fulfilment.parcel_delivered': ['seller', 'system'],
  'fulfilment.parcel_returned': ['seller', 'system'],
  'fulfilment.parcel_out': ['system'],
  'fulfilment.parcel_failed': ['system'],
  'fulfilment.parcel_returning': ['system'],
  'fulfilment.parcel_lost': ['system'],
  'fulfilment.tracked': ['seller'],
  'fulfilment.untracked': ['seller'],
  'fulfilment.delivered': ['seller', 'system'],
  'fulfilment.collected': ['seller'],
  'fulfilment.returned': ['seller', 'system'],
  'fulfilment.routed': ['system'],
  'fulfilment.accepted': ['seller'],
  'fulfilment.declined': ['seller'],
  'fulfilment.moved': ['seller', 'system'],
  'fulfilment.not_moved': ['system'],
  'mail.failed': ['system'],
} as const satisfies Record<string, readonly OrderActor[]>

export type OrderActor = 'buyer' | 'seller' | 'gateway' | 'system'
export type OrderEventName = keyof typeof orderEvents

export const orderEventNames = Object.keys(orderEvents) as OrderEventName[] // the keys of a literal without further ones

const sellersEvents: readonly OrderEventName[] = [
  'order.noted',
  'order.accepted',
  'mail.failed',
  'payment.refund_refused',
  'payment.disputed',
  'payment.unconfirmed',
  'fulfilment.routed',
  'fulfilment.accepted',
  'fulfilment.declined',
  'fulfilment.moved',
  'fulfilment.not_moved',
]

/** Events whose data a buyer may read; notes and what failed stay with the seller. */
export const isBuyersEvent = (name: OrderEventName): boolean => !sellersEvents.includes(name)
