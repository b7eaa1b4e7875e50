import type { failureKinds, shopOrders, shopStates } from '@kedai/domain/operators/operator-lists.ts'
import { withSearch } from '../../lib/with-search.ts'

export type FailureKind = (typeof failureKinds)[number]
export type ShopSearch = {
  search?: string | undefined
  state?: (typeof shopStates)[number] | undefined
  sort?: (typeof shopOrders)[number] | undefined
  page?: number | undefined
}

export type AccessSearch = { search?: string | undefined; page?: number | undefined }

// Where the operators' screens stand.
export const operatorPaths = {
  shops: (search: ShopSearch = {}) => withSearch('/operator', search),
  shop: (username: string) => `/operator/shops/${encodeURIComponent(username)}`,
  failures: (kind: FailureKind) => `/operator/failures/${kind}`,
  alerts: () => '/operator/alerts',
  operators: () => '/operator/operators',
  operator: (id: number, search: AccessSearch = {}) => withSearch(`/operator/operators/${id}`, search),
  log: (search: { about?: string; page?: number | undefined } = {}) => withSearch('/operator/log', search),
}

const base = '/api/ajax/operator'

// What they ask.
export const operatorCalls = {
  shops: (search: ShopSearch) => withSearch(`${base}/shops`, search),
  shop: (username: string) => `${base}/shops/${encodeURIComponent(username)}`,
  failures: (kind: FailureKind) => `${base}/failures/${kind}`,
  alerts: `${base}/alerts`,
  me: `${base}/me`,
  operators: `${base}/operators`,
  operator: (id: number) => `${base}/operators/${id}`,
  access: (search: AccessSearch & { operator_id?: number; shop?: string }) => withSearch(`${base}/access`, search),
  log: (search: { about?: string; page?: number | undefined }) => withSearch(`${base}/log`, search),
}
