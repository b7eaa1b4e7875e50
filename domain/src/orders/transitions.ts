import type { FulfilmentStatus } from './statuses.ts'
import type { StockEvent } from './stock.ts'

/** The fulfilment a seller's "fulfil" ends in: a parcel is on its way, anything else is in the buyer's hands. */
export const afterFulfil = (ships: boolean): FulfilmentStatus => (ships ? 'shipped' : 'delivered')

/** The fulfilment of a completed order. */
export const afterComplete: FulfilmentStatus = 'delivered'

/** What cancelling does by how far the goods got: units still in the shop go back on the shelf, those that left do not. */
export const afterCancel = {
  unfulfilled: { fulfilment: 'cancelled', stock: 'cancelled' },
  packed: { fulfilment: 'cancelled', stock: 'cancelled' },
  shipped: { fulfilment: 'returned', stock: 'returned' },
  delivered: { fulfilment: 'returned', stock: 'returned' },
  returned: { fulfilment: 'returned', stock: 'returned' },
  cancelled: { fulfilment: 'cancelled', stock: 'cancelled' },
} as const satisfies Record<FulfilmentStatus, { fulfilment: FulfilmentStatus; stock: StockEvent }>
