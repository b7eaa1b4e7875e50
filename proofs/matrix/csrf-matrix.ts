import type { TestClient } from '../../server/src/platform/test-app/test-client.ts'
import { fillPath } from '../openapi/operations.ts'
import type { Operation } from '../openapi/operations.ts'
import { changedTables, checksumAll } from './checksums.ts'
import { asFields } from './send.ts'
import type { Body } from './send.ts'
import { multipartOf } from '../../server/src/platform/test-app/multipart-of.ts'
import { shopHeader } from './shop-header.ts'
import type { Ids } from './subject.ts'
import type { World } from './world.ts'

type Headers = Record<string, string | undefined>

/** What may be exempt from the token (contract §1a), and why: it is signed, or it carries a token of its own. */
const exemptByContract = /^\/(webhooks|sandbox\/pay|apps|unsubscribe)\//

const marker = { 'x-requested-with': undefined }
const noToken = { 'x-csrf-token': undefined }

/** The ways another site, or a page of ours turned against its reader, can make a browser write. `theirs`: the token of another session. */
const attacks = (theirs: string): Record<string, Headers> => ({
  'no token': noToken,
  'an empty token': { 'x-csrf-token': '' },
  'the token of another session': { 'x-csrf-token': theirs },
  'no marker': marker,
  'cross-site': { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' },
  'same-site, from a shop next door': { 'sec-fetch-site': 'same-site', origin: 'http://rival.localhost:3000' },
  'typed into the address bar': { 'sec-fetch-site': 'none' },
  'foreign Origin': { 'sec-fetch-site': undefined, origin: 'http://evil.test' },
  'Origin null': { 'sec-fetch-site': undefined, origin: 'null' },
  'plain text': { ...marker, ...noToken, 'content-type': 'text/plain' },
  'a form post': {
    ...marker,
    ...noToken,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  },
  'a multipart form post': {
    ...marker,
    ...noToken,
    'content-type': 'multipart/form-data',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  },
})

export const attackNames = Object.keys(attacks(''))

/** Counting what was looked at, keeping how a page was drawn, and that somebody was there, is no writing. What was counted is written some seconds later, so carts begun before count here too. */
export const changedByReading = [
  'installation',
  'sessions.seen_at',
  'products.view_counter',
  'view_days',
  'cart_days',
  'rate_limits',
  'drawn_pages',
]

/** One writing operation, with the session of somebody who may do it. */
export type Target = { operation: Operation; client: TestClient; strangersToken: string; ids: Ids; body: Body }

/** All attacks on all targets, and the honest request to each. Gives what was wrong; nothing is right. */
export async function judgeCsrf(world: World, targets: readonly Target[]): Promise<string[]> {
  const faults = targets.flatMap(({ operation }) =>
    operation.csrf === 'exempt' && !exemptByContract.test(operation.path)
      ? [`${operation.name} is exempt, which the contract does not say`]
      : [],
  )
  const guarded = targets.filter(({ operation }) => operation.csrf !== 'exempt')
  const { checksumOf, changedSince } = watching(world)
  const before = await checksumOf()
  for (const target of guarded) faults.push(...(await attack(world, target)))
  const changed = await changedSince(before)
  if (changed.length > 0) faults.push(`forged requests changed ${changed.join(', ')}`)
  // The control in each row: the same request with nothing wrong is let through by the guard.
  for (const target of guarded) {
    if ((await knock(world, target, {})).isCsrf)
      faults.push(`${target.operation.name}: the honest request is refused too`)
  }
  return faults
}

function watching({ kedai }: World) {
  const checksumOf = () => checksumAll(kedai, changedByReading)
  return {
    checksumOf,
    changedSince: async (before: Record<string, string>) => changedTables(before, await checksumOf()),
  }
}

async function attack(world: World, target: Target): Promise<string[]> {
  const faults: string[] = []
  for (const [name, headers] of Object.entries(attacks(target.strangersToken))) {
    const { status, code } = await knock(world, target, headers)
    if (status !== 403 || code !== 403) faults.push(`${target.operation.name}: ${name}: ${status} instead of 403`)
  }
  return faults
}

async function knock(
  { kedai }: World,
  { operation, client, ids, body }: Target,
  headers: Headers,
): Promise<{ status: number; code: unknown; isCsrf: boolean }> {
  const all: Headers = {
    host: 'localhost:3000',
    cookie: [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': client.csrf ?? '',
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
    ...shopHeader(operation.path),
    ...headers,
  }
  const { payload, type } = encode(body, all['content-type'])
  const sent = Object.entries({ ...all, ...(type !== undefined && { 'content-type': type }) }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  )
  const answer = await kedai.app.inject({
    method: operation.method as 'POST',
    url: fillPath(operation.path, ids), // any method; the type wants a literal
    headers: Object.fromEntries(sent),
    ...(payload !== undefined && operation.method !== 'GET' && { payload }),
  })
  const told = answer.headers['content-type']?.includes('json')
    ? answer.json<{ code?: unknown; data?: { csrf_token?: unknown } | null }>()
    : {}
  return {
    status: answer.statusCode,
    code: told.code,
    isCsrf: told.data?.csrf_token !== undefined && answer.statusCode === 403,
  }
}

function encode(body: Body, type: string | undefined): { payload?: string | Buffer; type?: string } {
  if (body === undefined) return { type }
  if (type === 'multipart/form-data') return multipartOf(asFields(body))
  if (type !== 'application/x-www-form-urlencoded') return { payload: JSON.stringify(body), type }
  const fields = Object.entries(asFields(body)).map(([name, value]): [string, string] => [name, String(value)])
  return { payload: new URLSearchParams(fields).toString(), type }
}
