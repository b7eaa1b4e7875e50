import { type InitialQueries, type Query, wholeList } from './query-cache.ts'

type Answered = { status: number; data?: unknown; says?: string | null }

export type CallInMemory = (path: string) => Promise<{ status: number; body: unknown }>

// The answers a page needs. `status` is 200, or that of the worst answer; `missingSays` is what a 404 among them says.
export async function prefetch(
  queries: Query<unknown>[],
  call: CallInMemory,
): Promise<{ answers: InitialQueries; status: number; missingSays: string | null }> {
  const answered: Answered[] = await Promise.all(
    queries.map(async ({ path, isList, isOptional = false }) => {
      const { status, body } = await call(path.split('#', 1)[0] ?? path)
      if (status === 404 && isOptional) return { status: 200, data: null }
      return status >= 400
        ? { status, says: status === 404 ? messageOf(body) : null }
        : { status: 200, data: dataOf(isList, body) }
    }),
  )
  // In the order of the questions, whichever was answered first: the same answers make the same page.
  const of: InitialQueries['of'] = {}
  for (const [at, { path }] of queries.entries()) {
    const found = answered[at]
    if (found && 'data' in found) of[path] = found.data
  }
  const missingSays = answered.map(({ says = null }) => says).find((says) => says !== null) ?? null
  return {
    answers: { at: Date.now(), of },
    status: Math.max(200, ...answered.map(({ status }) => status)),
    missingSays,
  }
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
