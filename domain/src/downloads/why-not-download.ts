import type { OrderStatus, PaymentStatus } from '../orders/statuses.ts'

/** What decides whether something bought as a file may be fetched now. `limit` null: as often as one likes. */
export type DownloadFacts = {
  limit: number | null
  used: number
  expiresAt: Date | null
  order: OrderStatus
  payment: PaymentStatus
}

export type DownloadRefusal = 'order_ended' | 'used_up' | 'expired'

/** Why it cannot be fetched now, or null when it can. Money that was given back takes the file along. */
export function whyNotDownload(
  { limit, used, expiresAt, order, payment }: DownloadFacts,
  now: Date,
): DownloadRefusal | null {
  if (order === 'cancelled' || order === 'expired' || payment === 'refunded') return 'order_ended'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return limit !== null && used >= limit ? 'used_up' : null
}

/** How often it may still be fetched; null: as often as one likes. */
export const downloadsLeft = ({ limit, used }: Pick<DownloadFacts, 'limit' | 'used'>): number | null =>
  limit === null ? null : Math.max(0, limit - used)
