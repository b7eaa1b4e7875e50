import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ok } from '../http/envelope.ts'
import type { Feature } from '../feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { createLimits } from './limits.ts'

const done = { response: { 200: success(z.null()) } }
const limited: Feature = {
  name: 'sample limits',
  async routes(app, { limits }) {
    app.post(
      '/test/login',
      { schema: { ...done, body: z.object({ email: z.string() }) }, config: { counts: ['login'] } },
      async (request) => {
        await limits.take(request, 'login', request.body.email)
        return ok(null)
      },
    )
    app.post(
      '/test/coupon',
      { schema: { ...done, body: z.object({ right: z.boolean() }) }, config: { counts: ['coupon'] } },
      async (request) => {
        const giveBack = await limits.tryOnce(request, 'coupon')
        await new Promise((resolve) => setTimeout(resolve, 20)) // as what is judged takes its time
        if (request.body.right) await giveBack()
        return ok(null)
      },
    )
    app.post('/test/order', { schema: done, config: { limits: ['place_order'] } }, async () => ok(null))
  },
}

let kedai: TestApp
beforeAll(async () => {
  kedai = await startTestApp({ features: [limited], config: { rateLimits: true } })
})
afterAll(() => kedai.close())

const many = async (times: number, call: (at: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let at = 0; at < times; at++) statuses.push((await call(at)).status)
  return statuses
}

test('six logins a minute for one account are one too many, whatever headers say', async () => {
  const client = await kedai.client()
  const statuses = await many(7, (at) =>
    client.post('/test/login', { email: ' Aminah@Shop.test' }, { headers: { 'x-forwarded-for': `9.9.9.${at}` } }),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  const answer = await client.post('/test/login', { email: 'aminah@shop.test' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body.message).toMatch(/Too many attempts\. Please try again in \d+ seconds\./)
  expect((await client.post('/test/login', { email: 'siti@shop.test' })).status).toBe(200)
  expect((await client.post('/test/login', { email: 'aminah@shop.test' }, { remoteAddress: '10.1.1.1' })).status).toBe(
    200,
  )
})

test('another process counts along', async () => {
  const request = { ip: '10.7.7.7', headers: {} } as Parameters<TestApp['deps']['limits']['take']>[0] // all that a limit looks at
  const [here, there] = [createLimits(kedai.db, { rateLimits: true }), createLimits(kedai.db, { rateLimits: true })]
  for (let at = 0; at < 5; at++) await (at % 2 ? here : there).take(request, 'login', 'both@shop.test')
  await expect(here.take(request, 'login', 'both@shop.test')).rejects.toMatchObject({ code: 'too_many' })
  await expect(there.take(request, 'login', 'both@shop.test')).rejects.toMatchObject({ code: 'too_many' })
})

test('only wrong coupons count', async () => {
  const client = await kedai.client()
  expect(new Set(await many(30, () => client.post('/test/coupon', { right: true })))).toEqual(new Set([200]))
  expect(new Set(await many(10, () => client.post('/test/coupon', { right: false })))).toEqual(new Set([200]))
  expect((await client.post('/test/coupon', { right: true })).status).toBe(429)
  expect((await (await kedai.client()).post('/test/coupon', { right: true })).status).toBe(200)
})

test('wrong coupons sent all at once are counted as those sent one after another', async () => {
  const client = await kedai.client()
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => client.post('/test/coupon', { right: false }, { remoteAddress: '10.3.3.3' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  // Those that were not judged are no failures: what the address has left is not used up by them.
  const others = await Promise.all(
    Array.from({ length: 50 }, async () =>
      (await kedai.client()).post('/test/coupon', { right: true }, { remoteAddress: '10.3.3.3' }),
    ),
  )
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
})

test('who has a whole /64 is one address', async () => {
  const client = await kedai.client()
  const from = (at: number) => ({ remoteAddress: `2001:db8:5:6:${(at * 7919).toString(16)}::${at + 1}` })
  const statuses = await many(7, (at) => client.post('/test/login', { email: 'six@shop.test' }, from(at)))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(
    (await client.post('/test/login', { email: 'six@shop.test' }, { remoteAddress: '2001:db8:5:7::1' })).status,
  ).toBe(200)
})

test('200 buyers behind one address all get through, the eleventh order of one does not', async () => {
  for (let buyer = 0; buyer < 200; buyer++) expect((await (await kedai.client()).post('/test/order')).status).toBe(200)
  const one = await kedai.client()
  expect(await many(11, () => one.post('/test/order'))).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
