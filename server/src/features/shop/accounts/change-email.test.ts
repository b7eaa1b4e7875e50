import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

let kedai: TestApp
let me: TestClient
let username: string
let names = 0
const [begin, prove] = ['/api/ajax/account/email/begin', '/api/ajax/account/email/prove']

beforeAll(async () => {
  kedai = await startTestApp()
})
afterAll(() => kedai.close())
beforeEach(async () => {
  username = `kedai-emel${(names += 1)}`
  me = await kedai.client()
  await me.post('/api/ajax/auth/register', registrationFor(username))
  await kedai.mailbox() // the letter of welcome
})

const former = () => `${username}@mail.test`
const wanted = () => `baharu-${username}@mail.test`
const letters = async (to: string) => (await kedai.mailbox()).filter(({ recipient }) => recipient === to)
const codeSentTo = async (to: string) => /\b\d{6}\b/.exec((await letters(to)).at(-1)?.plain ?? '')?.[0] ?? ''
const mine = async () => (await me.get('/api/ajax/account')).body.data.email
const others = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code sent to the new address makes it the one to sign in with; the old one is told, other devices are out', async () => {
  const phone = await kedai.client()
  await phone.signIn(former(), goodPassword)
  const begun = await me.post(begin, { email: ` ${wanted().toUpperCase()} ` })
  expect([begun.status, begun.body.data, begun.body.message]).toEqual([
    200,
    null,
    `We sent a 6-digit code to ${wanted()}.`,
  ])
  expect([await mine(), begun.text.includes(await codeSentTo(wanted()))]).toEqual([former(), false])
  const proven = await me.post(prove, { code: await codeSentTo(wanted()) })
  expect([proven.status, proven.body.data.email]).toEqual([200, wanted()])
  expect((await letters(former())).at(-1)).toMatchObject({
    subject: 'The e-mail address of your account was changed',
    plain: expect.stringContaining(wanted()),
  })
  expect([(await me.get('/api/ajax/account')).status, (await phone.get('/api/ajax/account')).status]).toEqual([
    200, 401,
  ])
  expect([
    (await phone.signIn(former(), goodPassword)).status,
    (await phone.signIn(wanted(), goodPassword)).status,
  ]).toEqual([422, 200])
  expect((await me.post(prove, { code: await codeSentTo(wanted()) })).status).toBe(409) // used up
})

test('links for a new password that went to the old address are dead', async () => {
  await (await kedai.client()).post('/api/ajax/auth/forgot', { email: former() })
  await kedai.deps.jobs.runDue()
  const token = /reset\?token=([\w-]+)/.exec((await letters(former())).at(-1)?.html ?? '')?.[1] ?? ''
  expect(token).not.toBe('')
  await me.post(begin, { email: wanted() })
  expect((await me.post(prove, { code: await codeSentTo(wanted()) })).status).toBe(200)
  expect(
    (await (await kedai.client()).post('/api/ajax/auth/reset', { token, password: 'teh tarik jam lima' })).status,
  ).toBe(409)
})

test('a wrong code changes nothing, five of them end it, and half an hour does', async () => {
  await me.post(begin, { email: wanted() })
  const code = await codeSentTo(wanted())
  expect((await me.post(prove, { code: others(code) })).body).toMatchObject({
    code: 422,
    data: { code: ['This code is incorrect. Check the e-mail and try again.'] },
  })
  await kedai.asOwner('update email_changes set attempts = 5')
  expect((await me.post(prove, { code })).status).toBe(409)
  kedai.clock.advance(61_000)
  await me.post(begin, { email: wanted() })
  const late = await codeSentTo(wanted())
  await kedai.asOwner(`update email_changes set expires_at = $1`, [kedai.clock.now()])
  expect((await me.post(prove, { code: late })).status).toBe(409)
  expect(await mine()).toBe(former())
})

test('one’s own address is no other one', async () => {
  expect((await me.post(begin, { email: former() })).body.data).toEqual({
    email: ['This is already your e-mail address.'],
  })
})

test('every wrong code is counted, though it is refused', async () => {
  await me.post(begin, { email: wanted() })
  const code = await codeSentTo(wanted())
  for (const _ of [1, 2]) await me.post(prove, { code: others(code) })
  expect(await kedai.asOwner('select attempts from email_changes where email = $1', [wanted()])).toEqual([
    { attempts: 2 },
  ])
})

test('an address of somebody else is refused at once, and also when they were faster', async () => {
  const neighbour = await kedai.client()
  await neighbour.post('/api/ajax/auth/register', registrationFor(`jiran${names}`))
  for (const email of [`jiran${names}@mail.test`, 'bukan emel'])
    expect((await me.post(begin, { email })).body, email).toMatchObject({
      code: 422,
      data: { email: [expect.any(String)] },
    })
  await me.post(begin, { email: wanted() })
  const code = await codeSentTo(wanted())
  await neighbour.post(begin, { email: wanted() })
  expect((await neighbour.post(prove, { code: await codeSentTo(wanted()) })).status).toBe(200)
  expect((await me.post(prove, { code })).status).toBe(409)
  expect(await mine()).toBe(former())
})

test('it asks for a session and for a fresh proof of identity', async () => {
  const guest = await kedai.client()
  for (const [path, body] of [
    [begin, { email: wanted() }],
    [prove, { code: '123456' }],
  ] as const) {
    expect((await guest.post(path, body)).status).toBe(401)
    kedai.clock.advance(11 * 60_000)
    const asked = await me.post(path, body)
    expect([asked.status, asked.body.data]).toEqual([403, { must_confirm: true }])
  }
})
