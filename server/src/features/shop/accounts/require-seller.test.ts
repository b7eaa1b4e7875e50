import { success } from '@kedai/contracts/envelope.ts'
import { workNames } from '@kedai/domain/people/permissions.ts'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Feature } from '../../../platform/feature.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff } from './actions/add-staff.ts'
import { mustBeSeller, mustManage } from '../../../platform/sellers/require-seller.ts'
import { hashPassword } from './actions/passwords.ts'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'

const reply = success(z.object({ shop: z.string(), role: z.string() }))
const doors: Feature = {
  name: 'doors for tests',
  async routes(app) {
    const schema = { response: { 200: reply }, hide: true }
    app.get('/api/ajax/seller/any', { schema, preHandler: mustBeSeller }, async ({ seller }) =>
      ok({ shop: seller.username, role: seller.role }),
    )
    for (const work of workNames) {
      app.get(`/api/ajax/seller/${work}-work`, { schema, preHandler: mustManage(work) }, async ({ seller }) =>
        ok({ shop: seller.username, role: seller.role }),
      )
    }
  },
}

let shop: TestApp
let owner: TestClient
let staff: TestClient
const staffEmail = 'pembantu@mail.test'

beforeAll(async () => {
  shop = await startTestApp({ features: [doors] })
  owner = await shop.client()
  const { body } = await owner.post('/api/ajax/auth/register', registrationFor('kedai-satu'))
  await (await shop.client()).post('/api/ajax/auth/register', registrationFor('kedai-lain'))
  const shopId: number = body.data.shops[0].id
  const passwordHash = await hashPassword(goodPassword)
  await inTransaction(shop.db, { shopId }, (trx) =>
    addStaff(trx, { shopId, name: 'Pembantu', email: staffEmail, passwordHash, lang: 'ms', permissions: ['orders'] }),
  )
  staff = await shop.client()
  await staff.signIn(staffEmail, goodPassword)
})
afterAll(() => shop.close())

const any = '/api/ajax/seller/any'

describe('who may act for a shop', () => {
  test('nobody without a session', async () => {
    const stranger = await shop.client('ms')
    expect(await stranger.get(any)).toMatchObject({ status: 401, body: { message: 'Sila log masuk dahulu.' } })
  })

  test('members, for their own shop, named or not', async () => {
    expect((await owner.get(any)).body.data).toEqual({ shop: 'kedai-satu', role: 'owner' })
    expect((await staff.get(any, { headers: { 'x-shop': 'Kedai-Satu' } })).body.data).toEqual({
      shop: 'kedai-satu',
      role: 'staff',
    })
    expect((await staff.get(`${any}?shop=kedai-satu`)).body.data).toEqual({ shop: 'kedai-satu', role: 'staff' })
    expect((await staff.get(`${any}?shop=kedai-lain`)).status).toBe(404)
  })

  test('for a foreign shop and a missing one they hear the same', async () => {
    const [foreign, missing] = [
      await owner.get(any, { headers: { 'x-shop': 'kedai-lain' } }),
      await owner.get(any, { headers: { 'x-shop': 'tiada-kedai' } }),
    ]
    expect(foreign.status).toBe(404)
    expect(missing.text).toBe(foreign.text)
  })

  test('on a shop’s own host a seller’s session is not seen', async () => {
    expect((await owner.get(any, { headers: { host: 'kedai-satu.localhost:3000' } })).status).toBe(401)
  })
})

describe('what they may do there', () => {
  test.each(workNames)('%s: the owner may, staff with the right to orders only that', async (work) => {
    expect((await owner.get(`/api/ajax/seller/${work}-work`)).status).toBe(200)
    const answer = await staff.get(`/api/ajax/seller/${work}-work`)
    expect(answer.status).toBe(work === 'orders' ? 200 : 403)
    if (work !== 'orders')
      expect(answer.body.message).toBe('You do not have permission to do this. Ask the shop owner for access.')
  })

  test('a right taken away, and then the membership, end with the next call', async () => {
    const member = 'user_id = (select id from users where email = $1)'
    await shop.asOwner(`update shop_members set permissions = '{}' where ${member}`, [staffEmail])
    expect((await staff.get('/api/ajax/seller/orders-work')).status).toBe(403)
    expect((await staff.get(any)).status).toBe(200)
    await shop.asOwner(`delete from shop_members where ${member}`, [staffEmail])
    expect(await staff.get(any)).toMatchObject({
      status: 403,
      body: { message: 'Your account no longer belongs to any shop. Ask a shop owner to add you again.' },
    })
    expect((await staff.get('/api/ajax/auth/me')).body.data.shops).toEqual([])
  })
})
