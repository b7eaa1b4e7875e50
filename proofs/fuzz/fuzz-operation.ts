import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { TestClient } from '../../server/src/platform/test-app/test-client.ts'
import type { World } from '../matrix/world.ts'
import { shopHeader } from '../matrix/shop-header.ts'
import type { Operation } from '../openapi/operations.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { judgeAnswer } from './judge-answer.ts'
import { requestArb } from './requests.ts'
import type { FuzzRequest } from './requests.ts'

export type Fuzzed = { requests: number; statuses: Record<string, number>; fault: string | null }

const timeoutMs = 2_000

/** Many requests to one operation, as a person who may call it. The first fault is shrunk to its smallest form, unless `shrinks` is false. */
export async function fuzzOperation(
  world: World,
  operation: Operation,
  {
    hints,
    runs,
    seed,
    shrinks = true,
    visit,
  }: {
    hints: Hints
    runs: number
    seed: number
    shrinks?: boolean
    /** A fresh browser; asked again when a request (signing out) ended its session. */
    visit: () => Promise<TestClient>
  },
): Promise<Fuzzed> {
  const statuses: Record<string, number> = {}
  let client = await visit()
  let requests = 0
  const property = fc.asyncProperty(requestArb(operation, hints), async (request) => {
    requests++
    const { answer, tookMs } = await ask(request)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    if (operation.auth === 'seller' && answer.statusCode === 401) client = await visit()
    const fault = judgeAnswer(operation, answer)
    if (fault) throw new Error(fault)
    // A busy machine may stall for a moment; a request that is slow by itself is slow again.
    if (tookMs > timeoutMs) {
      await pause(1_000)
      if ((await ask(request)).tookMs > timeoutMs) throw new Error(`took ${Math.round(tookMs)} ms`)
    }
  })
  const result = await fc.check(property, { numRuns: runs, seed, endOnFailure: !shrinks })
  return {
    requests,
    statuses,
    fault: result.failed ? tell(operation, result.counterexample?.[0], result.errorInstance) : null,
  }

  async function ask({ method, url, headers, payload }: FuzzRequest) {
    const startedAt = performance.now()
    const answer = await world.kedai.app.inject({
      method: method as 'POST',
      url,
      ...(payload && { payload }), // any method; the type wants a literal
      headers: {
        host: 'localhost:3000',
        accept: 'application/vnd.kedai.v1+json',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        'x-csrf-token': client.csrf ?? '',
        ...shopHeader(url),
        ...headers,
      },
    })
    return {
      answer: { statusCode: answer.statusCode, body: answer.body, headers: answer.headers },
      tookMs: performance.now() - startedAt,
    }
  }
}

function tell({ name }: Operation, request: FuzzRequest | undefined, error: unknown): string {
  const body = request?.payload?.toString('utf8').slice(0, 600)
  return `${name}: ${error instanceof Error ? error.message : String(error)}\n  ${request?.method} ${request?.url.slice(0, 300)} ${JSON.stringify(request?.headers).slice(0, 300)}\n  ${body ?? ''}`
}
