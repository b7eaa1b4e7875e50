import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { aBuyer } from '../../../platform/test-shop/test-shop.ts'
import { expireOrders } from '../../orders/orders/actions/expire-orders.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { applyToProgramme } from './actions/apply.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, anApplicant, areaCalls } from './resellers.fixture.ts'

let world: Earnings
let app: Earnings['app']
let shopId: number
let seller: Earnings['seller']
beforeAll(async () => {
  world = await openEarnings(signedIn)
  ;({ app, shopId, seller } = world)
})
afterAll(() => app.close())

const walletOf = (id: number) => `${root}/resellers/${id}/wallet`

async function withMoney(amount: string) {
  const agent = await addReseller(app, shopId, 'agent')
  if (amount !== '0.00')
    expect((await seller.post(walletOf(agent.id), { kind: 'deposit', amount, note: 'Pindahan' })).status).toBe(200)
  return { ...agent, calls: areaCalls(await signedIn(app, agent.userId), 'agent', 'demo') }
}

type Calls = ReturnType<typeof areaCalls>

/** A mug at the agent's RM 19.43, and RM 6.00 of delivery. */
async function order(calls: Calls, more: object = {}) {
  await calls.post('/carts', { product_id: world.mug.productId })
  const placed = await calls.post('/carts/checkout', { ...aBuyer, use_wallet: '1', ...more })
  expect([placed.status, placed.body]).toEqual([200, expect.anything()])
  return placed.body.data as { order_no: string; totals: { total: string }; redirect_to: string }
}
const detail = async (orderNo: string) => (await seller.get(`${root}/orders/${orderNo}`)).body.data
const left = async (calls: Calls) => (await calls.get('/wallet')).body.data.available as string

describe('money in a wallet', () => {
  it('is put in and taken out by the shop, never more than there is, and each stands in the ledger', async () => {
    const agent = await withMoney('50.00')
    const path = walletOf(agent.id)
    const refused = await seller.post(path, { kind: 'withdrawal', amount: '50.01', note: 'Balik' })
    expect([refused.status, refused.body.data.amount[0]]).toEqual([422, expect.stringContaining('50.00')])
    expect((await seller.post(path, { kind: 'deposit', amount: '0', note: 'x' })).body.data).toHaveProperty('amount')
    expect((await seller.post(path, { kind: 'deposit', amount: '5', note: '' })).body.data).toHaveProperty('note')
    expect((await world.rival.post(path, { kind: 'deposit', amount: '5', note: 'x' })).status).toBe(404)
    const out = await seller.post(path, { kind: 'withdrawal', amount: '20.00', note: 'Balik' })
    expect(out.body.data).toMatchObject({ wallet: '30.00', balance: '30.00' })
    const { body } = await agent.calls.get('/wallet')
    expect(body.data.entries.map((one: Record<string, string>) => [one.kind, one.amount, one.note])).toEqual([
      ['withdrawal', '-20.00', 'Balik'],
      ['deposit', '50.00', 'Pindahan'],
    ])
    await world.expectLedger(agent.id)
  })

  it('pays an order, whole or in part, and nothing without being asked', async () => {
    const rich = await withMoney('100.00')
    expect((await rich.calls.get('/carts/checkout')).body.data.wallet).toBe('100.00')
    const whole = await order(rich.calls)
    expect(whole.totals.total).toBe('25.43')
    expect((await detail(whole.order_no)).payment_status).toBe('paid')
    expect(await left(rich.calls)).toBe('74.57')
    const unasked = await order(rich.calls, { use_wallet: '0' })
    expect((await detail(unasked.order_no)).payment_status).toBe('unpaid')

    const poor = await withMoney('10.00')
    const part = await order(poor.calls)
    expect(await detail(part.order_no)).toMatchObject({ payment_status: 'partially_paid' })
    expect(await left(poor.calls)).toBe('0.00')
    await world.pay(part.order_no, '15.43')
    expect((await detail(part.order_no)).payment_status).toBe('paid')
    for (const one of [rich, poor]) await world.expectLedger(one.id)
  })

  it('is spent once by orders that come together', async () => {
    const agent = await withMoney('60.00')
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => areaCalls(await signedIn(app, agent.userId), 'agent', 'demo')),
    )
    await others[0]!.post('/carts', { product_id: world.mug.productId })
    // One cart: the first order empties it, so each try fills it again.
    for (const calls of others) {
      await calls.post('/carts', { product_id: world.mug.productId })
      await Promise.all([1, 2].map(() => calls.post('/carts/checkout', { ...aBuyer, use_wallet: '1' })))
    }
    const [sums] = await app.asOwner<{ spent: number; left: number }>(
      `select coalesce(sum(p.amount_sen), 0)::integer as spent, (select available_sen::integer from wallets where reseller_id = $1) as left
       from payments p join reseller_orders ro on ro.order_id = p.order_id where ro.reseller_id = $1 and p.source = 'wallet'`,
      [agent.id],
    )
    expect(sums).toEqual({ spent: 6000, left: 0 })
    await world.expectLedger(agent.id)
  })

  it('gets back first what it paid, by refund or when the rest never comes', async () => {
    const agent = await withMoney('10.00')
    const { order_no: orderNo } = await order(agent.calls)
    await world.pay(orderNo, '15.43')
    const back = await seller.post(`${root}/orders/${orderNo}/refund`, { amount: '4.00', reason: 'Rosak' })
    expect([back.status, await left(agent.calls)]).toEqual([200, '4.00'])
    const rest = await seller.post(`${root}/orders/${orderNo}/refund`, {
      amount: '21.43',
      reason: 'Batal',
    })
    expect([rest.status, await left(agent.calls)]).toEqual([200, '10.00'])
    expect((await detail(orderNo)).payment_status).toBe('refunded')

    const again = await order(agent.calls)
    expect(await left(agent.calls)).toBe('0.00')
    await app.asOwner(`update orders set hold_expires_at = $2::timestamptz - interval '1 hour' where order_no = $1`, [
      again.order_no,
      app.clock.now(),
    ])
    await expireOrders(app.db, app.clock.now())
    expect(await left(agent.calls)).toBe('10.00')
    expect((await detail(again.order_no)).order_status).toBe('expired')
    await world.expectLedger(agent.id)
  })

  it('lowers what is paid out by what was spent of commission', async () => {
    const { id, userId, commissionId } = await world.withAvailable()
    const calls = areaCalls(await signedIn(app, userId), 'dropship', 'demo')
    await order(calls)
    expect(await left(calls)).toBe('0.00')
    const voucher = { payee: { reseller_id: id }, purpose: 'Komisen', lines: [], commission_ids: [commissionId] }
    const none = await seller.post(`${root}/vouchers`, voucher)
    expect(none.status).toBe(409)
    await seller.post(walletOf(id), { kind: 'deposit', amount: '2.00', note: 'Bonus' })
    const made = await seller.post(`${root}/vouchers`, voucher)
    expect([made.status, made.body.data.amount]).toEqual([200, '2.00'])
    await world.expectLedger(id)
  })
})

describe('a joining fee', () => {
  const apply = (at: number) =>
    inTransaction(app.db, { shopId }, (trx) =>
      applyToProgramme(trx, app.deps, {
        shopId,
        area: 'stockist',
        applicant: anApplicant(at, `yuran${at}@reseller.test`),
        fields: {},
        sponsorCode: '',
        person: { passwordHash: 'none', lang: 'en', isEmailVerified: true },
        documents: [],
        address: '',
        now: app.clock.now(),
      }),
    )
  const callsOf = async (id: number) => {
    const [row] = await app.asOwner<{ user_id: number }>('select user_id from resellers where id = $1', [id])
    return areaCalls(await signedIn(app, row?.user_id ?? 0), 'stockist', 'demo')
  }
  const fee = (amount: string, isCredited: boolean) =>
    seller.put(`${root}/programmes/stockist`, { joining_fee: amount, fee_is_credited: isCredited })

  it('is asked by an invoice; until it is paid nothing is ordered, and then it pays the first order', async () => {
    await fee('30.00', true)
    const id = await apply(81)
    const approved = await seller.post(`${root}/resellers/${id}/approve`, {})
    expect(approved.body.data.fee).toMatchObject({ amount: '30.00', is_settled: false, is_credited: true })
    const calls = await callsOf(id)
    const { hashslug } = approved.body.data.fee
    expect((await calls.get('/home')).body.data.fee).toEqual({ amount: '30.00', url: `/view/invoice/${hashslug}` })
    await calls.post('/carts', { product_id: world.mug.productId })
    const early = await calls.post('/carts/checkout', aBuyer)
    expect([early.status, early.body.data.cart[0]]).toEqual([422, expect.stringContaining('30.00')])
    expect((await app.mailbox()).some(({ plain }) => plain.includes(`/view/invoice/${hashslug}`))).toBe(true)

    const paid = await seller.post(`${root}/invoices/record-payment/${hashslug}`, { amount: '30.00', method: 'cash' })
    expect([paid.status, paid.body]).toEqual([200, expect.anything()])
    expect((await calls.get('/home')).body.data).toMatchObject({ fee: null, balance: '30.00' })
    const placed = await calls.post('/carts/checkout', { ...aBuyer, use_wallet: '1' })
    expect([placed.status, placed.body]).toEqual([200, expect.anything()])
    expect((await detail(placed.body.data.order_no)).payment_status).toBe('paid')
    await world.expectLedger(id)
  })

  it('that goes back to its reseller leaves the wallet too, also when it was spent, and comes back once when paid again', async () => {
    await fee('30.00', true)
    const id = await apply(84)
    const { hashslug } = (await seller.post(`${root}/resellers/${id}/approve`, {})).body.data.fee
    const calls = await callsOf(id)
    const balance = async () => (await calls.get('/home')).body.data.balance
    const pay = () => seller.post(`${root}/invoices/record-payment/${hashslug}`, { amount: '30.00', method: 'cash' })
    const refund = (amount: string) =>
      seller.post(`${root}/invoices/refund/${hashslug}`, { amount, method: 'cash', reason: 'Tarik diri' })
    expect((await pay()).status).toBe(200)
    expect(await balance()).toBe('30.00')
    const part = await refund('10.00')
    expect([part.status, part.body]).toEqual([200, expect.anything()])
    expect(await balance()).toBe('20.00')

    await calls.post('/carts', { product_id: world.mug.productId })
    const placed = await calls.post('/carts/checkout', { ...aBuyer, use_wallet: '1' })
    expect([placed.status, placed.body]).toEqual([200, expect.anything()])
    expect(await balance()).toBe('0.00')
    expect((await refund('20.00')).status).toBe(200)
    expect(await balance()).toBe('-20.00')
    await world.expectLedger(id)

    // Paid again, it is there again, once.
    expect((await pay()).status).toBe(200)
    expect(await balance()).toBe('10.00')
    await world.expectLedger(id)
  })

  it('that the shop takes back is owed no more, and is in no wallet', async () => {
    await fee('30.00', true)
    const id = await apply(82)
    const { hashslug } = (await seller.post(`${root}/resellers/${id}/approve`, {})).body.data.fee
    expect((await seller.post(`${root}/invoices/void/${hashslug}`, { reason: 'Percuma' })).status).toBe(200)
    expect((await (await callsOf(id)).get('/home')).body.data).toMatchObject({ fee: null, balance: '0.00' })
    await fee('0.00', false)
    const free = await apply(83)
    expect((await seller.post(`${root}/resellers/${free}/approve`, {})).body.data.fee).toBeNull()
  })
})
