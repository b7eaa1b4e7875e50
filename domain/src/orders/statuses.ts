/** The three axes of an order are independent; none is ever folded into another (DESIGN §4). */
export const paymentStatuses = [
  'unpaid',
  'pending',
  'failed',
  'checking',
  'partially_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
] as const
export const fulfilmentStatuses = [
  'unfulfilled',
  'packed',
  'partially_shipped',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const
export const orderStatuses = ['open', 'completed', 'cancelled', 'expired'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]
export type OrderStatus = (typeof orderStatuses)[number]

/** Where the money can go from each status; it is derived from the ledger, this table says what may be seen next. */
export const nextPayment = {
  unpaid: ['pending', 'failed', 'checking', 'partially_paid', 'paid', 'overpaid'],
  pending: ['unpaid', 'failed', 'checking', 'partially_paid', 'paid', 'overpaid', 'refunded'],
  failed: ['unpaid', 'pending', 'checking', 'partially_paid', 'paid', 'overpaid'],
  checking: ['unpaid', 'pending', 'failed', 'partially_paid', 'paid', 'overpaid', 'refunded'],
  partially_paid: ['pending', 'checking', 'paid', 'overpaid', 'refunded'],
  paid: ['overpaid', 'partially_refunded', 'refunded'],
  overpaid: ['paid', 'partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** What is handed over without a parcel goes straight to delivered. A parcel that was marked by mistake can be corrected. */
export const nextFulfilment = {
  unfulfilled: ['packed', 'partially_shipped', 'shipped', 'delivered', 'cancelled'],
  packed: ['unfulfilled', 'partially_shipped', 'shipped', 'delivered', 'cancelled'],
  partially_shipped: ['shipped', 'delivered', 'returned'],
  shipped: ['delivered', 'returned'],
  delivered: ['shipped', 'returned'],
  returned: ['shipped', 'delivered'],
  cancelled: [],
} as const satisfies Record<FulfilmentStatus, readonly FulfilmentStatus[]>

/** Money that arrives for an order that is no longer open goes to the unmatched-money queue instead. */
export const nextOrder = {
  open: ['completed', 'cancelled', 'expired'],
  // all of its money went back
  completed: ['cancelled'],
  cancelled: [],
  expired: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Whether one status may follow another; staying is not a move. */
export const mayFollow = {
  payment: (from: PaymentStatus, to: PaymentStatus): boolean => includes(nextPayment[from], to),
  fulfilment: (from: FulfilmentStatus, to: FulfilmentStatus): boolean => includes(nextFulfilment[from], to),
  order: (from: OrderStatus, to: OrderStatus): boolean => includes(nextOrder[from], to),
}

const includes = (statuses: readonly string[], status: string) => statuses.includes(status)
