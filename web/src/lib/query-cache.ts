import { ofShop } from './cart-headers.ts'
import { get } from './http.ts'
import { type ListMeta, Refusal, type Result } from './http-result.ts'

export type List<Row> = { rows: Row[]; meta: ListMeta }

// One call of our API that a page shows. `shape` is never set: it carries the type of the answer.
// `isOptional`: a page stands without it; a 404 is null.
export type Query<Data> = { path: string; isList: boolean; isOptional?: boolean; shape?: Data }

export const oneOf = <T>(path: string): Query<T> => ({ path, isList: false })

// The same call asked of one shop by name, where its path says none: on the bare host nothing else does. The server's own calls know it.
export const inShop = <Data>(username: string, query: Query<Data>): Query<Data> => ({
  ...query,
  path: `${query.path}#${username}`,
})

export const listOf = <Row>(path: string): Query<List<Row>> => ({ path, isList: true })

export type QueryState = {
  data: unknown
  failure: Error | null
  isLoading: boolean
  // When `data` came; 0 without.
  at: number
  // To be asked for again by whoever shows it.
  isStale: boolean
}

// What the server hands to the browser with the page, by path.
export type InitialQueries = { at: number; of: Record<string, unknown> }

export type QueryCache = {
  read: (path: string) => QueryState
  // Settles when the answer or the failure is there; never rejects. One that is on its way already is not asked for twice.
  fetch: (query: Query<unknown>) => Promise<void>
  // The same, but what is on its way already does not count: something has just been changed.
  refetch: (query: Query<unknown>) => Promise<void>
  // Asked for again as soon as it is shown; without a path everything is: another language.
  invalidate: (path?: string) => void
  listen: (hear: () => void) => () => void
}

// The query cache of buyers' pages, by path. A library for this costs a visitor 11 kB.
export function createQueryCache({ at, of }: InitialQueries = { at: 0, of: {} }): QueryCache {
  const states = new Map<string, QueryState>(Object.entries(of).map(([path, data]) => [path, { ...nothing, data, at }]))
  const turns = new Map<string, number>()
  const listeners = new Set<() => void>()
  const read = (path: string) => states.get(path) ?? nothing
  const put = (path: string, change: Partial<QueryState>) => {
    states.set(path, { ...read(path), ...change })
    for (const hear of listeners) hear()
  }
  const refetch = async ({ path, isList }: Query<unknown>) => {
    const turn = (turns.get(path) ?? 0) + 1
    turns.set(path, turn)
    put(path, { isLoading: true, isStale: false })
    const result = await getWithRetry(path)
    // Somebody has asked again meanwhile.
    if (turns.get(path) !== turn) return
    put(
      path,
      result.ok
        ? { data: isList ? asList(result) : result.data, failure: null, at: Date.now(), isLoading: false }
        : { failure: new Refusal(result), isLoading: false },
    )
  }
  return {
    read,
    refetch,
    fetch: async (query) => (read(query.path).isLoading ? undefined : refetch(query)),
    invalidate: (path) => {
      for (const old of path === undefined ? [...states.keys()] : states.has(path) ? [path] : [])
        put(old, { isStale: true })
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

export const wholeList = (total: number): ListMeta => ({ page: 1, per_page: total, total, last_page: 1 })

const nothing: QueryState = { data: undefined, failure: null, isLoading: false, at: 0, isStale: false }

const asList = ({ data, meta }: { data: unknown; meta: ListMeta | null }) => ({
  rows: data,
  meta: meta ?? wholeList(Array.isArray(data) ? data.length : 0),
})

// A refusal stays a refusal when asked again; a lost connection may come back.
async function getWithRetry(path: string): Promise<Result<unknown>> {
  const [address = '', shop] = path.split('#')
  const ask = () => get<unknown>(address, shop === undefined ? {} : { headers: ofShop(shop) })
  for (const pause of [1000, 2000]) {
    const result = await ask()
    if (result.ok || (result.code !== 0 && result.code !== 503)) return result
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return ask()
}
