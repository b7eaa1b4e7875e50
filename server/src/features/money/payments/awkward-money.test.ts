import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import {
  callbackOf,
  countOf,
  eventsOf,
  openTestShop,
  orderNow,
  placeTestOrder,
  postCallback,
  startTestPayment,
  stockOf,
} from './payments.fixture.ts'
import type { Paying, TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
})
afterAll(() => kedai.close())

type Row = {
  id: number
  cause: string
  note: string
  order_no: string | null
  amount: string
  actions: { accept: { allowed: boolean; reason: string | null } }
}

const queue = async () => {
  const owner = await signedIn(kedai, shop.ownerId)
  const { body } = await owner.get('/api/ajax/seller/money')
  return { owner, rows: body.data as Row[] }
}
const newest = async () => {
  const { owner, rows } = await queue()
  const row = rows[0]
  if (!row) throw new Error('nothing is queued')
  return {
    owner,
    row,
    decide: (what: 'accept' | 'refund', note = '') => owner.post(`/api/ajax/seller/money/${row.id}/${what}`, { note }),
  }
}
async function expire(paying: Paying): Promise<void> {
  kedai.clock.advance(24 * 3600_000)
  const { expireOrders } = await import('../../orders/orders/actions/expire-orders.ts')
  await expireOrders(kedai.db, kedai.clock.now())
  expect((await orderNow(kedai, paying)).order_status).toBe('expired')
}
const setStock = (stock: number) =>
  kedai.asOwner('update variations set stock = $2 where id = $1', [shop.variationId, stock])

describe('money that comes late', () => {
  test('opens an expired order again while its units can be had', async () => {
    const paying = await startTestPayment(kedai, shop)
    await expire(paying)
    const shelf = await stockOf(kedai, shop)
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({
      order_status: 'open',
      payment_status: 'paid',
      claims: 'committed',
      hold_expires_at: null,
    })
    expect(await stockOf(kedai, shop)).toBe(shelf - 1)
    expect(await countOf(kedai, paying, 'unmatched_money')).toBe(0)
  })

  test('counts the coupon of an order that it opens again', async () => {
    const placed = await placeTestOrder(kedai, shop)
    await kedai.asOwner(
      `with c as (insert into coupons (shop_id, code, kind, fixed_sen, used) values ($1, 'BACK', 'fixed', 100, 1) returning id),
      o as (update orders set coupon_id = c.id, coupon_code = 'BACK' from c where orders.id = $2)
      insert into claims (shop_id, holder, holder_id, kind, subject, amount, state, phone, claimed_at) select $1, 'order', $2, 'coupon', id, 1, 'held', '+60198765432', now() from c`,
      [shop.shopId, placed.orderId],
    )
    const paying = await startTestPayment(kedai, shop, placed)
    await expire(paying)
    const used = () =>
      kedai.asOwner(
        `select used, (select count(*)::int from claims k where k.kind = 'coupon' and k.subject = c.id and k.state <> 'released') as claims from coupons c where code = 'BACK'`,
      )
    expect(await used()).toEqual([{ used: 0, claims: 0 }])
    expect((await postCallback(kedai, callbackOf(paying))).statusCode).toBe(200)
    expect(await orderNow(kedai, paying)).toMatchObject({ order_status: 'open', payment_status: 'paid' })
    expect(await used()).toEqual([{ used: 1, claims: 1 }])
  })

  test('is queued when the units are gone; accepting needs units, and then opens the order', async () => {
    const paying = await startTestPayment(kedai, shop)
    await expire(paying)
    await setStock(0)
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ order_status: 'expired', paid_sen: 0 })
    const { row, decide } = await newest()
    expect(row).toMatchObject({
      cause: 'late',
      amount: '25.00',
      order_no: paying.orderNo,
      actions: { accept: { allowed: true } },
    })
    const refused = await decide('accept')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This order has expired and its items are out of stock. Add stock first, or refund the buyer.',
    ])
    expect((await queue()).rows.some(({ id }) => id === row.id)).toBe(true)
    await setStock(100)
    expect((await decide('accept')).body).toMatchObject({ status: true, data: { status: 'accepted' } })
    expect(await orderNow(kedai, paying)).toMatchObject({
      order_status: 'open',
      payment_status: 'paid',
      claims: 'committed',
    })
    expect((await decide('accept')).status).toBe(200)
    expect(await countOf(kedai, paying, 'payments')).toBe(1)
    expect((await decide('refund')).status).toBe(409)
  })

  test('for a cancelled order is queued and can only be given back', async () => {
    const paying = await startTestPayment(kedai, shop)
    await (await kedai.client()).post(`/api/ajax/guest/order/${paying.token}/cancel`)
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ order_status: 'cancelled', paid_sen: 0, claims: 'released' })
    const { row, decide } = await newest()
    expect(row.actions.accept).toEqual({
      allowed: false,
      reason: 'The order was cancelled. Refund the buyer.',
    })
    expect((await decide('accept')).status).toBe(409)
    expect((await decide('refund', 'DuitNow to 0123456789')).body.data).toMatchObject({
      status: 'refunded',
      note: 'DuitNow to 0123456789',
    })
    expect((await decide('refund')).status).toBe(200)
    expect(await eventsOf(kedai, paying)).toContain('payment.refunded')
  })
})

describe('money that does not fit', () => {
  test.each([
    ['less', { amount: 2400 }],
    ['more', { amount: 2600 }],
    ['another currency', { currency: 'SGD' }],
  ])('%s is never taken as payment', async (_name, change) => {
    const paying = await startTestPayment(kedai, shop)
    await postCallback(kedai, callbackOf(paying, change))
    await postCallback(kedai, callbackOf(paying, { ...change, event_id: `${paying.billId}.again` }))
    expect(await orderNow(kedai, paying)).toMatchObject({ order_status: 'open', payment_status: 'unpaid', paid_sen: 0 })
    expect([await countOf(kedai, paying, 'payments'), await countOf(kedai, paying, 'unmatched_money')]).toEqual([0, 1])
    expect((await newest()).row.cause).toBe('mismatch')
  })

  test('the seller may still keep it for the order', async () => {
    const paying = await startTestPayment(kedai, shop)
    await postCallback(kedai, callbackOf(paying, { amount: 2600 }))
    await (await newest()).decide('accept')
    expect(await orderNow(kedai, paying)).toMatchObject({
      payment_status: 'overpaid',
      paid_sen: 2600,
      claims: 'committed',
    })
  })

  test('a second payment of a paid order is queued as double', async () => {
    const paying = await startTestPayment(kedai, shop)
    const owner = await signedIn(kedai, shop.ownerId)
    await owner.post(`/api/ajax/seller/orders/${paying.orderNo}/record-payment`, { amount: '25.00', method: 'cash' })
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
    expect((await newest()).row).toMatchObject({ cause: 'duplicate', amount: '25.00' })
  })

  test('of what passes the amount due only the rest is queued', async () => {
    const paying = await startTestPayment(kedai, shop)
    const owner = await signedIn(kedai, shop.ownerId)
    await owner.post(`/api/ajax/seller/orders/${paying.orderNo}/record-payment`, { amount: '10.00', method: 'cash' })
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
    expect((await newest()).row).toMatchObject({ cause: 'excess', amount: '10.00' })
  })

  test('money for another reference of ours than its bill has is never taken as payment', async () => {
    const paying = await startTestPayment(kedai, shop)
    const other = await startTestPayment(kedai, shop)
    const answer = await postCallback(
      kedai,
      callbackOf(paying, { reference: `K${other.attemptId}`, event_id: 'disagreeing-words' }),
    )
    expect(answer.statusCode).toBe(200)
    expect((await orderNow(kedai, paying)).paid_sen + (await orderNow(kedai, other)).paid_sen).toBe(0)
    expect((await newest()).row).toMatchObject({ cause: 'mismatch', amount: '25.00', order_no: paying.orderNo })
    expect((await newest()).row.note).toBe(`MYR 25.00 K${other.attemptId}`)
    await postCallback(kedai, callbackOf(paying))
    expect(await countOf(kedai, paying, 'unmatched_money')).toBe(1)
  })

  test('money for a bill nobody knows is acknowledged, and waits without an order; nothing else of it does', async () => {
    const paying = await startTestPayment(kedai, shop)
    expect(
      (
        await postCallback(
          kedai,
          callbackOf(paying, { bill_id: 'nobody-knows', reference: 'K999999', event_id: 'nobody-knows.paid' }),
        )
      ).statusCode,
    ).toBe(200)
    expect(await kedai.asOwner(`select outcome from payment_callbacks where event_id = 'nobody-knows.paid'`)).toEqual([
      { outcome: 'unknown' },
    ])
    const { row } = await newest()
    expect(row).toMatchObject({ cause: 'mismatch', amount: '25.00', order_no: null, note: 'MYR 25.00 K999999' })
    const failed = {
      bill_id: 'nobody-else',
      reference: 'K999998',
      event_id: 'nobody-else.failed',
      status: 'failed',
    } as const
    await postCallback(kedai, callbackOf(paying, failed))
    expect((await newest()).row.id).toBe(row.id)
  })
})

describe('paying another way', () => {
  test('an unpaid order may change its method; the old bill still counts if it is paid', async () => {
    const paying = await startTestPayment(kedai, shop)
    const client = await kedai.client()
    const methods = await client.get(`/api/ajax/guest/order/${paying.token}/payment-methods`)
    expect(
      methods.body.data.map(({ code, is_chosen }: { code: string; is_chosen: boolean }) => [code, is_chosen]),
    ).toEqual([
      ['bank_transfer', false],
      ['cod', false],
      ['sandbox', true],
    ])
    const changed = await client.post(`/api/ajax/guest/order/${paying.token}/pay`, { paymentMethod: 'bank_transfer' })
    expect(changed.body.data.redirect_to).toBe(`/order/${paying.token}`)
    const now = await orderNow(kedai, paying)
    expect(now.payment_method).toBe('bank_transfer')
    // It began at a gateway, which holds for two hours at the longest.
    expect(now.hold_expires_at?.getTime()).toBe(kedai.clock.now().getTime() + 2 * 3600_000)
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid' })
  })

  test('refuses what is not offered, what is paid, and what the bank still decides', async () => {
    const paying = await startTestPayment(kedai, shop)
    const client = await kedai.client()
    const pay = (paymentMethod?: string) =>
      client.post(`/api/ajax/guest/order/${paying.token}/pay`, paymentMethod ? { paymentMethod } : {})
    expect((await pay('magic')).body).toMatchObject({
      code: 422,
      data: { paymentMethod: [expect.stringContaining('not available')] },
    })
    await postCallback(kedai, callbackOf(paying, { status: 'pending' }))
    expect((await pay()).status).toBe(409)
    expect((await pay('bank_transfer')).status).toBe(409)
    await postCallback(kedai, callbackOf(paying, { status: 'failed' }))
    const again = await pay()
    expect(again.body.data.redirect_to).toMatch(/^\/sandbox\/pay\//)
    expect(again.body.data.redirect_to).not.toContain(paying.billId)
    await postCallback(kedai, callbackOf(paying))
    expect((await pay()).status).toBe(409)
  })

  test('a failure of the old way is forgotten with it', async () => {
    const paying = await startTestPayment(kedai, shop)
    await postCallback(kedai, callbackOf(paying, { status: 'failed' }))
    expect((await orderNow(kedai, paying)).payment_status).toBe('failed')
    await (await kedai.client()).post(`/api/ajax/guest/order/${paying.token}/pay`, { paymentMethod: 'bank_transfer' })
    expect((await orderNow(kedai, paying)).payment_status).toBe('unpaid')
  })

  test('cash on delivery is for what is delivered', async () => {
    const order = await placeTestOrder(kedai, shop, { ships: false })
    const client = await kedai.client()
    expect((await client.post(`/api/ajax/guest/order/${order.token}/pay`, { paymentMethod: 'cod' })).status).toBe(422)
    expect((await client.post('/api/ajax/guest/order/unknown-token/pay')).status).toBe(404)
  })
})
