import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../server/src/platform/test-app/test-client.ts'
import { buyerNo, placeUrl } from './harness/listing.ts'
import { subjects } from './matrix/subjects.ts'
import { openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { fillPath, readOperations } from './openapi/operations.ts'
import type { Operation } from './openapi/operations.ts'

const mega = 1024 * 1024
/** What a connection may bring along before anybody has looked at the head of the request. */
const unasked = 256 * 1024

let world: World
let withFiles: Operation[]
let placing: Operation
beforeAll(async () => {
  world = await openWorld()
  const all = await readOperations(world.kedai.app)
  withFiles = all.filter(takesFile)
  placing = all.find(({ path }) => path.includes('/place-order/'))!
})
afterAll(() => world.kedai.close())

const fileFieldOf = ({ body }: Operation) =>
  Object.entries(body?.properties ?? {}).find(([, { format }]) => format === 'binary')?.[0]
const takesFile = (operation: Operation): boolean => fileFieldOf(operation) !== undefined

type Sent = { status: number; read: number }

/** A form with a file of 30 MB, of which as much is read as the server wishes. */
async function send(
  client: TestClient,
  operation: Operation,
  ids: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Sent> {
  let read = 0
  const piece = Buffer.alloc(16 * 1024, 65)
  const head = Buffer.from(
    `--x\r\ncontent-disposition: form-data; name="${fileFieldOf(operation) ?? 'paymentProof'}"; filename="a.mp4"\r\n\r\n`,
  )
  function* pieces() {
    yield head
    for (; read < 30 * mega; read += piece.length) yield piece
    yield Buffer.from('\r\n--x--\r\n')
  }
  const answer = await world.kedai.app.inject({
    method: operation.method as 'POST',
    url: fillPath(operation.path, ids),
    payload: Readable.from(pieces(), { highWaterMark: 1 }),
    headers: {
      host: 'localhost:3000',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'content-type': 'multipart/form-data; boundary=x',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': client.csrf ?? '',
      'sec-fetch-site': 'same-origin',
      // As a body without a told length goes over a line.
      ...(headers['content-length'] === undefined && { 'transfer-encoding': 'chunked' }),
      ...headers,
    },
  })
  return { status: answer.statusCode, read }
}

test('nobody’s file is read for a refusal that needs no file', async () => {
  const sellers = withFiles.filter(({ auth }) => auth === 'seller')
  expect(sellers.map(({ path }) => path)).toContain('/api/ajax/seller/digital-files')
  const { guest, buyer, staff, owner } = world.people
  const faults: string[] = []
  for (const operation of sellers) {
    const ids = operation.idOf === undefined ? {} : (subjects[operation.idOf]?.missing ?? {})
    const cases = [
      ['nobody', guest, {}, 401],
      ['a buyer', buyer, {}, 403],
      ['staff without the right', staff, {}, 403],
      ['another shop', owner, { 'x-shop': 'rival' }, 404],
      ['no token', owner, { 'x-csrf-token': '' }, 403],
    ] as const
    for (const [who, client, headers, wanted] of cases) {
      const { status, read } = await send(client, operation, ids, headers)
      if (status !== wanted || read > unasked)
        faults.push(`${operation.name}: ${who}: ${status} instead of ${wanted} after ${read} bytes`)
    }
  }
  expect(faults).toEqual([])
})

test('nor a slip for an order or an invoice that is not there', async () => {
  const slips = withFiles.filter(({ path }) => path.endsWith('/payment-proof'))
  expect(slips).toHaveLength(2)
  for (const operation of slips) {
    const { status, read } = await send(world.people.guest, operation, subjects[operation.idOf ?? '']?.missing ?? {})
    expect([operation.name, status, read < unasked]).toEqual([operation.name, 404, true])
  }
})

test('nor an order with files for what nobody sells, nor one without a token', async () => {
  const missing = subjects[placing.idOf ?? '']?.missing ?? {}
  expect(await send(world.people.guest, placing, missing)).toEqual({
    status: 404,
    read: expect.toSatisfy((read: number) => read < unasked),
  })
  expect(await send(world.people.guest, placing, { view_id: 'MATRIX-demo' }, { 'x-csrf-token': '' })).toEqual({
    status: 403,
    read: expect.toSatisfy((read: number) => read < unasked),
  })
})

test('nor one too many; but what was sent before with its key is answered again', async () => {
  const limited = await openWorld([], { rateLimits: true })
  const before = world
  world = limited
  const client = await limited.kedai.client()
  const place = (at: number) =>
    client.multipart(placeUrl('MATRIX-demo'), buyerNo(at, { paymentMethod: 'cod' }), {
      headers: { 'idempotency-key': `early-${at}` },
    })
  const statuses: number[] = []
  for (let at = 0; at < 10; at++) statuses.push((await place(at)).status)
  const { status, read } = await send(client, placing, { view_id: 'MATRIX-demo' })
  const again = await place(3)
  world = before
  await limited.kedai.close()
  expect([statuses, status, read < unasked]).toEqual([Array(10).fill(200), 429, true])
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
})

test('a form is read no further than the files that belong into it may weigh', async () => {
  const slip = withFiles.find(({ path }) => path === '/api/ajax/guest/order/{token}/payment-proof')!
  const { token } = await orderIn(world, 'demo')
  expect(await send(world.people.guest, slip, { token }, { 'content-length': String(12 * mega) })).toEqual({
    status: 413,
    read: expect.toSatisfy((read: number) => read < unasked),
  })
})

test('nor one that says itself that it is too large; nor more of a form without a file than JSON may be', async () => {
  const pictures = withFiles.find(({ path }) => path === '/api/ajax/seller/pictures')!
  expect(await send(world.people.owner, pictures, {}, { 'content-length': String(60 * mega) })).toEqual({
    status: 413,
    read: expect.toSatisfy((read: number) => read < unasked),
  })
  const form = (await readOperations(world.kedai.app)).find(
    ({ path, method }) => path === '/api/ajax/seller/categories' && method === 'POST',
  )!
  const { status, read } = await send(world.people.owner, form, {})
  expect([status, read < 2 * mega]).toEqual([413, true])
})

test('control: what is let in is read', async () => {
  const pictures = withFiles.find(({ path }) => path === '/api/ajax/seller/pictures')!
  expect((await send(world.people.owner, pictures, {})).read).toBeGreaterThan(7 * mega)
})
