import { type InitialQueries, type Query, wholeList } from './query-cache.ts'

export type CallInMemory = (path: string) => Promise<{ status: number; body: unknown }>

// The answers a page needs. `status` is 200, or that of the worst answer; `missingSays` is what a 404 among them says.
export async function prefetch(
  queries: Query<unknown>[],
  call: CallInMemory,
): Promise<{ answers: InitialQueries; status: number; missingSays: string | null }> {
  const of: InitialQueries['of'] = {}
  let missingSays: string | null = null
  const statuses = await Promise.all(
    queries.map(async ({ path, isList, isOptional = false }) => {
      const { status, body } = await call(path.split('#', 1)[0] ?? path)
      if (status === 404 && isOptional) {
        of[path] = null
        return 200
      }
      if (status === 404) missingSays ??= messageOf(body)
      if (status >= 400) return status
      of[path] = dataOf(isList, body)
      return 200
    }),
  )
  return { answers: { at: Date.now(), of }, status: Math.max(200, ...statuses), missingSays }
}

// Our own envelope, from our own server.
function dataOf(isList: boolean, body: unknown): unknown {
  const { data, meta } = body as { data: unknown; meta?: unknown }
  return isList ? { rows: data, meta: meta ?? wholeList(Array.isArray(data) ? data.length : 0) } : data
}

const messageOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null
