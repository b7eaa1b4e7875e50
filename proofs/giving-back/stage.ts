import { expireOrders } from '../../server/src/features/orders/orders/actions/expire-orders.ts'
import { signedIn } from '../../server/src/features/orders/orders/orders.fixture.ts'
import { callbackOf, postCallback } from '../../server/src/features/money/payments/payments.fixture.ts'
import { startTestApp } from '../../server/src/platform/test-app/test-app.ts'
import type { TestApp } from '../../server/src/platform/test-app/test-app.ts'
import type { Answer, TestClient } from '../../server/src/platform/test-app/test-client.ts'
import { openTestShop } from '../../server/src/platform/test-shop/test-shop.ts'

export type { Answer, TestClient }

/** A shop that sells every type, at a server in this process whose clock a proof moves. */
export type Stage = {
  app: TestApp
  shopId: number
  owner: TestClient
  /** Somebody who only looks. */
  visitor: TestClient
  close(): Promise<void>
}

/** A code that takes all of an order's price off, delivery too. */
export const wholeCoupon = 'PERCUMA'

/** `plant`: statements that make its database forget something, for controls. */
export async function openStage(plant = ''): Promise<Stage> {
  const app = await startTestApp({ config: { rateLimits: false } })
  const shopId = await openTestShop(app, 'kedai')
  const [person] = await app.asOwner<{ id: number }>(`select id from users where email = 'kedai@shop.test'`)
  const owner = await signedIn(app, person?.id ?? 0)
  if (plant !== '') await app.asOwner(plant)
  mustBe200(
    'the coupon',
    await owner.post('/api/ajax/seller/coupons', {
      code: wholeCoupon,
      kind: 'percent',
      percent: '100',
      on_shipping: 1,
    }),
  )
  return { app, shopId, owner, visitor: await app.client('en'), close: () => app.close() }
}

export function mustBe200(what: string, answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 400)}`)
  return answer
}

/** A product through its seller's form. */
export async function sell({ owner }: Stage, form: object): Promise<{ id: number; viewId: string }> {
  const { body } = mustBe200(
    'a product',
    await owner.post('/api/ajax/seller/products', { title: 'Barang', status: 'published', ...form }),
  )
  return { id: body.data.id, viewId: body.data.view_id }
}

const day = 86_400_000

/** A day so many days from the shop's now, as forms write it. */
export const dayFrom = ({ app }: Stage, days: number): string =>
  new Date(app.clock.now().getTime() + days * day + 8 * 3_600_000).toISOString().slice(0, 10)

/** All unpaid holds run out. */
export async function lapse({ app }: Stage): Promise<void> {
  app.clock.advance(2 * day)
  await expireOrders(app.db, app.clock.now())
}

/** The bank's word for an order of the pretend gateway, whenever it comes, and what it took, in sen; sent again it is the same word. */
export async function reportPaid({ app }: Stage, orderNo: string): Promise<{ status: number; amount: number }> {
  const [attempt] = await app.asOwner<{
    id: number
    provider_ref: string
    amount_sen: number
    token: string
    order_id: number
  }>(
    `select a.id, a.provider_ref, a.amount_sen, o.token, o.id as order_id from payment_attempts a join orders o on o.id = a.order_id
     where o.order_no = $1 order by a.id desc limit 1`,
    [orderNo],
  )
  if (!attempt) return { status: 404, amount: 0 }
  const { id: attemptId, provider_ref: billId, order_id: orderId, token, amount_sen: amount } = attempt
  const answer = await postCallback(app, callbackOf({ attemptId, billId, orderId, orderNo, token }, { amount }))
  return { status: answer.statusCode, amount }
}
