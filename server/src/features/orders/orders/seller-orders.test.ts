import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  addStaff,
  openTestShop,
  payTestOrder,
  placeTestOrder,
  refundTestOrder,
  signedIn,
  soldOf,
  stockOf,
} from './orders.fixture.ts'
import { startTestShop } from './shop.fixture.ts'

const path = '/api/ajax/seller/orders'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
const staff = await signedIn(app, await addStaff(app, shop.shopId, 'staff@demo.test', ['orders']))
await app.asOwner('update variations set stock = 1000', [])

const calls: readonly (readonly [call: string, body: object | undefined])[] = [
  ['fulfil', { courier: 'J&T Express', tracking_number: 'JT123' }],
  ['tracking', { courier: 'Pos Laju', tracking_number: 'EF1' }],
  ['complete', undefined],
  ['cancel', { reason: 'Out of clay' }],
  ['notes', { text: 'Wrap it well' }],
]
const detail = '(detail)'

describe.each([[detail, undefined] as const, ...calls])('%s', (call, body) => {
  const ask = (client: TestClient, orderNo: string) =>
    call === detail ? client.get(`${path}/${orderNo}`) : client.post(`${path}/${orderNo}/${call}`, body)

  test('nobody is asked to sign in, a stranger sees nothing, staff without the right are told', async () => {
    const order = await placeTestOrder(app, shop)
    expect((await ask(await app.client(), order.orderNo)).status).toBe(401)
    // Both shops count from 1001, so ask for a number that only the other has.
    await app.asOwner('update orders set order_no = $2 where id = $1', [order.orderId, `ONLY-${order.orderId}`])
    const stranger = await signedIn(app, rival.ownerId)
    const foreign = await ask(stranger, `ONLY-${order.orderId}`)
    const missing = await ask(stranger, 'ONLY-0')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    const seller = await signedIn(
      app,
      await addStaff(app, shop.shopId, `${call.replace(/\W/g, '')}@demo.test`, ['products']),
    )
    expect((await ask(seller, `ONLY-${order.orderId}`)).status).toBe(403)
  })
})

test('a signed-in seller without the CSRF token changes nothing', async () => {
  const order = await placeTestOrder(app, shop)
  const client = await signedIn(app, shop.ownerId)
  client.csrf = null
  for (const [call, body] of calls)
    expect((await client.post(`${path}/${order.orderNo}/${call}`, body)).status).toBe(403)
})

test('the detail tells everything but the buyer’s token', async () => {
  const order = await placeTestOrder(app, shop, { quantity: 2 })
  const { body, text } = await owner.get(`${path}/${order.orderNo}`)
  expect(body.data).toMatchObject({
    order_no: order.orderNo,
    channel: 'guest',
    buyer_name: 'Siti Aminah',
    total: '56.00',
    balance_due: '56.00',
    items_text: 'Mug',
    total_qty: 2,
    lines: [{ title: 'Mug', quantity: 2, sku: 'MUG', unit_price: '25.00', total: '50.00' }],
    buyer: { phone: '+60198765432', state: { code: 'MY-08', name: 'Perak' } },
    actions: {
      record_payment: { allowed: true, reason: null },
      fulfil: {
        allowed: false,
        reason: 'This order is not fully paid: RM 0.00 of RM 56.00 received. Record the remaining RM 56.00 first.',
      },
    },
    revision: 1,
  })
  expect(text).not.toContain(order.token)
  expect(decodeURIComponent(body.data.buyer.whatsapp_link)).toMatch(
    /^https:\/\/wa\.me\/60198765432\?text=Hello Siti Aminah/,
  )
})

test('staff who work orders are told why money is not theirs', async () => {
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  const { body } = await staff.get(`${path}/${order.orderNo}`)
  expect(body.data.actions).toMatchObject({
    fulfil: { allowed: true },
    refund: { allowed: false, reason: 'You do not have permission to do this. Ask the shop owner for access.' },
    record_payment: { allowed: false },
  })
  expect((await owner.get(`${path}/${order.orderNo}`)).body.data.actions.refund).toEqual({
    allowed: true,
    reason: null,
  })
})

describe('fulfil', () => {
  test('ships a paid order, tells the buyer where the parcel is, and is refused the second time', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    const { status, body } = await staff.post(`${path}/${order.orderNo}/fulfil`, {
      courier: 'poslaju',
      tracking_number: ' ER 123 MY ',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Shipment recorded. The buyer will be notified.',
      data: {
        fulfilment_status: 'shipped',
        shipments: [
          {
            courier: 'Pos Laju',
            tracking_number: 'ER 123 MY',
            tracking_url: 'https://tracking.pos.com.my/tracking/ER123MY',
          },
        ],
        timeline: [{ name: 'fulfilment.shipped', text: 'Items sent by Pos Laju ER 123 MY' }, {}],
      },
    })
    const twice = await owner.post(`${path}/${order.orderNo}/fulfil`, { courier: 'GDEX' })
    expect([twice.status, twice.body.message]).toEqual([409, 'The items in this order have already been sent.'])
    const mail = (await app.mailbox()).find(
      ({ recipient, subject }) => recipient === 'siti@buyer.test' && subject.includes(`${order.orderNo} is on its way`),
    )
    expect(mail?.plain).toContain('ER 123 MY')
    expect(mail?.plain).toContain(`http://localhost:3000/order/${order.token}`)
  })

  test('asks for the courier of a parcel, at its field and in the seller’s language', async () => {
    const order = await placeTestOrder(app, shop, { kind: 'cod' })
    const client = await signedIn(app, shop.ownerId, 'ms')
    const { status, body } = await client.post(`${path}/${order.orderNo}/fulfil`, {})
    expect([status, body.data.courier]).toEqual([422, ['Pilih kurier, atau “Hantar sendiri”.']])
  })

  test('hands over what needs no parcel, and ships cash on delivery before it is paid', async () => {
    const ticket = await placeTestOrder(app, shop, { ships: false })
    await payTestOrder(app, shop, ticket)
    expect((await owner.post(`${path}/${ticket.orderNo}/fulfil`)).body.data).toMatchObject({
      fulfilment_status: 'delivered',
      shipments: [],
    })
    const sold = await soldOf(app, shop)
    const cod = await placeTestOrder(app, shop, { kind: 'cod' })
    expect((await owner.post(`${path}/${cod.orderNo}/fulfil`, { courier: 'GDEX' })).body.data).toMatchObject({
      fulfilment_status: 'shipped',
      payment_status: 'unpaid',
    })
    expect(await soldOf(app, shop)).toBe(sold + 1)
  })

  test('explains a part payment', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order, 1000)
    const { status, body } = await owner.post(`${path}/${order.orderNo}/fulfil`, { courier: 'GDEX' })
    expect([status, body.message]).toEqual([
      409,
      'This order is not fully paid: RM 10.00 of RM 31.00 received. Record the remaining RM 21.00 first.',
    ])
  })
})

describe('tracking', () => {
  const tell = (orderNo: string, body: object) => staff.post(`${path}/${orderNo}/tracking`, body)
  const mailsOf = async (orderNo: string) =>
    (await app.mailbox()).filter(({ subject }) => subject.includes(`Tracking number of order ${orderNo}`))

  test('adds the number of a parcel that went without one and tells the buyer once, however often it is said', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    expect((await tell(order.orderNo, { courier: 'Pos Laju', tracking_number: 'EF1' })).body).toMatchObject({
      code: 409,
      message: 'The items have not been sent yet. Record the shipment first.',
    })
    await staff.post(`${path}/${order.orderNo}/fulfil`, { courier: 'Pos Laju' })
    for (let time = 0; time < 2; time++) {
      expect(
        (await tell(order.orderNo, { courier: 'poslaju', tracking_number: ' EF123456789MY ' })).body,
      ).toMatchObject({
        message: 'Tracking number saved. The buyer will be notified.',
        data: {
          shipments: [{ courier: 'Pos Laju', tracking_number: 'EF123456789MY' }],
          timeline: [
            { name: 'fulfilment.tracked', text: 'Tracking number: Pos Laju EF123456789MY' },
            { name: 'fulfilment.shipped' },
            {},
          ],
        },
      })
    }
    const mails = await mailsOf(order.orderNo)
    expect(mails.map(({ plain }) => plain.includes('https://tracking.pos.com.my/tracking/EF123456789MY'))).toEqual([
      true,
    ])
    const { body } = await (await app.client('en')).get(`/api/ajax/guest/order/${order.token}`)
    expect(body.data).toMatchObject({
      next_step: 'Track it with Pos Laju: EF123456789MY',
      shipments: [{ tracking_number: 'EF123456789MY' }],
    })
  })

  test('corrects courier and number, of a completed order too', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    await staff.post(`${path}/${order.orderNo}/fulfil`, { courier: 'GDEX', tracking_number: 'WRONG' })
    await staff.post(`${path}/${order.orderNo}/complete`)
    expect((await tell(order.orderNo, { courier: 'J&T', tracking_number: 'JT9' })).body.data).toMatchObject({
      order_status: 'completed',
      shipments: [{ courier: 'J&T Express', tracking_number: 'JT9' }],
    })
    expect(await mailsOf(order.orderNo)).toHaveLength(1)
  })

  test('needs both, and a parcel', async () => {
    const ticket = await placeTestOrder(app, shop, { ships: false })
    await payTestOrder(app, shop, ticket)
    await staff.post(`${path}/${ticket.orderNo}/fulfil`)
    expect((await tell(ticket.orderNo, { courier: 'GDEX', tracking_number: 'G1' })).body).toMatchObject({
      code: 409,
      message: 'This order was not sent by courier.',
    })
    const { status, body } = await tell(ticket.orderNo, { courier: '', tracking_number: '' })
    expect([status, Object.keys(body.data)]).toEqual([422, ['courier', 'tracking_number']])
  })
})

describe('complete', () => {
  test('ends a paid and shipped order; before that it says what is missing', async () => {
    const order = await placeTestOrder(app, shop)
    const complete = () => owner.post(`${path}/${order.orderNo}/complete`)
    expect((await complete()).body).toMatchObject({ code: 409, message: expect.stringContaining('not fully paid') })
    await payTestOrder(app, shop, order)
    expect((await complete()).body).toMatchObject({
      code: 409,
      message: 'The items have not been sent yet. Record the shipment first.',
    })
    await owner.post(`${path}/${order.orderNo}/fulfil`, { courier: 'GDEX' })
    expect((await complete()).body.data).toMatchObject({ order_status: 'completed', fulfilment_status: 'delivered' })
    expect((await complete()).body).toMatchObject({ code: 409, message: 'This order is already completed.' })
  })
})

describe('cancel', () => {
  test('gives the units back once, tells the buyer why, and asks for a reason', async () => {
    const before = await stockOf(app, shop)
    const order = await placeTestOrder(app, shop, { quantity: 4 })
    expect((await owner.post(`${path}/${order.orderNo}/cancel`, { reason: '  ' })).status).toBe(422)
    const { body } = await owner.post(`${path}/${order.orderNo}/cancel`, { reason: 'Out of clay' })
    expect(body.data).toMatchObject({
      order_status: 'cancelled',
      fulfilment_status: 'cancelled',
      timeline: [{ text: 'Order cancelled: Out of clay', actor: 'seller' }, {}],
    })
    expect((await owner.post(`${path}/${order.orderNo}/cancel`, { reason: 'again' })).status).toBe(409)
    expect(await stockOf(app, shop)).toBe(before)
    const mail = (await app.mailbox()).find(({ subject }) => subject.includes(`Order ${order.orderNo} was cancelled`))
    expect(mail?.plain).toContain('Out of clay')
  })

  test('of a paid order asks for the refund first, which then cancels it', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    const { status, body } = await owner.post(`${path}/${order.orderNo}/cancel`, { reason: 'Sorry' })
    expect([status, body.message]).toEqual([
      409,
      'The buyer has paid RM 31.00. Record the refund first; the order is then cancelled.',
    ])
    await refundTestOrder(app, shop, order)
    expect((await owner.get(`${path}/${order.orderNo}`)).body.data).toMatchObject({
      order_status: 'cancelled',
      timeline: [{ text: 'Order cancelled: fully refunded' }, {}],
    })
  })

  test('a parcel that came back unpaid can be closed; its units stay off the shelf', async () => {
    const order = await placeTestOrder(app, shop, { kind: 'cod' })
    const left = await stockOf(app, shop)
    await owner.post(`${path}/${order.orderNo}/fulfil`, { courier: 'GDEX' })
    const { body } = await owner.post(`${path}/${order.orderNo}/cancel`, { reason: 'Refused at the door' })
    expect(body.data).toMatchObject({ order_status: 'cancelled', fulfilment_status: 'returned' })
    expect(await stockOf(app, shop)).toBe(left)
  })
})

test('a note is kept, may hold any words, and must hold some', async () => {
  const order = await placeTestOrder(app, shop)
  expect((await staff.post(`${path}/${order.orderNo}/notes`, { text: '' })).status).toBe(422)
  const { body } = await staff.post(`${path}/${order.orderNo}/notes`, { text: 'Balut 🎁 <b>kemas</b> {reason}' })
  expect(body.data.timeline[0]).toMatchObject({
    name: 'order.noted',
    text: 'Note: Balut 🎁 <b>kemas</b> {reason}',
    actor: 'seller',
  })
})

test('each new order is told to its owner, in the owner’s language', async () => {
  const order = await placeTestOrder(app, rival)
  const mail = (await app.mailbox()).find(
    ({ recipient, subject }) => recipient === 'owner@rival.test' && subject === `New order ${order.orderNo}: RM 31.00`,
  )
  expect(mail?.plain).toContain(`http://localhost:3000/seller/orders/${order.orderNo}`)
})

test('the buyer’s file stands under the words the product asked for it with, behind a link that stays steady for minutes', async () => {
  const order = await placeTestOrder(app, shop)
  const key = `private/${shop.shopId}/${'b'.repeat(32)}.jpg`
  await app.asOwner(`update products set file_upload = '{"label":"Another one"}' where id = $1`, [shop.productId]) // asked for later
  await app.asOwner(
    `with f as (insert into files (shop_id, key, kind, private, file_name, mime, bytes, sha256)
    values ($1, $2, 'order_upload', true, 'logo.jpg', 'image/jpeg', 1, 'x') returning id) update orders set upload_file_id = f.id, upload_label = 'Your logo' from f where orders.id = $3`,
    [shop.shopId, key, order.orderId],
  )
  const first = await owner.get(`${path}/${order.orderNo}`)
  expect(first.body.data.upload).toMatchObject({
    label: 'Your logo',
    file_name: 'logo.jpg',
    url: expect.stringMatching(/^\/files\/.+signature=/),
  })
  app.clock.advance(20_000)
  expect((await owner.get(`${path}/${order.orderNo}`)).body.data.upload).toEqual(first.body.data.upload)
})

test('the buyer is told at once how to pay, in the language of the order', async () => {
  const order = await placeTestOrder(app, shop, { lang: 'ms' })
  const mail = (await app.mailbox()).find(
    ({ recipient, subject }) =>
      recipient === 'siti@buyer.test' && subject.includes(`Pesanan ${order.orderNo} diterima`),
  )
  expect(mail?.plain).toContain(`Pindahkan RM 31.00 dengan rujukan ${order.orderNo}`)
  expect(mail?.plain).toContain('Maybank')
  expect(mail?.plain).toContain(`http://localhost:3000/order/${order.token}`)
})
