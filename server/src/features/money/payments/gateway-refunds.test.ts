import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { GatewayDown } from '../../../integrations/payments/gateway.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { carryOutRefund } from './actions/carry-out-refund.ts'
import { askAboutRefunds } from './jobs.ts'
import {
  callbackOf,
  eventsOf,
  openTestShop,
  orderNow,
  placeTestOrder,
  postCallback,
  startTestPayment,
} from './payments.fixture.ts'
import type { Paying, TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  owner = await signedIn(kedai, shop.ownerId)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => kedai.close())

async function paidOrder(): Promise<Paying> {
  const paying = await startTestPayment(kedai, shop)
  await postCallback(kedai, callbackOf(paying))
  return paying
}
const refund = ({ orderNo }: { orderNo: string }, body: object, key?: string) =>
  owner.post(
    `/api/ajax/seller/orders/${orderNo}/refund`,
    { amount: '25.00', reason: 'Rosak', ...body },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const ledgerOf = ({ orderId }: Paying) =>
  kedai.asOwner<{ source: string; amount_sen: number; reference: string; answer: string | null }>(
    `select source, amount_sen, reference, answer from payments where order_id = $1 and kind = 'refund' order by id`,
    [orderId],
  )
const atTheBank = ({ billId }: Paying) =>
  kedai.asOwner<{ amount_sen: number }>(
    'select amount_sen from sandbox_refunds where bill_id = $1 order by reference',
    [billId],
  )
const bank = () => {
  const gateway = kedai.deps.gateways.find('sandbox')
  if (!gateway?.refund) throw new Error('the pretend bank gives back')
  return { gateway: gateway as { refund: NonNullable<typeof gateway.refund> }, give: gateway.refund }
}
/** The bank does what it was asked, and its answer is lost. */
function loseAnswers(times: number): void {
  const { gateway, give } = bank()
  const spy = vi.spyOn(gateway, 'refund')
  for (let time = 0; time < times; time++)
    spy.mockImplementationOnce(async (...asked) => {
      await give(...asked)
      throw new GatewayDown('the answer was lost')
    })
}

describe('money that came through a provider', () => {
  test('goes back through it, in parts and whole, with its answer in the ledger', async () => {
    const paying = await paidOrder()
    const part = await refund(paying, { amount: '10.00' })
    expect([part.status, part.body.message]).toEqual([200, 'Refunded RM 10.00 to the buyer through Sandbox.'])
    expect(await ledgerOf(paying)).toEqual([
      {
        source: 'gateway',
        amount_sen: 1000,
        reference: expect.stringMatching(/^R\d+$/),
        answer: expect.stringContaining('gave back'),
      },
    ])
    expect((await refund(paying, { amount: '15.00' })).status).toBe(200)
    expect(await atTheBank(paying)).toEqual([{ amount_sen: 1000 }, { amount_sen: 1500 }])
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'refunded', order_status: 'cancelled' })
    expect((await refund(paying, { amount: '0.01' })).status).toBe(409)
  })

  test('goes back once, however often the same is sent', async () => {
    const paying = await paidOrder()
    const all = [
      ...(await Promise.all(Array.from({ length: 4 }, () => refund(paying, { amount: '10.00' }, 'once')))),
      await refund(paying, { amount: '10.00' }, 'once'),
    ]
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect([(await ledgerOf(paying)).length, (await atTheBank(paying)).length]).toEqual([1, 1])
  })

  test('is never more than was received, however many ask at once', async () => {
    const paying = await paidOrder()
    const all = await Promise.all(Array.from({ length: 6 }, () => refund(paying, {})))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([(await ledgerOf(paying)).length, (await atTheBank(paying)).length]).toEqual([1, 1])
  })

  test('is on its way until the provider answers: held back meanwhile, asked about by the same reference, booked once', async () => {
    const paying = await paidOrder()
    loseAnswers(2)
    const first = await refund(paying, { amount: '20.00' }, 'lost')
    expect([first.status, first.body.message]).toEqual([200, expect.stringContaining('has not confirmed the refund')])
    expect([(await ledgerOf(paying)).length, (await atTheBank(paying)).length]).toEqual([0, 1])
    const more = await refund(paying, { amount: '10.00' })
    expect([more.status, Object.keys(more.body.data)]).toEqual([422, ['amount']])
    expect((await refund(paying, { amount: '10.00', by_hand: 1 })).status).toBe(422)
    for (let time = 0; time < 2; time++) {
      kedai.clock.advance(3 * 60_000)
      await Promise.all(Array.from({ length: 5 }, () => askAboutRefunds(kedai.deps)))
    }
    expect([await ledgerOf(paying), await atTheBank(paying)]).toMatchObject([
      [{ source: 'gateway', amount_sen: 2000 }],
      [{ amount_sen: 2000 }],
    ])
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'partially_refunded' })
    expect((await eventsOf(kedai, paying)).filter((name) => name === 'payment.refunded')).toHaveLength(1)
  })

  test('is asked for again where the server stopped between asking and writing down', async () => {
    const paying = await paidOrder()
    const { gateway, give } = bank()
    vi.spyOn(gateway, 'refund').mockImplementationOnce(async (...asked) => {
      await give(...asked)
      throw new Error('the machine lost its power')
    })
    expect((await refund(paying, {})).status).toBe(500)
    const [row] = await kedai.asOwner<{ id: number; state: string }>(
      'select id, state from payment_refunds where order_id = $1',
      [paying.orderId],
    )
    expect([row?.state, (await ledgerOf(paying)).length]).toEqual(['pending', 0])
    kedai.clock.advance(2 * 60_000)
    await askAboutRefunds(kedai.deps)
    expect([(await ledgerOf(paying)).length, await atTheBank(paying)]).toEqual([1, [{ amount_sen: 2500 }]])
    expect((await carryOutRefund(kedai.deps, { shopId: shop.shopId, refundId: row?.id ?? 0 })).state).toBe('done')
    expect(await ledgerOf(paying)).toHaveLength(1)
  })

  test('that the provider refuses stays where it is, and is by hand only where the seller says so', async () => {
    const paying = await paidOrder()
    await kedai.asOwner(`update sandbox_bills set state = 'failed' where id = $1`, [paying.billId])
    const refused = await refund(paying, {})
    expect([refused.status, refused.body.data, refused.body.message]).toEqual([
      409,
      { by_hand: true },
      expect.stringContaining('The pretend bank says: more than was received.'),
    ])
    expect([await ledgerOf(paying), (await eventsOf(kedai, paying)).includes('payment.refund_refused')]).toEqual([
      [],
      true,
    ])
    const byHand = await refund(paying, { by_hand: 1 })
    expect([byHand.status, byHand.body.message]).toEqual([200, 'Refund of RM 25.00 recorded.'])
    expect(await ledgerOf(paying)).toMatchObject([{ source: 'seller', amount_sen: 2500, answer: null }])
  })

  test('through one that gives nothing back is said so, and written down by hand only where the seller says so', async () => {
    const paying = await paidOrder()
    const gateway = kedai.deps.gateways.find('sandbox')!
    const { refund: give } = gateway
    gateway.refund = null
    const refused = await refund(paying, {})
    expect([refused.status, refused.body.data]).toEqual([409, { by_hand: true }])
    expect((await refund(paying, { by_hand: 1 })).status).toBe(200)
    gateway.refund = give
    expect([(await ledgerOf(paying)).length, await atTheBank(paying)]).toEqual([1, []])
  })
})

test('money that came another way is written down as before', async () => {
  const order = await placeTestOrder(kedai, shop, { code: 'bank_transfer' })
  await owner.post(`/api/ajax/seller/orders/${order.orderNo}/record-payment`, { amount: '25.00', method: 'cash' })
  expect((await refund(order, {})).body.message).toBe('Refund of RM 25.00 recorded.')
})
