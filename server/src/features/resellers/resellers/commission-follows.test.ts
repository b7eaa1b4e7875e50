import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addListing, aBuyer, placeUrl, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { followOrder } from './actions/follow-order.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls, type TestReseller } from './resellers.fixture.ts'

let world: Earnings
let app: Earnings['app']
let seller: Earnings['seller']
/** RM 30.00 by the programme's 10 %, RM 33.33 by 12.5 %, RM 20.00 by nothing. */
let goods: { thirty: TestListing; a: TestListing; z: TestListing }
beforeAll(async () => {
  world = await openEarnings(signedIn)
  ;({ app, seller } = world)
  const listing = (viewId: string, price: number) => addListing(app, world.shopId, viewId, [{ price, stock: 100_000 }])
  goods = { thirty: await listing('T30', 3000), a: await listing('A3333', 3333), z: await listing('Z2000', 2000) }
})
beforeEach(() =>
  setRules([
    { product_id: goods.a.productId, percent: '12.5' },
    { product_id: goods.z.productId, percent: '0' },
  ]),
)
afterAll(() => app.close())

async function setRules(rules: object[]) {
  expect((await seller.put(`${root}/programmes/dropship/commission-rules`, { rules })).status).toBe(200)
}

/** A guest who came by a member's link orders pieces of one product, and pays. */
async function sell(member: TestReseller, listing: TestListing, quantity = 1, isPaid = true) {
  const client = await app.client('en')
  await client.get(`/api/ajax/guest/view/${listing.viewId}?ref=${await world.codeOf(member.id)}`)
  const phone = `018-${String(Math.random()).slice(2, 9)}`
  const placed = await client.post(placeUrl(listing.viewId), { ...aBuyer, phone, quantity: String(quantity) })
  expect([placed.status, placed.body]).toEqual([200, expect.anything()])
  const { order_no: orderNo, totals } = placed.body.data
  if (isPaid) await world.pay(orderNo, totals.total)
  return orderNo as string
}
const member = () => addReseller(app, world.shopId, 'dropship')
const piece = (listing: TestListing, quantity = 1) => ({ variation_id: listing.units[0], quantity })
const amountOf = async (orderNo: string) => (await world.commissionOf(orderNo))?.amount
const follow = async (orderNo: string) => {
  const [row] = await app.asOwner<{ id: number }>('select id from orders where order_no = $1', [orderNo])
  await inTransaction(app.db, { shopId: world.shopId }, (trx) =>
    followOrder(trx, { shopId: world.shopId, orderId: row?.id ?? 0, now: app.clock.now() }),
  )
}

/** As a refund of named lines, or of the delivery, writes it down: the money, and the part of each line. */
async function giveBack(orderNo: string, amount: string, parts: { line?: number; sen: number }[]) {
  await world.refund(orderNo, amount)
  const lines = (await world.readOrder(orderNo)).lines as { id: number }[]
  for (const { line, sen } of parts) {
    if (line === undefined)
      await app.asOwner(
        `update payments set shipping_sen = $2 where id = (select max(p.id) from payments p join orders o on o.id = p.order_id where o.order_no = $1)`,
        [orderNo, sen],
      )
    else
      await app.asOwner('update order_lines set refunded_sen = refunded_sen + $2 where id = $1', [lines[line]?.id, sen])
  }
  await follow(orderNo)
}

const walletOf = async (one: TestReseller) =>
  (await areaCalls(await signedIn(app, one.userId), 'dropship', 'demo').get('/wallet')).body.data

describe('an edit of a paid order', () => {
  it('that makes it cheaper leaves the commission of what stands', async () => {
    const one = await member()
    const orderNo = await sell(one, goods.thirty, 3)
    expect(await amountOf(orderNo)).toBe('9.00')
    await world.edit(orderNo, { 0: 1 })
    await world.refund(orderNo, '60.00')
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '3.00', base: '30.00', state: 'pending' })
    await follow(orderNo)
    expect(await amountOf(orderNo)).toBe('3.00')
    expect(await walletOf(one)).toMatchObject({ balance: '3.00', pending: '3.00' })
    await world.expectLedger(one.id)
  })

  it('that makes it dearer raises the commission with the payment of the difference', async () => {
    const one = await member()
    const orderNo = await sell(one, goods.thirty, 2)
    await world.edit(orderNo, { 0: 3 })
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '6.00', earned: '6.00', base: '60.00' })
    await world.pay(orderNo, '30.00')
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '9.00', earned: '9.00', base: '90.00' })
    expect((await walletOf(one)).pending).toBe('9.00')
    await world.expectLedger(one.id)
  })

  it('adds lines by the rules of the day of the payment, also where it earned nothing before', async () => {
    const one = await member()
    const orderNo = await sell(one, goods.z, 1)
    expect(await amountOf(orderNo)).toBeUndefined()
    await setRules([{ percent: '90' }])
    await world.edit(orderNo, {}, [piece(goods.a), piece(goods.thirty)])
    expect(await amountOf(orderNo)).toBeUndefined()
    await world.pay(orderNo, '63.33')
    expect(await amountOf(orderNo)).toBe('7.17')
    await world.edit(orderNo, { 1: 0 })
    expect(await amountOf(orderNo)).toBe('3.00')
    await world.edit(orderNo, { 1: 0 })
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '0.00', state: 'reversed' })
    await world.edit(orderNo, {}, [piece(goods.thirty)])
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '3.00', state: 'pending' })
    await world.expectLedger(one.id)
  })

  it('before the payment earns what was paid for', async () => {
    const one = await member()
    const orderNo = await sell(one, goods.thirty, 3, false)
    const { totals } = await world.edit(orderNo, { 0: 1 })
    await world.pay(orderNo, totals.total)
    expect(await amountOf(orderNo)).toBe('3.00')
  })

  it('is followed on every level', async () => {
    const licence = { override_licence: 'AJL 930001', override_percents: ['4', '2'] }
    expect((await seller.put(`${root}/programmes/dropship`, licence)).status).toBe(200)
    const top = await member()
    const middle = await addReseller(app, world.shopId, 'dropship', await world.codeOf(top.id))
    const low = await addReseller(app, world.shopId, 'dropship', await world.codeOf(middle.id))
    const orderNo = await sell(low, goods.thirty, 3)
    const levels = async () =>
      (await seller.get(`${root}/commissions`)).body.data
        .filter((row: { order_no: string }) => row.order_no === orderNo)
        .toSorted((one: { level: number }, other: { level: number }) => one.level - other.level)
        .map(({ amount }: { amount: string }) => amount)
    expect(await levels()).toEqual(['9.00', '3.60', '1.80'])
    await world.edit(orderNo, { 0: 1 })
    await world.refund(orderNo, '60.00')
    expect(await levels()).toEqual(['3.00', '1.20', '0.60'])
    for (const one of [top, middle, low]) await world.expectLedger(one.id)
    await seller.put(`${root}/programmes/dropship`, { override_licence: '', override_percents: [] })
  })
})

describe('what goes back', () => {
  const both = async (one: TestReseller) => {
    const orderNo = await sell(one, goods.a)
    await world.edit(orderNo, {}, [piece(goods.z)])
    await world.pay(orderNo, '20.00')
    expect(await amountOf(orderNo)).toBe('4.17')
    return orderNo
  }

  it('for named lines takes what those lines earned', async () => {
    const one = await member()
    const [z, a] = [await both(one), await both(one)]
    await giveBack(z, '20.00', [{ line: 1, sen: 2000 }])
    expect(await amountOf(z)).toBe('4.17')
    await giveBack(a, '33.33', [{ line: 0, sen: 3333 }])
    expect(await world.commissionOf(a)).toMatchObject({ amount: '0.00', reversed: '4.17', state: 'reversed' })
    await world.expectLedger(one.id)
  })

  it('for the delivery takes nothing, by sum a share of the goods, and everything all of it', async () => {
    const one = await member()
    const [delivery, sum] = [await sell(one, goods.thirty, 1), await sell(one, goods.thirty, 1)]
    await giveBack(delivery, '6.00', [{ sen: 600 }])
    expect(await amountOf(delivery)).toBe('3.00')
    await world.refund(sum, '6.00')
    expect(await amountOf(sum)).toBe('2.40')
    await world.refund(sum, '30.00')
    expect(await amountOf(sum)).toBe('0.00')
    await world.expectLedger(one.id)
  })
})

it('that was paid and grows is paid for the difference by another voucher, and either can be made void', async () => {
  const one = await member()
  await app.asOwner('update programmes set clearing_days = 0 where shop_id = $1', [world.shopId])
  const orderNo = await sell(one, goods.thirty, 2)
  await world.edit(orderNo, { 0: 3 })
  await seller.post(`${root}/orders/${orderNo}/fulfil`, { courier: 'Pos Laju', tracking_number: orderNo })
  const [parcel] = (await world.readOrder(orderNo)).shipments
  const delivered = await seller.post(`${root}/shipments/${parcel.id}/delivered`)
  expect([delivered.status, delivered.body]).toEqual([200, expect.anything()])
  const { id, state } = await world.commissionOf(orderNo)
  expect(state).toBe('available')
  const payOut = async () => {
    const payee = { reseller_id: one.id }
    const made = await seller.post(`${root}/vouchers`, { payee, purpose: 'Komisen', commission_ids: [id] })
    expect([made.status, made.body]).toEqual([200, expect.anything()])
    const of = `${root}/vouchers/${made.body.data.number}`
    await seller.post(`${of}/check`)
    await seller.post(`${of}/approve`)
    const paid = await seller.post(`${of}/pay`, { paid_on: app.clock.now().toISOString().slice(0, 10) })
    expect([paid.status, paid.body]).toEqual([200, expect.anything()])
    return { of, amount: made.body.data.amount as string }
  }
  const first = await payOut()
  expect([first.amount, (await world.commissionOf(orderNo)).state]).toEqual(['6.00', 'paid'])
  await world.pay(orderNo, '30.00')
  expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '9.00', state: 'available', voucher: null })
  expect(await walletOf(one)).toMatchObject({ balance: '3.00', available: '3.00' })
  const second = await payOut()
  expect([second.amount, (await world.commissionOf(orderNo)).state]).toEqual(['3.00', 'paid'])
  expect(await walletOf(one)).toMatchObject({ balance: '0.00', available: '0.00' })
  const home = async () => (await areaCalls(await signedIn(app, one.userId), 'dropship', 'demo').get('/home')).body.data
  expect((await home()).earnings.paid).toBe('9.00')
  await seller.post(`${first.of}/void`, { reason: 'Silap' })
  expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '9.00', state: 'available' })
  expect([(await walletOf(one)).available, (await home()).earnings.paid]).toEqual(['6.00', '3.00'])
  expect((await payOut()).amount).toBe('6.00')
  await world.refund(orderNo, '30.00')
  expect(await walletOf(one)).toMatchObject({ balance: '-3.00', available: '0.00' })
  await app.asOwner('update programmes set clearing_days = 7 where shop_id = $1', [world.shopId])
  await world.expectLedger(one.id)
})
