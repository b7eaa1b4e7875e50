import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBuyer, addListing, placeUrl, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls } from './resellers.fixture.ts'

let world: Earnings
let goods: TestListing[]
beforeAll(async () => {
  world = await openEarnings(signedIn)
  const prices = [3333, 2000, 799]
  goods = []
  for (const price of prices)
    goods.push(await addListing(world.app, world.shopId, `G${price}`, [{ price, stock: 100_000 }]))
  const rules = [
    { product_id: goods[0]?.productId, percent: '12.5' },
    { product_id: goods[1]?.productId, percent: '0' },
    { product_id: goods[2]?.productId, per_unit: '0.55' },
  ]
  await world.seller.put(`${root}/programmes/dropship/commission-rules`, { rules })
  const licence = { override_licence: 'AJL 930001', override_percents: ['3.3'] }
  await world.seller.put(`${root}/programmes/dropship`, licence)
})
afterAll(() => world.app.close())

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('edit' as const), at: fc.nat(2), quantity: fc.nat(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('add' as const),
      at: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('pay' as const, 'give back' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('deliver' as const, 'cancel' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never

const amountOf = (text: string) => parseRinggit(text.replace('-', ''))! * (text.startsWith('-') ? -1 : 1)
const inAll = (amounts: readonly string[]) => amounts.reduce((all, text) => all + amountOf(text), 0)

it('is the same sum in the list, the wallet, at home and in the profit, whatever becomes of an order', async () => {
  const { app, seller, shopId } = world
  const today = formatDate(app.clock.now())
  const inProfit = async () => {
    const { data } = (await seller.get(`${root}/sales/report?from=${today}&to=${today}`)).body
    return amountOf(data.profit.now.parts.commission)
  }
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (quantity, steps) => {
        const above = await addReseller(app, shopId, 'dropship')
        const member = await addReseller(app, shopId, 'dropship', await world.codeOf(above.id))
        const calls = areaCalls(await signedIn(app, member.userId), 'dropship', 'demo')
        const buyer = await app.client('en')
        await buyer.get(`/api/ajax/guest/view/G3333?ref=${await world.codeOf(member.id)}`)
        const phone = `017-${String(1_000_000 + member.id)}`
        const placed = await buyer.post(placeUrl('G3333'), { ...aBuyer, phone, quantity: String(quantity) })
        const { order_no: orderNo, totals } = placed.body.data
        const before = await inProfit()
        await world.pay(orderNo, totals.total)

        const check = async () => {
          const order = await world.readOrder(orderNo)
          const listed = async (id: number) => {
            const { data } = (await seller.get(`${root}/commissions?reseller_id=${id}`)).body
            return inAll(data.map(({ amount }: { amount: string }) => amount))
          }
          const [own, upper] = [await listed(member.id), await listed(above.id)]
          const wallet = (await calls.get('/wallet')).body.data
          const home = (await calls.get('/home')).body.data
          const orders = (await calls.get('/orders')).body.data
          const resellers = (await seller.get(`${root}/resellers?area=dropship`)).body.data
          const balanceOf = (id: number) => amountOf(resellers.find((row: { id: number }) => row.id === id).balance)
          expect({
            wallet: amountOf(wallet.balance),
            buckets: inAll([wallet.pending, wallet.clearing, wallet.available]),
            entries: inAll(wallet.entries.map(({ amount }: { amount: string }) => amount)),
            home: amountOf(home.balance),
            earnings: inAll([home.earnings.pending, home.earnings.clearing, home.earnings.available]),
            orders: inAll(
              orders.map(({ commission }: { commission: { amount: string } | null }) => commission?.amount ?? '0.00'),
            ),
            seller: balanceOf(member.id),
            upper: balanceOf(above.id),
          }).toEqual({
            ...{ wallet: own, buckets: own, entries: own, home: own, earnings: own, orders: own, seller: own, upper },
          })
          // Part payments are sales too.
          const counted = amountOf(order.paid) > 0 ? own + upper : 0
          expect(await inProfit()).toBe(before + counted)
          if (order.order_status === 'cancelled') expect(own + upper).toBe(0)
          // Neither more nor less is held than what stands costs.
          else if (order.payment_status === 'paid') expect([own, upper]).toEqual(earnedBy(order.lines))
          for (const { id } of [member, above]) await world.expectLedger(id)
        }

        await check()
        for (const one of steps) {
          await take(orderNo, one)
          await check()
        }
      },
    ),
    // Shrinking would go on with what a failed run left.
    { numRuns: 30, endOnFailure: true },
  )
}, 600_000)

type Line = { title: string; quantity: number; total: string }

/** 12.5 %, nothing and RM 0.55 a piece, and 3.3 % of all for who stands above. */
function earnedBy(lines: readonly Line[]): [number, number] {
  const parts = lines.map(({ title, quantity, total }) => {
    const base = amountOf(total)
    const own = title.endsWith('3333') ? Math.round((base * 125) / 1000) : title.endsWith('2000') ? 0 : 55 * quantity
    return [own, Math.round((base * 33) / 1000)] as const
  })
  return [parts.reduce((all, [own]) => all + own, 0), parts.reduce((all, [, upper]) => all + upper, 0)]
}

/** One step of an order's life; what the order does not allow then is refused and changes nothing. */
async function take(orderNo: string, one: Step): Promise<void> {
  const { seller } = world
  const order = await world.readOrder(orderNo)
  const { buyer, revision, totals } = order
  const of = `${root}/orders/${orderNo}`
  const held = amountOf(order.paid) - amountOf(order.refunded)
  const edit = (change: object) =>
    seller.post(`${of}/edit`, {
      ...{ revision, shipping: totals.shipping, name: buyer.name, phone: buyer.phone, email: buyer.email ?? '' },
      ...{ address: buyer.address, postcode: buyer.postcode, city: buyer.city, state: buyer.state.code },
      ...{ lines: [], added: [], ...change },
    })
  const refund = (amount: number) =>
    seller.post(`${of}/refund`, { amount: formatRinggit(sen(amount)), reason: 'Pulang' })
  if (one.what === 'edit') {
    const line = order.lines[one.at % order.lines.length]
    await edit({ lines: [{ id: line.id, quantity: one.quantity }] })
  }
  if (one.what === 'add') await edit({ added: [{ variation_id: goods[one.at]?.units[0], quantity: one.quantity }] })
  if (one.what === 'pay' && order.balance_due !== '0.00')
    await seller.post(`${of}/record-payment`, { amount: order.balance_due, method: 'cash' })
  if (one.what === 'give back' && held > amountOf(totals.total)) await refund(held - amountOf(totals.total))
  if (one.what === 'refund') await refund(Math.max(1, Math.floor(held / one.part)))
  if (one.what === 'deliver') {
    await seller.post(`${of}/fulfil`, { courier: 'Pos Laju', tracking_number: orderNo })
    await seller.post(`${of}/complete`)
  }
  if (one.what === 'cancel') {
    if (held > 0) await refund(held)
    await seller.post(`${of}/cancel`, { reason: 'Batal' })
  }
}
