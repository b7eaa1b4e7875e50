import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  aBuyer,
  addListing,
  addUpsell,
  countOrders,
  openTestShop,
  placeUrl,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let shopId: number
let client: TestClient

beforeAll(async () => {
  test = await startTestApp()
  shopId = await openTestShop(test, 'demo')
  client = await test.client('en')
})
afterAll(() => test.close())

describe('what changed between the page and the order is 409', () => {
  it('another total, in three languages, with the new totals; accepting it goes through', async () => {
    await addListing(test, shopId, 'MUG', [{ stock: 9 }])
    const order = { ...aBuyer, quantity: 1, expected_total: '30.00' }
    const sentences = {
      ms: 'Jumlah kini RM 31.00 (sebelum ini RM 30.00). Semak dan sahkan sekali lagi.',
      en: 'The total is now RM 31.00 (it was RM 30.00). Check it and confirm again.',
      zh: '总额现为 RM 31.00（之前为 RM 30.00），请核对后重新确认。',
    }
    for (const [lang, message] of Object.entries(sentences)) {
      const answer = await (await test.client(lang)).post(placeUrl('MUG'), order)
      expect(answer.body).toMatchObject({
        status: false,
        code: 409,
        message,
        data: { totals: { total: '31.00' }, changes: [{ what: 'total', message }] },
      })
    }
    expect((await client.post(placeUrl('MUG'), { ...order, expected_total: '31.00' })).status).toBe(200)
  })

  it('fewer left: says how many, and what the order would be', async () => {
    const tee = await addListing(test, shopId, 'TEE', [
      { options: ['S'], stock: 3 },
      { options: ['L'], stock: 0 },
    ])
    const items = [
      { id: tee.units[0], quantity: 5 },
      { id: tee.units[1], quantity: 1 },
    ]
    const answer = await client.post(placeUrl('TEE'), { ...aBuyer, items, expected_total: '158.00' })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('Only 3 of Barang TEE (S) left, so we lowered the quantity.')
    expect(answer.body.data).toEqual({
      totals: {
        subtotal: '75.00',
        shipping: '7.50',
        discount: '0.00',
        click_upsell: '0.00',
        addon_total: '0.00',
        total: '82.50',
      },
      changes: [
        {
          what: 'stock',
          item_id: tee.units[0],
          left: 3,
          message: 'Only 3 of Barang TEE (S) left, so we lowered the quantity.',
        },
        { what: 'stock', item_id: tee.units[1], left: 0, message: 'Sorry, Barang TEE (L) has just sold out.' },
        { what: 'total', message: 'The total is now RM 82.50 (it was RM 158.00). Check it and confirm again.' },
      ],
      items: [{ id: tee.units[0], quantity: 3 }],
      coupon_code: null,
      click_upsell: false,
    })
    const accepted = await client.post(placeUrl('TEE'), {
      ...aBuyer,
      items: answer.body.data.items,
      expected_total: '82.50',
    })
    expect([accepted.status, await stockOf(test, tee.units[0]!)]).toEqual([200, 0])
  })

  it('fewer left, and also what is left is too heavy: that is said at once, and never with shipping for nothing', async () => {
    const stone = await addListing(test, shopId, 'STONE', [{ stock: 50, weight: 1_000 }])
    const answer = await client.post(placeUrl('STONE'), { ...aBuyer, quantity: 900 })
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['shipping']])
    await test.asOwner('update variations set stock = 20 where id = $1', [stone.units[0]])
    const fits = await client.post(placeUrl('STONE'), { ...aBuyer, quantity: 900 })
    expect([fits.status, fits.body.data.items, fits.body.data.totals.shipping]).toMatchObject([
      409,
      [{ quantity: 20 }],
      '34.50',
    ])
  })

  it('sold out for good: everything is nought', async () => {
    await addListing(test, shopId, 'GONE', [{ stock: 0 }])
    const answer = await client.post(placeUrl('GONE'), { ...aBuyer, quantity: 1 })
    expect(answer.body).toMatchObject({
      code: 409,
      message: 'Sorry, Barang GONE has just sold out.',
      data: { totals: { total: '0.00' }, items: [] },
    })
  })

  it("what is left obeys the seller's steps", async () => {
    await addListing(test, shopId, 'DOZEN', [{ stock: 11 }], { min_purchase_qty: 4, multiple_of: 4 })
    expect((await client.post(placeUrl('DOZEN'), { ...aBuyer, quantity: 12 })).body.data.items).toMatchObject([
      { quantity: 8 },
    ])
  })

  it.each([
    ['OLD', 'The code "OLD" is not valid in this shop or has expired. Check the spelling.'],
    ['nope', 'The code "NOPE" is not valid in this shop or has expired. Check the spelling.'],
    ['BIGSPEND', 'The code "BIGSPEND" needs a minimum spend of RM 100.00. Add RM 75.00 more.'],
  ])('a coupon that does not hold (%s): the total without it', async (code, message) => {
    const answer = await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, coupon_code: code })
    const without = {
      totals: { discount: '0.00', total: '31.00' },
      changes: [{ what: 'coupon', message }],
      coupon_code: null,
    }
    expect(answer.body).toMatchObject({ code: 409, message, data: without })
  })

  it('a coupon for one use a customer, known by phone or by e-mail however it is written', async () => {
    await addListing(test, shopId, 'CUP', [{ stock: 9 }])
    const place = (change: object) =>
      client.post(placeUrl('CUP'), { ...aBuyer, quantity: 1, coupon_code: 'EACHONE', ...change })
    expect((await place({})).status).toBe(200)
    for (const same of [
      { email: 'else@buyer.test' },
      { phone: '+60123456789', email: '' },
      { phone: '013-345 6789', email: 'AISYAH+again@buyer.test' },
    ]) {
      expect((await place(same)).body).toMatchObject({
        code: 409,
        message: 'You have already used the code "EACHONE". The limit is 1 per customer.',
      })
    }
    expect((await place({ phone: '013-345 6789', email: 'other@buyer.test' })).status).toBe(200)
  })

  it('the extra offer is gone', async () => {
    const listing = await addListing(test, shopId, 'PLATE', [{ stock: 9 }])
    const extra = await addListing(test, shopId, 'SPOON', [{ stock: 0 }])
    const place = () => client.post(placeUrl('PLATE'), { ...aBuyer, quantity: 1, click_upsell: 1 })
    const message = 'The extra offer is no longer available and was removed from your order.'
    const expected = {
      code: 409,
      message,
      data: { changes: [{ what: 'click_upsell', message }], click_upsell: false, totals: { total: '31.00' } },
    }
    expect((await place()).body).toMatchObject(expected)
    await addUpsell(test, shopId, listing.productId, extra.units[0]!, 300)
    expect((await place()).body).toMatchObject(expected)
    await test.asOwner('update variations set stock = 1 where id = $1', [extra.units[0]])
    expect((await place()).body.data.totals).toMatchObject({ click_upsell: '3.00', total: '34.00' })
    expect(await stockOf(test, extra.units[0]!)).toBe(0)
  })

  it('the extra offer that is the item itself comes off the same shelf', async () => {
    const listing = await addListing(test, shopId, 'PAIR', [{ stock: 2 }])
    await addUpsell(test, shopId, listing.productId, listing.units[0]!, 1000)
    const place = (quantity: number) => client.post(placeUrl('PAIR'), { ...aBuyer, quantity, click_upsell: 1 })
    expect((await place(2)).body).toMatchObject({ code: 409, data: { click_upsell: false, items: [{ quantity: 2 }] } })
    expect([(await place(1)).status, await stockOf(test, listing.units[0]!)]).toEqual([200, 0])
  })

  it('wrong details come first: they are told before any change', async () => {
    expect((await client.post(placeUrl('GONE'), { ...aBuyer, quantity: 1, name: '' })).body).toMatchObject({
      code: 422,
      data: { name: ['Name is required.'] },
    })
  })
})

describe('a refusal leaves nothing behind', () => {
  it("neither an order, nor a file's row, nor a use of the coupon", async () => {
    const picture = { filename: 'slip.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF'), type: 'application/pdf' }
    const before = [await countOrders(test), await test.asOwner('select code, used from coupons order by id')]
    const order = { ...aBuyer, quantity: 1, paymentMethod: 'bank_transfer', paymentProof: picture, coupon_code: 'TEN' }
    const answer = await client.multipart(placeUrl('MUG'), { ...order, expected_total: '1.00' })
    expect(answer.status).toBe(409)
    expect([await countOrders(test), await test.asOwner('select code, used from coupons order by id')]).toEqual(before)
    expect(await test.asOwner('select id from files')).toEqual([])
  })
})
