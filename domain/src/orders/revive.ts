import type { OrderStockState } from './stock.ts'
import type { OrderStatus } from './statuses.ts'

/**
 * Whether money that came after its order ended may open the order again, given that its units can be had once more.
 * Nobody decided that an expired order should end, so it may; what a person cancelled or completed stays as it is.
 */
export const mayRevive = (status: OrderStatus): boolean => status === 'expired'

/** Whether the units of an order to be opened again must be taken off the shelf first. */
export const needsUnits = (state: OrderStockState): boolean => state === 'released'
