import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { startPayment } from './actions/start-payment.ts'
import { queryAllDue } from './jobs.ts'
import {
  callbackOf,
  countOf,
  eventsOf,
  openTestShop,
  orderNow,
  placeTestOrder,
  postCallback,
  setBill,
  standingOf,
  startTestPayment,
  stockOf,
} from './payments.fixture.ts'
import type { Paying, TestShop } from './payments.fixture.ts'
import { scaledTimeout } from '../../../platform/test-app/scaled-timeout.ts'

let kedai: TestApp
let shop: TestShop
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
})
afterAll(() => kedai.close())

const minutes = (count: number) => kedai.clock.advance(count * 60_000)
const api = (paying: Paying, call: string) => `/api/ajax/guest/order/${paying.token}/${call}`

describe('starting', () => {
  test('gives one attempt and one page to everybody who asks', async () => {
    const order = await placeTestOrder(kedai, shop)
    const which = { shopId: shop.shopId, orderId: order.orderId }
    const started = await Promise.all(Array.from({ length: 8 }, () => startPayment(kedai.deps, which)))
    started.push(await startPayment(kedai.deps, which))
    expect(new Set(started.map(({ redirectTo }) => redirectTo)).size).toBe(1)
    expect(started[0]?.redirectTo).toMatch(/^\/sandbox\/pay\//)
    expect(await countOf(kedai, order, 'payment_attempts')).toBe(1)
    expect(await eventsOf(kedai, order)).toEqual(['order.placed', 'payment.started'])
  })

  test('goes on where it was cut before the gateway’s answer was kept', async () => {
    const paying = await startTestPayment(kedai, shop)
    await kedai.asOwner('update payment_attempts set provider_ref = null, redirect_url = null where id = $1', [
      paying.attemptId,
    ])
    const again = await startPayment(kedai.deps, { shopId: shop.shopId, orderId: paying.orderId })
    expect(again.redirectTo).toBe(`/sandbox/pay/${paying.billId}`)
    expect(await countOf(kedai, paying, 'payment_attempts')).toBe(1)
  })

  test('has nothing to start for cash, for transfers and for what is paid', async () => {
    for (const code of ['cod', 'bank_transfer'] as const) {
      const order = await placeTestOrder(kedai, shop, { code })
      expect(await startPayment(kedai.deps, { shopId: shop.shopId, orderId: order.orderId })).toEqual({
        redirectTo: null,
        problem: null,
      })
      expect(await countOf(kedai, order, 'payment_attempts')).toBe(0)
    }
  })

  test('by one key is chosen once: sent again it is the same, with another way it is refused', async () => {
    const order = await placeTestOrder(kedai, shop, { code: 'cod' })
    const client = await kedai.client()
    const pay = (paymentMethod: string, key = 'one') =>
      client.post(
        `/api/ajax/guest/order/${order.token}/pay`,
        { paymentMethod },
        { headers: { 'idempotency-key': key } },
      )
    const [first, again] = [await pay('sandbox'), await pay('sandbox')]
    expect([again.body, first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      first.body,
      undefined,
      'true',
    ])
    expect((await pay('bank_transfer')).body).toMatchObject({
      code: 422,
      data: { idempotency_key: [expect.any(String)] },
    })
    expect((await orderNow(kedai, order)).payment_method).toBe('sandbox')
    expect((await pay('sandbox', 'x'.repeat(256))).status).toBe(422)
    expect(await countOf(kedai, order, 'payment_attempts')).toBe(1)
  })

  test('a gateway that is down leaves the order standing, and says so', async () => {
    const order = await placeTestOrder(kedai, shop, { price: 4_411_000 })
    const { redirectTo, problem } = await startPayment(kedai.deps, { shopId: shop.shopId, orderId: order.orderId })
    expect(redirectTo).toBeNull()
    expect(problem?.en).toContain('Your order is placed')
    expect(await orderNow(kedai, order)).toMatchObject({
      order_status: 'open',
      payment_status: 'unpaid',
      claims: 'held',
    })
    const client = await kedai.client('ms')
    const answer = await client.post(`/api/ajax/guest/order/${order.token}/pay`)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.body.message).toContain('Tiada wang ditolak')
  })
})

async function nextQuestionOf({ attemptId }: Paying): Promise<Date | null> {
  const [attempt] = await kedai.asOwner<{ next_query_at: Date | null }>(
    'select next_query_at from payment_attempts where id = $1',
    [attemptId],
  )
  return attempt?.next_query_at ?? null
}

describe('a slow gateway', () => {
  test('is left behind after five seconds; the order stands and can be paid again', { timeout: 30_000 }, async () => {
    const order = await placeTestOrder(kedai, shop, { price: 4_421_000 })
    const started = performance.now()
    const { redirectTo, problem } = await startPayment(kedai.deps, { shopId: shop.shopId, orderId: order.orderId })
    expect(performance.now() - started).toBeLessThan(scaledTimeout(8000))
    expect([redirectTo, problem?.ms.includes('Pesanan anda sudah diterima')]).toEqual([null, true])
    expect(await orderNow(kedai, order)).toMatchObject({
      order_status: 'open',
      payment_status: 'unpaid',
      claims: 'held',
    })
    const answer = await (
      await kedai.client()
    ).post(`/api/ajax/guest/order/${order.token}/pay`, { paymentMethod: 'bank_transfer' })
    expect(answer.body.data.redirect_to).toBe(`/order/${order.token}`)
  })

  test('that failed three times in a row rests, and is used again after half a minute', async () => {
    const order = await placeTestOrder(kedai, shop)
    const which = { shopId: shop.shopId, orderId: order.orderId }
    expect((await startPayment(kedai.deps, which)).problem).not.toBeNull()
    kedai.clock.advance(30_000)
    expect((await startPayment(kedai.deps, which)).redirectTo).toMatch(/^\/sandbox\/pay\//)
  })
})

// What may happen to one attempt, in any order. All of it ends paid, once.
const happenings = {
  callback: (paying) => postCallback(kedai, callbackOf(paying)),
  return: async (paying) => void (await (await kedai.client()).open(`/order/${paying.token}/return`)),
  requery: async () => {
    minutes(1)
    await queryAllDue(kedai.deps)
  },
  'failed report': (paying) => postCallback(kedai, callbackOf(paying, { status: 'failed' })),
  'pending report': (paying) => postCallback(kedai, callbackOf(paying, { status: 'pending' })),
} satisfies Record<string, (paying: Paying) => Promise<unknown>>

type Happening = keyof typeof happenings

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list]
  return list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

describe('reports in any order', () => {
  const all = permutations(Object.keys(happenings) as Happening[]) // the keys of a literal without further ones
  test(
    `all ${all.length} orders of ${Object.keys(happenings).join(', ')} end alike`,
    { timeout: 120_000 },
    async () => {
      for (const order of all) {
        const paying = await startTestPayment(kedai, shop)
        await setBill(kedai, paying, 'paid')
        for (const name of order) await happenings[name](paying)
        const name = order.join(' → ')
        expect(await standingOf(kedai, paying), name).toEqual({
          payment_status: 'paid',
          order_status: 'open',
          claims: 'committed',
          paid_sen: 2500,
          hold_expires_at: null,
          payments: 1,
          queued: 0,
          told: 1,
        })
      }
    },
  )

  test('the same callback ten times in a row and fifty at once is one payment, one stock move, one mail', async () => {
    const before = await stockOf(kedai, shop)
    const paying = await startTestPayment(kedai, shop)
    for (let count = 0; count < 10; count++)
      expect((await postCallback(kedai, callbackOf(paying))).statusCode).toBe(200)
    const other = await startTestPayment(kedai, shop)
    const answers = await Promise.all(Array.from({ length: 50 }, () => postCallback(kedai, callbackOf(other))))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const one of [paying, other]) {
      expect(await countOf(kedai, one, 'payments')).toBe(1)
      expect(await orderNow(kedai, one)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
    }
    expect(await stockOf(kedai, shop)).toBe(before - 2)
    const told = (await kedai.mailbox()).filter(
      ({ recipient, subject }) =>
        recipient === 'aminah@buyer.test' && subject.startsWith(`Payment for order ${other.orderNo} `),
    )
    expect(told).toHaveLength(1)
  })

  test('callbacks of different events, returns and questions all at once are one payment', async () => {
    const paying = await startTestPayment(kedai, shop)
    await setBill(kedai, paying, 'paid')
    minutes(1)
    await Promise.all([
      ...Array.from({ length: 10 }, (_none, at) =>
        postCallback(kedai, callbackOf(paying, { event_id: `${paying.billId}.paid.${at}` })),
      ),
      ...Array.from({ length: 10 }, () => happenings.return(paying)),
      queryAllDue(kedai.deps),
      queryAllDue(kedai.deps),
    ])
    expect(await countOf(kedai, paying, 'payments')).toBe(1)
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
  })

  test('a callback may overtake the answer that names the bill', async () => {
    const paying = await startTestPayment(kedai, shop)
    await kedai.asOwner('update payment_attempts set provider_ref = null where id = $1', [paying.attemptId])
    await postCallback(kedai, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid' })
  })
})

describe('pending', () => {
  test('is said so, arms the hold again, and is found out by questions when the callback is lost', async () => {
    const paying = await startTestPayment(kedai, shop)
    const first = (await orderNow(kedai, paying)).hold_expires_at
    minutes(2)
    await postCallback(kedai, callbackOf(paying, { status: 'pending' }))
    const pending = await orderNow(kedai, paying)
    expect(pending.payment_status).toBe('pending')
    expect(pending.hold_expires_at?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity)
    await setBill(kedai, paying, 'paid')
    minutes(5)
    await queryAllDue(kedai.deps)
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid' })
  })

  test('a look at the page asks the gateway, a crowd of looks asks once in a while', async () => {
    const paying = await startTestPayment(kedai, shop)
    const client = await kedai.client()
    expect((await client.post(api(paying, 'payment-check'))).body.data).toEqual({
      payment_status: 'unpaid',
      order_status: 'open',
      is_settled: false,
    })
    await setBill(kedai, paying, 'paid')
    expect((await client.post(api(paying, 'payment-check'))).body.data.is_settled).toBe(false)
    kedai.clock.advance(4000)
    expect((await client.post(api(paying, 'payment-check'))).body.data).toEqual({
      payment_status: 'paid',
      order_status: 'open',
      is_settled: true,
    })
  })

  test('questions come after 1, 3, 10 and 30 minutes and end after a day', async () => {
    const paying = await startTestPayment(kedai, shop)
    const start = kedai.clock.now().getTime()
    const asked: number[] = []
    for (let next = await nextQuestionOf(paying); next; next = await nextQuestionOf(paying)) {
      kedai.clock.set(next)
      asked.push((next.getTime() - start) / 60_000)
      await queryAllDue(kedai.deps)
    }
    expect(asked).toEqual([1, 3, 10, 30, 120, 720, 1440])
    const [attempt] = await kedai.asOwner<{ state: string }>('select state from payment_attempts where id = $1', [
      paying.attemptId,
    ])
    expect(attempt?.state).toBe('expired')
  })
})

describe('what the provider keeps', () => {
  const feeOf = async ({ attemptId }: Paying) =>
    (
      await kedai.asOwner<{ fee_sen: number | null }>('select fee_sen from payment_attempts where id = $1', [attemptId])
    )[0]?.fee_sen
  const agree = (share: number | null, fixed: number | null) =>
    kedai.asOwner('update payment_accounts set fee_bp = $2, fee_fixed_sen = $3 where shop_id = $1', [
      shop.shopId,
      share,
      fixed,
    ])

  test('is kept as it was agreed when the money came, and is not known where nothing was told', async () => {
    const silent = await startTestPayment(kedai, shop)
    await postCallback(kedai, callbackOf(silent))
    expect(await feeOf(silent)).toBeNull()
    await agree(150, 100)
    const told = await startTestPayment(kedai, shop)
    expect(await feeOf(told)).toBeNull()
    await postCallback(kedai, callbackOf(told))
    expect(await feeOf(told)).toBe(138) // 1.5 % of RM 25.00, and RM 1.00
    await agree(900, 0)
    expect([await feeOf(silent), await feeOf(told)]).toEqual([null, 138])
  })
})
