import { expect } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { releaseCleared } from './actions/follow-order.ts'
import { addReseller, openProgrammes, type TestReseller } from './resellers.fixture.ts'

export const root = '/api/ajax/seller'
let buyers = 0

type SignedIn = (app: TestApp, userId: number) => Promise<TestClient>

type Buying = { quantity?: number; phone?: string; client?: TestClient }

/** A shop whose dropshippers earn 10 % of what buyers pay for mugs of RM 25.00, its seller, and another shop's. */
export async function openEarnings(signedIn: SignedIn) {
  const app = await startTestApp()
  const shopId = await openTestShop(app, 'demo')
  await openTestShop(app, 'rival')
  const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
  await openProgrammes(app, shopId, mug)
  await app.asOwner(`update programmes set settlement = 'commission' where shop_id = $1 and area = 'dropship'`, [
    shopId,
  ])
  const ownerOf = async (shop: string) =>
    (await app.asOwner<{ id: number }>('select id from users where email = $1', [`${shop}@shop.test`]))[0]?.id ?? 0
  const ownerId = await ownerOf('demo')
  const seller = await signedIn(app, ownerId)
  const rival = await signedIn(app, await ownerOf('rival'))

  const codeOf = async (id: number) =>
    (await app.asOwner<{ code: string }>('select code from resellers where id = $1', [id]))[0]?.code ?? ''

  /** A guest who came by these links orders mugs, and pays. */
  async function buyBy(codes: readonly string[], more: Buying = {}) {
    buyers += 1
    const { quantity = 2, phone = `019-555 ${String(buyers).padStart(4, '0')}`, client = await app.client('en') } = more
    for (const code of codes) await client.get(`/api/ajax/guest/view/MUG?ref=${code}`)
    const email = `b${buyers}@buyer.test`
    const placed = await client.post(placeUrl('MUG'), { ...aBuyer, email, phone, quantity: String(quantity) })
    expect([placed.status, placed.body]).toEqual([200, expect.anything()])
    const orderNo: string = placed.body.data.order_no
    await pay(orderNo, placed.body.data.totals.total)
    return { orderNo }
  }

  const readOrder = async (orderNo: string) => (await seller.get(`${root}/orders/${orderNo}`)).body.data

  /** Changes an order's goods: quantities of its lines by their places, and what is added. */
  async function edit(orderNo: string, quantities: Record<number, number>, added: object[] = []) {
    const order = await readOrder(orderNo)
    const { buyer, revision, totals } = order
    const edited = await seller.post(`${root}/orders/${orderNo}/edit`, {
      ...{ revision, shipping: totals.shipping, name: buyer.name, phone: buyer.phone, email: buyer.email ?? '' },
      ...{ address: buyer.address, postcode: buyer.postcode, city: buyer.city, state: buyer.state.code },
      lines: Object.entries(quantities).map(([at, quantity]) => ({ id: order.lines[Number(at)].id, quantity })),
      added,
    })
    expect([edited.status, edited.body]).toEqual([200, expect.anything()])
    return edited.body.data
  }

  async function refund(orderNo: string, amount: string) {
    const done = await seller.post(`${root}/orders/${orderNo}/refund`, { amount, reason: 'Pulang' })
    expect([done.status, done.body]).toEqual([200, expect.anything()])
  }

  async function pay(orderNo: string, amount: string) {
    const paid = await seller.post(`${root}/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
    expect([paid.status, paid.body]).toEqual([200, expect.anything()])
  }

  const commissionOf = async (orderNo: string) =>
    (await seller.get(`${root}/commissions`)).body.data.find((row: { order_no: string }) => row.order_no === orderNo)

  async function deliver(orderNo: string) {
    await seller.post(`${root}/orders/${orderNo}/fulfil`, { courier: 'Pos Laju', tracking_number: orderNo })
    const completed = await seller.post(`${root}/orders/${orderNo}/complete`)
    expect([completed.status, completed.body]).toEqual([200, expect.anything()])
  }

  const clearAfter = (days: number) =>
    app.asOwner(`update programmes set clearing_days = $2 where shop_id = $1`, [shopId, days])

  const clear = () =>
    releaseCleared((shop, work) => inTransaction(app.db, { shopId: shop }, work), app.db, app.clock.now())

  /** A dropshipper with RM 5.00 of one sale that can be paid out. */
  async function withAvailable(): Promise<TestReseller & { orderNo: string; commissionId: number }> {
    const reseller = await addReseller(app, shopId, 'dropship')
    const { orderNo } = await buyBy([await codeOf(reseller.id)])
    await clearAfter(0)
    await deliver(orderNo)
    await clearAfter(7)
    const { id: commissionId } = await commissionOf(orderNo)
    return { ...reseller, orderNo, commissionId }
  }

  /** The law of the ledger: each counter is the sum of its entries. */
  async function expectLedger(id: number) {
    const [found] = await app.asOwner<Record<string, number>>(
      `select w.pending_sen, w.clearing_sen, w.available_sen,
         coalesce(sum(e.amount_sen) filter (where bucket = 'pending'), 0)::bigint as pending,
         coalesce(sum(e.amount_sen) filter (where bucket = 'clearing'), 0)::bigint as clearing,
         coalesce(sum(e.amount_sen) filter (where bucket = 'available'), 0)::bigint as available
       from wallets w left join wallet_entries e on e.shop_id = w.shop_id and e.reseller_id = w.reseller_id
       where w.reseller_id = $1 group by w.shop_id, w.reseller_id`,
      [id],
    )
    expect([found?.pending_sen, found?.clearing_sen, found?.available_sen]).toEqual([
      found?.pending,
      found?.clearing,
      found?.available,
    ])
  }

  return {
    app,
    shopId,
    ownerId,
    mug,
    seller,
    rival,
    codeOf,
    buyBy,
    pay,
    readOrder,
    edit,
    refund,
    commissionOf,
    deliver,
    clear,
    withAvailable,
    expectLedger,
  }
}
export type Earnings = Awaited<ReturnType<typeof openEarnings>>
