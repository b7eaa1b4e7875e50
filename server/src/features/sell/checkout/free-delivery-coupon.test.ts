import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { buyerAt } from '../carts/carts.fixture.ts'
import { createCoupon } from '../coupons/actions/create-coupon.ts'

const changesNothing = 'Delivery is already free, so this code has no effect.'
const nothingOff = 'The code "PERCUMA" gives no discount on this order.'

let app: TestApp
let shopId: number
/** One that is sent free of charge, and one that is not. */
let free: TestListing
let paid: TestListing
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shopId = await openTestShop(app, 'demo')
  free = await addListing(app, shopId, 'BEG', [{ stock: null }])
  paid = await addListing(app, shopId, 'MUG', [{ stock: null }])
  await addListing(app, shopId, 'BUKU', [{ stock: null, weight: 0 }], { item_type: 'digital' })
  await app.asOwner(
    `insert into shipping_own_prices (shop_id, product_id, price_sen, per) values ($1, $2, 0, 'order')`,
    [shopId, free.productId],
  )
  await inTransaction(app.db, { shopId }, (trx) =>
    createCoupon(trx, { shopId, code: 'PERCUMA', worth: { kind: 'free_shipping' } }),
  )
})
afterAll(() => app.close())

const used = async () =>
  (await app.asOwner<{ used: number }>(`select used from coupons where shop_id = $1 and code = 'PERCUMA'`, [shopId]))[0]
    ?.used
const tryCode = async (viewId: string, given: object) =>
  (await (await app.client('en')).post(`/api/ajax/guest/coupon/${viewId}`, { code: 'PERCUMA', ...given })).body
const place = async (viewId: string, given: object = {}) =>
  (await app.client('en')).post(placeUrl(viewId), { ...aBuyer, coupon_code: 'PERCUMA', ...given })
const kajang = { postcode: '43000', state: 'Selangor', city: 'Kajang', country: 'MY' }

describe('a code for free shipping where delivery is free already', () => {
  it('is told to change nothing on the item’s page, once the price of delivery is known', async () => {
    expect(await tryCode('BEG', { shipping: '0.00' })).toMatchObject({
      ...{ status: false, message: changesNothing },
      data: { coupon: null, price: '0.00' },
    })
    expect(await tryCode('BEG', { shipping: '' })).toMatchObject({ status: true, data: { coupon: 'PERCUMA' } })
    expect(await tryCode('BEG', {})).toMatchObject({ status: true })
    expect(await tryCode('MUG', { shipping: '6.00' })).toMatchObject({ status: true, data: { price: '6.00' } })
    expect(await tryCode('BUKU', {})).toMatchObject({ status: false, message: nothingOff })
  })

  it('is refused by the order, which stands without it', async () => {
    const refused = await place('BEG')
    expect([refused.status, refused.body.message]).toEqual([409, changesNothing])
    expect(refused.body.data).toMatchObject({
      changes: [{ what: 'coupon', message: changesNothing }],
      coupon_code: null,
      totals: { discount: '0.00', shipping: '0.00', total: '25.00' },
    })
    expect((await place('BEG', { coupon_code: '' })).status).toBe(200)
    const digital = await place('BUKU', { paymentMethod: 'bank_transfer' })
    expect([digital.status, digital.body.message]).toEqual([409, nothingOff])
    expect(await used()).toBe(0)
    const placed = await place('MUG')
    expect([placed.status, placed.body.data.totals]).toMatchObject([200, { discount: '6.00', total: '25.00' }])
    expect(await used()).toBe(1)
  })

  it('is refused by a cart whose place is known, and told once it is where it was not', async () => {
    const before = await used()
    const known = await buyerAt(app, 'demo')
    await known.add(free.productId)
    await known.post('/shipping/quote', kajang)
    const { status, body } = await known.post('/coupon/redeem', { code: 'percuma' })
    expect([status, body.status, body.message]).toEqual([200, false, changesNothing])
    expect((await known.get()).body.data.coupon.coupon).toBeNull()

    const unknown = await buyerAt(app, 'demo')
    await unknown.add(free.productId)
    expect((await unknown.post('/coupon/redeem', { code: 'PERCUMA' })).body.status).toBe(true)
    expect((await unknown.get()).body.data.coupon).toMatchObject({ coupon: 'PERCUMA', coupon_price: '0.00' })
    await unknown.post('/shipping/quote', kajang)
    expect((await unknown.get('/checkout')).body.data.coupon).toMatchObject({
      ...{ status: false, coupon: null, message: changesNothing },
    })
    const refused = await unknown.post('/checkout', aBuyer)
    expect([refused.status, refused.body.message]).toEqual([409, changesNothing])
    await unknown.post('/coupon/remove')
    expect((await unknown.post('/checkout', aBuyer)).status).toBe(200)
    expect(await used()).toBe(before)
  })

  it('counts again when something is added that is paid for to be sent', async () => {
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(free.productId)
    await buyer.add(paid.productId)
    await buyer.post('/shipping/quote', kajang)
    expect((await buyer.post('/coupon/redeem', { code: 'PERCUMA' })).body).toMatchObject({
      ...{ status: true, data: { price: '6.00' } },
    })
  })
})
