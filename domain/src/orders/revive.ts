import type { OrderStatus } from './statuses.ts'

/**
 * Whether money that came after its order ended may open the order again, given that what it held can be had once more.
 * Nobody decided that an expired order should end, so it may; what a person cancelled or completed stays as it is.
 */
export const mayRevive = (status: OrderStatus): boolean => status === 'expired'
