import fc from 'fast-check'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  aBuyer,
  addListing,
  addUpsell,
  openTestShop,
  placeUrl,
  type TestListing,
} from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from './orders.fixture.ts'

const path = '/api/ajax/seller/orders'
let app: TestApp
let owner: TestClient
let shopId: number
let mug: TestListing
let lid: TestListing

beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  const [person] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    shopId,
  ])
  owner = await signedIn(app, person?.id ?? 0)
  mug = await addListing(app, shopId, 'MUG', [{ price: 2500, stock: 10_000 }])
  lid = await addListing(app, shopId, 'LID', [{ price: 500, stock: 10_000 }])
  const gift = await addListing(app, shopId, 'GIFT', [{ price: 900, stock: 10_000, weight: 100 }])
  await addUpsell(app, shopId, mug.productId, gift.units[0] ?? 0, 700)
  await app.asOwner(
    `insert into coupons (shop_id, code, kind, percent_bp, fixed_sen, max_discount_sen, on_shipping, on_upsell) values
    ($1, 'FREESHIP', 'free_shipping', null, null, null, false, false),
    ($1, 'SHIPCAP', 'free_shipping', null, null, 500, false, false),
    ($1, 'TENALL', 'percent', 1000, null, null, true, true),
    ($1, 'FIXALL', 'fixed', null, 8500, null, true, true)`,
    [shopId],
  )
})
afterAll(() => app.close())
beforeEach(() =>
  app.asOwner("update coupons set is_active = true, max_discount_sen = case code when 'SHIPCAP' then 500 end"),
)

type Order = {
  order_no: string
  revision: number
  lines: { id: number; kind: string; title: string; quantity: number }[]
  totals: Record<string, string>
  [field: string]: any // oxlint-disable-line typescript/no-explicit-any
}

const read = async (orderNo: string): Promise<Order> => (await owner.get(`${path}/${orderNo}`)).body.data
const wishOf = (order: Order, change: object = {}) => ({
  revision: order.revision,
  shipping: order.totals['shipping'],
  name: order['buyer'].name,
  phone: order['buyer'].phone,
  email: order['buyer'].email ?? '',
  address: order['buyer'].address,
  postcode: order['buyer'].postcode,
  city: order['buyer'].city,
  state: order['buyer'].state.code,
  lines: [],
  added: [],
  ...change,
})

async function place(coupon: string, quantity: number, upsell = 0): Promise<Order> {
  const placed = await (
    await app.client()
  ).post(placeUrl('MUG'), { ...aBuyer, quantity, coupon_code: coupon, click_upsell: upsell })
  expect(placed.body.status, placed.text).toBe(true)
  return read(placed.body.data.order_no)
}

async function edit(orderNo: string, changeOf: (order: Order) => object): Promise<Order> {
  const order = await read(orderNo)
  const answer = await owner.post(`${path}/${orderNo}/edit`, wishOf(order, changeOf(order)))
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const lineOf = (order: Order, title: string) => order.lines.find((line) => line.title === title)
const mugs = (quantity: number) => (order: Order) => {
  const line = lineOf(order, 'Barang MUG')
  return line ? { lines: [{ id: line.id, quantity }] } : { added: [{ variation_id: mug.units[0], quantity }] }
}
const claimed = async (orderNo: string) =>
  (
    await app.asOwner(
      `select o.discount_sen as amount_sen from claims c join orders o on o.id = c.holder_id where c.kind = 'coupon' and c.state <> 'released' and o.order_no = $1`,
      [orderNo],
    )
  )[0]

describe('a discount on the delivery', () => {
  test('stays when the phone alone changes: nothing becomes due and the order stays paid', async () => {
    const order = await place('FREESHIP', 3)
    expect(order.totals).toMatchObject({ discount: '7.50', shipping: '7.50', total: '75.00' })
    await owner.post(`${path}/${order.order_no}/record-payment`, { amount: '75.00', method: 'cash' })
    const edited = await edit(order.order_no, () => ({ phone: '013-222 3333' }))
    expect(edited).toMatchObject({ totals: order.totals, payment_status: 'paid', balance_due: '0.00' })
    expect(await claimed(order.order_no)).toEqual({ amount_sen: 750 })
  })

  test('follows the price of the delivery as far as its coupon said when the order was placed', async () => {
    const free = await place('FREESHIP', 3)
    expect((await edit(free.order_no, () => ({ shipping: '12.00' }))).totals).toMatchObject({
      discount: '12.00',
      total: '75.00',
    })
    expect(await claimed(free.order_no)).toEqual({ amount_sen: 1200 })
    const capped = await place('SHIPCAP', 3)
    await app.asOwner("update coupons set is_active = false, max_discount_sen = 100 where code = 'SHIPCAP'")
    expect((await edit(capped.order_no, () => ({ shipping: '12.00' }))).totals).toMatchObject({
      discount: '5.00',
      total: '82.00',
    })
    expect((await edit(capped.order_no, () => ({ shipping: '3.00' }))).totals).toMatchObject({
      discount: '3.00',
      total: '75.00',
    })
  })
})

describe('a coupon comes back with what it was given for', () => {
  test('3 to 1 and back to 3; 3, 1, 7 and 2', async () => {
    const order = await place('TEN', 3)
    expect(order.totals['discount']).toBe('7.50')
    expect((await edit(order.order_no, mugs(1))).totals['discount']).toBe('2.50')
    expect(await claimed(order.order_no)).toEqual({ amount_sen: 250 })
    expect((await edit(order.order_no, mugs(3))).totals).toEqual(order.totals)
    expect(await claimed(order.order_no)).toEqual({ amount_sen: 750 })
    for (const quantity of [1, 7]) await edit(order.order_no, mugs(quantity))
    expect((await edit(order.order_no, mugs(2))).totals['discount']).toBe('5.00')
  })

  test('also when its line was taken away and added again, at its price as placed', async () => {
    const order = await place('TEN', 3)
    await edit(order.order_no, (now) => ({ ...mugs(0)(now), added: [{ variation_id: lid.units[0], quantity: 1 }] }))
    await app.asOwner('update variations set price_sen = 3000 where id = $1', [mug.units[0]])
    await edit(order.order_no, mugs(1))
    await edit(order.order_no, () => ({ added: [{ variation_id: mug.units[0], quantity: 2 }] }))
    const back = await edit(order.order_no, (now) => ({ lines: [{ id: lineOf(now, 'Barang LID')?.id, quantity: 0 }] }))
    await app.asOwner('update variations set price_sen = 2500 where id = $1', [mug.units[0]])
    expect(back.totals).toEqual(order.totals)
    expect(back.lines).toHaveLength(1)
  })
})

test('any path of edits to the same order comes to the same sum', async () => {
  const step = fc.record({
    mugs: fc.integer({ min: 0, max: 6 }),
    lids: fc.integer({ min: 0, max: 2 }),
    keepsOffer: fc.boolean(),
    shipping: fc.constantFrom('0.00', '4.05', '7.50', '19.99'),
  })
  const coupons = fc.constantFrom('TEN', 'FIVE', 'FREESHIP', 'SHIPCAP', 'TENALL', 'FIXALL')
  const go = async (
    orderNo: string,
    { mugs: wanted, lids, keepsOffer, shipping }: { mugs: number; lids: number; keepsOffer: boolean; shipping: string },
  ) =>
    edit(orderNo, (order) => {
      const target: Record<string, number> = {
        'Barang MUG': wanted,
        'Barang LID': wanted === 0 ? Math.max(1, lids) : lids,
      }
      const ids: Record<string, number | undefined> = { 'Barang MUG': mug.units[0], 'Barang LID': lid.units[0] }
      return {
        shipping,
        lines: order.lines.map((line) => ({
          id: line.id,
          quantity: line.kind === 'click_upsell' ? (keepsOffer ? 1 : 0) : (target[line.title] ?? 0),
        })),
        added: Object.entries(target)
          .filter(([title, quantity]) => quantity > 0 && !lineOf(order, title))
          .map(([title, quantity]) => ({ variation_id: ids[title], quantity })),
      }
    })
  await fc.assert(
    fc.asyncProperty(
      coupons,
      fc.integer({ min: 1, max: 5 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      step,
      async (coupon, quantity, path, last) => {
        const keeps = path.map((one) => ({ ...one, keepsOffer: true }))
        const [wandered, straight] = [await place(coupon, quantity, 1), await place(coupon, quantity, 1)]
        for (const one of keeps) await go(wandered.order_no, one)
        const [end, direct] = [await go(wandered.order_no, last), await go(straight.order_no, last)]
        expect(end.totals).toEqual(direct.totals)
        expect(await claimed(end.order_no)).toEqual({ amount_sen: parseRinggit(direct.totals['discount'] ?? '') })
        const again = await edit(end.order_no, () => ({ name: 'Nama Lain' }))
        expect(again.totals).toEqual(end.totals)
        if (last.keepsOffer)
          expect(
            (
              await go(end.order_no, {
                mugs: quantity,
                lids: 0,
                keepsOffer: true,
                shipping: straight.totals['shipping'] ?? '',
              })
            ).totals,
          ).toEqual(straight.totals)
      },
    ),
    { numRuns: 8 },
  )
}, 120_000)
