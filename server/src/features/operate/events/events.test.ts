import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { openShop } from '../../sell/catalogue/catalogue.fixture.ts'
import { allVisible } from '../../../platform/events/events.fixture.ts'
import { addStaff, signedIn } from '../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/events'
let app: TestApp
let owner: TestClient
let shopId: number
let rival: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ;({ owner, shopId } = await openShop(app, 'kedai-satu'))
  rival = (await openShop(app, 'kedai-dua')).owner
})
afterAll(() => app.close())

const namesOf = async (client: TestClient, after: number): Promise<string[]> =>
  (await client.get(`${path}?after=${after}`)).body.data.map(({ name }: { name: string }) => name)

test('a client that begins is told the newest, and goes on from there; a shop and its staff see what is theirs', async () => {
  await allVisible(app.asOwner)
  const begun = (await owner.get(path)).body
  expect([begun.data, begun.meta.has_more]).toEqual([[], false])
  expect(await namesOf(owner, 0)).toEqual(['ShopOpened'])
  await app.asOwner(
    `insert into events (shop_id, name, order_id, invoice_id) values ($1, 'order.paid', 7, null), ($1, 'invoice.paid', null, 8), ($1, 'of.tomorrow', 9, null)`,
    [shopId],
  )
  await allVisible(app.asOwner)
  const { body } = await owner.get(`${path}?after=${begun.meta.last_id}`)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['OrderPaid', 'InvoicePaid'])
  expect(body.data[1].data).toEqual({ invoice_id: 8 })
  expect(await namesOf(owner, body.meta.last_id)).toEqual([])
  expect(await namesOf(rival, 0)).toEqual(['ShopOpened'])
  const staff = async (name: string, work: string[]) =>
    signedIn(app, await addStaff(app, shopId, `${name}@demo.test`, work))
  expect(await namesOf(await staff('packer', ['orders']), 0)).toEqual(['OrderPaid'])
  expect(await namesOf(await staff('clerk', ['invoices']), 0)).toEqual(['InvoicePaid'])
  expect((await (await staff('nobody', [])).get(path)).status).toBe(403)
  expect((await (await app.client()).get(path)).status).toBe(401)
  expect((await owner.get(`${path}?after=-1`)).status).toBe(422)
})

test('an order tells its number and nothing of its buyer; one that was refused tells nothing', async () => {
  const demo = await openTestShop(app, 'demo')
  await addListing(app, demo, 'MUG', [{ stock: 1 }])
  const [member] = await app.asOwner<{ user_id: number }>('select user_id from shop_members where shop_id = $1', [demo])
  const seller = await signedIn(app, member?.user_id ?? 0)
  await allVisible(app.asOwner)
  const { last_id: from } = (await seller.get(path)).body.meta
  const buyer = await app.client()
  const statuses = []
  for (let n = 0; n < 2; n++)
    statuses.push((await buyer.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, shipping: 0 })).status)
  expect(statuses).toEqual([200, 409])
  await allVisible(app.asOwner)
  const { body, text } = await seller.get(`${path}?after=${from}`)
  expect(body.data.filter(({ name }: { name: string }) => name === 'OrderPlaced')).toMatchObject([
    { data: { order_no: '1001' } },
  ])
  for (const secret of [aBuyer.name, aBuyer.phone, aBuyer.email]) expect(text).not.toContain(secret)
})
