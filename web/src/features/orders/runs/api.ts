import type { OrderListPreferences } from '@kedai/contracts/order-list.ts'
import type { OrderRun, StartOrderRun } from '@kedai/contracts/order-runs.ts'
import { post } from '../../../lib/http.ts'
import type { Result } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { apiQuery } from '../../../lib/query.ts'

const runPath = (id: number, call = ''): string => `/api/ajax/seller/order-runs/${id}${call && `/${call}`}`

// Asked each second while it runs: the bar moves.
export const runQuery = (id: number) => ({
  ...apiQuery<OrderRun>(runPath(id)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: OrderRun | undefined } }) =>
    state.data && state.data.state !== 'running' ? (false as const) : 1_000,
})

// The same wish sent again after a lost connection is the same run.
export async function startRun(wish: StartOrderRun): Promise<Result<OrderRun>> {
  const scope = `run:${JSON.stringify(wish)}`
  const result = await post<OrderRun>('/api/ajax/seller/order-runs', wish, { idempotencyKey: idempotencyKey(scope) })
  if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
  return result
}

export const stopRun = (id: number) => post<OrderRun>(runPath(id, 'stop'))

export const preferencesQuery = () => apiQuery<OrderListPreferences>('/api/ajax/seller/order-list')

export const savePreferences = (wish: OrderListPreferences) =>
  post<OrderListPreferences>('/api/ajax/seller/order-list', wish)
