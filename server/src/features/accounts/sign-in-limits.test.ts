import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import { goodPassword, registrationFor } from '../../platform/test-app/registration-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp({ config: { rateLimits: true } })
  await (await shop.client()).post('/api/ajax/auth/register', registrationFor('kedai-had'))
})
afterAll(() => shop.close())

const email = 'kedai-had@mail.test'

/** A new browser each time; `from` is its address. */
const tries = async (count: number, url: string, body: (n: number) => object, from = '10.0.0.1', headers: Record<string, string> = {}) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) {
    const answer = await (await shop.client()).post(url, body(n), { remoteAddress: from, headers })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  return statuses
}

test('five sign-ins a minute for an account and an address, the right password included', async () => {
  expect(await tries(15, '/api/ajax/auth/login', () => ({ email, password: 'bukan ini' }))).toEqual([...Array(5).fill(422), ...Array(10).fill(429)])
  expect(await tries(1, '/api/ajax/auth/login', () => ({ email: ` ${email.toUpperCase()}`, password: goodPassword }))).toEqual([429])
  // Elsewhere the owner is not locked out by it; a made-up header is no other address.
  expect(await tries(1, '/api/ajax/auth/login', () => ({ email, password: goodPassword }), '10.0.0.1', { 'x-forwarded-for': '10.9.9.9' })).toEqual([429])
  expect(await tries(1, '/api/ajax/auth/login', () => ({ email, password: goodPassword }), '10.0.0.2')).toEqual([200])
})

test('three mails for a new password an hour, known e-mail or not', async () => {
  for (const [address, from] of [[email, '10.0.1.1'], ['tiada@mail.test', '10.0.1.2']] as const) {
    expect(await tries(9, '/api/ajax/auth/forgot', () => ({ email: address }), from)).toEqual([...Array(3).fill(200), ...Array(6).fill(429)])
  }
})

test('a hundred sign-ins an hour from one address, whoever they are for', { timeout: 60_000 }, async () => {
  const statuses = await tries(101, '/api/ajax/auth/login', (n) => ({ email: `jiran${n}@mail.test`, password: 'bukan ini' }), '10.0.2.1')
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422))
  expect(statuses[100]).toBe(429)
})

test('refused forms do not use up the tries to register', async () => {
  const statuses = await tries(12, '/api/ajax/auth/register', () => registrationFor('ok-nama', { password: 'pendek' }), '10.0.3.1')
  expect(statuses).toEqual(Array(12).fill(422))
})

test('a username is asked for at most sixty times a minute', async () => {
  const client = await shop.client()
  await client.post('/api/ajax/auth/logout') // somebody with a cookie
  const statuses: number[] = []
  for (let n = 0; n < 65; n++) statuses.push((await client.get(`/api/ajax/auth/username/kedai-${n}`, { remoteAddress: '10.0.4.1' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
})
