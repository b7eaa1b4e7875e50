import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { areaNames, areaRules, publicArea } from '@kedai/domain/carts/areas.ts'
import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, addUpsell, openTestShop, stockOf } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addPerson, signedIn } from '../../orders/orders/orders.fixture.ts'
import { printLabels, readLabelSheet } from '../../orders/shipments/actions/print-labels.ts'
import {
  addReseller,
  areaCalls,
  areaPrices,
  openProgrammes,
  type TestReseller,
} from '../../resellers/resellers/resellers.fixture.ts'

let app: TestApp
let shopId: number
let mug: TestListing
let bowl: TestListing
const people = new Map<string, TestReseller & { client: TestClient }>()

async function enrol(area: ProgrammeArea) {
  const reseller = await addReseller(app, shopId, area)
  return { ...reseller, client: await signedIn(app, reseller.userId) }
}

beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 1000, promo: 2300 }], {
    is_promo: true,
    promo_until: '2099-01-01T00:00:00Z',
  })
  bowl = await addListing(app, shopId, 'BOWL', [{ price: 1000, stock: 50 }])
  await openTestShop(app, 'rival')
  await openProgrammes(app, shopId, mug)
  for (const area of programmeAreas) people.set(area, await enrol(area))
})
afterAll(() => app.close())

const isMember = (area: string): area is ProgrammeArea => people.has(area)
const mugIn = (area: string) => (isMember(area) ? areaPrices[area].one : '23.00')

async function callsOf(area: string) {
  return areaCalls(people.get(area)?.client ?? (await app.client('en')), area, 'demo')
}

/** The label of a parcel with all of an order. */
async function labelOf(orderNo: string) {
  const [parcel] = await app.asOwner<{ id: number }>(
    `insert into shipments (shop_id, order_id, courier, status, created_at, changed_at)
     select shop_id, id, 'GDEX', 'draft', now(), now() from orders where order_no = $1 and shop_id = $2 returning id`,
    [orderNo, shopId],
  )
  const [owner] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    shopId,
  ])
  return inTransaction(app.db, { shopId }, async (trx) => {
    const ids = [parcel?.id ?? 0]
    const now = app.clock.now()
    const id = await printLabels(trx, { shopId, ids, size: 'a6', lang: 'ms', userId: owner?.id ?? 0, now })
    return (await readLabelSheet(trx, { shopId, id })).labels[0]
  })
}

describe.each(areaNames)('the cart of %s', (area) => {
  it('shows a product at the price of the area', async () => {
    const { get } = await callsOf(area)
    const { status, body } = await get(`/product/view/${mug.productId}`)
    expect([status, body.data.price]).toEqual([200, mugIn(area)])
    expect(body.data).toMatchObject({ product_id: mug.productId, tier_variation: [], shop: { currency: 'RM' } })
    if (isMember(area)) {
      const { one, ten } = areaPrices[area]
      expect(body.data).toMatchObject({
        retail_price: '23.00',
        margin: formatRinggit(subtract(amountOf('23.00'), amountOf(one))),
        tiers: [
          { min_qty: 1, price: one },
          { min_qty: 10, price: ten },
        ],
        store_url: expect.stringMatching(/\/i\/MUG\?ref=[A-Z0-9]{8}$/),
      })
    } else expect(body.data).not.toHaveProperty('retail_price')
    expect((await get('/product/view/MUG')).body.data.price).toBe(mugIn(area))
    expect((await get('/product/view/999999')).status).toBe(404)
  })

  it('is filled, changed, quoted, ordered and empty again', async () => {
    const { get, post, put, delete: remove } = await callsOf(area)
    const added = await post('/carts', { product_id: mug.productId, quantity: 2 })
    expect([added.status, added.body.data.cart[0].price, added.body.data.total_qty]).toEqual([200, mugIn(area), 2])
    const row = added.body.data.cart[0].row_id
    const ten = await put(`/carts/${row}`, { quantity: 10 })
    expect(ten.body.data.cart[0].price).toBe(isMember(area) ? areaPrices[area].ten : '23.00')
    const other = await post('/carts', { product_id: bowl.productId })
    expect((await remove(`/carts/${other.body.data.cart[1].row_id}`)).body.data.total_items).toBe(1)
    expect((await put(`/carts/${row}`, { quantity: 1 })).body.data.subtotal).toBe(mugIn(area))
    expect((await post('/carts/shipping/quote', { postcode: '43000' })).body.data.methods).toHaveLength(2)
    const page = (await get('/carts/checkout')).body.data
    expect(page).toMatchObject({ shipping: '6.00', click_upsell: null, takes_sender: areaRules(area).ownSender })
    const before = (await stockOf(app, mug.units[0]!))!
    const placed = await post('/carts/checkout', { ...aBuyer, expected_total: page.total })
    expect([placed.status, placed.body.data.totals]).toMatchObject([200, { subtotal: mugIn(area), total: page.total }])
    expect(await stockOf(app, mug.units[0]!)).toBe(before - 1)
    const [order] = await app.asOwner<{ id: number; channel: string }>(
      'select id, channel from orders where order_no = $1 and shop_id = $2',
      [placed.body.data.order_no, shopId],
    )
    expect(order?.channel).toBe(area)
    const own = await app.asOwner('select relation, reseller_id from reseller_orders where order_id = $1', [order?.id])
    expect(own).toEqual(isMember(area) ? [{ relation: 'bought', reseller_id: people.get(area)?.id }] : [])
    expect((await get('/carts')).body.data.cart).toEqual([])
    expect((await get('/carts/count')).body.data).toEqual({ total_items: 0, total_qty: 0 })
    await post('/carts', { product_id: mug.productId })
    expect((await post('/carts/clear')).body.data.cart).toEqual([])
  })

  it('takes coupons where it may, and answers a refusal by 200', async () => {
    const { post, get } = await callsOf(area)
    await post('/carts', { product_id: mug.productId, quantity: 2 })
    const { status, body } = await post('/carts/coupon/redeem', { code: 'FIVE' })
    expect([status, body.status]).toEqual([200, !isMember(area)])
    if (isMember(area)) {
      expect(body.message).toContain('Coupons cannot be used')
      await app.asOwner('update programmes set allows_coupons = true where shop_id = $1 and area = $2', [shopId, area])
      expect((await post('/carts/coupon/redeem', { code: 'FIVE' })).body.data.price).toBe('5.00')
      await app.asOwner('update programmes set allows_coupons = false where shop_id = $1 and area = $2', [shopId, area])
      expect((await get('/carts')).body.data.discount).toBe('0.00') // a code that was taken counts no more
    }
    expect((await post('/carts/coupon/remove')).status).toBe(200)
    await post('/carts/clear')
  })

  it('knows the extra offer only where it is made', async () => {
    const { post } = await callsOf(area)
    const { status } = await post('/carts/click_upsell/purchase', { accept: 1 })
    expect(status).toBe(areaRules(area).clickUpsell ? 409 : 404)
  })

  it('takes a sender where its parcels go in the buyer’s name', async () => {
    const { post } = await callsOf(area)
    await post('/carts', { product_id: mug.productId })
    const sender = { sender_name: 'Butik Siti', sender_phone: '012-999 8888' }
    const { status, body } = await post('/carts/checkout', { ...aBuyer, ...sender })
    expect(status).toBe(areaRules(area).ownSender ? 200 : 422)
    if (status === 200) {
      const [kept] = await app.asOwner(
        `select sender_name, sender_phone from reseller_orders r join orders o on o.id = r.order_id where o.order_no = $1 and o.shop_id = $2`,
        [body.data.order_no, shopId],
      )
      expect(kept).toEqual({ sender_name: 'Butik Siti', sender_phone: '+60129998888' })
      expect(await labelOf(body.data.order_no)).toMatchObject({
        from: { name: 'Butik Siti', phone: '+60129998888' },
      })
    } else expect(Object.keys(body.data)).toEqual(['sender_name', 'sender_phone'])
    await post('/carts/clear')
  })
})

it('writes to the dropshipper, never to his buyer, what the shop says of the order', async () => {
  const { post } = await callsOf('dropship')
  await post('/carts', { product_id: mug.productId, quantity: 2 })
  await post('/carts/shipping/quote', { postcode: '43000' })
  const { body } = await post('/carts/checkout', { ...aBuyer, email: 'end@buyer.test' })
  const { order_no: orderNo, totals } = body.data
  const [owner] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    shopId,
  ])
  const seller = await signedIn(app, owner?.id ?? 0)
  const order = `/api/ajax/seller/orders/${orderNo}`
  await seller.post(`${order}/record-payment`, { amount: totals.total, method: 'cash' })
  await seller.post(`${order}/fulfil`, { courier: 'GDEX', tracking_number: 'D1' })
  app.clock.advance(9 * 86_400_000)
  await app.runJobs()
  const mails = (await app.mailbox()).filter(({ subject, plain }) => `${subject} ${plain}`.includes(orderNo))
  const addressees = new Set(mails.map(({ recipient }) => recipient))
  expect(addressees).toContain(people.get('dropship')?.email)
  expect(addressees).not.toContain('end@buyer.test')
  expect(mails.find(({ recipient }) => recipient === people.get('dropship')?.email)?.plain).toContain(totals.total)
})

describe.each(programmeAreas)('strangers in %s', (area) => {
  const calls: [string, 'get' | 'post'][] = [
    ['/product/view/MUG', 'get'],
    ['/carts', 'get'],
    ['/carts/count', 'get'],
    ['/carts/checkout', 'get'],
    ['/carts', 'post'],
    ['/carts/clear', 'post'],
    ['/carts/shipping/quote', 'post'],
    ['/carts/coupon/redeem', 'post'],
    ['/carts/coupon/remove', 'post'],
    ['/carts/checkout', 'post'],
  ]
  const body = { product_id: 1, code: 'X', postcode: '43000' }
  it('are asked to sign in, and let in by a membership of this area and shop alone', async () => {
    const nobody = areaCalls(await app.client('en'), area, 'demo')
    const person = await signedIn(app, await addPerson(app, `nobody-${area}@x.test`))
    const noMember = areaCalls(person, area, 'demo')
    const elsewhere = areaCalls(people.get(area)!.client, area, 'rival')
    for (const [path, method] of calls) {
      const statuses = await Promise.all(
        [nobody, noMember, elsewhere].map(async (caller) =>
          method === 'get' ? (await caller.get(path)).status : (await caller.post(path, body)).status,
        ),
      )
      expect([path, ...statuses]).toEqual([path, 401, 403, 403])
    }
  })

  it('stay out while they are applied, suspended, ended or rejected', async () => {
    const reseller = await enrol(area)
    const { get } = areaCalls(reseller.client, area, 'demo')
    const seen: [string, number][] = []
    for (const status of ['applied', 'awaiting_first_order', 'active', 'warned', 'suspended', 'ended', 'rejected']) {
      await app.asOwner('update resellers set status = $2 where id = $1', [reseller.id, status])
      seen.push([status, (await get('/carts')).status])
    }
    expect(seen.map(([, status]) => status)).toEqual([403, 200, 200, 200, 403, 403, 403])
  })

  it('find no price, order, money or file of another area in any answer', async () => {
    const person = people.get(area)!
    const answers: string[] = []
    for (const other of areaNames) {
      const { get, post } = areaCalls(person.client, other, 'demo')
      const foreign = other !== area && other !== publicArea
      const asked = [
        await get('/product/view/MUG'),
        await get('/carts'),
        await get('/carts/checkout'),
        await post('/carts', { product_id: mug.productId, quantity: 12 }),
      ]
      // Prices, orders, money and files: the pages of members, and what is searched in them.
      const pages =
        other === publicArea
          ? []
          : await Promise.all(
              ['/home', '/products', '/products?term=mug', '/orders', '/wallet', '/materials', '/to-send'].map(get),
            )
      asked.push(...pages)
      expect([other, ...asked.map(({ status }) => status)]).toEqual([other, ...asked.map(() => (foreign ? 403 : 200))])
      answers.push(...asked.map(({ text }) => text))
      await post('/carts/clear')
    }
    answers.push((await person.client.get('/api/ajax/guest/view/MUG')).text)
    answers.push((await person.client.get('/api/ajax/guest/front-store/demo/items')).text)
    const foreignPrices = programmeAreas
      .filter((other) => other !== area)
      .flatMap((other) => Object.values(areaPrices[other]))
    const all = answers.join('\n')
    expect(foreignPrices.filter((price) => all.includes(price))).toEqual([])
    expect(all).toContain(areaPrices[area].ten) // the control: its own are there
  })
})

describe('an order of a reseller', () => {
  it('must be as large as his rank asks, the first one as the first asks', async () => {
    await app.asOwner(
      `update ranks set first_min_qty = 10, reorder_min_qty = 4, reorder_multiple = 2 where shop_id = $1 and area = 'agent'`,
      [shopId],
    )
    const reseller = await enrol('agent')
    const { get, post, put } = areaCalls(reseller.client, 'agent', 'demo')
    const { body } = await post('/carts', { product_id: mug.productId, quantity: 9 })
    expect((await get('/carts/checkout')).body.data.minimum).toMatchObject({
      min_qty: 10,
      problem: 'The minimum order is 10 pieces. Add 1 more.',
    })
    const refused = await post('/carts/checkout', aBuyer)
    expect([refused.status, refused.body.data.cart]).toEqual([422, ['The minimum order is 10 pieces. Add 1 more.']])
    await put(`/carts/${body.data.cart[0].row_id}`, { quantity: 10 })
    expect((await post('/carts/checkout', aBuyer)).status).toBe(200)
    await app.asOwner(`update resellers set status = 'active' where id = $1`, [reseller.id])
    await post('/carts', { product_id: mug.productId, quantity: 5 })
    expect((await post('/carts/checkout', aBuyer)).body.data.cart[0]).toContain('multiple of 2')
    await app.asOwner(
      `update ranks set first_min_qty = 0, reorder_min_qty = 0, reorder_multiple = 1 where shop_id = $1 and area = 'agent'`,
      [shopId],
    )
  })

  it('goes to his own address alone where the programme says so', async () => {
    await app.asOwner(`update programmes set ships_to = 'reseller' where shop_id = $1 and area = 'stockist'`, [shopId])
    const { post } = await callsOf('stockist')
    await post('/carts', { product_id: mug.productId })
    const away = { ...aBuyer, postcode: '50000', city: 'Kuala Lumpur', state: 'MY-14' }
    expect(Object.keys((await post('/carts/checkout', away)).body.data)).toEqual(['postcode'])
    expect((await post('/carts/checkout', aBuyer)).status).toBe(200)
    await app.asOwner(`update programmes set ships_to = 'both' where shop_id = $1 and area = 'stockist'`, [shopId])
  })

  it('is refused with what changed when the rank changed while the cart was open', async () => {
    const { get, post } = await callsOf('agent-tier')
    await post('/carts', { product_id: mug.productId })
    await post('/carts/shipping/quote', { postcode: '43000' })
    const { total } = (await get('/carts/checkout')).body.data
    await app.asOwner('update price_list_entries set price_sen = price_sen + 100 where shop_id = $1', [shopId])
    const { status, body } = await post('/carts/checkout', { ...aBuyer, expected_total: total })
    expect([status, body.data.changes[0].what]).toEqual([409, 'total'])
    await app.asOwner('update price_list_entries set price_sen = price_sen - 100 where shop_id = $1', [shopId])
    await post('/carts/clear')
  })

  it('offers no extra offer, though its product has one', async () => {
    const gift = await addListing(app, shopId, 'GIFT', [{ price: 2000, stock: 9 }])
    const host = await addListing(app, shopId, 'HOST', [{ stock: 9 }])
    await addUpsell(app, shopId, host.productId, gift.units[0]!, 700)
    const { get, post } = await callsOf('agent')
    await post('/carts', { product_id: host.productId })
    expect((await get('/carts/checkout')).body.data.click_upsell).toBeNull()
    await post('/carts/clear')
  })
})
