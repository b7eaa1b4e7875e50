import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import {
  aBuyer,
  addListing,
  addUpsell,
  countOrders,
  openTestShop,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { buyerAt } from './carts.fixture.ts'

let app: TestApp
let shopId: number
let mug: TestListing
let bowl: TestListing
let book: TestListing
beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
  bowl = await addListing(app, shopId, 'BOWL', [{ price: 1000, stock: 1000, weight: 900 }])
  book = await addListing(app, shopId, 'BOOK', [{ price: 500, stock: null, weight: 0 }], { item_type: 'digital' })
})
afterAll(() => app.close())

async function filled(...lines: [TestListing, number][]) {
  const buyer = await buyerAt(app, 'demo')
  for (const [listing, quantity] of lines) await buyer.add(listing.productId, { quantity })
  return buyer
}
const lastOrder = async () =>
  (await app.asOwner<Record<string, unknown>>('select * from orders order by id desc limit 1'))[0]!

describe('the checkout of a cart', () => {
  it('orders all lines at once, claims each, and empties the cart', async () => {
    const buyer = await filled([mug, 2], [bowl, 1])
    const before = [await stockOf(app, mug.units[0]!), await stockOf(app, bowl.units[0]!)]
    const quote = await buyer.post('/shipping/quote', { postcode: '43000', state: 'Selangor' })
    expect(quote.body.data).toMatchObject({ methods: [{ price: '7.50' }, { price: '13.00' }] }) // 1.7 kg
    const page = (await buyer.get('/checkout')).body.data
    expect(page).toMatchObject({
      shipping: '7.50',
      total: '67.50',
      shipping_data: { postcode: '43000', state: 'Selangor', country: 'MY' },
      setting: { checkout_required_address: 1 },
      coupon: { status: false, message: null },
      mailed: false,
      selected_shipping_method: quote.body.data.selected,
    })
    expect(page.payment_methods.map(({ code }: { code: string }) => code)).toEqual(['sandbox', 'bank_transfer', 'cod'])
    const { status, body } = await buyer.post('/checkout', { ...aBuyer, expected_total: page.total })
    expect([status, body.data]).toMatchObject([
      200,
      {
        redirect_to: expect.stringMatching(/^\/order\//),
        totals: { subtotal: '60.00', shipping: '7.50', total: '67.50' },
      },
    ])
    const order = await lastOrder()
    expect(order).toMatchObject({ order_no: body.data.order_no, channel: 'guest', ships: true })
    expect(
      await app.asOwner(
        'select title, quantity, total_sen, item_type from order_lines where order_id = $1 order by position',
        [order['id']],
      ),
    ).toEqual([
      { title: 'Barang MUG', quantity: 2, total_sen: 5000, item_type: 'ecommerce' },
      { title: 'Barang BOWL', quantity: 1, total_sen: 1000, item_type: 'ecommerce' },
    ])
    expect([await stockOf(app, mug.units[0]!), await stockOf(app, bowl.units[0]!)]).toEqual([
      before[0]! - 2,
      before[1]! - 1,
    ])
    expect((await buyer.get()).body.data.cart).toEqual([])
    const again = await buyer.post('/checkout', aBuyer)
    expect([again.status, again.body.data.cart]).toEqual([422, ['Your cart is empty. Add an item first.']])
  })

  it('is one order for one Idempotency-Key, and one for two presses at once', async () => {
    const buyer = await filled([mug, 1])
    const before = await countOrders(app)
    const key = { 'idempotency-key': 'one-cart' }
    const answers = await Promise.all([1, 2, 3].map(() => buyer.post('/checkout', aBuyer, key)))
    expect(new Set(answers.map(({ body }) => body.data.order_no)).size).toBe(1)
    expect(await countOrders(app)).toBe(before + 1)
    const keyless = await filled([mug, 1])
    const pressed = await Promise.all([keyless.post('/checkout', aBuyer), keyless.post('/checkout', aBuyer)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await countOrders(app)).toBe(before + 2)
  })

  it('says every field that is wrong', async () => {
    const buyer = await filled([mug, 1])
    const { status, body } = await buyer.post('/checkout', { paymentMethod: 'cod' })
    expect(status).toBe(422)
    expect(Object.keys(body.data)).toEqual(expect.arrayContaining(['name', 'phone', 'address', 'postcode', 'state']))
  })

  it('refuses a sender, which only resellers may name', async () => {
    const buyer = await filled([mug, 1])
    const { status, body } = await buyer.post('/checkout', { ...aBuyer, sender_name: 'Siti' })
    expect([status, body.data.sender_name]).toEqual([
      422,
      ['This cart does not accept a different sender. Remove it and try again.'],
    ])
  })

  it('asks a digital cart for an e-mail and for no address, and offers no cash on delivery', async () => {
    const buyer = await filled([book, 1])
    const page = (await buyer.get('/checkout')).body.data
    expect(page).toMatchObject({
      ships: false,
      mailed: true,
      setting: { checkout_required_address: 0 },
      shipping_methods: [],
    })
    expect(page.payment_methods.map(({ kind }: { kind: string }) => kind)).not.toContain('cod')
    const { name, phone } = aBuyer
    const refused = await buyer.post('/checkout', { name, phone, paymentMethod: 'bank_transfer' })
    expect(Object.keys(refused.body.data)).toEqual(['email'])
    const { body } = await buyer.post('/checkout', {
      name,
      phone,
      email: 'a@buyer.test',
      paymentMethod: 'bank_transfer',
    })
    expect(body.data.totals.total).toBe('5.00')
    const mixed = await filled([book, 1], [mug, 1])
    expect((await mixed.get('/checkout')).body.data).toMatchObject({ ships: true, mailed: true })
  })

  it('refuses with what changed when units went meanwhile, and then orders what is left', async () => {
    const scarce = await addListing(app, shopId, 'SCARCE', [{ stock: 5 }])
    const buyer = await filled([mug, 1], [scarce, 5])
    await app.asOwner('update variations set stock = 2 where id = $1', [scarce.units[0]])
    const refused = await buyer.post('/checkout', aBuyer)
    expect([refused.status, refused.body.data]).toMatchObject([
      409,
      {
        totals: { subtotal: '75.00' }, // of what is listed below
        changes: [{ what: 'stock', item_id: scarce.units[0], message: 'Only 2 left. Try 2.' }],
        items: [
          { id: mug.units[0], quantity: 1 },
          { id: scarce.units[0], quantity: 2 },
        ],
      },
    ])
    expect(await stockOf(app, scarce.units[0]!)).toBe(2)
    const row = (await buyer.get()).body.data.cart[1].row_id
    await buyer.put(`/${row}`, { quantity: 2 })
    expect((await buyer.post('/checkout', aBuyer)).status).toBe(200)
    expect(await stockOf(app, scarce.units[0]!)).toBe(0)
  })

  it('answers 409 to another total than was shown', async () => {
    const buyer = await filled([mug, 1])
    const { status, body } = await buyer.post('/checkout', { ...aBuyer, expected_total: '1.00' })
    expect([status, body.data.changes[0].what, body.data.totals.total]).toEqual([409, 'total', '31.00'])
  })
})

describe('shipping of a cart', () => {
  it('is chosen and stays chosen, refused where nothing goes, and never 0.00', async () => {
    const buyer = await filled([mug, 1])
    const { body } = await buyer.post('/shipping/quote', { postcode: '43000' })
    const [cheap, dear] = body.data.methods
    expect([cheap.price, dear.price, body.data.selected]).toEqual(['6.00', '10.00', cheap.id])
    expect((await buyer.post('/shipping/quote', { method_id: dear.id })).body.data.selected).toBe(dear.id)
    expect((await buyer.get()).body.data).toMatchObject({
      shipping: '10.00',
      shipping_data: { method_id: dear.id, city: 'Kajang' },
    })
    expect((await buyer.post('/shipping/quote', { method_id: 999_999 })).status).toBe(422)
    const nowhere = await buyer.post('/shipping/quote', { postcode: '00000' })
    expect([nowhere.status, nowhere.body.data.postcode]).toEqual([
      422,
      ['Postcode 00000 does not exist in Malaysia. Check the postcode.'],
    ])
    expect((await buyer.post('/shipping/quote', { state: 'Labuan' })).status).toBe(422)
    expect((await buyer.post('/shipping/quote', { postcode: '43000', state: 'Sabah' })).status).toBe(422)
    expect((await (await filled([mug, 1])).post('/shipping/quote', {})).status).toBe(422)
    expect((await (await filled([book, 1])).post('/shipping/quote', { postcode: '43000' })).body.data).toEqual({
      methods: [],
      selected: null,
    })
  })
})

describe('a coupon in a cart', () => {
  it('is taken off all lines, told with the cart and the checkout, and removed', async () => {
    const buyer = await filled([mug, 2], [bowl, 1])
    const redeemed = await buyer.post('/coupon/redeem', { code: ' ten ' })
    expect(redeemed.body).toMatchObject({ status: true, data: { price: '6.00', coupon: 'TEN', type: 'percent' } })
    expect((await buyer.get()).body.data).toMatchObject({
      discount: '6.00',
      total: '54.00',
      coupon: { coupon: 'TEN', coupon_price: '6.00', coupon_type: 'percent' },
    })
    expect((await buyer.get('/checkout')).body.data.coupon).toMatchObject({ coupon: 'TEN', status: true })
    await buyer.post('/checkout', aBuyer)
    expect(await lastOrder()).toMatchObject({ coupon_code: 'TEN', discount_sen: 600 })
    await buyer.add(mug.productId)
    await buyer.post('/coupon/redeem', { code: 'FIVE' })
    await buyer.post('/coupon/remove')
    expect((await buyer.get()).body.data).toMatchObject({
      discount: '0.00',
      coupon: { coupon: null, coupon_price: null },
    })
  })

  it('that is refused answers 200 with status false and changes nothing; one that fits no longer says so', async () => {
    const buyer = await filled([mug, 5])
    const { status, body } = await buyer.post('/coupon/redeem', { code: 'NOPE' })
    expect([status, body.status, body.message]).toEqual([200, false, expect.stringContaining('NOPE')])
    expect((await buyer.post('/coupon/redeem', { code: 'BIGSPEND' })).body.data.price).toBe('5.00')
    const row = (await buyer.get()).body.data.cart[0].row_id
    await buyer.put(`/${row}`, { quantity: 1 })
    expect((await buyer.get('/checkout')).body.data).toMatchObject({
      discount: '0.00',
      coupon: { coupon: null, status: false, message: expect.stringContaining('BIGSPEND') },
    })
  })
})

describe('a coupon that ended while it lay in a cart', () => {
  it('is refused with the new total until it is taken off, and the next press orders without it', async () => {
    const buyer = await filled([mug, 1])
    const redeemed = await buyer.post('/coupon/redeem', { code: 'FIVE' })
    expect(redeemed.body.data.coupon).toBe('FIVE')
    const { total } = (await buyer.get('/checkout')).body.data
    const switched = (isOn: boolean) => app.asOwner(`update coupons set is_active = $1 where code = 'FIVE'`, [isOn])
    await switched(false)
    try {
      const before = await countOrders(app)
      const refused = await buyer.post('/checkout', { ...aBuyer, expected_total: total })
      expect([refused.status, refused.body.data]).toMatchObject([
        409,
        { coupon_code: null, changes: [{ what: 'coupon' }, { what: 'total' }] },
      ])
      expect(await countOrders(app)).toBe(before)
      expect((await buyer.get()).body.data).toMatchObject({ discount: '0.00', coupon: { coupon: null } })
      const { totals } = refused.body.data
      await buyer.post('/coupon/remove')
      const placed = await buyer.post('/checkout', { ...aBuyer, expected_total: totals.total })
      expect([placed.status, placed.body.data.totals]).toMatchObject([200, { discount: '0.00', total: totals.total }])
    } finally {
      await switched(true)
    }
  })
})

describe('the extra offer', () => {
  it('is shown, taken, ordered at its price, and gone with the cart', async () => {
    const gift = await addListing(app, shopId, 'GIFT', [{ price: 2000, stock: 9 }])
    const host = await addListing(app, shopId, 'HOST', [{ stock: 9 }])
    await addUpsell(app, shopId, host.productId, gift.units[0]!, 700)
    const buyer = await filled([host, 1])
    expect((await buyer.get('/checkout')).body.data.click_upsell).toMatchObject({
      title: 'Tambah ini',
      product_price: '7.00',
      is_accepted: null,
    })
    const { body } = await buyer.post('/click_upsell/purchase', { accept: 1 })
    expect(body.data).toMatchObject({
      click_upsell: { is_accepted: true },
      totals: { click_upsell: '7.00', total: '32.00' },
    })
    await buyer.post('/click_upsell/purchase', { accept: 0 })
    expect((await buyer.get()).body.data.totals.click_upsell).toBe('0.00')
    await buyer.post('/click_upsell/purchase', { accept: '1' })
    await buyer.post('/checkout', aBuyer)
    expect(await lastOrder()).toMatchObject({ click_upsell_sen: 700 })
    expect(await stockOf(app, gift.units[0]!)).toBe(8)
    const plain = await filled([mug, 1])
    expect((await plain.post('/click_upsell/purchase', { accept: 1 })).status).toBe(409)
  })
})

describe('a shared cart', () => {
  it('shows its lines to anybody and is taken over by a button alone', async () => {
    const buyer = await filled([mug, 2], [bowl, 3])
    const { url } = (await buyer.post('/share')).body.data
    expect(url).toMatch(/^http:\/\/demo\.localhost:3000\/cart\/shared\/[\w-]{16}$/)
    const token = url.split('/').at(-1)
    await buyer.post('/clear') // changes no link
    const friend = await filled([mug, 5])
    expect((await friend.get(`/shared/${token}`)).body.data).toMatchObject({
      lines: [
        { view_id: 'MUG', quantity: 2 },
        { view_id: 'BOWL', quantity: 3 },
      ],
      subtotal: '80.00',
      shop: { username: 'demo' },
    })
    expect((await friend.get()).body.data.total_qty).toBe(5)
    const taken = (await friend.post(`/shared/${token}/take`)).body.data
    expect(taken.cart.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 3])
    expect((await friend.get('/shared/nobody-has-this')).status).toBe(404)
    expect((await (await buyerAt(app, 'demo')).post('/share')).status).toBe(422)
    await app.asOwner(`update shared_carts set created_at = now() - interval '60 days' where token = $1`, [token])
    expect((await friend.get(`/shared/${token}`)).status).toBe(404)
  })
})

it('carts that nobody touched for 30 days are removed', async () => {
  const buyer = await filled([mug, 1])
  await app.asOwner(`update carts set touched_at = now() - interval '60 days'`)
  const fresh = await filled([mug, 2])
  await app.asOwner('select remove_old_carts($1)', [new Date(Date.now() - 30 * 86_400_000)])
  expect([(await buyer.get()).body.data.total_qty, (await fresh.get()).body.data.total_qty]).toEqual([0, 2])
})
