import type { QueryClient } from '@tanstack/react-query'
import type { PageQuery } from './lazy-page.tsx'
import { createQueryClient, wholeList } from './query.ts'

export type CallInMemory = (path: string) => Promise<{ status: number; body: unknown }>

// Fills a cache with the answers a page needs. `status` is 200, or that of the worst answer.
export async function prefetch(queries: PageQuery[], call: CallInMemory): Promise<{ queryClient: QueryClient; status: number }> {
  const queryClient = createQueryClient()
  const statuses = await Promise.all(
    queries.map(async ({ queryKey }) => {
      const [kind, path] = queryKey
      const { status, body } = await call(path)
      if (status < 400) queryClient.setQueryData(queryKey, dataOf(kind, body))
      return status < 400 ? 200 : status
    }),
  )
  return { queryClient, status: Math.max(200, ...statuses) }
}

// Our own envelope, from our own server. Shaped as `apiQuery` and `apiListQuery` keep it.
function dataOf(kind: PageQuery['queryKey'][0], body: unknown): unknown {
  const { data, meta } = body as { data: unknown; meta?: unknown }
  return kind === 'one' ? data : { rows: data, meta: meta ?? wholeList(Array.isArray(data) ? data.length : 0) }
}
