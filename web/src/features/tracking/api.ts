import type { OrderTracking } from '@kedai/contracts/tracking.ts'
import { oneOf } from '../../lib/query-cache.ts'

export const trackingQuery = (token: string) =>
  oneOf<OrderTracking>(`/api/ajax/guest/track/${encodeURIComponent(token)}`)
