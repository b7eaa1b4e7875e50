import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addStaff } from './payments.fixture.ts'

let app: TestApp
let shopId: number
let owner: TestClient
let bytes: Buffer
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  shopId = await openTestShop(app, 'kedai')
  await addListing(app, shopId, 'MUG', [{ stock: 500 }])
  owner = await ownerOf(shopId)
  const dot = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const
  bytes = await sharp(dot).png().toBuffer()
})
afterAll(() => app.close())

const ownerOf = async (shop: number) => {
  const [row] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [shop])
  return signedIn(app, row?.id ?? 0)
}
const waiting = '/api/ajax/seller/money/waiting-slips'
const home = { address: '12 Jalan Besar', city: 'Ipoh', postcode: '30000', state: 'Perak' }
let count = 0
async function orderWithSlip(browser: TestClient, remoteAddress: string, quantity: number): Promise<string> {
  count += 1
  const buyer = { name: `Pembeli ${count}`, phone: `0123456${String(count).padStart(3, '0')}`, ...home }
  const form = { ...buyer, email: `p${count}@buyer.test`, quantity: String(quantity), paymentMethod: 'bank_transfer' }
  const placed = await browser.multipart(
    '/api/ajax/guest/order/place-order/MUG',
    { ...form, paymentProof: { filename: 'slip.png', bytes } },
    { remoteAddress },
  )
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  return placed.body.data.order_no
}
const stock = async () =>
  (await app.asOwner<{ stock: number }>('select stock from variations where shop_id = $1', [shopId]))[0]?.stock
type Group = { by: string; sums: object; orders: { order_no: string }[] }
const groups = async (): Promise<[string, string[]][]> =>
  (await owner.get(waiting)).body.data.groups.map(({ by, orders }: Group) => [by, orders.map((one) => one.order_no)])

describe('slips that wait', () => {
  test('are told with what they keep from others, together by browser and by address, and refused at one press', async () => {
    expect((await owner.get(waiting)).body.data).toEqual({ orders: 0, pieces: 0, total: '0.00', groups: [] })
    const one = await app.client('en')
    const line = (at: number) => `2a05:4f00:77:542::${at}`
    const [a, b] = [await orderWithSlip(one, line(1), 40), await orderWithSlip(one, line(2), 40)]
    const c = await orderWithSlip(await app.client('en'), line(3), 30)
    const honest = await orderWithSlip(await app.client('en'), '2a05:4f00:77:543::1', 1)
    expect(await groups()).toEqual([
      ['network', [c, b, a]],
      ['browser', [b, a]],
    ])
    const told = (await owner.get(waiting)).body.data
    expect(told).toMatchObject({ orders: 4, pieces: 111, groups: [{ sums: { orders: 3, pieces: 110 } }, {}] })
    expect(JSON.stringify(told)).not.toContain('2a05')

    const reason = 'Slip kosong'
    const press = () => owner.post(`${waiting}/refuse`, { order_nos: [a, b, c], reason })
    const done = await press()
    expect(done.body).toMatchObject({
      message: 'Slips rejected: 3. Each buyer was notified.',
      data: { refused: 3, ended: 0, left: 0 },
    })
    expect((await press()).body.data).toEqual({ refused: 3, ended: 0, left: 0 })
    const mails = (await app.mailbox()).filter(({ subject }) => subject.startsWith('Please send another slip'))
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'p1@buyer.test',
      'p2@buyer.test',
      'p3@buyer.test',
    ])
    expect(await groups()).toEqual([])
    expect((await owner.get(waiting)).body.data).toMatchObject({ orders: 1, pieces: 1 })
    expect((await owner.get(`/api/ajax/seller/orders/${honest}`)).body.data.payment_status).toBe('checking')
  })

  test('refused the second time give all of it back', async () => {
    const browser = await app.client('en')
    const before = await stock()
    const placed = [await orderWithSlip(browser, '9.9.9.9', 20), await orderWithSlip(browser, '9.9.9.9', 20)]
    await owner.post(`${waiting}/refuse`, { order_nos: placed, reason: 'Kosong' })
    for (const orderNo of placed) {
      const [row] = await app.asOwner<{ token: string }>('select token from orders where order_no = $1', [orderNo])
      const again = { paymentProof: { filename: 'slip.png', bytes } }
      expect((await browser.multipart(`/api/ajax/guest/order/${row?.token}/payment-proof`, again)).status).toBe(200)
    }
    expect(await stock()).toBe((before ?? 0) - 40)
    const ended = await owner.post(`${waiting}/refuse`, { order_nos: placed, reason: 'Kosong lagi' })
    expect(ended.body.data).toEqual({ refused: 2, ended: 2, left: 0 })
    expect(await stock()).toBe(before)
    const late = await owner.post(`${waiting}/refuse`, { order_nos: placed, reason: 'Sekali lagi' })
    expect(late.body).toMatchObject({ data: { refused: 0, left: 2 } })
  })

  test('are the shop’s own, for who may decide about payments', async () => {
    const theirs = await orderWithSlip(await app.client('en'), '9.9.9.8', 1)
    const rivalId = await openTestShop(app, 'rival')
    const rival = await ownerOf(rivalId)
    expect((await rival.get(waiting)).body.data).toMatchObject({ orders: 0, groups: [] })
    const foreign = await rival.post(`${waiting}/refuse`, { order_nos: [theirs], reason: 'x' })
    expect(foreign.body.data).toEqual({ refused: 0, ended: 0, left: 1 })
    expect((await owner.get(`/api/ajax/seller/orders/${theirs}`)).body.data.payment_status).toBe('checking')
    const packer = { shopId, ownerId: 0, productId: 0, variationId: 0 }
    const staff = await signedIn(app, await addStaff(app, packer, 'packer@kedai.test', ['orders']))
    expect((await staff.get(waiting)).status).toBe(403)
    expect((await staff.post(`${waiting}/refuse`, { order_nos: [theirs], reason: 'x' })).status).toBe(403)
    expect((await (await app.client()).get(waiting)).status).toBe(401)
    expect((await owner.post(`${waiting}/refuse`, { order_nos: [], reason: 'x' })).status).toBe(422)
    expect((await owner.post(`${waiting}/refuse`, { order_nos: [theirs], reason: '' })).status).toBe(422)
  })

  test('two presses at once refuse each once', async () => {
    const browser = await app.client('en')
    const placed = [await orderWithSlip(browser, '8.8.8.8', 1), await orderWithSlip(browser, '8.8.8.8', 1)]
    await Promise.all(
      [placed, placed.toReversed()].map((order_nos) =>
        owner.post(`${waiting}/refuse`, { order_nos, reason: 'Kosong' }),
      ),
    )
    const [told] = await app.asOwner<{ n: number }>(
      `select count(*)::int as n from order_events e join orders o on o.id = e.order_id where o.order_no = any($1) and e.name = 'proof.rejected'`,
      [placed],
    )
    expect(told?.n).toBe(2)
  })
})
