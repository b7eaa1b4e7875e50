import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, placeTestOrder, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/opening'
let app: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'lama')
  owner = await signedIn(app, shop.ownerId)
})
afterAll(() => app.close())

const doneOf = async (client: TestClient): Promise<string[]> =>
  (await client.get(path)).body.data.steps
    .filter(({ is_done }: { is_done: boolean }) => is_done)
    .map(({ name }: { name: string }) => name)

describe('a shop that was just registered', () => {
  let fresh: TestClient
  beforeAll(async () => {
    fresh = await app.client('ms')
    await fresh.post('/api/ajax/auth/register', registrationFor('kedai-baharu'))
  })

  test('has its name, and ships to every state; nobody can pay yet', async () => {
    const { body } = await fresh.get(path)
    expect(await doneOf(fresh)).toEqual(['name', 'shipping'])
    expect(body.data).toMatchObject({ done: 2, next: 'payment', is_dismissed: false })
    const zones = await app.asOwner<{ name: string; states: string[] }>(
      `select z.name, z.states from shipping_zones z join shops s on s.id = z.shop_id where s.username = 'kedai-baharu' order by position`,
    )
    expect(zones.map(({ name }) => name)).toEqual(['Semenanjung Malaysia', 'Sabah, Sarawak dan Labuan'])
    expect(new Set(zones.flatMap(({ states }) => states)).size).toBe(16)
    expect(
      await app.asOwner(
        `select 1 from payment_methods m join shops s on s.id = m.shop_id where s.username = 'kedai-baharu' and m.is_active`,
      ),
    ).toEqual([])
  })

  test('is told exactly what keeps buyers from paying', async () => {
    const needs = async () => (await fresh.get(path)).body.data.payment_needs
    const accounts = '/api/ajax/seller/bank-accounts'
    const account = { bank: 'Maybank', number: '5140 1234 5678', holder: 'Aisyah' }
    expect(await needs()).toBe('account')
    const [{ id }] = (await fresh.post(accounts, { ...account, is_shown: false })).body.data.accounts
    expect(await needs()).toBe('shown')
    await fresh.put(`${accounts}/${id}`, account)
    expect(await needs()).toBeNull()
    await fresh.post('/api/ajax/seller/payment-methods/switch', { code: 'bank_transfer', is_active: false })
    expect(await needs()).toBe('switch')
  })

  test('has a link to share, as a text for WhatsApp and as a code', async () => {
    const { share } = (await fresh.get(path)).body.data
    expect(share.url).toMatch(/\/s\/kedai-baharu$/)
    expect(share.text).toBe(
      `Hai! Kini anda boleh membuat pesanan di Dapur Kak Aisyah dalam talian. Pilih barang dan bayar di sini:\n${share.url}`,
    )
    expect(decodeURIComponent(new URL(share.whatsapp_link).search)).toBe(`?text=${share.text}`)
    expect(share.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  })

  test('counts sharing once somebody did it, and keeps the first time', async () => {
    expect((await fresh.post(`${path}/share`, {})).body.data.steps).toContainEqual({ name: 'share', is_done: true })
    const sharedAt = async () =>
      (await app.asOwner<{ shared_at: Date }>('select shared_at from openings where shared_at is not null'))[0]
        ?.shared_at
    const first = await sharedAt()
    app.clock.advance(60_000)
    expect((await fresh.post(`${path}/share`, {})).status).toBe(200)
    expect(await sharedAt()).toEqual(first)
  })

  test('can put the checklist away and take it out again, twice over', async () => {
    for (const is_dismissed of [true, true, false, false]) {
      expect((await fresh.post(`${path}/dismiss`, { is_dismissed })).body.data.is_dismissed).toBe(is_dismissed)
    }
  })
})

describe('each step follows from the rows of the shop', () => {
  test('payment, product and the first order', async () => {
    expect(await doneOf(owner)).toEqual(['name', 'payment', 'product'])
    await placeTestOrder(app, shop)
    expect(await doneOf(owner)).toEqual(['name', 'payment', 'product', 'share', 'order'])
  })
  test('a transfer without an account is no way to be paid, and a draft is nothing to sell', async () => {
    const bare = await openTestShop(app, 'kosong')
    const client = await signedIn(app, bare.ownerId)
    await app.asOwner(
      `update payment_methods set is_active = kind = 'bank_transfer', accounts = '[]' where shop_id = $1`,
      [bare.shopId],
    )
    await app.asOwner(`update products set status = 'draft' where shop_id = $1`, [bare.shopId])
    expect(await doneOf(client)).toEqual(['name'])
    await app.asOwner(
      `update payment_methods set accounts = '[{"bank":"Maybank","number":"1","holder":"Ali"}]' where shop_id = $1 and kind = 'bank_transfer'`,
      [bare.shopId],
    )
    expect(await doneOf(client)).toEqual(['name', 'payment'])
  })
})

test('nobody but those who may set up the shop see or move it', async () => {
  const stranger = await app.client('en')
  expect((await stranger.get(path)).status).toBe(401)
  expect((await stranger.post(`${path}/share`, {})).status).toBe(401)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@lama.test', ['orders']))
  expect((await packer.get(path)).status).toBe(403)
  expect((await packer.post(`${path}/dismiss`, {})).status).toBe(403)
  expect((await owner.post(`${path}/dismiss`, { is_dismissed: 'perhaps' })).status).toBe(422)
})
