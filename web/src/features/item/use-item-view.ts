import type { ItemView } from '@kedai/contracts/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { Refusal } from '../../lib/http-result.ts'
import { itemViewQuery } from './item-view-query.ts'

const freshMs = 30_000

export type ShownItem = { view: ItemView | null; failure: Error | null; isLoading: boolean; retry: () => void }

// What the page shows, read from the cache that the server filled: kept fresh, asked for again when the page is come back to or its
// language changes. A failure stores the server's message and empties the data (spec §8); only a lost connection leaves standing what
// is there. Done by hand because the library's own observer costs every visitor 3 kB before the first touch.
export function useItemView(viewId: string): ShownItem {
  const client = useQueryClient()
  const { queryKey } = itemViewQuery(viewId)
  const path = queryKey[1]
  const read = useCallback(() => client.getQueryState<ItemView, Error>(['one', path]), [client, path])
  const listen = useCallback((hear: () => void) => client.getQueryCache().subscribe(({ query }) => query.queryKey[1] === path && hear()), [client, path])
  const state = useSyncExternalStore(listen, read, read)
  const ask = useCallback(() => void client.fetchQuery({ ...itemViewQuery(viewId), staleTime: 0 }).catch(() => {}), [client, viewId]) // the failure is in the state

  const isInvalid = state?.isInvalidated === true && state.fetchStatus === 'idle' && state.status !== 'error'
  useEffect(() => {
    const isStale = () => Date.now() - (read()?.dataUpdatedAt ?? 0) > freshMs
    const lookAgain = () => document.visibilityState === 'visible' && isStale() && ask()
    if (isInvalid || isStale()) ask()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [isInvalid, read, ask])

  const failure = state?.status === 'error' ? state.error : null
  const wasReached = !(failure instanceof Refusal && failure.failure.code === 0)
  return { view: failure && wasReached ? null : (state?.data ?? null), failure, isLoading: state?.fetchStatus !== 'idle', retry: ask }
}
