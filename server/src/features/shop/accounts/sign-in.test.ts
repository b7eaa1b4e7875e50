import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { hashPassword, nobodysHash } from './actions/passwords.ts'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
  for (const username of ['kedai-ina', 'kedai-totp'])
    await (await shop.client()).post('/api/ajax/auth/register', registrationFor(username))
})
afterAll(() => shop.close())

const me = '/api/ajax/auth/me'
const email = 'kedai-ina@mail.test'

describe('who signs in', () => {
  test('gets a new id, and the id from before is worth nothing', async () => {
    const client = await shop.client()
    await client.signIn(email, goodPassword)
    const first = client.cookies.get('kedai') ?? ''
    expect(Buffer.from(first, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    await client.signIn(` ${email.toUpperCase()} `, goodPassword)
    const second = client.cookies.get('kedai')
    expect(second).not.toBe(first)
    expect((await client.get(me)).status).toBe(200)
    client.cookies.set('kedai', first)
    expect((await client.get(me)).status).toBe(401)
  })

  test('does not keep an id somebody else has planted', async () => {
    const planted = 'a'.repeat(43)
    const client = await shop.client()
    client.cookies.set('kedai', planted)
    client.csrf = (await client.get(me)).body.data.csrf_token
    expect((await client.signIn(email, goodPassword)).status).toBe(200)
    expect(client.cookies.get('kedai')).not.toBe(planted)
  })

  test('leaves only a hash of the id behind', async () => {
    const client = await shop.client()
    await client.signIn(email, goodPassword)
    const rows = await shop.asOwner<{ row: string }>('select sessions::text as row from sessions')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(client.cookies.get('kedai'))
  })

  test('writes with the token of the answer, and no longer with the one from before', async () => {
    const client = await shop.client()
    const before = client.csrf ?? ''
    await client.signIn(email, goodPassword)
    expect(
      (await client.post('/api/ajax/auth/logout', undefined, { headers: { 'x-csrf-token': before } })).status,
    ).toBe(403)
    const out = await client.post('/api/ajax/auth/logout')
    expect(out).toMatchObject({ status: 200, body: { data: { redirect_to: '/login' } } })
    expect(client.cookies.has('kedai')).toBe(false)
    expect((await client.signIn(email, goodPassword)).status).toBe(200)
  })
})

test('who signs out is out, with the old cookie too', async () => {
  const client = await shop.client()
  await client.signIn(email, goodPassword)
  const id = client.cookies.get('kedai') ?? ''
  await client.post('/api/ajax/auth/logout')
  expect((await client.post('/api/ajax/auth/logout')).status).toBe(200) // twice is once
  client.cookies.set('kedai', id)
  expect((await client.get(me)).status).toBe(401)
})

describe('who cannot sign in', () => {
  const wrong = async (address: string, password: string) => (await shop.client('ms')).signIn(address, password)

  test('hears the same for a known e-mail and an unknown one', async () => {
    const [known, unknown] = [await wrong(email, 'bukan ini'), await wrong('tiada@mail.test', 'bukan ini')]
    expect(known).toMatchObject({
      status: 422,
      body: {
        message: 'E-mel atau kata laluan tidak betul. Semak ejaan, atau tetapkan kata laluan baharu.',
        data: { general: [expect.any(String)] },
      },
    })
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
  })

  test('waits as long for the one as for the other', async () => {
    const client = await shop.client()
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 15; round++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `tiada${round}@mail.test`],
      ] as const) {
        const started = performance.now()
        await client.signIn(address, 'bukan ini')
        times[kind]?.push(performance.now() - started)
      }
    }
    // The quickest of each: a busy machine only ever adds to a time. A skipped hash would be several times quicker.
    const [known, unknown] = [quickest(times['known']), quickest(times['unknown'])]
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
    // The control: the comparison is of the slow thing, not of two quick refusals.
    expect(unknown).toBeGreaterThan(5)
  })

  test('is checked against a hash as dear as everybody else’s', async () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4)
    expect(costOf(nobodysHash)).toEqual(costOf(await hashPassword('whatever')))
  })

  test('is told which field is empty', async () => {
    const answer = await (await shop.client('zh')).post('/api/ajax/auth/login', { email: '' })
    expect(answer).toMatchObject({
      status: 422,
      body: { data: { email: ['请填写电子邮箱。'], password: ['请填写密码。'] } },
    })
  })

  test('may not do it from elsewhere, or without a token', async () => {
    const client = await shop.client()
    const body = { email, password: goodPassword }
    expect(
      (await client.post('/api/ajax/auth/login', body, { headers: { 'sec-fetch-site': 'same-site' } })).status,
    ).toBe(403)
    client.csrf = null
    expect((await client.post('/api/ajax/auth/login', body)).status).toBe(403)
    expect(client.cookies.has('kedai')).toBe(false)
  })
})

test('sellers sign in on the bare host alone', async () => {
  const client = await shop.client('en', 'kedai-ina.localhost:3000')
  expect(await client.signIn(email, goodPassword)).toMatchObject({
    status: 409,
    body: {
      message: 'Sellers sign in at http://localhost:3000/login.',
      data: { redirect_to: 'http://localhost:3000/login' },
    },
  })
})

test('`me` tells who it is, and hands everybody a token that works', async () => {
  const client = await shop.client()
  client.csrf = null
  const stranger = await client.get(me)
  expect(stranger).toMatchObject({
    status: 401,
    body: { message: 'Please sign in first.', data: { csrf_token: expect.any(String) } },
  })
  expect((await client.signIn(email, goodPassword)).status).toBe(200) // with the token of the refusal
  const { body, headers } = await client.get(me)
  expect(body.data).toMatchObject({
    user: { email, name: 'Nur Aisyah binti Rahman' },
    shops: [{ username: 'kedai-ina', role: 'owner', permissions: [] }],
    memberships: [],
  })
  expect(headers['cache-control']).toBe('private, no-store')
})

describe('an account with an authenticator', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const person = 'kedai-totp@mail.test'
  const codeAt = (secondsLater: number) =>
    generateSync({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1000) + secondsLater })
  const signIn = async (code?: string, password = goodPassword) =>
    (await shop.client()).post('/api/ajax/auth/login', { email: person, password, code })
  beforeAll(() => shop.asOwner('update users set totp_secret = $1 where email = $2', [secret, person]))

  test('is asked for the code after the password, not before', async () => {
    expect((await signIn()).body).toMatchObject({
      code: 422,
      data: { code: ['Enter the 6-digit code from your authenticator app.'] },
    })
    expect(Object.keys((await signIn(codeAt(0), 'bukan ini')).body.data)).toEqual(['general'])
  })

  test('opens with a code once, and never with an older one again', async () => {
    const code = codeAt(0)
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await signIn(code)).body.data).toEqual({
      code: ['This code is incorrect or already used. Wait for the next code and try again.'],
    })
    expect((await signIn(codeAt(-30))).status).toBe(422)
    shop.clock.advance(60_000)
    expect((await signIn(codeAt(0))).status).toBe(200)
  })

  test('opens once when one code is sent ten times at once', async () => {
    shop.clock.advance(60_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(codeAt(0))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each(['000000', '12345', 'abcdef', '1234567'])('stays shut for %s', async (code) =>
    expect((await signIn(code)).status).toBe(422),
  )

  test('stays shut for a code of a minute ago', async () => {
    shop.clock.advance(120_000)
    expect((await signIn(codeAt(-90))).status).toBe(422)
    expect((await signIn(codeAt(90))).status).toBe(422)
  })
})

const quickest = (values: number[] = []): number => Math.min(...values)
