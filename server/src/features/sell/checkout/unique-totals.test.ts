import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { edit, readOrder } from '../../orders/orders/edit.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'

const methods = '/api/ajax/seller/payment-methods'
const orders = '/api/ajax/seller/orders'

let app: TestApp
let owner: TestClient
let buyer: TestClient
let shopId: number

beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  const [person] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    shopId,
  ])
  owner = await signedIn(app, person!.id)
  buyer = await app.client('en')
  await addListing(app, shopId, 'MUG', [{ price: 2500, stock: null }])
  await addListing(app, shopId, 'PIN', [{ price: 3, stock: null, weight: 0 }], { item_type: 'digital' })
})
afterAll(() => app.close())

const switchOn = async (isOn: boolean) => {
  const saved = await owner.put(methods, {
    ...{ code: 'bank_transfer', name: 'Pindahan', instructions: '', unique_total: isOn },
  })
  expect([saved.status, saved.body.data.methods[1].unique_total]).toEqual([200, isOn])
}
// Every test begins with nobody waiting.
beforeEach(async () => {
  await app.asOwner(`update orders set order_status = 'cancelled' where order_status = 'open'`)
  await switchOn(true)
})

const collected = { ...aBuyer, paymentMethod: 'bank_transfer' }
const place = async (more: object = {}, client = buyer) => {
  const send = () => client.post(placeUrl('MUG'), { ...collected, ...more })
  let { status, body } = await send()
  // A slow machine asks a crowd to come again.
  for (let tries = 0; status === 503 && tries < 5; tries += 1) ({ status, body } = await send())
  expect([status, body.message]).toEqual([200, expect.any(String)])
  return { ...body.data, token: body.data.redirect_to.split('/').at(-1) }
}
const asBuyer = async ({ token }: { token: string }) => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data
const money = (text: string) => Math.round(Number(text) * 100)

it('is off unless the seller switches it on, for transfers alone', async () => {
  await switchOn(false)
  expect([(await place()).totals.total, (await place()).totals.total]).toEqual(['31.00', '31.00'])
  const refused = await owner.put(methods, { code: 'cod', name: 'COD', instructions: '', unique_total: true })
  expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['unique_total']])
  // Left out, it stays as it is.
  await switchOn(true)
  const saved = await owner.put(methods, { code: 'bank_transfer', name: 'Pindahan', instructions: '' })
  expect(saved.body.data.methods[1].unique_total).toBe(true)
  const [hint] = (await buyer.get('/api/ajax/guest/view/MUG')).body.data.payment_methods.flatMap(
    (method: { code: string; hint: string }) => (method.code === 'bank_transfer' ? [method.hint] : []),
  )
  expect(hint).toBe('Place your order to see the exact amount to pay')
})

it('takes the least off that makes a total differ, as a part of the discount; others and slips at once stay as they are', async () => {
  const [first, second] = [await place(), await place({ coupon_code: '' })]
  expect([first.totals.total, second.totals.total]).toEqual(['31.00', '30.99'])
  const dearer = await place({ coupon_code: 'FIVE' })
  expect(dearer.totals).toMatchObject({ discount: '5.00', total: '26.00' })
  expect((await place({ coupon_code: 'FIVE' })).totals).toMatchObject({ discount: '5.01', total: '25.99' })
  expect((await place({ paymentMethod: 'cod' })).totals.total).toBe('31.00')
  expect((await place({ paymentMethod: 'sandbox' })).totals.total).toBe('31.00')

  const seen = await asBuyer(second)
  expect(seen).toMatchObject({ transfer_discount: '0.01', balance_due: '30.99' })
  const { shipping, subtotal, discount, click_upsell, total } = seen.totals
  expect(money(total)).toBe(money(shipping) + money(subtotal) - money(discount) + money(click_upsell))
  expect(await readOrder(owner, second.order_no)).toMatchObject({ transfer_discount: '0.01', total: '30.99' })
  const mail = (await app.mailbox()).find(
    ({ recipient, subject }) => recipient === aBuyer.email && subject.includes(second.order_no),
  )
  expect(mail?.plain.replaceAll(/\s+/g, ' ')).toMatch(/Exact-amount discount:? -RM ?0\.01 .*RM ?30\.99/)
  // Of a coupon's use, what the coupon took off.
  const [coupon] = (await owner.get('/api/ajax/seller/coupons?term=FIVE')).body.data
  const uses = (await owner.get(`/api/ajax/seller/coupons/${coupon.id}`)).body.data
  expect(JSON.stringify(uses)).not.toContain('5.01')
})

it('asks nothing of a buyer whose slip comes with the order: it was transferred already', async () => {
  await place()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { body } = await buyer.multipart(placeUrl('MUG'), {
    ...collected,
    paymentProof: { filename: 'slip.png', bytes: png },
  })
  expect(body.data.totals.total).toBe('31.00')
})

it('lets 99 orders of one cart at once all differ, and refuses nobody when all amounts are taken', async () => {
  const browsers = await Promise.all(Array.from({ length: 99 }, () => app.client('en')))
  const rush = await Promise.all(
    browsers.map((client, at) => place({ phone: `012-3${String(at).padStart(6, '0')}`, email: '' }, client)),
  )
  const amounts = await app.asOwner<{ total: number; off: number | null }>(
    `select total_sen as total, transfer_discount_sen as off from orders where order_status = 'open'`,
  )
  const differing = new Set(amounts.map(({ total }) => total))
  expect(differing.size, JSON.stringify(amounts)).toBe(99)
  expect(Math.min(...differing)).toBeGreaterThanOrEqual(3001)
  expect((await place()).totals.total).not.toBe('31.00') // the last that was left

  const next = await place()
  expect(next.totals.total).toBe('31.00')
  expect((await asBuyer(next)).transfer_discount).toBe('0.00')
  // What is paid or over gives its amount back.
  await owner.post(`${orders}/${rush[7]!.order_no}/cancel`, { reason: 'x' })
  expect((await place()).totals.total).toBe(rush[7]!.totals.total)
})

it('tells the seller while more than 99 transfers wait for one amount, and makes no line of a statement sure of one of them', async () => {
  const told = async (client = owner) => [
    (await client.get('/api/ajax/seller/work-queues')).body.data.equal_transfers,
    (await client.get('/api/ajax/seller/money/equal-transfers')).body.data,
  ]
  const placed: { order_no: string; totals: { total: string } }[] = []
  for (let at = 0; at < 99; at += 1) placed.push(await place())
  expect(await told()).toEqual([[], []])
  placed.push(await place())
  expect(await told()).toEqual([['31.00'], ['31.00']])
  const stranger = await openTestShop(app, 'lain')
  const [person] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    stranger,
  ])
  expect(await told(await signedIn(app, person!.id))).toEqual([[], []])

  const alike = await place()
  expect(alike.totals.total).toBe('31.00')
  const day = formatDate(app.clock.now())
  const text = `Date,Description,Credit\n${day},FUND TRANSFER,31.00\n${day},TRANSFER ${alike.order_no},31.00\n`
  const { body } = await owner.multipart('/api/ajax/seller/bank-statements', {
    file: { filename: 'penyata.csv', bytes: Buffer.from(text) },
  })
  expect(body.data.rows).toMatchObject([
    { match: { order_no: placed[0]!.order_no, certainty: expect.not.stringMatching('sure') } },
    { match: { order_no: alike.order_no, certainty: 'sure' } }, // by its number
  ])

  await switchOn(false)
  expect(await told()).toEqual([[], []])
  await switchOn(true)
  await owner.post(`${orders}/${placed[7]!.order_no}/cancel`, { reason: 'x' })
  expect(await told()).toEqual([[], []])
})

it('never takes the last sen', async () => {
  const pin = { name: 'Nur Aisyah', phone: '0123456789', email: 'a@buyer.test', paymentMethod: 'bank_transfer' }
  const pins: unknown[] = []
  for (let at = 0; at < 4; at += 1) {
    const { body } = await buyer.post(placeUrl('PIN'), pin)
    pins.push(body.data.totals?.total ?? body.message)
  }
  expect(pins).toEqual(['0.03', '0.02', '0.01', '0.03'])
})

it('comes with the choice of a transfer later on, and stays when the buyer turns to the gateway', async () => {
  const [waiting, turned] = [await place(), await place({ paymentMethod: 'sandbox' })]
  expect([waiting.totals.total, turned.totals.total]).toEqual(['31.00', '31.00'])
  const pay = (paymentMethod: string) =>
    buyer.post(`/api/ajax/guest/order/${(turned as { token: string }).token}/pay`, { paymentMethod })
  turned.token = (
    await app.asOwner<{ token: string }>('select token from orders where order_no = $1', [turned.order_no])
  )[0]!.token
  expect((await pay('bank_transfer')).status).toBe(200)
  expect(await asBuyer(turned)).toMatchObject({ transfer_discount: '0.01', balance_due: '30.99' })
  expect((await pay('sandbox')).status).toBe(200)
  expect(await asBuyer(turned)).toMatchObject({ transfer_discount: '0.01', balance_due: '30.99' })
  expect((await pay('bank_transfer')).status).toBe(200)
  expect(await asBuyer(turned)).toMatchObject({ transfer_discount: '0.01', balance_due: '30.99' })
})

it('stays what it was when the seller edits the order', async () => {
  await place()
  const { order_no } = await place()
  const line = (await readOrder(owner, order_no)).lines[0]!.id
  const changed = await edit(owner, order_no, () => ({
    lines: [{ id: line, quantity: 2 }],
    expected_total: '55.99',
    reason: 'One more',
  }))
  expect([changed.status, changed.body.message]).toMatchObject([200, expect.any(String)])
  expect(await readOrder(owner, order_no)).toMatchObject({ total: '55.99', transfer_discount: '0.01' })
})

it('gives no more back for all units than came in', async () => {
  await place()
  const { order_no } = await place()
  // As if it had been collected, so that its goods are all that was paid for.
  await app.asOwner('update orders set shipping_sen = 0, total_sen = total_sen - shipping_sen where order_no = $1', [
    order_no,
  ])
  const path = `${orders}/${order_no}`
  await owner.post(`${path}/record-payment`, { amount: '24.99', method: 'bank_transfer', reference: '' })
  const { payment_status, lines } = await readOrder(owner, order_no)
  expect(payment_status).toBe('paid')
  const back = await owner.post(`${path}/refund`, { lines: [{ id: lines[0]!.id, quantity: 1 }], reason: 'Broken' })
  expect(back.body.data).toMatchObject({ refunded: '24.99', payment_status: 'refunded' })
})

it('makes a statement’s line sure of its order by the amount alone, as long as no other order came to it', async () => {
  const [whole, less] = [await place(), await place()]
  const day = formatDate(app.clock.now())
  const match = async () => {
    const text = `Date,Description,Credit\n${day},FUND TRANSFER,30.99\n${day},FUND TRANSFER,31.00\n`
    const { body } = await owner.multipart('/api/ajax/seller/bank-statements', {
      file: { filename: 'penyata.csv', bytes: Buffer.from(text) },
    })
    return body.data.rows.map((row: { match: object | null }) => row.match)
  }
  expect(await match()).toMatchObject([
    { order_no: less.order_no, certainty: 'sure' },
    { order_no: whole.order_no, certainty: 'sure' },
  ])
  // Paid by a slip in the morning, its amount free at noon: the morning's transfer is in the same statement.
  await owner.post(`${orders}/${less.order_no}/record-payment`, {
    amount: '30.99',
    method: 'bank_transfer',
    reference: '',
  })
  const later = await place()
  expect(later.totals.total).toBe('30.99')
  expect(await match()).toMatchObject([
    { order_no: later.order_no, certainty: 'likely' },
    { order_no: whole.order_no, certainty: 'sure' },
  ])
})
