import { success } from '@kedai/contracts/envelope.ts'
import { maybeFile } from '@kedai/contracts/values.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rawQuery } from '../db/raw-query.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { ok } from '../http/envelope.ts'
import type { Feature } from '../feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'
import { asOneTry } from './as-one-try.ts'
import { idempotent } from './idempotent.ts'

const body = z.object({
  name: z.string(),
  slow: z.number().default(0),
  fail: z.boolean().default(false),
  proof: maybeFile,
})

// Each order is a mail in the mailbox: any table does.
const orders: Feature = {
  name: 'sample orders',
  async routes(app, { db, clock }) {
    for (const path of ['/test/order/:shop', '/test/pay/:shop']) {
      app.post(
        path,
        { schema: { body, response: { 200: success(z.object({ order: z.number(), at: z.string() })) } } },
        async (request, reply) => {
          const { name, slow, fail } = request.body
          const result = await idempotent({ db, clock, request, reply, options: {} }, async (trx) => {
            const [row] = await rawQuery<{ id: number }>(
              trx,
              'test_order',
              `insert into mailbox (sent_at, recipient, subject, html, plain) values (now(), $1, '', '', '') returning id`,
              [name],
            )
            await sleep(slow)
            if (fail) throw new AppError('conflict', texts.conflict)
            return { order: row?.id ?? 0, at: 'till' } // the longer name first: no order a store might choose
          })
          return ok(result)
        },
      )
    }
  },
}

const counted: Feature = {
  name: 'sample counted orders',
  async routes(app, { db, clock, limits }) {
    app.post(
      '/test/counted',
      { schema: { body, response: { 200: success(z.null()) } }, config: { counts: ['place_order'] } },
      async (request, reply) => {
        const { slow, fail } = request.body
        const door = { db, clock, request, reply, options: {} }
        return asOneTry(
          door,
          () => limits.take(request, 'place_order'),
          async () =>
            ok(
              await idempotent(door, async () => {
                await sleep(slow)
                if (fail) throw new AppError('conflict', texts.conflict)
                return null
              }),
            ),
        )
      },
    )
  },
}

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [orders] })
})
beforeEach(async () => {
  client = await kedai.client()
  await kedai.asOwner('delete from mailbox')
})
afterAll(() => kedai.close())

const place = (key: string, name = 'mug', more: object = {}, from = client, url = '/test/order/demo') =>
  from.post(url, { name, ...more }, { headers: { 'idempotency-key': key } })
const count = async () => (await kedai.asOwner('select 1 from mailbox')).length

test('the same key and body is answered again, not done again', async () => {
  const first = await place('a')
  const again = await place('a')
  expect(again.text).toBe(first.text)
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true'])
  expect(await count()).toBe(1)
})

test('fifty at once are one order, all told the same', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => place('fifty', 'mug', { slow: 300 })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.body.data.order)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49)
  expect(await count()).toBe(1)
})

test('control: fifty at once with keys of their own are fifty orders', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, at) => place(`own-${at}`)))
  expect(await count()).toBe(50)
})

test('another body is refused, in whatever order it is written the same one is not', async () => {
  await place('b', 'mug', { slow: 1 })
  expect((await place('b', 'tee')).body).toMatchObject({
    code: 422,
    data: { idempotency_key: [expect.stringContaining('already submitted')] },
  })
  const again = await client.post('/test/order/demo', { slow: 1, name: 'mug' }, { headers: { 'idempotency-key': 'b' } })
  expect(again.status).toBe(200)
  expect(await count()).toBe(1)
})

test('files are compared by what is in them', async () => {
  const send = (bytes: string) =>
    client.multipart(
      '/test/order/demo',
      { name: 'mug', proof: { filename: 'a.jpg', bytes: Buffer.from(bytes) } },
      { headers: { 'idempotency-key': 'file' } },
    )
  expect([(await send('one')).status, (await send('one')).status, (await send('two')).status]).toEqual([200, 200, 422])
})

test('a twin that was kept between the look and the lock wins: what was done beside it is rolled back', async () => {
  await place('first', 'mug', { slow: 400 })
  const late = place('kept meanwhile', 'mug', { slow: 400 })
  await sleep(150)
  await kedai.asOwner(`insert into idempotency_keys (scope, key, body_hash, created_at, status, answer)
    select scope, 'kept meanwhile', body_hash, created_at, 200, '{"order":7,"at":"twin"}' from idempotency_keys where key = 'first'`)
  const { status, body: answer, headers } = await late
  expect([status, answer.data, headers['idempotent-replayed']]).toEqual([200, { order: 7, at: 'twin' }, 'true'])
  expect(await count()).toBe(1)
})

test('other people, other paths and other shops have keys of their own', async () => {
  await place('c')
  await place('c', 'mug', {}, await kedai.client())
  await place('c', 'mug', {}, client, '/test/order/rival')
  await place('c', 'mug', {}, client, '/test/pay/demo')
  expect(await count()).toBe(4)
})

test('a refusal is not remembered: the next try may succeed', async () => {
  expect((await place('d', 'mug', { fail: true })).status).toBe(409)
  expect(await count()).toBe(0)
  expect((await place('d')).status).toBe(200)
})

test('after a day a key is free again', async () => {
  await place('e')
  kedai.clock.advance(24 * 3600_000 + 1000)
  expect((await place('e', 'tee')).status).toBe(200)
  expect(await count()).toBe(2)
})

test('a key beyond 255 characters is refused, an empty one is none', async () => {
  expect((await place('x'.repeat(256))).status).toBe(422)
  expect((await place('x'.repeat(255))).status).toBe(200)
  await place('')
  await place('')
  expect(await count()).toBe(3)
})

describe('counted against limits', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ features: [counted], config: { rateLimits: true } })
  })
  afterAll(() => strict.close())
  const send = (from: TestClient, key: string, name = 'mug', more: object = {}) =>
    from.post('/test/counted', { name, ...more }, { headers: { 'idempotency-key': key } })
  const codes = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

  test('fifty twins are one try, and replays of it are never too many', async () => {
    const buyer = await strict.client()
    expect(
      codes(await Promise.all(Array.from({ length: 50 }, () => send(buyer, 'fifty', 'mug', { slow: 300 })))),
    ).toEqual([200])
    for (let time = 0; time < 12; time++) expect((await send(buyer, 'fifty', 'mug', { slow: 300 })).status).toBe(200)
  })
  test('control: other keys, other bodies and refusals each count', async () => {
    for (const one of [
      (at: number) => ['k' + at, 'mug'],
      (at: number) => ['same', 'mug' + at],
      (at: number) => ['refused', 'mug', { fail: true, slow: at }],
    ] as const) {
      const buyer = await strict.client()
      const statuses = []
      for (let at = 0; at < 11; at++)
        statuses.push((await send(buyer, ...(one(at) as [string, string, object?]))).status)
      expect(statuses.at(-1)).toBe(429)
      expect(statuses.slice(0, 10)).not.toContain(429)
    }
  })
})

test('a twin waits ten seconds, then is told so', async () => {
  const slow = place('slow', 'mug', { slow: 11_500 })
  await sleep(200)
  const started = performance.now()
  const twin = await place('slow', 'mug', { slow: 11_500 })
  expect([twin.status, twin.headers['retry-after']]).toEqual([409, '2'])
  expect(performance.now() - started).toBeGreaterThan(9_500)
  expect((await slow).status).toBe(200)
  expect(await count()).toBe(1)
}, 30_000)
