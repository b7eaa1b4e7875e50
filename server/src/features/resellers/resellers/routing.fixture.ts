import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { expect } from 'vitest'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer } from '../../../platform/test-shop/test-shop.ts'
import { openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls } from './resellers.fixture.ts'

type SignedIn = (app: TestApp, userId: number) => Promise<TestClient>
type MoveDue = (deps: TestApp['deps']) => Promise<number>

/** A shop whose agents' orders are sent by their uplines, within a day. */
export async function openRouting(signedIn: SignedIn, moveDue: MoveDue) {
  const world = await openEarnings(signedIn)
  const { app, shopId, mug, seller } = world
  const unit = mug.units[0] ?? 0
  const routes = (on: boolean) => seller.put(`${root}/programmes/agent`, { routes_to_upline: on, route_hours: 24 })
  expect((await routes(true)).status).toBe(200)

  /** Somebody below `upline` who is signed in; with a place for stock. */
  async function member({ upline = 0, area = 'agent' as ProgrammeArea } = {}) {
    const made = await addReseller(app, shopId, area, upline === 0 ? '' : await world.codeOf(upline))
    const client = await signedIn(app, made.userId)
    const [{ id: node } = { id: 0 }] = await app.asOwner<{ id: number }>(
      `insert into stock_nodes (shop_id, kind, reseller_id, created_at) values ($1, 'reseller', $2, now()) returning id`,
      [shopId, made.id],
    )
    await app.asOwner('insert into node_stock (shop_id, node_id, variation_id, quantity) values ($1, $2, $3, $4)', [
      shopId,
      node,
      unit,
      0,
    ])
    return { ...made, node, calls: areaCalls(client, area, 'demo') }
  }
  type Member = Awaited<ReturnType<typeof member>>

  async function order({ calls }: Pick<Member, 'calls'>, quantity: number, more: object = {}) {
    await calls.post('/carts', { product_id: mug.productId, quantity })
    await calls.post('/carts/shipping/quote', { postcode: '43000' })
    return calls.post('/carts/checkout', { ...aBuyer, paymentMethod: 'bank_transfer', ...more })
  }

  async function placed(buyer: Pick<Member, 'calls'>, quantity: number) {
    const answer = await order(buyer, quantity)
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
    const { order_no: orderNo, totals } = answer.body.data
    return { orderNo: orderNo as string, total: totals.total as string }
  }

  async function paid(buyer: Pick<Member, 'calls'>, quantity: number) {
    const made = await placed(buyer, quantity)
    await world.pay(made.orderNo, made.total)
    return made
  }

  const at = async (node: number) =>
    (await app.asOwner<{ quantity: number }>('select quantity from node_stock where node_id = $1', [node]))[0]?.quantity
  const own = async () =>
    (await app.asOwner<{ stock: number }>('select stock from variations where id = $1', [unit]))[0]?.stock
  const setOwn = (stock: number | null) => app.asOwner('update variations set stock = $2 where id = $1', [unit, stock])
  const setAt = (node: number, quantity: number) =>
    app.asOwner('update node_stock set quantity = $2 where node_id = $1', [node, quantity])
  const sentBy = async (orderNo: string) => (await seller.get(`${root}/orders/${orderNo}`)).body.data.sent_by
  const story = async (orderNo: string) =>
    (await seller.get(`${root}/orders/${orderNo}`)).body.data.timeline.map((entry: { name: string }) => entry.name)
  const due = () => moveDue(app.deps)

  return { ...world, unit, routes, member, order, placed, paid, at, own, setOwn, setAt, sentBy, story, due }
}
export type Routing = Awaited<ReturnType<typeof openRouting>>
