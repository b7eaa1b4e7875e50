import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../server/src/features/orders/orders/orders.fixture.ts'
import type { Feature } from '../server/src/platform/feature.ts'
import { ok } from '../server/src/platform/http/envelope.ts'
import { changedTables, checksumAll } from './matrix/checksums.ts'
import { attackNames, changedByReading, judgeCsrf } from './matrix/csrf-matrix.ts'
import type { Target } from './matrix/csrf-matrix.ts'
import { findFittingBody, send } from './matrix/send.ts'
import { subjects } from './matrix/subjects.ts'
import { hintsFor, newOperator, openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { readOperations } from './openapi/operations.ts'
import type { Operation } from './openapi/operations.ts'
import { listRoutes } from './openapi/route-list.ts'
import type { Route } from './openapi/route-list.ts'
import type { Hints } from './openapi/schema-to-arb.ts'
import { report } from './sizes.ts'

const startedAt = performance.now()
let world: World
let operations: Operation[]
let routes: Route[]
let hints: Hints
beforeAll(async () => {
  world = await openWorld([planted])
  await orderIn(world, 'demo')
  operations = await readOperations(world.kedai.app)
  routes = listRoutes(world.kedai.app)
  hints = await hintsFor(world)
})
afterAll(() => world.kedai.close())

const planted: Feature = {
  name: 'planted',
  async routes(app) {
    const note = () =>
      world.kedai.asOwner(
        `insert into mailbox (sent_at, recipient, subject, html, plain) values (now(), 'x', '', '', '')`,
      )
    const schema = { response: { 200: success(z.null()) } }
    app.post('/api/ajax/planted/exempt', { schema, config: { csrf: 'exempt' } }, async () => {
      await note()
      return ok(null)
    })
    app.get('/api/ajax/planted/writes', { schema }, async () => {
      await note()
      return ok(null)
    })
  },
}
const isPlanted = ({ path }: { path: string }) => path.includes('/planted/')

const idsOf = async ({ idOf }: Operation) =>
  idOf === undefined ? {} : ((await subjects[idOf]?.make(world, 'demo')) ?? {})

async function aim(operation: Operation): Promise<Target> {
  const client =
    operation.auth === 'seller'
      ? await signedIn(world.kedai, world.shops.demo.ownerId)
      : operation.auth === 'operator'
        ? await newOperator(world.kedai)
        : await world.kedai.client()
  const ids = await idsOf(operation)
  const body = await findFittingBody(
    operation,
    hints,
    (tried) => send(world.people.guest, operation, ids, tried),
    30,
  ).catch(() => ({ quantity: 1 }))
  const stranger = await world.kedai.client()
  return { operation, client, strangersToken: stranger.csrf ?? '', ids, body }
}

test('every writing operation refuses every forged request, and writes nothing', async () => {
  const writing = operations.filter((one) => one.writes && !isPlanted(one))
  expect(writing.length).toBeGreaterThan(15)
  const targets: Target[] = []
  for (const operation of writing) targets.push(await aim(operation))
  const faults = await judgeCsrf(world, targets)
  report('csrf', { operations: writing.length, attacks: attackNames.length }, startedAt)
  expect(faults).toEqual([])
})

test('no route writes that the document does not know', () => {
  const documented = new Set(operations.map(({ name }) => name))
  const writing = routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
  expect(writing.length).toBeGreaterThan(15) // the list of routes was read at all
  expect(writing.filter(({ method, path }) => !documented.has(`${method} ${path}`))).toEqual([])
})

/** Opens every route that only reads, as a seller and as a guest; the ones that wrote. */
async function writingReads(wanted: (route: Route) => boolean): Promise<string[]> {
  const { order_no: orderNo = '', token = '' } = await subjects['order']!.make(world, 'demo') // listed there
  const reads: { path: string; url: string }[] = []
  for (const { path } of routes.filter((route) => route.method === 'GET' && wanted(route))) {
    const operation = operations.find(({ name }) => name === `GET ${path}`)
    const known: Record<string, string> = {
      token,
      order_no: orderNo,
      username: 'demo',
      user: 'demo',
      viewId: 'MATRIX-demo',
      id: '1',
      name: 'x',
      colour: 'dark',
      ...(operation && (await idsOf(operation))),
    }
    reads.push({ path, url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'x').replace('*', '') })
  }
  const read = async (some: typeof reads) => {
    const before = await checksumAll(world.kedai, changedByReading)
    for (const { url } of some) {
      for (const client of [world.people.owner, world.people.guest]) {
        await client.open(url)
        await client.get(url)
      }
    }
    return changedTables(before, await checksumAll(world.kedai, changedByReading))
  }
  if ((await read(reads)).length === 0) return []
  const faults: string[] = []
  for (const one of reads) {
    const changed = await read([one])
    if (changed.length > 0) faults.push(`GET ${one.path} wrote ${changed.join(', ')}`)
  }
  return faults.length > 0 ? faults : ['reading wrote, but only the first time']
}

test('reading a page or a call writes nothing', async () => {
  const documentedWrites = new Set(operations.filter(({ writes }) => writes).map(({ name }) => name))
  expect(await writingReads((route) => !isPlanted(route) && !documentedWrites.has(`GET ${route.path}`))).toEqual([])
})

describe('control: it is red', () => {
  test('for an operation that is exempt', async () => {
    const exempt = operations.find(({ path }) => path.endsWith('/planted/exempt'))!
    expect(await judgeCsrf(world, [await aim(exempt)])).toEqual([expect.stringContaining('exempt')])
    const faults = await judgeCsrf(world, [await aim({ ...exempt, csrf: undefined })])
    expect(faults).toContainEqual(expect.stringContaining('cross-site: 200 instead of 403'))
    expect(faults).toContainEqual(expect.stringContaining('forged requests changed mailbox'))
  })
  test('for a page that writes', async () => {
    expect(await writingReads(({ path }) => path.endsWith('/planted/writes'))).toContain(
      'GET /api/ajax/planted/writes wrote mailbox',
    )
  })
})
