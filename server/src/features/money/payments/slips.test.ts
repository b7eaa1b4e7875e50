import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addStaff, countOf, eventsOf, openTestShop, orderNow, placeTestOrder, stockOf } from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
let rival: TestShop
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  rival = await openTestShop(kedai, 'rival')
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

let shade = 0
const slip = async () => {
  shade += 1
  return sharp({ create: { width: 40, height: 60, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer()
}
const upload = async (token: string, bytes: Uint8Array, filename = 'slip.png') =>
  (await kedai.client()).multipart(`/api/ajax/guest/order/${token}/payment-proof`, {
    paymentProof: { filename, bytes },
  })
const act = (orderNo: string, what: string, body: object = {}, client = owner) =>
  client.post(`/api/ajax/seller/orders/${orderNo}/${what}`, body)
const place = () => placeTestOrder(kedai, shop, { code: 'bank_transfer' })
async function placeWithSlip() {
  const order = await place()
  await upload(order.token, await slip())
  return order
}
const proofsOf = ({ orderId }: { orderId: number }) =>
  kedai.asOwner<{ status: string; reason: string | null; duplicate_of_order_id: number | null }>(
    'select status, reason, duplicate_of_order_id from payment_proofs where order_id = $1 order by id',
    [orderId],
  )

describe('a slip', () => {
  test('sent again by one key is one, and another file by it is refused', async () => {
    const order = await place()
    const client = await kedai.client()
    const send = (bytes: Uint8Array) =>
      client.multipart(
        `/api/ajax/guest/order/${order.token}/payment-proof`,
        { paymentProof: { filename: 'slip.png', bytes } },
        { headers: { 'idempotency-key': 'slip' } },
      )
    const bytes = await slip()
    const [first, again] = [await send(bytes), await send(bytes)]
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    expect((await send(await slip())).body).toMatchObject({
      code: 422,
      data: { idempotency_key: [expect.any(String)] },
    })
    expect(await proofsOf(order)).toHaveLength(1)
  })

  test('approved on an order that was paid and refunded says that nothing was booked', async () => {
    const order = await placeWithSlip()
    await act(order.orderNo, 'record-payment', { amount: '25.00', method: 'cash' })
    await act(order.orderNo, 'refund', { amount: '10.00', reason: 'Rosak' })
    const { body } = await act(order.orderNo, 'payment-proof/approve')
    expect(body).toMatchObject({
      message:
        'Slip approved. This order had no balance due, so no payment was recorded. If you received the money, refund it to the buyer.',
      data: { paid: '25.00', refunded: '10.00' },
    })
    expect([await countOf(kedai, order, 'payments'), await countOf(kedai, order, 'unmatched_money')]).toEqual([2, 0])
  })

  test('waits for the seller: it holds the units, tells both, and never counts as paid', async () => {
    const order = await place()
    const answer = await upload(order.token, await slip())
    expect(answer.body).toMatchObject({
      status: true,
      message: 'Slip received. The shop will check it and let you know.',
      data: { proof_status: 'uploaded', payment_status: 'checking' },
    })
    expect(await orderNow(kedai, order)).toMatchObject({
      payment_status: 'checking',
      paid_sen: 0,
      claims: 'held',
      // Three working days after Friday noon, and a day more.
      hold_expires_at: new Date('2026-11-26T04:00:00Z'),
    })
    const mails = (await kedai.mailbox()).filter(({ subject }) => subject.includes(order.orderNo))
    expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual(
      expect.arrayContaining([
        `aminah@buyer.test: Slip for order ${order.orderNo} received`,
        `owner@demo.test: Slip to check: order ${order.orderNo} (Nur Aminah)`,
      ]),
    )
    expect(await proofsOf(order)).toMatchObject([{ status: 'checking' }])
  })

  test('sent twice is one slip; another one while it is checked is refused with the reason', async () => {
    const order = await place()
    const bytes = await slip()
    const both = await Promise.all([upload(order.token, bytes), upload(order.token, bytes)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await countOf(kedai, order, 'payment_proofs')).toBe(1)
    const other = await upload(order.token, await slip())
    expect([other.status, other.body.message]).toEqual([409, 'The shop is checking your slip.'])
    expect(await kedai.asOwner(`select count(*)::int as count from files where kind = 'payment_proof'`)).toEqual(
      await kedai.asOwner('select count(*)::int as count from payment_proofs'),
    )
  })

  test('that another order of the shop was given is marked, in this shop only', async () => {
    const bytes = await slip()
    const [first, second, elsewhere] = [
      await place(),
      await place(),
      await placeTestOrder(kedai, rival, { code: 'bank_transfer' }),
    ]
    for (const order of [first, second, elsewhere]) await upload(order.token, bytes)
    expect((await proofsOf(second))[0]?.duplicate_of_order_id).toBe(first.orderId)
    expect((await proofsOf(first))[0]?.duplicate_of_order_id).toBeNull()
    expect((await proofsOf(elsewhere))[0]?.duplicate_of_order_id).toBeNull()
  })

  test('must be a picture or a PDF, for an order that waits for one', async () => {
    const order = await place()
    expect(
      (await upload(order.token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'slip.png')).body,
    ).toMatchObject({ code: 422, data: { paymentProof: [expect.any(String)] } })
    expect((await upload('no-such-order', await slip())).status).toBe(404)
    const online = await placeTestOrder(kedai, shop)
    expect((await upload(online.token, await slip())).status).toBe(409)
    const client = await kedai.client()
    expect((await client.post(`/api/ajax/guest/order/${order.token}/payment-proof`)).status).toBe(422)
    kedai.clock.advance(48 * 3600_000)
    const { expireOrders } = await import('../../orders/orders/actions/expire-orders.ts')
    await expireOrders(kedai.db, kedai.clock.now())
    const late = await upload(order.token, await slip())
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('contact the shop if you have already paid'),
    ])
    owner = await signedIn(kedai, shop.ownerId)
  })
})

describe('approving', () => {
  test('books what is due, once, however often it is pressed', async () => {
    const order = await placeWithSlip()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.post(`/api/ajax/seller/orders/${order.orderNo}/payment-proof/approve`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers[0]?.body).toMatchObject({
      message: 'Slip approved and payment recorded.',
      data: { order_no: order.orderNo, payment_status: 'paid', paid: '25.00', balance_due: '0.00' },
    })
    expect(await countOf(kedai, order, 'payments')).toBe(1)
    expect(await orderNow(kedai, order)).toMatchObject({ payment_status: 'paid', claims: 'committed' })
    expect((await eventsOf(kedai, order)).filter((name) => name === 'proof.approved')).toHaveLength(1)
  })

  test('with what arrived books that alone: the order is partly paid, and the rest can follow', async () => {
    const order = await placeWithSlip()
    expect((await act(order.orderNo, 'payment-proof/approve', { amount: '0' })).body).toMatchObject({
      code: 422,
      data: { amount: [expect.any(String)] },
    })
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => act(order.orderNo, 'payment-proof/approve', { amount: '20.00' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await act(order.orderNo, 'payment-proof/approve', { amount: '5.00' })).body.data).toMatchObject({
      payment_status: 'partially_paid',
      paid: '20.00',
      balance_due: '5.00',
    })
    expect(answers.map(({ body }) => body.message)).toContain('Slip approved for RM 20.00. Remaining balance: RM 5.00.')
    expect(await countOf(kedai, order, 'payments')).toBe(1)
    expect(await proofsOf(order)).toMatchObject([{ status: 'approved' }])
    expect((await upload(order.token, await slip())).status).toBe(200)
    const rest = await act(order.orderNo, 'payment-proof/approve', { amount: '7.00' })
    expect(rest.body).toMatchObject({
      message: expect.stringContaining('RM 2.00'),
      data: { payment_status: 'paid', paid: '25.00', unmatched: [{ amount: '2.00', cause: 'excess', status: 'open' }] },
    })
  })

  test('needs a slip that waits', async () => {
    const order = await place()
    expect((await act(order.orderNo, 'payment-proof/approve')).body).toMatchObject({
      code: 409,
      message: 'No payment slip is waiting to be checked.',
    })
  })
})

describe('rejecting', () => {
  test('tells the buyer why, gives a second chance, and takes another slip', async () => {
    const order = await placeWithSlip()
    expect((await act(order.orderNo, 'payment-proof/reject', { reason: '' })).body).toMatchObject({
      code: 422,
      data: { reason: [expect.any(String)] },
    })
    const reason = 'Wang belum masuk ke akaun'
    expect((await act(order.orderNo, 'payment-proof/reject', { reason })).status).toBe(200)
    expect((await act(order.orderNo, 'payment-proof/reject', { reason })).status).toBe(200)
    expect(await proofsOf(order)).toMatchObject([{ status: 'rejected', reason }])
    const now = await orderNow(kedai, order)
    expect(now.payment_status).toBe('unpaid')
    expect(now.hold_expires_at?.getTime()).toBe(kedai.clock.now().getTime() + 24 * 3600_000)
    const mails = (await kedai.mailbox()).filter(
      ({ subject }) => subject === `Please send another slip for order ${order.orderNo}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.plain).toContain(reason)
    expect(mails[0]?.plain).toContain(`http://localhost:3000/order/${order.token}`)
    expect((await upload(order.token, await slip())).status).toBe(200)
    expect((await act(order.orderNo, 'payment-proof/approve')).status).toBe(200)
    expect(await proofsOf(order)).toMatchObject([{ status: 'rejected' }, { status: 'approved' }])
    expect((await act(order.orderNo, 'payment-proof/reject', { reason })).status).toBe(409)
  })
})

describe('recording money', () => {
  test('takes part payments and queues what is too much', async () => {
    const order = await place()
    expect(
      (await act(order.orderNo, 'record-payment', { amount: 'RM 10', method: 'cash', reference: 'A1' })).body,
    ).toMatchObject({
      message: 'Payment of RM 10.00 recorded.',
      data: { payment_status: 'partially_paid', balance_due: '15.00' },
    })
    const rest = await act(order.orderNo, 'record-payment', { amount: '20.00', method: 'cash' })
    expect(rest.body.message).toContain('The overpaid RM 5.00')
    expect(await orderNow(kedai, order)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
    expect(await countOf(kedai, order, 'unmatched_money')).toBe(1)
    expect((await act(order.orderNo, 'record-payment', { amount: '1.00', method: 'cash' })).status).toBe(409)
  })

  test('with one key is done once', async () => {
    const order = await place()
    const headers = { 'idempotency-key': 'the-same-press' }
    const url = `/api/ajax/seller/orders/${order.orderNo}/record-payment`
    await owner.post(url, { amount: '10.00', method: 'cash' }, { headers })
    const twin = await owner.post(url, { amount: '10.00', method: 'cash' }, { headers })
    expect([twin.status, twin.headers['idempotent-replayed'], twin.body.message]).toEqual([
      200,
      'true',
      'Payment of RM 10.00 recorded.',
    ])
    expect(await countOf(kedai, order, 'payments')).toBe(1)
  })

  test.each(['', 'ten', '-5', '0', '1.234', '99999999999'])('refuses %j as an amount', async (amount) => {
    const order = await place()
    expect((await act(order.orderNo, 'record-payment', { amount, method: 'cash' })).body).toMatchObject({
      code: 422,
      data: { amount: [expect.any(String)] },
    })
  })
})

describe('giving money back', () => {
  test('is never more than is held; all of it before sending ends the order and frees its units, once', async () => {
    const order = await placeWithSlip()
    await act(order.orderNo, 'payment-proof/approve')
    const shelf = await stockOf(kedai, shop)
    expect((await act(order.orderNo, 'refund', { amount: '25.01', reason: 'x' })).body).toMatchObject({
      code: 422,
      data: { amount: ['You have received only RM 25.00 for this order. Enter that amount or less.'] },
    })
    expect((await act(order.orderNo, 'refund', { amount: '5.00', reason: 'Broken handle' })).body.data).toMatchObject({
      payment_status: 'partially_refunded',
      refunded: '5.00',
    })
    expect(await stockOf(kedai, shop)).toBe(shelf)
    expect((await act(order.orderNo, 'refund', { amount: '20.00', reason: 'Sold out' })).body.data).toMatchObject({
      payment_status: 'refunded',
      order_status: 'cancelled',
      balance_due: '0.00',
    })
    expect(await stockOf(kedai, shop)).toBe(shelf + 1)
    expect((await act(order.orderNo, 'refund', { amount: '20.00', reason: 'Sold out' })).status).toBe(409)
    expect(await stockOf(kedai, shop)).toBe(shelf + 1)
  })

  test('needs money that came in', async () => {
    const order = await place()
    expect((await act(order.orderNo, 'refund', { amount: '5.00', reason: 'x' })).status).toBe(409)
  })
})

describe('who may', () => {
  const calls: [string, object][] = [
    ['payment-proof/approve', {}],
    ['payment-proof/reject', { reason: 'x' }],
    ['record-payment', { amount: '1.00', method: 'cash' }],
    ['refund', { amount: '1.00', reason: 'x' }],
  ]

  test.each(calls)('%s: nobody 401, a stranger 404, staff without the right 403', async (what, body) => {
    const order = await placeWithSlip()
    expect((await act(order.orderNo, what, body, await kedai.client())).status).toBe(401)
    const stranger = await signedIn(kedai, rival.ownerId)
    const [foreign, missing] = [
      await act(order.orderNo, what, body, stranger),
      await act('NONE-1', what, body, stranger),
    ]
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    const staff = await addStaff(kedai, shop, `${what.replace('/', '-')}@staff.test`, ['orders'])
    expect((await act(order.orderNo, what, body, await signedIn(kedai, staff))).status).toBe(403)
    expect(await orderNow(kedai, order)).toMatchObject({ payment_status: 'checking', paid_sen: 0 })
  })

  test('the money to match: nobody 401, staff without the right 403, a stranger 404', async () => {
    const order = await place()
    await act(order.orderNo, 'record-payment', { amount: '30.00', method: 'cash' })
    const { body } = await owner.get('/api/ajax/seller/money')
    const id = body.data[0].id
    expect(body.meta).toMatchObject({ page: 1, last_page: 1 })
    expect((await (await kedai.client()).get('/api/ajax/seller/money')).status).toBe(401)
    const stranger = await signedIn(kedai, rival.ownerId)
    expect((await stranger.get('/api/ajax/seller/money')).body.data).toEqual([])
    for (const what of ['accept', 'refund'])
      expect((await stranger.post(`/api/ajax/seller/money/${id}/${what}`)).status).toBe(404)
    const staff = await signedIn(kedai, await addStaff(kedai, shop, 'money@staff.test', ['orders']))
    expect((await staff.get('/api/ajax/seller/money')).status).toBe(403)
    expect((await owner.get('/api/ajax/seller/money?status=lost')).status).toBe(422)
  })
})
