import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp({ config: { rateLimits: true } })
  await (await shop.client()).post('/api/ajax/auth/register', registrationFor('kedai-had'))
})
afterAll(() => shop.close())

const email = 'kedai-had@mail.test'

/** A new browser each time; `from` is its address. */
const tries = async (
  count: number,
  url: string,
  body: (n: number) => object,
  from = '10.0.0.1',
  headers: Record<string, string> = {},
) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) {
    const answer = await (await shop.client()).post(url, body(n), { remoteAddress: from, headers })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  return statuses
}

test('five sign-ins a minute for an account and an address, the right password included', async () => {
  expect(await tries(15, '/api/ajax/auth/login', () => ({ email, password: 'bukan ini' }))).toEqual([
    ...Array(5).fill(422),
    ...Array(10).fill(429),
  ])
  expect(
    await tries(1, '/api/ajax/auth/login', () => ({ email: ` ${email.toUpperCase()}`, password: goodPassword })),
  ).toEqual([429])
  // Elsewhere the owner is not locked out by it; a made-up header is no other address.
  expect(
    await tries(1, '/api/ajax/auth/login', () => ({ email, password: goodPassword }), '10.0.0.1', {
      'x-forwarded-for': '10.9.9.9',
    }),
  ).toEqual([429])
  expect(await tries(1, '/api/ajax/auth/login', () => ({ email, password: goodPassword }), '10.0.0.2')).toEqual([200])
})

test('three mails for a new password an hour, known e-mail or not', async () => {
  for (const [address, from] of [
    [email, '10.0.1.1'],
    ['tiada@mail.test', '10.0.1.2'],
  ] as const) {
    expect(await tries(9, '/api/ajax/auth/forgot', () => ({ email: address }), from)).toEqual([
      ...Array(3).fill(200),
      ...Array(6).fill(429),
    ])
  }
})

describe('guesses for one account from many addresses', () => {
  const guess = async (at: number) =>
    await (
      await shop.client()
    ).post(
      '/api/ajax/auth/login',
      { email: 'kedai-jauh@mail.test', password: 'bukan ini' },
      { remoteAddress: `10.50.${at}.1` },
    )
  const enter = (client: TestClient, password = goodPassword, at = 250) =>
    client.post('/api/ajax/auth/login', { email: 'kedai-jauh@mail.test', password }, { remoteAddress: `10.51.${at}.1` })
  let own: TestClient
  beforeAll(async () => {
    own = await shop.client()
    await own.post('/api/ajax/auth/register', registrationFor('kedai-jauh'))
    await own.post('/api/ajax/auth/logout')
  })

  test('ten are judged, also of sixty at once; then the wait grows, and is told in words', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(
      /Too many failed sign-in attempts\. Try again in 1 minutes, use a device you have signed in on before, or reset your password by e-mail/,
    )
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      const { status, headers } = await guess(100 + round)
      expect(status).toBe(429)
      waits.push(Number(headers['retry-after']))
      shop.clock.advance(Number(headers['retry-after']) * 1000)
      expect((await guess(150 + round)).status).toBe(422)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    expect((await enter(await shop.client())).status).toBe(429) // the right password in a strange browser waits too
  })

  test('the owner comes in on a device that was used before, and by a new password', async () => {
    expect((await enter(own)).status).toBe(200)
    const strange = await shop.client()
    await strange.post('/api/ajax/auth/forgot', { email: 'kedai-jauh@mail.test' })
    const token = /token=([\w-]+)/.exec(
      (await shop.mailbox()).findLast(({ recipient }) => recipient === 'kedai-jauh@mail.test')?.plain ?? '',
    )?.[1]
    expect((await strange.post('/api/ajax/auth/reset', { token, password: 'teh tarik jam lima' })).status).toBe(200)
    expect((await enter(await shop.client(), 'teh tarik jam lima')).status).toBe(429)
    expect((await enter(strange, 'teh tarik jam lima')).status).toBe(200)
  })

  test('a device that is known for one account is a stranger to another, and its cookie cannot be made up', async () => {
    const other = await shop.client()
    await other.post('/api/ajax/auth/register', registrationFor('kedai-lain'))
    expect((await enter(other, 'teh tarik jam lima')).status).toBe(429)
    const [id] = (other.cookies.get('kedai_device') ?? '').split('.')
    other.cookies.set('kedai_device', `${id}.${'A'.repeat(22)}`)
    expect((await enter(other, 'teh tarik jam lima')).status).toBe(429)
  })

  test('on a known device guesses are counted too', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push((await enter(own, 'bukan ini', at)).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  })
})

test('codes of an authenticator are counted with the passwords', async () => {
  const owner = await shop.client()
  await owner.post('/api/ajax/auth/register', registrationFor('kedai-kod'))
  await shop.asOwner(
    `update users set totp_secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' where email = 'kedai-kod@mail.test'`,
  )
  const stranger = await shop.client()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      stranger.post(
        '/api/ajax/auth/login',
        { email: 'kedai-kod@mail.test', password: goodPassword, code: String(100_000 + at) },
        { remoteAddress: `10.52.${at}.1` },
      ),
    ),
  )
  expect(answers.filter(({ body }) => body.data?.code !== undefined)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
})

test('one address is mailed five times an hour, however many ask; known or not, the answer is the same', async () => {
  const asked = async (address: string, net: number) =>
    Promise.all(
      Array.from({ length: 16 }, async (_, at) =>
        (await shop.client()).post('/api/ajax/auth/forgot', { email: address }, { remoteAddress: `10.${net}.${at}.1` }),
      ),
    )
  const before = (await shop.mailbox()).filter(({ recipient }) => recipient === email).length
  for (const [address, net] of [
    [email, 60],
    ['tiada-enam@mail.test', 61],
  ] as const) {
    const answers = await asked(address, net)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5 - (address === email ? 3 : 0)) // three were asked for above
    expect(answers.find(({ status }) => status === 429)?.body.message).toMatch(
      /Several links were already requested for this e-mail address\. If it has an account/,
    )
  }
  expect((await shop.mailbox()).filter(({ recipient }) => recipient === email).length - before).toBe(2)
})

test('a hundred sign-ins an hour from one address, whoever they are for', { timeout: 60_000 }, async () => {
  const statuses = await tries(
    101,
    '/api/ajax/auth/login',
    (n) => ({ email: `jiran${n}@mail.test`, password: 'bukan ini' }),
    '10.0.2.1',
  )
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422))
  expect(statuses[100]).toBe(429)
})

test('refused forms do not use up the tries to register', async () => {
  const statuses = await tries(
    12,
    '/api/ajax/auth/register',
    () => registrationFor('ok-nama', { password: 'pendek' }),
    '10.0.3.1',
  )
  expect(statuses).toEqual(Array(12).fill(422))
})

test('a username is asked for at most sixty times a minute', async () => {
  const client = await shop.client()
  await client.post('/api/ajax/auth/logout') // somebody with a cookie
  const statuses: number[] = []
  for (let n = 0; n < 65; n++)
    statuses.push((await client.get(`/api/ajax/auth/username/kedai-${n}`, { remoteAddress: '10.0.4.1' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
})
