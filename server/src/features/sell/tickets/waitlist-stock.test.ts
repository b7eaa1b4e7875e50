import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { offerPlaces } from './actions/offer-places.ts'
import { makeGig, openGate, order, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

const people = (count: number) => Array.from({ length: count }, (_, at) => person(at))
const buy = (viewId: string, given: { quantity: number } & Record<string, unknown>) =>
  order(viewId, { participants: people(given.quantity), ...given }, gate.buyer)
const choose = (viewId: string, items: { id: number; quantity: number }[], given: object = {}) =>
  order(
    viewId,
    { items, participants: people(items.reduce((sum, { quantity }) => sum + quantity, 0)), ...given },
    gate.buyer,
  )
const waiting = (at: number) => ({ name: `Waiting ${at}`, phone: `01322233${10 + at}`, email: `w${at}@buyer.test` })
const join = (viewId: string, itemId: number, at: number, quantity = 1) =>
  gate.buyer.post(`/api/ajax/guest/waitlist/${viewId}`, { item_id: itemId, quantity, ...waiting(at) })
const offersOf = (viewId: string) =>
  app.asOwner<{ name: string; status: string; token: string }>(
    `select w.name, w.status, w.token from waitlist w join products p on p.id = w.product_id where p.view_id = $1 order by w.id`,
    [viewId],
  )
const countsOf = async (viewId: string) =>
  app.asOwner<{ stock: number | null; taken: number }>(
    `select v.stock, q.taken from products p join variations v on v.product_id = p.id join quotas q on q.product_id = p.id
     where p.view_id = $1 order by v.id`,
    [viewId],
  )
const cancel = (placed: Parameters<typeof tokenOf>[0]) =>
  gate.buyer.post(`/api/ajax/guest/order/${tokenOf(placed)}/cancel`, {})

/** An event that was sold out, whose only order was cancelled, with what is kept for who waited. */
async function offered(ticket: object, stock: number | null, quantity: number, offerOf = quantity) {
  const variations = [{ option_values: ['Biasa'], price: '45.00', ...(stock !== null && { stock }) }]
  const { view_id: viewId } = await makeGig(gate, ticket, { variations })
  const itemId: number = (await viewOf(gate, viewId)).items[0].id
  const first = await buy(viewId, { quantity })
  expect(first.status).toBe(200)
  expect((await join(viewId, itemId, 0, offerOf)).body.data).toEqual({ status: 'waiting', place: 1 })
  await cancel(first)
  expect(await offerPlaces(app.deps)).toBe(1)
  return { viewId, itemId, token: (await offersOf(viewId))[0]!.token }
}

describe('a place that was offered', () => {
  it.each([
    ['a stock of one', { capacity: null }, 1, 1],
    ['a stock of three', { capacity: null }, 3, 3],
    ['a stock beside shared seats', { capacity: 3 }, 3, 3],
    ['shared seats alone', { capacity: 3 }, null, 3],
  ])('is its owner’s and nobody else’s, of %s', async (_, ticket, stock, quantity) => {
    const { viewId, token } = await offered(ticket, stock, quantity)
    expect((await buy(viewId, { quantity: 1 })).status).toBe(409)
    expect((await buy(viewId, { quantity: 1, offer: 'somebody-else' })).status).toBe(409)
    const bought = await buy(viewId, { quantity, offer: token })
    expect([bought.status, bought.body.message]).toEqual([200, expect.any(String)])
    expect((await offersOf(viewId))[0]?.status).toBe('bought')
    expect(await countsOf(viewId)).toEqual([{ stock: stock === null ? null : 0, taken: quantity }])
    expect((await buy(viewId, { quantity: 1, offer: token })).status).toBe(409)
  })

  it.each([
    ['stock', { capacity: null }, 2],
    ['seats and stock', { capacity: 2 }, 2],
  ])('is bought once by 30 at one moment: %s', async (_, ticket, stock) => {
    const { viewId, token } = await offered(ticket, stock, stock)
    const browsers = await Promise.all(Array.from({ length: 30 }, () => app.client('en')))
    const answers = await Promise.all(
      browsers.map(async (browser) => {
        const send = () => order(viewId, { quantity: 1, participants: people(1), offer: token }, browser)
        let answer = await send()
        for (let tries = 0; answer.status === 503 && tries < 10; tries++) answer = await send()
        return answer.status
      }),
    )
    // What its owner did not take is free again, for whoever comes.
    expect(answers.filter((status) => status === 200)).toHaveLength(2)
    expect(answers.filter((status) => status === 409)).toHaveLength(28)
    expect(await countsOf(viewId)).toEqual([{ stock: 0, taken: 2 }])
  })

  it('is told to who has its link alone, until it is bought', async () => {
    const { viewId, itemId, token } = await offered({ capacity: null, offer_hours: 2 }, 1, 1)
    const ask = async (offer: string, from = viewId) => {
      const { status, body, headers } = await gate.buyer.get(`/api/ajax/guest/waitlist/${from}?offer=${offer}`)
      return { status, data: body.data, cached: headers['cache-control'] }
    }
    expect(await ask(token)).toEqual({
      status: 200,
      data: { item_id: itemId, quantity: 1, until: '2026-11-24 14:00:00' },
      cached: 'private, no-store',
    })
    expect((await ask('another')).data).toBeNull()
    const { view_id: other } = await makeGig(gate, { capacity: 1 })
    expect((await ask(token, other)).data).toBeNull()
    const { item, items } = await viewOf(gate, viewId)
    expect([item.is_out_stock, items[0].stock]).toEqual([true, 0])
    expect((await buy(viewId, { quantity: 1, offer: token })).status).toBe(200)
    expect((await ask(token)).data).toBeNull()
  })

  it('leaves what its owner does not take to who waits next', async () => {
    const { viewId, itemId, token } = await offered({ capacity: null }, 3, 3)
    await join(viewId, itemId, 1, 2)
    expect((await buy(viewId, { quantity: 1, offer: token })).status).toBe(200)
    expect(await countsOf(viewId)).toEqual([{ stock: 2, taken: 1 }])
    await app.runJobs()
    expect((await offersOf(viewId)).map(({ status }) => status)).toEqual(['bought', 'offered'])
    expect(await countsOf(viewId)).toEqual([{ stock: 0, taken: 3 }])
  })

  it('is bought with more where more are free, else as many as there are', async () => {
    const { viewId, token } = await offered({ capacity: null }, 3, 3, 2)
    const tooMany = await buy(viewId, { quantity: 4, offer: token })
    expect([tooMany.status, tooMany.body.message]).toEqual([409, 'Only 3 of "Biasa" left for this order.'])
    expect(tooMany.body.data.items).toMatchObject([{ quantity: 3 }])
    expect((await buy(viewId, { quantity: 3, offer: token })).status).toBe(200)
  })

  it('is of its ticket type, which comes before others of the same order', async () => {
    const variations = [
      { option_values: ['Biasa'], price: '45.00', stock: 1 },
      { option_values: ['Depan'], price: '90.00', stock: 1 },
    ]
    const { view_id: viewId } = await makeGig(gate, { capacity: 1 }, { variations })
    const [plain, front] = (await viewOf(gate, viewId)).items.map(({ id }: { id: number }) => id)
    const first = await choose(viewId, [{ id: front, quantity: 1 }])
    await join(viewId, front, 0)
    await cancel(first)
    await offerPlaces(app.deps)
    const [{ token } = { token: '' }] = await offersOf(viewId)
    const both = [
      { id: plain, quantity: 1 },
      { id: front, quantity: 1 },
    ]
    const refused = await choose(viewId, both, { offer: token })
    expect([refused.status, refused.body.message]).toEqual([409, '"Biasa" is sold out.'])
    expect(refused.body.data.items).toEqual([{ id: front, quantity: 1 }])
    expect((await choose(viewId, [{ id: front, quantity: 1 }], { offer: token })).status).toBe(200)
  })

  it('is no longer to be had once it has run out, however close: to the next, or by its owner, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { viewId, itemId, token } = await offered({ capacity: null, offer_hours: 1 }, 1, 1)
      await join(viewId, itemId, 1)
      app.clock.advance(3_600_000 - 1)
      const buying = buy(viewId, { quantity: 1, offer: token })
      if (round % 2 === 0) await new Promise((done) => setTimeout(done, round * 4))
      app.clock.advance(2)
      const [bought] = await Promise.all([buying, offerPlaces(app.deps)])
      await offerPlaces(app.deps)
      expect((await offersOf(viewId)).map(({ status }) => status)).toEqual(
        bought.status === 200 ? ['bought', 'waiting'] : ['expired', 'offered'],
      )
      expect(await countsOf(viewId)).toEqual([{ stock: 0, taken: 1 }])
    }
  })

  it('is made neither before the sale begins nor for longer than it lasts', async () => {
    const sale = { sale_starts: '2026-12-10 10:00', sale_ends: '2026-12-10 12:00' }
    const { view_id: viewId } = await makeGig(
      gate,
      { capacity: 1, offer_hours: 24, types: [sale] },
      { variations: [{ option_values: ['Biasa'], price: '45.00', stock: 0 }] },
    )
    const [{ id: itemId }] = (await viewOf(gate, viewId)).items
    expect((await join(viewId, itemId, 0)).status).toBe(200)
    await app.asOwner('update variations set stock = 1 where id = $1', [itemId])
    expect(await offerPlaces(app.deps)).toBe(0)
    app.clock.set('2026-12-10T02:30:00Z')
    expect(await offerPlaces(app.deps)).toBe(1)
    const [{ token } = { token: '' }] = await offersOf(viewId)
    const { body } = await gate.buyer.get(`/api/ajax/guest/waitlist/${viewId}?offer=${token}`)
    expect(body.data).toMatchObject({ until: '2026-12-10 12:00:00' })
  })
})

it('says of the last seats only what is gone when somebody else was quicker with the coupon', async () => {
  for (let round = 0; round < 4; round++) {
    const code = `SEKALI${round}`
    await app.asOwner(
      `insert into coupons (shop_id, code, kind, fixed_sen, max_uses) select s.id, $1, 'fixed', 500, 1 from shops s where s.username = 'pentas'`,
      [code],
    )
    const { view_id: viewId } = await makeGig(
      gate,
      { capacity: 2 },
      { variations: [{ option_values: ['Biasa'], price: '45.00' }] },
    )
    const browsers = await Promise.all([app.client('en'), app.client('en')])
    const answers = await Promise.all(
      browsers.map((browser) => order(viewId, { quantity: 1, participants: people(1), coupon_code: code }, browser)),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.data.changes.map(({ what }: { what: string }) => what))).toEqual([['coupon']])
  }
})
