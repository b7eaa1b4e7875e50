import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

let kedai: TestApp
let me: TestClient
let email: string
let names = 0
beforeAll(async () => {
  kedai = await startTestApp()
})
afterAll(() => kedai.close())
beforeEach(async () => {
  const username = `kedai-saya${(names += 1)}`
  email = `${username}@mail.test`
  me = await kedai.client()
  await me.post('/api/ajax/auth/register', registrationFor(username))
  await kedai.mailbox() // the letter of welcome
})

const account = '/api/ajax/account'
const whoAmI = async (client: TestClient) => (await client.get('/api/ajax/auth/me')).status
async function device(): Promise<TestClient> {
  const client = await kedai.client()
  expect((await client.signIn(email, goodPassword)).status).toBe(200)
  return client
}

test('nobody has an account without a session', async () => {
  const guest = await kedai.client()
  for (const call of ['', '/sessions']) expect((await guest.get(account + call)).status).toBe(401)
  for (const call of [
    '/profile',
    '/password',
    '/totp/begin',
    '/totp/prove',
    '/totp/remove',
    '/totp/recovery-codes',
    '/sessions/end-others',
  ]) {
    expect((await guest.post(account + call, { name: 'Siti', code: '1', current: 'a', password: 'b' })).status).toBe(
      401,
    )
  }
})

test('name and phone are saved, or refused at their fields', async () => {
  expect((await me.post(`${account}/profile`, { name: 'Siti Aminah', phone: '019-876 5432' })).body.data).toMatchObject(
    { name: 'Siti Aminah', phone: '+60198765432', email, has_totp: false },
  )
  expect((await me.get('/api/ajax/auth/me')).body.data.user.email).toBe(email)
  expect(Object.keys((await me.post(`${account}/profile`, { name: '', phone: '12' })).body.data)).toContain('name')
  expect((await me.post(`${account}/profile`, { name: 'Siti', phone: '12' })).body.data).toEqual({
    phone: [expect.stringContaining('phone number')],
  })
})

test('another password signs every other device out, keeps this one under a new id, and is told by mail', async () => {
  const phone = await device()
  const before = me.cookies.get('kedai')
  expect(
    (await me.post(`${account}/password`, { current: 'bukan ini', password: 'teh tarik jam lima' })).body.data,
  ).toEqual({ current: ['Incorrect password. Check it and try again.'] })
  expect(
    (await me.post(`${account}/password`, { current: goodPassword, password: 'pendek' })).body.data.password,
  ).toHaveLength(1)
  expect((await me.post(`${account}/password`, { current: goodPassword, password: 'teh tarik jam lima' })).status).toBe(
    200,
  )
  expect(me.cookies.get('kedai')).not.toBe(before)
  expect([await whoAmI(me), await whoAmI(phone)]).toEqual([200, 401])
  expect((await phone.signIn(email, goodPassword)).status).toBe(422)
  expect((await phone.signIn(email, 'teh tarik jam lima')).status).toBe(200)
  expect((await kedai.mailbox()).at(-1)).toMatchObject({ recipient: email, subject: 'Your password was changed' })
})

describe('devices', () => {
  test('are listed without a whole address, and ended one by one or all', async () => {
    const [phone, laptop] = [await device(), await device()]
    const { data } = (await me.get(`${account}/sessions`)).body
    expect(data).toHaveLength(3)
    expect(data.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1)
    expect(data[0].place).toBe('127.0.0.…')
    const other = (await phone.get(`${account}/sessions`)).body.data.find(
      (one: { is_current: boolean }) => one.is_current,
    )
    expect((await me.post(`${account}/sessions/${other.id}/end`)).body.data).toHaveLength(2)
    expect((await me.post(`${account}/sessions/${other.id}/end`)).status).toBe(404)
    expect([await whoAmI(phone), await whoAmI(laptop)]).toEqual([401, 200])
    expect((await me.post(`${account}/sessions/end-others`)).status).toBe(200)
    expect([await whoAmI(me), await whoAmI(laptop)]).toEqual([200, 401])
  })

  test('of somebody else are none of mine', async () => {
    const stranger = await kedai.client()
    await stranger.post('/api/ajax/auth/register', registrationFor(`kedai-asing${names}`))
    const theirs = (await stranger.get(`${account}/sessions`)).body.data[0]
    expect((await me.post(`${account}/sessions/${theirs.id}/end`)).status).toBe(404)
    expect(await whoAmI(stranger)).toBe(200)
  })
})

describe('two steps', () => {
  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(kedai.clock.now().getTime() / 1000) })
  const signIn = async (code?: string) =>
    (await kedai.client()).post('/api/ajax/auth/login', { email, password: goodPassword, code })
  async function turnOn(): Promise<{ secret: string; codes: string[] }> {
    const { secret, uri, qr } = (await me.post(`${account}/totp/begin`)).body.data
    expect(qr).toMatch(/^data:image\/png;base64,/)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect((await me.post(`${account}/totp/prove`, { code: '000000' })).status).toBe(422)
    expect((await signIn()).status).toBe(200) // not yet
    const { codes } = (await me.post(`${account}/totp/prove`, { code: codeOf(secret) })).body.data
    return { secret, codes }
  }

  test('begin with a picture and the first code; the second step is asked for from then on', async () => {
    const phone = await device()
    const { secret, codes } = await turnOn()
    expect(new Set(codes).size).toBe(10)
    expect([await whoAmI(me), await whoAmI(phone)]).toEqual([200, 401])
    expect((await signIn()).body.data).toHaveProperty('code')
    kedai.clock.advance(60_000)
    expect((await signIn(codeOf(secret))).status).toBe(200)
    expect((await me.get(account)).body.data).toMatchObject({ has_totp: true, recovery_codes_left: 10 })
    expect((await me.post(`${account}/totp/begin`)).status).toBe(409)
  })

  test('a recovery code opens once, even when sent ten times; new codes end the old', async () => {
    const { codes } = await turnOn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(codes[0]?.toUpperCase())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await me.get(account)).body.data.recovery_codes_left).toBe(9)
    const fresh = (await me.post(`${account}/totp/recovery-codes`)).body.data.codes
    expect((await signIn(codes[1])).status).toBe(422)
    expect((await signIn(fresh[0])).status).toBe(200)
    for (const { row } of await kedai.asOwner<{ row: string }>(
      'select recovery_codes::text as row from recovery_codes',
    ))
      expect(row).not.toContain(fresh[1])
  })

  test('end with a fresh proof, and only with one', async () => {
    const { codes } = await turnOn()
    kedai.clock.advance(11 * 60_000)
    expect(await me.post(`${account}/totp/remove`)).toMatchObject({
      status: 403,
      body: { data: { must_confirm: true } },
    })
    expect((await me.post(`${account}/confirm`, { password: goodPassword })).body.data).toHaveProperty('code')
    expect((await me.post(`${account}/confirm`, { password: goodPassword, code: codes[2] })).status).toBe(200)
    expect((await me.post(`${account}/totp/remove`)).body.data).toMatchObject({
      has_totp: false,
      recovery_codes_left: 0,
    })
    expect((await me.post(`${account}/totp/remove`)).status).toBe(200) // twice is once
    expect((await signIn()).status).toBe(200)
  })
})
