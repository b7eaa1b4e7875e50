import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true } })
})
afterAll(() => app.close())

const verified = async (client: Awaited<ReturnType<TestApp['client']>>) =>
  (await client.get('/api/ajax/auth/me')).body.data.user.email_verified
const linkTo = async (email: string) => {
  const mail = (await app.mailbox()).findLast(
    ({ recipient, plain }) => recipient === email && plain.includes('/confirm-email?token='),
  )
  return /confirm-email\?token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
}

describe('a new account', () => {
  test('is confirmed by the link of its mail, by anybody who holds it, once and for good', async () => {
    const client = await app.client()
    expect(
      (await client.post('/api/ajax/auth/register', registrationFor('kedai-baru'))).body.data.user.email_verified,
    ).toBe(false)
    const token = await linkTo('kedai-baru@mail.test')
    const phone = await app.client()
    expect((await phone.post('/api/ajax/auth/confirm-email', { token: `${token}x` })).status).toBe(409)
    expect(await verified(client)).toBe(false)
    expect((await phone.post('/api/ajax/auth/confirm-email', { token })).status).toBe(200)
    expect((await phone.post('/api/ajax/auth/confirm-email', { token })).status).toBe(200)
    expect(await verified(client)).toBe(true)
    expect((await client.post('/api/ajax/account/email/confirmation')).body.message).toMatch(/already confirmed/)
  })

  test('asks for another link, three times an hour', async () => {
    const client = await app.client()
    await client.post('/api/ajax/auth/register', registrationFor('kedai-lagi'))
    const first = await linkTo('kedai-lagi@mail.test')
    const answers = []
    for (let time = 0; time < 4; time++)
      answers.push((await client.post('/api/ajax/account/email/confirmation')).status)
    expect(answers).toEqual([200, 200, 200, 429])
    const token = await linkTo('kedai-lagi@mail.test')
    expect(token).not.toBe(first)
    expect((await client.post('/api/ajax/auth/confirm-email', { token })).status).toBe(200)
  })

  test('cannot use a link after three days, nor one for an address it no longer has', async () => {
    const client = await app.client()
    await client.post('/api/ajax/auth/register', registrationFor('kedai-lambat'))
    const token = await linkTo('kedai-lambat@mail.test')
    await app.asOwner(`update users set email = 'lain@mail.test' where email = 'kedai-lambat@mail.test'`)
    expect((await client.post('/api/ajax/auth/confirm-email', { token })).status).toBe(409)
    await app.asOwner(`update users set email = 'kedai-lambat@mail.test' where email = 'lain@mail.test'`)
    await app.asOwner(`update email_confirmations set expires_at = expires_at - interval '3 days'`)
    expect((await client.post('/api/ajax/auth/confirm-email', { token })).status).toBe(409)
  })

  test('proves its address by choosing a new password, too', async () => {
    const client = await app.client()
    await client.post('/api/ajax/auth/register', registrationFor('kedai-lupa'))
    await client.post('/api/ajax/auth/forgot', { email: 'kedai-lupa@mail.test' })
    const mail = (await app.mailbox()).findLast(
      ({ recipient, plain }) => recipient === 'kedai-lupa@mail.test' && plain.includes('/reset?token='),
    )
    const token = /reset\?token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
    const password = `${goodPassword} lagi`
    expect((await client.post('/api/ajax/auth/reset', { token, password })).status).toBe(200)
    await client.signIn('kedai-lupa@mail.test', password)
    expect(await verified(client)).toBe(true)
  })
})

test('with REGISTRATION=closed nobody opens an account, and the refusal says whom to ask', async () => {
  const closed = await startTestApp({ config: { registration: false } })
  const client = await closed.client()
  const answer = await client.post('/api/ajax/auth/register', registrationFor('kedai-tutup'))
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringMatching(/Registration is closed/)])
  expect(await closed.asOwner('select 1 from users')).toEqual([])
  await closed.close()
})
