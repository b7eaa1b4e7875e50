import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn, type TestShop } from './orders.fixture.ts'

const path = '/api/ajax/seller/orders'
const queuesPath = '/api/ajax/seller/work-queues'
let app: TestApp
let shop: TestShop
let owner: TestClient
const numbers: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  const rival = await openTestShop(app, 'rival')
  owner = await signedIn(app, shop.ownerId)
  await app.asOwner('update variations set stock = 1000')
  const place = async (name: string, wish: Parameters<typeof placeTestOrder>[2] = {}) => {
    const order = await placeTestOrder(app, shop, { ...wish, buyer: { name, ...wish.buyer } })
    numbers[name] = order.orderNo
    return order
  }
  await place('Unpaid Ali', { buyer: { phone: '+60123334444' } })
  const paid = await place('Paid 100% Bala')
  await payTestOrder(app, shop, paid)
  await place('Cod 陈伟', { kind: 'cod', buyer: { email: null } })
  const checking = await place('Slip Devi')
  await app.asOwner(`update orders set payment_status = 'checking' where id = $1`, [checking.orderId])
  const agents = await place('Agent Eng')
  await app.asOwner(`update orders set channel = 'agent' where id = $1`, [agents.orderId])
  await placeTestOrder(app, rival, { buyer: { name: 'Foreign Ali' } })
})
afterAll(() => app.close())

const namesOf = async (query: string, client = owner) =>
  (await client.get(`${path}?${query}`)).body.data.map(({ buyer_name }: { buyer_name: string }) => buyer_name)

test('lists the shop’s own orders, the newest first, without tokens', async () => {
  const { status, body, text } = await owner.get(path)
  expect(status).toBe(200)
  expect(body.data.map(({ buyer_name }: { buyer_name: string }) => buyer_name)).toEqual([
    'Slip Devi',
    'Cod 陈伟',
    'Paid 100% Bala',
    'Unpaid Ali',
  ])
  expect(body.data[2]).toMatchObject({
    total: '31.00',
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    order_status: 'open',
    payment_kind: 'bank_transfer',
    items_text: 'Mug',
    total_qty: 1,
  })
  expect(body.meta).toEqual({
    page: 1,
    per_page: 25,
    total: 4,
    last_page: 1,
    total_is_capped: false,
    received: expect.stringMatching(/^\d+\.\d\d$/),
    of_product: null,
    of_method: null,
  })
  expect(text).not.toContain('token')
})

test.each([
  ['list=normal', 4],
  ['list=agent', 1],
  ['list=dropship', 0],
  ['list=stockist', 0],
  ['list=agent-tier', 0],
  ['list=warehouse', 0],
  ['status=paid', 1],
  ['status=unfulfilled', 4],
  ['status=open', 4],
  ['status=cancelled', 0],
  ['status=', 4],
])('%s finds %i', async (query, count) => expect(await namesOf(query)).toHaveLength(count))

test.each(['slips_to_check', 'to_pack', 'unpaid'] as const)(
  'the count of %s is the length of its list',
  async (queue) => {
    const { body } = await owner.get(queuesPath)
    const { body: list } = await owner.get(`${path}?status=${queue}`)
    expect(body).toMatchObject({ status: true })
    expect(body.data[queue]).toBe(list.data.length)
    expect(body.data.low_stock).toBe(0)
    expect(body.data[queue]).toBe({ slips_to_check: 1, to_pack: 2, unpaid: 2 }[queue])
  },
)

describe('of some days', () => {
  test.each([
    ['from=2026-11-20&to=2026-11-20', 5],
    ['from=2026-11-21', 0],
    ['to=2026-11-19', 0],
    ['from=2026-11-20&list=normal', 4],
    ['from=2026-11-20&status=sold', 1],
    ['from=&to=', 4],
  ])('%s finds %i', async (query, count) => expect(await namesOf(query)).toHaveLength(count))

  test('the first orders of their buyers, before and after they are folded into days', async () => {
    const found = async () => (await namesOf('from=2026-11-20&buyers=new')).toSorted()
    const before = await found()
    await app.asOwner('select fold_sales(1000)')
    expect(before).toEqual(await found())
    expect(before).toContain('Unpaid Ali')
    expect(before.length).toBe(
      new Set(
        (
          await app.asOwner<{ phone: string }>('select distinct buyer_phone as phone from orders where shop_id = $1', [
            shop.shopId,
          ])
        ).map(({ phone }) => phone),
      ).size,
    )
  })

  test('a day that does not exist is refused', async () =>
    expect((await owner.get(`${path}?from=2026-02-30`)).status).toBe(422))
})

describe('searching', () => {
  test.each([
    ['ali', ['Unpaid Ali']],
    ['ALI', ['Unpaid Ali']],
    ['012-333 4444', ['Unpaid Ali']],
    ['+60 12 333 4444', ['Unpaid Ali']],
    ['陈伟', ['Cod 陈伟']],
    ['100%', ['Paid 100% Bala']],
    ['%', ['Paid 100% Bala']],
    ['_', []],
    ['\\', []],
    [`' or 1=1`, []],
    ['nobody', []],
  ])('%s', async (term, names) => expect(await namesOf(`term=${encodeURIComponent(term)}`)).toEqual(names))

  test('by the whole number on a parcel, not by a part of it, and in no other shop', async () => {
    const { status } = await owner.post(`${path}/${numbers['Paid 100% Bala']}/fulfil`, {
      courier: 'Pos Laju',
      tracking_number: 'ERC 123 456 789 MY',
    })
    expect(status).toBe(200)
    for (const term of ['ERC 123 456 789 MY', 'erc123456789my', 'ERC123 456789MY'])
      expect(await namesOf(`term=${encodeURIComponent(term)}`)).toEqual(['Paid 100% Bala'])
    expect(await namesOf('term=ERC123')).toEqual([])
    const rival = await openTestShop(app, 'saingan')
    expect(await namesOf('term=ERC123456789MY', await signedIn(app, rival.ownerId))).toEqual([])
  })

  test('by number and by e-mail', async () => {
    expect(await namesOf(`term=${numbers['Slip Devi']}`)).toEqual(['Slip Devi'])
    expect(await namesOf('term=siti@buyer')).toHaveLength(3)
  })
})

test('a list, status or page that does not exist is refused at its field', async () => {
  for (const [query, field] of [
    ['list=vip', 'list'],
    ['status=lost', 'status'],
    ['page=0', 'page'],
    ['page=101', 'page'],
    [`term=${'x'.repeat(101)}`, 'term'],
  ] as const) {
    const { status, body } = await owner.get(`${path}?${query}`)
    expect([query, status, Object.keys(body.data ?? {})]).toEqual([query, 422, [field]])
  }
  expect(await namesOf('page=100')).toEqual([])
})

test('needs a seller with the right', async () => {
  const products = await signedIn(app, await addStaff(app, shop.shopId, 'products@demo.test', ['products']))
  for (const url of [path, queuesPath]) {
    expect((await (await app.client()).get(url)).status).toBe(401)
    expect((await products.get(url)).status).toBe(403)
  }
})
