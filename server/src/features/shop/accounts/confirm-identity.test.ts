import { success } from '@kedai/contracts/envelope.ts'
import { generateSync } from 'otplib'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Feature } from '../../../platform/feature.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mustHaveConfirmed } from './actions/must-have-confirmed.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'

const door: Feature = {
  name: 'a dear door',
  async routes(app) {
    app.post(
      '/api/ajax/seller/dear',
      {
        schema: { response: { 200: success(z.string()) }, hide: true },
        preHandler: [mustManage('bank_accounts'), mustHaveConfirmed],
      },
      async () => ok('open'),
    )
  },
}

let shop: TestApp
let owner: TestClient
beforeAll(async () => {
  shop = await startTestApp({ features: [door], config: { rateLimits: true } })
  for (const name of ['kedai-satu', 'kedai-dua', 'kedai-kod'])
    await (await shop.client()).post('/api/ajax/auth/register', registrationFor(name))
})
beforeEach(async () => {
  await shop.asOwner('delete from rate_limits')
  owner = await shop.client()
  await owner.signIn('kedai-satu@mail.test', goodPassword)
})
afterAll(() => shop.close())

const knock = (client = owner) => client.post('/api/ajax/seller/dear')
const confirm = (body: object, client = owner) => client.post('/api/ajax/account/confirm', body)
const minutes = (count: number) => shop.clock.advance(count * 60_000)

test('who has just signed in is let in; ten minutes later he is asked, and told how', async () => {
  expect((await knock()).status).toBe(200)
  minutes(10)
  expect(await knock()).toMatchObject({
    status: 403,
    body: { message: 'Enter your password to continue.', data: { must_confirm: true } },
  })
})

test('the password opens the door for ten minutes, in this browser alone', async () => {
  const phone = await shop.client()
  await phone.signIn('kedai-satu@mail.test', goodPassword)
  minutes(11)
  expect(await confirm({ password: goodPassword })).toMatchObject({
    status: 200,
    body: { data: { confirmed_until: expect.stringMatching(/^2026-11-20 \d\d:\d\d:00$/) } },
  })
  expect((await knock()).status).toBe(200)
  expect((await confirm({ password: goodPassword })).status).toBe(200) // twice is once
  expect((await knock(phone)).status).toBe(403)
  minutes(10)
  expect((await knock()).status).toBe(403)
})

describe('the door stays shut', () => {
  test('for a wrong password, which is said at its field', async () => {
    minutes(11)
    expect((await confirm({ password: 'bukan ini' })).body).toMatchObject({
      code: 422,
      data: { password: ['Incorrect password. Check it and try again.'] },
    })
    expect((await confirm({})).body.data).toEqual({ password: ['Password is required.'] })
    expect((await knock()).status).toBe(403)
  })

  test('after five wrong passwords for the right one too', async () => {
    for (let n = 0; n < 5; n++) await confirm({ password: `bukan ${n}` })
    expect((await confirm({ password: goodPassword })).status).toBe(429)
  })

  test('for a guest, who is asked to sign in', async () => {
    const guest = await shop.client()
    expect((await confirm({ password: goodPassword }, guest)).status).toBe(401)
    expect((await knock(guest)).status).toBe(401)
  })
})

test('an account with an authenticator gives its code as well', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const client = await shop.client()
  await client.signIn('kedai-kod@mail.test', goodPassword)
  await shop.asOwner('update users set totp_secret = $1 where email = $2', [secret, 'kedai-kod@mail.test'])
  minutes(11)
  expect((await confirm({ password: goodPassword }, client)).body.data).toEqual({
    code: ['Enter the 6-digit code from your authenticator app.'],
  })
  const code = generateSync({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1000) })
  expect((await confirm({ password: goodPassword, code }, client)).status).toBe(200)
  expect((await knock(client)).status).toBe(200)
})
