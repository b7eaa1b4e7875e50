import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'

const root = '/api/ajax/seller/shipping'
const place = 'No. 7, Jalan Mawar, Kajang\nIsnin–Jumaat, 9 pagi – 5 petang'
const collecting = { name: 'Ambil sendiri', pickup: place, rate: { by: 'flat', price: '9.00' } }
const buyer = { name: 'Siti Aminah', phone: '012-345 6789', email: 'siti@buyer.test', quantity: 1 }

let test: TestApp
let owner: TestClient
let viewId: string
let zoneId: number
let pickupId: number

beforeAll(async () => {
  test = await startTestApp()
  const shop = await openShop(test, 'kedai-satu')
  await test.asOwner('update users set email_verified_at = now()')
  owner = shop.owner
  await test.asOwner('delete from shipping_methods')
  await test.asOwner('delete from shipping_zones')
  await test.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
    shop.shopId,
  ])
  viewId = (
    await owner.post(
      products,
      mug({ status: 'published', variations: [{ price: '25.00', stock: null, weight: '0.8' }] }),
    )
  ).body.data.view_id
  zoneId = (await owner.post(`${root}/zones`, { name: 'Selangor', states: ['MY-10'] })).body.data.zones[0].id
  pickupId = (await owner.post(`${root}/zones/${zoneId}/methods`, collecting)).body.data.zones[0].methods[0].id
})
afterAll(() => test.close())

const order = async (fields: object) => (await test.client('en')).post(placeUrl(viewId), { ...buyer, ...fields })
const sellers = async (orderNo: string, call = '') =>
  call ? owner.post(`/api/ajax/seller/orders/${orderNo}/${call}`, {}) : owner.get(`/api/ajax/seller/orders/${orderNo}`)
const mailsOf = async (orderNo: string) =>
  (await test.mailbox()).filter(({ recipient, subject }) => recipient === buyer.email && subject.includes(orderNo))

describe('collecting', () => {
  it('needs a place, costs nothing and is no delivery to anywhere', async () => {
    const { status, body } = await owner.post(`${root}/zones/${zoneId}/methods`, { ...collecting, pickup: ' ' })
    expect([status, body.data.pickup]).toEqual([422, ['Enter where and when buyers can collect.']])
    const { data } = (await owner.get(root)).body
    expect(data.zones[0].methods).toMatchObject([
      { name: 'Ambil sendiri', pickup: place, rate: { by: 'flat', price: '0.00' } },
    ])
    expect(data.uncovered.map(({ code }: { code: string }) => code)).toContain('MY-10')
    expect((await owner.get(`/api/ajax/guest/shipping/get-price?item_id=${viewId}&location=43000`)).status).toBe(422)
  })

  it('is offered with its place, and taken only when it is named', async () => {
    await owner.post(`${root}/zones/${zoneId}/methods`, {
      name: 'Pos',
      courier: 'Pos Laju',
      rate: { by: 'flat', price: '6.00' },
    })
    expect((await owner.get(`/api/ajax/guest/view/${viewId}`)).body.data.shipping_methods).toMatchObject([
      { name: 'Ambil sendiri', pickup: place, price: '0.00' },
      { name: 'Pos', pickup: null, price: '6.00' },
    ])
    const inEnglish = await (await test.client('en')).get(`/api/ajax/guest/view/${viewId}`)
    expect(inEnglish.body.data.payment_methods.find(({ code }: { code: string }) => code === 'cod')).toMatchObject({
      hint: 'Pay cash when the parcel arrives',
      pickup_hint: 'Pay when you collect it',
    })
    const sent = await order({ address: '12, Jalan Mawar 3', postcode: '43000', city: 'Kajang', state: 'Selangor' })
    expect(sent.body.data.totals).toMatchObject({ shipping: '6.00' })
    expect((await sellers(sent.body.data.order_no)).body.data).toMatchObject({ ships: true, pickup: null })
    expect((await order({})).status).toBe(422)
  })

  it('asks for no address, tells when it is ready, and ends without courier or number', async () => {
    const placed = await order({ shipping_method_id: pickupId, postcode: '93000' })
    expect(placed.body.message).toMatch(/Pay when you collect it\.$/)
    expect(placed.body.data.totals).toMatchObject({ shipping: '0.00', total: '25.00' })
    const no = placed.body.data.order_no
    expect((await sellers(no)).body.data).toMatchObject({
      ships: false,
      pickup: place,
      buyer: { address: null, postcode: null },
    })
    expect((await mailsOf(no))[0]?.plain).toContain('Jalan Mawar')
    const { data: rows } = (await owner.get('/api/ajax/seller/orders')).body
    expect(rows.map(({ is_pickup }: { is_pickup: boolean }) => is_pickup)).toEqual([true, false])

    expect((await sellers(no, 'pack')).body).toMatchObject({
      message: 'The order is ready to collect. The buyer will be notified.',
      data: { fulfilment_status: 'packed', timeline: [{ name: 'fulfilment.ready' }, {}] },
    })
    expect((await sellers(no, 'pack')).status).toBe(409)
    const ready = (await mailsOf(no)).filter(({ subject }) => subject.includes('ready to collect'))
    expect(ready.map(({ plain }) => plain.includes('Jalan Mawar'))).toEqual([true])
    const page = `/api/ajax/guest${placed.body.data.redirect_to}`
    expect((await (await test.client('en')).get(page)).body.data).toMatchObject({
      pickup: place,
      headline: 'Ready to collect',
      next_step: `Pay RM 25.00 when you collect, and show order number ${no}.`,
    })
    await test.asOwner(
      `update orders set paid_sen = total_sen + 300, payment_status = 'overpaid' where order_no = $1`,
      [no],
    )
    expect((await (await test.client('en')).get(page)).body.data).toMatchObject({
      headline: 'Ready to collect',
      next_step: `Show order number ${no} when you collect. The shop will also refund the RM 3.00 you overpaid.`,
    })
    await test.asOwner(`update orders set paid_sen = 0, payment_status = 'unpaid' where order_no = $1`, [no])

    expect((await sellers(no, 'fulfil')).body.data).toMatchObject({
      fulfilment_status: 'delivered',
      shipments: [],
      timeline: [{ name: 'fulfilment.collected', text: 'Collected' }, {}, {}],
    })
    expect((await mailsOf(no)).map(({ subject }) => subject).at(-1)).toContain('has been delivered')
  })

  it('is a way of its own, in no zone of the seller’s and offered whatever the postcode', async () => {
    const { shopId, owner: other } = await openShop(test, 'kedai-dua')
    await test.asOwner(`update shipping_zones set archived_at = now() where shop_id = $1`, [shopId])
    await test.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
      shopId,
    ])
    const pickups = `${root}/pickups`
    expect((await (await test.client()).post(pickups, { name: 'Ambil', pickup: place })).status).toBe(401)
    expect((await other.post(pickups, { name: 'Ambil', pickup: ' ' })).body.data.pickup).toEqual([
      'Enter where and when buyers can collect.',
    ])
    const first = await other.post(pickups, { name: 'Ambil di Kajang', pickup: place })
    expect(first.body).toMatchObject({
      message: 'The pick-up point is saved.',
      data: {
        zones: [
          { states: [], postcodes: [], methods: [{ name: 'Ambil di Kajang', pickup: place, rate: { price: '0.00' } }] },
        ],
      },
    })
    const second = await other.post(pickups, { name: 'Ambil di Bangi', pickup: 'Bangi' })
    expect(
      second.body.data.zones.map(({ methods }: { methods: { name: string }[] }) => methods.map(({ name }) => name)),
    ).toEqual([['Ambil di Kajang', 'Ambil di Bangi']])
    expect((await other.post(`${root}/start`, { west: '8.00' })).status).toBe(200)
    const offered = (await other.post(products, mug({ status: 'published' }))).body.data.view_id
    const { shipping_methods: ways } = (await other.get(`/api/ajax/guest/view/${offered}`)).body.data
    const [far] = ways.filter(({ pickup }: { pickup: string | null }) => pickup !== null)
    const bought = await (
      await test.client('en')
    ).post(placeUrl(offered), { ...buyer, shipping_method_id: far.id, postcode: '93000' })
    expect([bought.status, bought.body.data?.totals?.shipping]).toEqual([200, '0.00'])
  })

  it('keeps what an order was promised when the place changes', async () => {
    const no = (await order({ shipping_method_id: pickupId })).body.data.order_no
    await owner.put(`${root}/methods/${pickupId}`, { ...collecting, pickup: 'Kedai baharu' })
    expect((await sellers(no)).body.data.pickup).toBe(place)
  })
})
