import { QueryClient, queryOptions } from '@tanstack/react-query'
import { firstAnswer } from './first-answers.ts'
import { get } from './http.ts'
import { type List, wholeList } from './query-cache.ts'
import { Refusal, orThrow } from './http-result.ts'

// One record, on the seller's side. The key is the address.
export const apiQuery = <T>(path: string) =>
  queryOptions({
    queryKey: ['one', path] as const,
    queryFn: async ({ signal }) => orThrow(await get<T>(path, { signal, begun: firstAnswer(path) })).data,
  })

// One page of a list; of one that has become shorter meanwhile the last.
export const apiListQuery = <Row>(path: string) =>
  queryOptions({
    queryKey: ['list', path] as const,
    queryFn: async ({ signal }): Promise<List<Row>> => {
      const read = async (address: string) => {
        const { data, meta } = orThrow(await get<Row[]>(address, { signal, begun: firstAnswer(address) }))
        return { rows: data, meta: meta ?? wholeList(data.length) }
      }
      const list = await read(path)
      return list.rows.length === 0 && list.meta.page > list.meta.last_page
        ? read(path.replace(/([?&]page=)\d+/, `$1${list.meta.last_page}`))
        : list
    },
  })

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, failure) => count < 2 && wasNotReached(failure),
        refetchOnWindowFocus: true,
        // Asked also without a network: the service worker may have kept an answer.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  })

// A refusal stays a refusal when asked again; a lost connection may come back.
const wasNotReached = (failure: Error) =>
  failure instanceof Refusal && (failure.failure.code === 0 || failure.failure.code === 503)
