import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type QueryCache, type Query, createQueryCache } from './query-cache.ts'

// The server draws each page with answers of its own.
export const QueryCacheContext = createContext<QueryCache>(createQueryCache())

export const useQueryCache = (): QueryCache => useContext(QueryCacheContext)

export type QueryResult<Data> = { data: Data | undefined; failure: Error | null; isLoading: boolean; retry: () => void }

type Freshness = {
  // How long an answer is taken for true.
  staleTimeMs?: number
  // Asked again so often while somebody looks; false: never.
  refetchIntervalMs?: number | false
}

const none = () => () => {}

// An answer of our API as a page shows it: asked for when it is not there or no longer fresh, and again when the page is come back to or
// its language changes. Null asks nothing.
export function usePageQuery<Data>(
  query: Query<Data> | null,
  { staleTimeMs = 30_000, refetchIntervalMs = false }: Freshness = {},
): QueryResult<Data> {
  const cache = useQueryCache()
  const { path = null, isList = false } = query ?? {}
  const read = useCallback(() => cache.read(path ?? ''), [cache, path])
  const fetch = useCallback(() => void (path !== null && cache.fetch({ path, isList })), [cache, path, isList])
  const { data, failure, isLoading, isStale } = useSyncExternalStore(path === null ? none : cache.listen, read, read)

  const mustFetch = isStale && !isLoading
  useEffect(() => {
    if (path === null) return
    const isExpired = () => read().at === 0 || Date.now() - read().at > staleTimeMs
    const onVisible = () => document.visibilityState === 'visible' && isExpired() && fetch()
    const onOnline = () => read().failure && fetch()
    if (mustFetch || isExpired()) fetch()
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', onOnline)
    }
  }, [path, mustFetch, staleTimeMs, read, fetch])
  useEffect(() => {
    if (refetchIntervalMs === false) return
    const timer = setInterval(() => document.visibilityState === 'visible' && fetch(), refetchIntervalMs)
    return () => clearInterval(timer)
  }, [refetchIntervalMs, fetch])

  // Kept under the path of a question of this type, and put there by nobody else.
  return { data: data as Data | undefined, failure, isLoading, retry: fetch }
}

// The last answer stands until the next one is there.
export function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
