import type { MemberCard } from '@kedai/contracts/memberships.ts'
import type { PlacedOrder } from '@kedai/contracts/orders.ts'
import { oneOf } from '../../lib/query-cache.ts'
import { post } from '../../lib/http.ts'

const at = (token: string, call = '') => `/api/ajax/guest/member/${encodeURIComponent(token)}${call}`

export const cardQuery = (token: string) => oneOf<MemberCard>(at(token))

type Renewal = { plan: number; paymentMethod: string; agreeTnc: boolean }

export const renew = (token: string, renewal: Renewal, idempotencyKey: string) =>
  post<PlacedOrder>(at(token, '/renew'), renewal, { idempotencyKey })
