import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '../db/in-transaction.ts'
import { ok } from '../http/envelope.ts'
import type { Feature } from '../feature.ts'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'

const day = 24 * 3600_000
const token = success(z.object({ csrf_token: z.string() }))

// Signing in without passwords: that is the accounts feature's part.
const doorFeature: Feature = {
  name: 'sample sign-in',
  async routes(app, { db, sessions, csrf }) {
    app.post(
      '/test/in',
      { schema: { body: z.object({ user: z.number() }), response: { 200: token } } },
      async (request, reply) => {
        await inTransaction(db, {}, (trx) => sessions.start(trx, request, reply, request.body.user))
        return ok({ csrf_token: csrf.tokenFor(request, reply) })
      },
    )
    app.post('/test/out', { schema: { response: { 200: token } } }, async (request, reply) => {
      await inTransaction(db, {}, (trx) => sessions.end(trx, request, reply))
      return ok({ csrf_token: csrf.tokenFor(request, reply) })
    })
  },
}

let kedai: TestApp
let client: TestClient
let user: number
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature, doorFeature] })
  const [row] = await kedai.asOwner<{ id: number }>(
    `insert into users (email, name, password_hash) values ('aminah@shop.test', 'Aminah', 'x') returning id`,
  )
  user = row?.id ?? 0
})
beforeEach(async () => {
  client = await kedai.client()
  await client.post('/test/in', { user })
})
afterAll(() => kedai.close())

const seller = '/api/ajax/sample/seller'

test('a guest is asked to sign in, a seller is let in', async () => {
  expect((await (await kedai.client()).get(seller)).body).toMatchObject({ code: 401, message: 'Please sign in first.' })
  expect((await client.get(seller)).body.data).toBe(user)
})

test('only the hash of an id is kept, and the cookie is HttpOnly', async () => {
  const secret = client.cookies.get('kedai') ?? ''
  expect(secret.length).toBeGreaterThanOrEqual(43)
  const rows = await kedai.asOwner('select * from sessions')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('signing in again and signing out end the old id, and the old CSRF token with it', async () => {
  const before = { cookie: client.cookies.get('kedai') ?? '', csrf: client.csrf ?? '' }
  await client.post('/test/in', { user })
  expect(client.cookies.get('kedai')).not.toBe(before.cookie)
  expect(client.csrf).not.toBe(before.csrf)
  expect((await client.post('/api/ajax/sample/empty', {}, { headers: { 'x-csrf-token': before.csrf } })).status).toBe(
    403,
  )
  expect((await client.get(seller, { headers: { cookie: `kedai=${before.cookie}` } })).status).toBe(401)
  const secret = client.cookies.get('kedai') ?? ''
  expect((await client.post('/test/out')).status).toBe(200)
  expect(client.cookies.has('kedai')).toBe(false)
  expect((await client.get(seller, { headers: { cookie: `kedai=${secret}` } })).status).toBe(401)
  expect((await client.post('/api/ajax/sample/empty')).status).toBe(200)
})

test('the other sessions of a person end at once', async () => {
  const phone = await kedai.client()
  await phone.post('/test/in', { user })
  expect((await phone.get(seller)).status).toBe(200)
  expect((await kedai.deps.sessions.list(user)).length).toBeGreaterThanOrEqual(2)
  await inTransaction(kedai.db, {}, (trx) => kedai.deps.sessions.endOthers(trx, user, null))
  expect((await phone.get(seller)).status).toBe(401)
  expect((await client.get(seller)).status).toBe(401)
})

test('a session idles out after seven days and ends after thirty, used or not', async () => {
  kedai.clock.advance(6 * day)
  expect((await client.get(seller)).status).toBe(200)
  for (let week = 0; week < 3; week++) {
    await skipCache()
    kedai.clock.advance(6 * day)
    expect((await client.get(seller)).status).toBe(200)
  }
  await skipCache()
  kedai.clock.advance(6 * day + 1000)
  expect((await client.get(seller)).status).toBe(401)

  const idle = await kedai.client()
  await idle.post('/test/in', { user })
  await skipCache()
  kedai.clock.advance(7 * day + 1000)
  expect((await idle.get(seller)).status).toBe(401)
})

test('a shop never sees the session of a seller', async () => {
  expect((await client.get('/api/ajax/sample/facts')).body.data.signedIn).toBe('aminah@shop.test')
  expect(
    (await client.get('/api/ajax/sample/facts', { headers: { host: 'demo.localhost:3000' } })).body.data.signedIn,
  ).toBeNull()
  expect((await client.get(seller, { headers: { host: 'demo.localhost:3000' } })).status).toBe(401)
})

test('a made-up id is nobody', async () => {
  for (const cookie of ['kedai=x', `kedai=${'a'.repeat(43)}`, "kedai=' or 1=1", 'kedai=']) {
    expect((await client.get(seller, { headers: { cookie } })).status).toBe(401)
  }
})

// As another process would: the sessions kept for a few seconds are dropped.
async function skipCache(): Promise<void> {
  for (const { id } of await kedai.asOwner<{ id: string }>(`select encode(id_hash, 'hex') as id from sessions`))
    kedai.deps.changes.publish('session', id)
}
