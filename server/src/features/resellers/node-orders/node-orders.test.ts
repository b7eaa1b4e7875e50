import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carelessNodes } from '../../sell/claims/careless.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { root } from '../resellers/earnings.fixture.ts'
import { areaPrices } from '../resellers/resellers.fixture.ts'
import { openRouting, type Routing } from '../resellers/routing.fixture.ts'
import { moveDue } from './actions/move-to-shop.ts'

let world: Routing
let top: Awaited<ReturnType<Routing['member']>>
let middle: typeof top
let agent: typeof top
beforeAll(async () => {
  world = await openRouting(signedIn, moveDue)
  top = await world.member({ area: 'stockist' })
  middle = await world.member({ upline: top.id })
  agent = await world.member({ upline: middle.id })
})
beforeEach(async () => {
  await world.setOwn(100)
  await world.setAt(top.node, 10)
  await world.setAt(middle.node, 3)
  await world.app.asOwner('delete from node_orders') // of the tests before
  await world.app.asOwner(`update resellers set status = 'active' where id = any($1)`, [[top.id, middle.id]])
})
afterAll(() => world.app.close())

const stocks = async () => [await world.own(), await world.at(middle.node), await world.at(top.node)]
const toSend = async (who: typeof top) =>
  (await who.calls.get('/to-send')).body.data.map((row: { order_no: string }) => row.order_no)

describe('where an order is sent from', () => {
  it('the nearest upline who has all of it, else the shop', async () => {
    const near = await world.placed(agent, 2)
    expect(await stocks()).toEqual([100, 1, 10])
    const far = await world.placed(agent, 4)
    expect(await stocks()).toEqual([100, 1, 6])
    const shop = await world.placed(agent, 7)
    expect(await stocks()).toEqual([93, 1, 6])
    const names = await Promise.all([near, far, shop].map(async ({ orderNo }) => (await world.sentBy(orderNo))?.name))
    expect([names[0] === names[1], names[2]]).toEqual([false, undefined])
    const listed = await world.seller.get(`${root}/orders?list=warehouse`)
    expect(listed.body.data.map((row: { order_no: string }) => row.order_no)).toEqual([far.orderNo, near.orderNo])
    expect(listed.body.data[0].sent_from).toBe(names[1])
  })

  it('passes over an upline who may not send, and is off where the programme says so', async () => {
    await world.seller.post(`${root}/resellers/${middle.id}/suspend`, { reason: 'Harga' })
    await world.placed(agent, 1)
    expect(await stocks()).toEqual([100, 3, 9])
    await world.routes(false)
    await world.placed(agent, 1)
    expect(await stocks()).toEqual([99, 3, 9])
    await world.routes(true)
    const refused = await world.seller.put(`${root}/programmes/stockist`, { routes_to_upline: true })
    expect([refused.status, refused.body.data]).toEqual([422, { routes_to_upline: [expect.any(String)] }])
  })

  it('is had although the shop has none, but no more than one place has', async () => {
    await world.setOwn(0)
    await world.placed(agent, 3)
    expect(await stocks()).toEqual([0, 0, 10])
    const added = await agent.calls.post('/carts', { product_id: world.mug.productId, quantity: 11 })
    expect([added.status, added.body.data.left]).toEqual([409, 10])
  })

  it('goes back there when it is cancelled, and when less is wanted', async () => {
    const { orderNo } = await world.placed(agent, 2)
    await world.seller.post(`${root}/orders/${orderNo}/cancel`, { reason: 'Batal' })
    expect(await stocks()).toEqual([100, 3, 10])
  })
})

describe('who sends it', () => {
  it('sees it once it is paid, without a price, accepts it once and sends it', async () => {
    const { orderNo, total } = await world.placed(agent, 2)
    expect(await toSend(middle)).not.toContain(orderNo)
    expect((await middle.calls.post(`/to-send/${orderNo}/accept`)).status).toBe(404)
    await world.pay(orderNo, total)
    expect(await toSend(middle)).toContain(orderNo)
    expect(await toSend(top)).not.toContain(orderNo)
    expect(
      (await world.app.mailbox()).filter(({ subject }) => subject.includes(orderNo) && subject.includes('ship')),
    ).toHaveLength(1)
    const seen = await middle.calls.get('/to-send')
    expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`${areaPrices.agent.one}|38\\.86|${total}`))
    expect((await top.calls.post(`/to-send/${orderNo}/accept`)).status).toBe(404)
    expect((await agent.calls.post(`/to-send/${orderNo}/accept`)).status).toBe(404)
    for (const _ of [1, 2])
      expect((await middle.calls.post(`/to-send/${orderNo}/accept`)).body.data).toMatchObject({ is_accepted: true })
    expect((await middle.calls.post(`/to-send/${orderNo}/send`, {})).status).toBe(422)
    const sent = await middle.calls.post(`/to-send/${orderNo}/send`, { courier: 'Pos Laju', tracking_number: 'PL1' })
    expect([sent.status, sent.body.data.fulfilment_status]).toEqual([200, 'shipped'])
    expect((await middle.calls.post(`/to-send/${orderNo}/decline`)).status).toBe(409)
    expect((await world.story(orderNo)).filter((name: string) => name === 'fulfilment.accepted')).toHaveLength(1)
    expect(await world.due()).toBe(0)
    expect(await stocks()).toEqual([100, 1, 10])
    const moved = await world.seller.get(`${root}/stock-transfers`)
    expect(moved.body.data[0]).toMatchObject({ reason: 'order', order_no: orderNo, to: null, lines: [{ quantity: 2 }] })
  })

  it('loses it to the shop after his time, once, and his pieces come back', async () => {
    const { orderNo, total } = await world.paid(agent, 2)
    expect(await world.due()).toBe(0)
    await world.app.asOwner('update node_orders set due_at = $1', [new Date(world.app.clock.now().getTime() - 60_000)])
    expect((await Promise.all([world.due(), world.due()])).reduce((all, one) => all + one)).toBe(1)
    expect(await stocks()).toEqual([98, 3, 10])
    expect(await world.sentBy(orderNo)).toBe(null)
    expect((await middle.calls.post(`/to-send/${orderNo}/accept`)).status).toBe(409)
    await world.seller.post(`${root}/orders/${orderNo}/refund`, { amount: total, reason: 'Batal' })
    expect(await stocks()).toEqual([100, 3, 10])
  })

  it('loses it at once when he may not send any more, or says that he does not', async () => {
    const one = await world.paid(agent, 2)
    await world.seller.post(`${root}/resellers/${middle.id}/suspend`, { reason: 'Harga' })
    expect(await world.due()).toBe(1)
    const other = await world.paid(agent, 4)
    expect((await top.calls.post(`/to-send/${other.orderNo}/decline`)).status).toBe(200)
    expect(await world.due()).toBe(1)
    expect(await stocks()).toEqual([94, 3, 10])
    expect([await world.sentBy(one.orderNo), await world.sentBy(other.orderNo)]).toEqual([null, null])
  })

  it('keeps it while the shop has none either, which the shop is told once', async () => {
    const { orderNo } = await world.paid(agent, 2)
    await world.setOwn(1)
    const refused = await world.seller.post(`${root}/orders/${orderNo}/send-from-shop`)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('does not have enough stock')])
    await middle.calls.post(`/to-send/${orderNo}/decline`)
    expect([await world.due(), await world.due()]).toEqual([0, 0])
    expect(await world.sentBy(orderNo)).toMatchObject({ is_stuck: true, may_move: true })
    const told = (await world.app.mailbox()).filter(
      ({ subject }) =>
        subject.includes(`${orderNo} has not been sent`) || subject.includes(`${orderNo} belum dihantar`),
    )
    expect(told).toHaveLength(1)
    expect(await stocks()).toEqual([1, 1, 10])
    await world.setOwn(5)
    for (const _ of [1, 2])
      expect((await world.seller.post(`${root}/orders/${orderNo}/send-from-shop`)).body.data.sent_by).toBe(null)
    expect(await stocks()).toEqual([3, 3, 10])
    expect((await world.rival.post(`${root}/orders/${orderNo}/send-from-shop`)).status).toBe(404)
  })
})

describe('a race for what lies at one place', () => {
  async function buyers() {
    const made = []
    for (let at = 0; at < 6; at += 1) made.push(await world.member({ upline: middle.id }))
    return made
  }

  it('goes to the shop for whoever comes too late, and is refused when nothing is left anywhere', async () => {
    await world.setOwn(2)
    await world.setAt(top.node, 0)
    const all = await buyers()
    const answers = await Promise.all(all.map((buyer) => world.order(buyer, 1)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409])
    expect(await stocks()).toEqual([0, 0, 0])
  })

  it('is won by one claim, and by two without a lock', async () => {
    await world.setAt(middle.node, 2)
    const orders = [await world.placed(agent, 1), await world.placed(agent, 1)].map(({ orderNo }) => orderNo)
    const take = async () => {
      await world.app.asOwner('update node_stock set quantity = 1 where node_id = $1', [middle.node])
      const text = `select c.* from orders o, claim_stock(o.shop_id, 'order', o.id, 'held', now(), array[0], array[$2::bigint], array[1::bigint]) c
        where o.order_no = $1`
      const short = await Promise.all(orders.map((orderNo) => world.app.asOwner(text, [orderNo, world.unit])))
      return short.filter((rows) => rows.length === 0).length
    }
    expect(await take()).toBe(1)
    await world.app.asOwner(carelessNodes)
    expect(await take()).toBe(2)
  })
})
