import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApproved } from '../server/src/features/money/invoices/invoices.fixture.ts'
import { limitTable } from '../server/src/platform/limits/table.ts'
import type { Answer, CallOptions, TestClient } from '../server/src/platform/test-app/test-client.ts'
import { buyerNo, placeUrl } from './harness/listing.ts'
import { openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { report } from './sizes.ts'

const startedAt = performance.now()
let world: World
beforeAll(async () => {
  world = await openWorld([], { rateLimits: true })
})
afterAll(() => world.kedai.close())

let address = 0
/** Each proof behind an address of its own, and each request with another lie about it. */
const behindOneAddress = (): CallOptions => {
  const remoteAddress = `10.20.${++address}.1`
  return {
    remoteAddress,
    get headers() {
      return { 'x-forwarded-for': `9.9.9.${Math.floor(Math.random() * 250)}`, forwarded: `for=8.8.8.${address}` }
    },
  }
}

async function threeTimes(limit: number, call: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < limit * 3; at++) answers.push(await call(at))
  return answers
}

/** Exactly `limit` get through, the rest are told how long to wait. */
function expectLimited(answers: Answer[], limit: number): void {
  const refused = answers.map(({ status }, at) => (status === 429 ? at : -1)).filter((at) => at >= 0)
  expect({ first: refused[0], refused: refused.length }).toEqual({ first: limit, refused: answers.length - limit })
  for (const { headers, body } of answers.slice(limit)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toMatchObject({ status: false, code: 429, message: expect.stringMatching(/Too many attempts/) })
  }
}

const { login, reset, coupon, upload, place_order: placeOrder, review, search, shared_link: sharedLink } = limitTable
const order = (client: TestClient, at: number, how: CallOptions) =>
  client.post(placeUrl('MATRIX-demo'), buyerNo(at, { paymentMethod: 'cod' }), how)

test('signing in: by account, whatever password and whatever headers', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const tries = await threeTimes(login.person.points, (at) =>
    client.post('/api/ajax/auth/login', { email: 'seller@demo.test', password: `guess-${at}` }, how),
  )
  expectLimited(tries, login.person.points)
  // The right password does not open it either, and a fresh browser does not help.
  const fresh = await world.kedai.client()
  expect(
    (await fresh.post('/api/ajax/auth/login', { email: 'SELLER@demo.test ', password: 'demo-seller-1' }, how)).status,
  ).toBe(429)
  expect(
    (
      await fresh.post(
        '/api/ajax/auth/login',
        { email: 'seller@demo.test', password: 'demo-seller-1' },
        behindOneAddress(),
      )
    ).status,
  ).toBe(200)
})

test('asking for a new password', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  expectLimited(
    await threeTimes(reset.person.points, () =>
      client.post('/api/ajax/auth/forgot', { email: 'seller@rival.test' }, how),
    ),
    reset.person.points,
  )
})

test('rating what was bought, whether it is taken or not', async () => {
  const { token } = await orderIn(world, 'demo')
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  expectLimited(
    await threeTimes(review.person.points, (at) =>
      client.put(`/api/ajax/guest/order/${token}/reviews/${at + 1}`, { stars: 5 }, how),
    ),
    review.person.points,
  )
})

test('guessing coupons: the answer stays 200 and says no, with the time to wait', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const guess = (code: string) => client.post('/api/ajax/guest/coupon/MATRIX-demo', { code, quantity: 1 }, how)
  const limit = coupon.person.points
  const tries = await threeTimes(limit, (at) => guess(`GUESS${at}`))
  expect(new Set(tries.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 false']))
  expect(tries.map(({ headers }) => Number(headers['retry-after']) > 0)).toEqual(tries.map((_, at) => at >= limit))
  const right = await guess('DEMO10')
  expect([right.status, right.body.status, Number(right.headers['retry-after']) > 0]).toEqual([200, false, true])
  // Somebody else behind the same address is not held to it.
  expect(
    (
      await (
        await world.kedai.client()
      ).post('/api/ajax/guest/coupon/MATRIX-demo', { code: 'DEMO10', quantity: 1 }, how)
    ).body.status,
  ).toBe(true)
})

test('120 guesses at once are judged no oftener than 120 one after another', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const tries = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      client.post('/api/ajax/guest/coupon/MATRIX-demo', { code: `AT-ONCE-${at}`, quantity: 1 }, how),
    ),
  )
  expect(tries.filter(({ headers }) => headers['retry-after'] === undefined)).toHaveLength(coupon.person.points)
})

test('an address is its /64: another one within it is nobody new', async () => {
  const client = await world.kedai.client()
  const from = (at: number) => ({ remoteAddress: `2001:db8:77:1:${(at * 977).toString(16)}::${at + 1}` })
  const tries = await threeTimes(login.person.points, (at) =>
    client.post('/api/ajax/auth/login', { email: 'seller@rival.test', password: `guess-${at}` }, from(at)),
  )
  expectLimited(tries, login.person.points)
  expect(
    (
      await client.post(
        '/api/ajax/auth/login',
        { email: 'seller@rival.test', password: 'guess' },
        { remoteAddress: '2001:db8:77:2::1' },
      )
    ).status,
  ).toBe(422)
})

test('placing orders', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const answers = await threeTimes(placeOrder.person.points, (at) => order(client, at, how))
  expect(answers[0]?.status).toBe(200)
  expectLimited(answers, placeOrder.person.points)
})

test('uploading slips', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const { token } = await orderIn(world, 'demo')
  const slip = { paymentProof: { filename: 'slip.jpg', bytes: world.picture } }
  const answers = await threeTimes(upload.person.points, () =>
    client.multipart(`/api/ajax/guest/order/${token}/payment-proof`, slip, how),
  )
  expect(answers[0]?.status).toBe(200)
  expectLimited(answers, upload.person.points)
})

test('searching a shop', async () => {
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  expectLimited(
    await threeTimes(search.person.points, (at) =>
      client.get(`/api/ajax/guest/front-store/demo/items?term=mug${at}`, how),
    ),
    search.person.points,
  )
})

test('200 honest buyers behind one address all get through', async () => {
  const how = behindOneAddress()
  const statuses: number[] = []
  for (let at = 0; at < 200; at++) {
    const client = await world.kedai.client()
    expect(
      (await client.post('/api/ajax/guest/coupon/MATRIX-demo', { code: 'DEMO10', quantity: 1 }, how)).body.status,
    ).toBe(true)
    statuses.push((await order(client, 1_000 + at, how)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  report('limits', { limits: 6, buyers: 200 }, startedAt)
})

test('guessing links of invoices: only misses are counted, and who holds the link is let in from elsewhere', async () => {
  const { hashslug } = await makeApproved(world.kedai, world.shops.demo)
  const [client, how] = [await world.kedai.client(), behindOneAddress()]
  const open = (slug: string, from = how, by = client) => by.get(`/api/ajax/guest/invoices/${slug}`, from)
  for (let at = 0; at < sharedLink.person.points * 2; at++) expect((await open(hashslug)).status).toBe(200)
  const guesses = await threeTimes(sharedLink.person.points, (at) => open(`guess-${at}`))
  expectLimited(guesses, sharedLink.person.points)
  expect((await open(hashslug)).status).toBe(429)
  expect((await open(hashslug, how, await world.kedai.client())).status).toBe(200) // the next person behind the same address
  // Nor does a new browser for every guess help.
  const fresh = behindOneAddress()
  const statuses: number[] = []
  for (let at = 0; at <= sharedLink.address.points; at++)
    statuses.push(
      (
        await world.kedai.app.inject({
          url: `/api/ajax/guest/invoices/again-${at}`,
          remoteAddress: fresh.remoteAddress,
        })
      ).statusCode,
    )
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([sharedLink.address.points, 429])
})
