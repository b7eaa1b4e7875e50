import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import type { TestClient } from '../../platform/test-app/test-client.ts'
import { addPerson, openTestShop, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import type { TestShop } from '../orders/orders.fixture.ts'

const base = '/api/ajax/operator'

let kedai: TestApp
let operatorId: number
let operator: TestClient
let shop: TestShop
beforeAll(async () => {
  kedai = await startTestApp({
    pageSource: {
      load: async () => ({
        manifest: null,
        renderer: {
          shopThemeCss: () => null,
          render: async ({ side }) => ({
            status: 200,
            head: {},
            state: { isDrawn: false },
            document: side ?? 'a page of everybody’s',
          }),
        },
      }),
    },
  })
  shop = await openTestShop(kedai, 'mawar')
  await openTestShop(kedai, 'melur')
  operatorId = await addPerson(kedai, 'farid@kedai.test')
  await kedai.asOwner('insert into operators (user_id) values ($1)', [operatorId])
  operator = await signedIn(kedai, operatorId)
})
afterAll(() => kedai.close())

const turnOnTwoSteps = (secret: string | null) =>
  kedai.asOwner('update users set totp_secret = $2 where id = $1', [operatorId, secret])
const logged = async () => (await operator.get(`${base}/log`)).body.data as { act: string; operator: string }[]

describe('who may', () => {
  test('nobody, no seller, and no operator without two-step sign-in', async () => {
    const guest = await kedai.client()
    expect((await guest.get(`${base}/shops`)).status).toBe(401)
    expect((await guest.open('/operator')).headers['location']).toBe('/login?next=%2Foperator')
    const seller = await signedIn(kedai, shop.ownerId)
    expect((await seller.get(`${base}/shops`)).status).toBe(404)
    expect((await seller.post(`${base}/shops/melur/suspend`, { reason: 'x' })).status).toBe(404)
    expect(await seller.open('/operator')).toMatchObject({ status: 404 })
    expect((await seller.open('/operator')).text).not.toContain('operator')
    const refused = await operator.get(`${base}/shops`)
    expect([refused.status, refused.body.data]).toEqual([403, { must_have_two_steps: true }])
  })

  test('an operator with both; what changes something wants a fresh proof', async () => {
    await turnOnTwoSteps('JBSWY3DPEHPK3PXP')
    expect((await operator.get(`${base}/shops`)).status).toBe(200)
    expect((await operator.open('/operator/shops/mawar')).text).toContain('operator')
    kedai.clock.advance(11 * 60_000)
    const stale = await operator.post(`${base}/shops/mawar/suspend`, { reason: 'Aduan' })
    expect([stale.status, stale.body.data]).toEqual([403, { must_confirm: true }])
    expect((await operator.get(`${base}/shops/mawar`)).body.data.status).toBe('open')
    operator = await signedIn(kedai, operatorId)
  })
})

test('shops are searched, narrowed and paged', async () => {
  await placeTestOrder(kedai, shop)
  const { body } = await operator.get(`${base}/shops?search=MAW`)
  expect(body).toMatchObject({
    data: [{ username: 'mawar', owner: 'owner@mawar.test', orders: 1, status: 'open' }],
    meta: { total: 1 },
  })
  expect((await operator.get(`${base}/shops?sort=orders`)).body.data[0].username).toBe('mawar')
  expect((await operator.get(`${base}/shops?state=suspended`)).body.data).toEqual([])
  expect((await operator.get(`${base}/shops?sort=constructor`)).status).toBe(422)
  expect((await operator.get(`${base}/shops/nobody`)).status).toBe(404)
})

test('what is done is done as at the command line, and is in the log with who', async () => {
  const suspended = await operator.post(`${base}/shops/mawar/suspend`, { reason: 'Aduan pembeli' })
  expect(suspended.body).toMatchObject({ message: 'mawar is suspended.', data: { status: 'suspended' } })
  const guest = await kedai.client()
  await expect.poll(async () => (await guest.get('/api/ajax/guest/front-store/mawar')).status).toBe(403)
  expect((await operator.get(`${base}/shops/mawar`)).status).toBe(200)
  expect((await operator.post(`${base}/shops/mawar/reopen`)).status).toBe(200)
  expect((await operator.post(`${base}/shops/mawar/reopen`)).body.message).toBe('mawar is not suspended')

  expect(
    (await operator.put(`${base}/shops/mawar/quota`, { storage_mb: 500, mails_per_day: null })).body.data,
  ).toMatchObject({ storage_quota_mb: 500, mails_per_day: null })
  for (const storage_mb of [0, '9'.repeat(40), '__proto__'])
    expect((await operator.put(`${base}/shops/mawar/quota`, { storage_mb, mails_per_day: null })).status).toBe(422)

  expect((await operator.post(`${base}/shops/mawar/transfer`, { to: 'nobody@x.test' })).status).toBe(409)
  const heir = await addPerson(kedai, 'pewaris@kedai.test')
  expect((await operator.post(`${base}/shops/mawar/transfer`, { to: 'pewaris@kedai.test' })).body.data.owner).toBe(
    'pewaris@kedai.test',
  )
  const link = (member: string) => operator.post(`${base}/shops/mawar/password-link`, { member })
  expect((await link('owner@melur.test')).status).toBe(409)
  expect((await link('pewaris@kedai.test')).body.data.link).toMatch(/\/reset\?token=[\w-]{43}$/)
  expect(heir).toBeGreaterThan(0)
  expect((await logged()).map(({ act, operator: who }) => `${act} by ${who}`)).toEqual([
    'password reset by farid@kedai.test',
    'shop transfer by farid@kedai.test',
    'quota by farid@kedai.test',
    'shop reopen by farid@kedai.test',
    'shop suspend by farid@kedai.test',
  ])
})

test('what failed is sent again or given up, and alerts tell how it stands', async () => {
  const [mail] = await kedai.asOwner<{ id: number }>(
    `insert into outgoing_mails (shop_id, kind, data, failed_at, next_try_at, tries, last_error) values ($1, 'written', '{}', now(), 'infinity', 14, '550 no such mailbox') returning id`,
    [shop.shopId],
  )
  expect((await operator.get(`${base}/failures/mails`)).body.data).toMatchObject([
    { shop: 'mawar', why: '550 no such mailbox', tries: 14 },
  ])
  expect((await operator.get(`${base}/failures/constructor`)).status).toBe(404)
  expect((await operator.post(`${base}/failures/mails/${mail?.id}/retry`)).status).toBe(200)
  expect((await operator.post(`${base}/failures/mails/${mail?.id}/give-up`)).status).toBe(404)
  const { data } = (await operator.get(`${base}/alerts`)).body
  expect(data.are_sent).toBe(false)
  expect(data.alerts.map(({ name }: { name: string }) => name)).toContain('backup')
})

test('an export is made by a job and fetched by who asked for it', async () => {
  const begun = await operator.post(`${base}/shops/mawar/export`)
  expect(begun.body.data).toMatchObject({ kind: 'export', state: 'waiting', shop: 'mawar' })
  expect((await operator.post(`${base}/shops/mawar/export`)).status).toBe(409)
  await kedai.runJobs()
  const [run] = (await operator.get(`${base}/shops/mawar/runs`)).body.data
  expect(run).toMatchObject({ state: 'done', counts: { orders: 1, shop: 1 }, steps_done: expect.any(Number) })
  const file = await kedai.app.inject({
    url: run.download,
    headers: { host: 'localhost:3000', cookie: `kedai=${operator.cookies.get('kedai')}` },
  })
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('kedai-mawar')])
  const packed = gunzipSync(file.rawPayload)
  expect(packed.includes('kedai-mawar/orders.json')).toBe(true)
  expect(packed.length % 512).toBe(0)
  expect((await (await signedIn(kedai, shop.ownerId)).open(run.download)).status).toBe(404)
})

test('a shop is erased by its name typed again, once', async () => {
  expect((await operator.post(`${base}/shops/melur/erase`, { confirm: 'mawar' })).status).toBe(422)
  expect((await operator.post(`${base}/shops/melur/erase`, { confirm: 'melur' })).status).toBe(200)
  await kedai.runJobs()
  expect((await operator.get(`${base}/shops/melur`)).status).toBe(404)
  expect((await operator.get(`${base}/shops/melur/runs`)).body.data).toMatchObject([{ state: 'done', kind: 'erase' }])
  expect((await logged())[0]).toMatchObject({ act: 'erase shop', operator: 'farid@kedai.test' })
})

test('who is no operator any more is shut out at once, and their work is not done', async () => {
  await operator.post(`${base}/shops/mawar/export`)
  await kedai.asOwner('delete from operators where user_id = $1', [operatorId])
  expect((await operator.get(`${base}/shops`)).status).toBe(404)
  await kedai.runJobs()
  expect(await kedai.asOwner('select state from operator_runs order by id desc limit 1')).toEqual([{ state: 'failed' }])
})
