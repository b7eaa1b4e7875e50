/** What happens to an order that its claims follow. */
export type ClaimEvent = 'paid' | 'fulfilled' | 'cancelled' | 'expired' | 'returned'

/**
 * What becomes of what an order holds. Goods that left the shop come back to the shelf only by the seller's own stock move:
 * their condition is not known here. A claim ends once: whatever arrives later finds it released.
 */
export const claimEffect = {
  paid: 'commit',
  fulfilled: 'commit',
  cancelled: 'release',
  expired: 'release',
  returned: 'keep',
} as const satisfies Record<ClaimEvent, 'commit' | 'release' | 'keep'>
