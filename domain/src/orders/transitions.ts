import type { FulfilmentStatus } from './statuses.ts'
import type { ClaimEvent } from './claims.ts'

/** The fulfilment a seller's "fulfil" ends in: a parcel is on its way, anything else is in the buyer's hands. */
export const afterFulfil = (ships: boolean): FulfilmentStatus => (ships ? 'shipped' : 'delivered')

/** The fulfilment of a completed order. */
export const afterComplete: FulfilmentStatus = 'delivered'

/** What cancelling does by how far the goods got: units still in the shop go back on the shelf, those that left do not. */
export const afterCancel = {
  unfulfilled: { fulfilment: 'cancelled', claims: 'cancelled' },
  packed: { fulfilment: 'cancelled', claims: 'cancelled' },
  // What never left is given back before; the rest is with the buyer.
  partially_shipped: { fulfilment: 'returned', claims: 'returned' },
  shipped: { fulfilment: 'returned', claims: 'returned' },
  delivered: { fulfilment: 'returned', claims: 'returned' },
  returned: { fulfilment: 'returned', claims: 'returned' },
  cancelled: { fulfilment: 'cancelled', claims: 'cancelled' },
} as const satisfies Record<FulfilmentStatus, { fulfilment: FulfilmentStatus; claims: ClaimEvent }>

/**
 * The same for an order that is over: what the payment alone handed over was never out of the shop's hands, so its units are free
 * again.
 */
export const whenOver = (fulfilment: FulfilmentStatus, isByItself: boolean): (typeof afterCancel)[FulfilmentStatus] =>
  afterCancel[isByItself && fulfilment === 'delivered' ? 'unfulfilled' : fulfilment]
