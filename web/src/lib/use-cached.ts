import { type QueryFunction, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { PageQuery } from './lazy-page.tsx'
import { apiListQuery, apiQuery } from './query.ts'

// The objects made by `apiQuery` and `apiListQuery`; their function is named for the type of its answer alone.
type Query<Data> = { queryKey: PageQuery['queryKey']; queryFn?: QueryFunction<Data, never> | symbol }

export type Cached<Data> = { data: Data | undefined; failure: Error | null; isLoading: boolean; retry: () => void }

const freshMs = 30_000

// An answer of our API as a page of a buyer shows it, read from the cache that the server filled: kept fresh, asked for again when the
// page is come back to or its language changes. Done by hand because the library's own observer costs every visitor 3 kB before the
// first touch.
export function useCached<Data>(query: Query<Data>): Cached<Data> {
  const client = useQueryClient()
  const [kind, path] = query.queryKey
  const read = useCallback(() => client.getQueryState<Data, Error>([kind, path]), [client, kind, path])
  const listen = useCallback((hear: () => void) => client.getQueryCache().subscribe((event) => event.query.queryKey[1] === path && hear()), [client, path])
  const state = useSyncExternalStore(listen, read, read)
  // The failure is in the state.
  const ask = useCallback(() => void client.fetchQuery({ ...queryOf(kind, path), staleTime: 0 }).catch(() => {}), [client, kind, path])

  const isInvalid = state?.isInvalidated === true && state.fetchStatus === 'idle' && state.status !== 'error'
  useEffect(() => {
    const isStale = () => Date.now() - (read()?.dataUpdatedAt ?? 0) > freshMs
    const lookAgain = () => document.visibilityState === 'visible' && isStale() && ask()
    if (isInvalid || isStale()) ask()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [isInvalid, read, ask])

  return { data: state?.data, failure: state?.status === 'error' ? state.error : null, isLoading: state?.fetchStatus !== 'idle', retry: ask }
}

// A key says all there is to know of a question.
const queryOf = (kind: PageQuery['queryKey'][0], path: string) => ({
  queryKey: [kind, path] as const,
  queryFn: (kind === 'one' ? apiQuery<unknown>(path) : apiListQuery<unknown>(path)).queryFn as QueryFunction<unknown, readonly ['one' | 'list', string]>, // both make it for this key
})
