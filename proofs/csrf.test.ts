import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Feature } from '../server/src/platform/feature.ts'
import { ok } from '../server/src/platform/http/envelope.ts'
import { changedTables, checksumAll } from './matrix/checksums.ts'
import { attackNames, changedByReading, judgeCsrf } from './matrix/csrf-matrix.ts'
import { findFittingBody, send } from './matrix/send.ts'
import { subjects } from './matrix/subjects.ts'
import { hintsFor, openWorld, orderIn } from './matrix/world.ts'
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
    const note = () => world.kedai.asOwner(`insert into mailbox (sent_at, recipient, subject, html, plain) values (now(), 'x', '', '', '')`)
    const schema = { response: { 200: success(z.null()) } }
    app.post('/api/ajax/planted/exempt', { schema, config: { csrf: 'exempt' } }, async () => { await note(); return ok(null) })
    app.get('/api/ajax/planted/writes', { schema }, async () => { await note(); return ok(null) })
  },
}
const isPlanted = ({ path }: { path: string }) => path.includes('/planted/')

const idsOf = async ({ idOf }: Operation) => (idOf === undefined ? {} : (await subjects[idOf]?.make(world, 'demo')) ?? {})

async function judge(operation: Operation): Promise<string[]> {
  const client = operation.auth === 'seller' ? world.people.owner : await world.kedai.client()
  const ids = await idsOf(operation)
  const body = await findFittingBody(operation, hints, (tried) => send(world.people.guest, operation, ids, tried)).catch(() => ({ quantity: 1 }))
  const stranger = await world.kedai.client()
  return judgeCsrf(world, operation, { client, strangersToken: stranger.csrf ?? '', ids, body })
}

test('every writing operation refuses every forged request, and writes nothing', async () => {
  const writing = operations.filter((one) => one.writes && !isPlanted(one))
  expect(writing.length).toBeGreaterThan(15)
  const faults: string[] = []
  for (const operation of writing) faults.push(...await judge(operation))
  report('csrf', { operations: writing.length, attacks: attackNames.length }, startedAt)
  expect(faults).toEqual([])
})

test('no route writes that the document does not know', () => {
  const documented = new Set(operations.map(({ name }) => name))
  const writing = routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
  expect(writing.length).toBeGreaterThan(15) // the list of routes was read at all
  expect(writing.filter(({ method, path }) => !documented.has(`${method} ${path}`))).toEqual([])
})

async function writingReads(wanted: (route: Route) => boolean): Promise<string[]> {
  const faults: string[] = []
  for (const { path } of routes.filter((route) => route.method === 'GET' && wanted(route))) {
    const operation = operations.find(({ name }) => name === `GET ${path}`)
    const { order_no: orderNo = '', token = '' } = await subjects['order']!.make(world, 'demo') // listed there
    const known: Record<string, string> = { token, order_no: orderNo, username: 'demo', user: 'demo', viewId: 'MATRIX-demo', id: '1', name: 'x', colour: 'dark', ...(operation && await idsOf(operation)) }
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'x').replace('*', '')
    for (const client of [world.people.owner, world.people.guest]) {
      const before = await checksumAll(world.kedai, changedByReading)
      await client.open(url)
      await client.get(url)
      const changed = changedTables(before, await checksumAll(world.kedai, changedByReading))
      if (changed.length > 0) faults.push(`GET ${path} wrote ${changed.join(', ')}`)
    }
  }
  return faults
}

test('reading a page or a call writes nothing', async () => {
  const documentedWrites = new Set(operations.filter(({ writes }) => writes).map(({ name }) => name))
  expect(await writingReads((route) => !isPlanted(route) && !documentedWrites.has(`GET ${route.path}`))).toEqual([])
})

describe('control: it is red', () => {
  test('for an operation that is exempt', async () => {
    const exempt = operations.find(({ path }) => path.endsWith('/planted/exempt'))!
    expect(await judge(exempt)).toEqual([expect.stringContaining('exempt')])
    const faults = await judge({ ...exempt, csrf: undefined })
    expect(faults).toContainEqual(expect.stringContaining('cross-site: 200 instead of 403'))
    expect(faults).toContainEqual(expect.stringContaining('mailbox changed'))
  })
  test('for a page that writes', async () => {
    expect(await writingReads(({ path }) => path.endsWith('/planted/writes'))).toContain('GET /api/ajax/planted/writes wrote mailbox')
  })
})
