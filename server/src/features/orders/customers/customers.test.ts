import { expect, test } from 'vitest'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const path = '/api/ajax/seller/customers'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
await app.asOwner('update variations set stock = 100000')

const buy = (name: string, phone: string, email: string | null, of = shop) =>
  placeTestOrder(app, of, { buyer: { name, phone, email } })
const found = async (term: string, client = owner) =>
  (await client.get(`${path}?term=${encodeURIComponent(term)}`)).body.data

test('orders of one phone, or of one e-mail, are one customer’s', async () => {
  await buy('Aminah', '+60120000001', 'aminah@buyer.test')
  app.clock.advance(120_000)
  await buy('Siti Aminah', '+60120000001', null)
  app.clock.advance(120_000)
  const paid = await buy('Aminah', '+60120000002', 'Aminah@buyer.test')
  await payTestOrder(app, shop, paid)
  const rows = await found('aminah')
  expect(rows).toMatchObject([
    { name: 'Aminah', phone: '+60120000001', email: 'aminah@buyer.test', orders: 3, spent: '31.00' },
  ])
  // Where phone and e-mail lead to two, the phone decides and nobody is merged by mistake.
  await buy('Adik Aminah', '+60120000009', 'adik@buyer.test')
  await buy('Adik Aminah', '+60120000009', 'aminah@buyer.test')
  expect((await found('0120000009'))[0]).toMatchObject({ name: 'Adik Aminah', orders: 2 })
  expect((await found('0120000001'))[0]).toMatchObject({ orders: 3 })
})

test('a rush of first orders of one person makes one customer', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => buy('Kelam Kabut', '+60120000003', n % 2 ? 'kelam@buyer.test' : null)),
  )
  expect(await found('kelam')).toMatchObject([{ orders: 12 }])
  expect(await app.asOwner(`select 1 from customers where phone = '+60120000003'`)).toHaveLength(1)
})

test('each shop knows its own; nobody, strangers and staff without the right are kept out', async () => {
  await buy('Jiran', '+60120000001', 'aminah@buyer.test', rival)
  const [mine] = await found('0120000001')
  const stranger = await signedIn(app, rival.ownerId)
  expect(await found('0120000001', stranger)).toMatchObject([{ name: 'Jiran', orders: 1 }])
  expect([
    (await stranger.get(`${path}/${mine.id}`)).status,
    (await stranger.post(`${path}/${mine.id}`, { name: 'X', tags: [] })).status,
  ]).toEqual([404, 404])
  expect((await (await app.client()).get(path)).status).toBe(401)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  expect((await packer.get(path)).status).toBe(403)
  const order = await buy('Aminah', '+60120000001', null)
  expect((await packer.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data.customer).toBeNull()
  expect((await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data.customer).toEqual({
    id: mine.id,
    orders: 4,
  })
})

test('a customer has a history, a note and tags', async () => {
  const [row] = await found('0120000001')
  const wish = { name: 'Puan Aminah', note: 'Suka pedas', tags: ['VIP', 'VIP', 'Grosir'] }
  const { body } = await owner.post(`${path}/${row.id}`, wish)
  expect(body).toMatchObject({
    message: 'The customer’s details are saved.',
    data: { name: 'Puan Aminah', note: 'Suka pedas', tags: ['VIP', 'Grosir'], orders: 4, cancelled: 0 },
  })
  expect(body.data.history).toHaveLength(4)
  expect((await owner.post(`${path}/${row.id}`, { ...wish, name: ' ' })).status).toBe(422)
})

test('words on an order find it again', async () => {
  const order = await buy('Bertanda', '+60120000004', null)
  const call = `/api/ajax/seller/orders/${order.orderNo}/tags`
  expect((await owner.post(call, { tags: ['segera', 'hadiah'] })).body.data.tags).toEqual(['hadiah', 'segera'])
  expect(
    (await owner.get('/api/ajax/seller/orders?tag=segera')).body.data.map((row: { order_no: string }) => row.order_no),
  ).toEqual([order.orderNo])
  expect((await owner.post(call, { tags: [] })).body.data.tags).toEqual([])
  expect((await owner.get('/api/ajax/seller/orders?tag=segera')).body.data).toEqual([])
})

test('ten thousand customers are searched by their index', async () => {
  await app.asOwner(
    `insert into customers (shop_id, name, phone, created_at, last_order_at) select $1, 'Ramai ' || n, '+6013' || lpad(n::text, 7, '0'), now(), now() - n * interval '1 minute' from generate_series(1, 10000) n`,
    [shop.shopId],
  )
  await app.asOwner('analyze customers')
  expect(await found('ramai 9999')).toMatchObject([{ name: 'Ramai 9999' }])
  const answer = await owner.get(path)
  expect(answer.body.meta).toMatchObject({ total: 1000, total_is_capped: true })
  const plan = await app.asOwner<{ 'QUERY PLAN': string }>(
    `explain select id from customers where shop_id = ${shop.shopId} and lower(name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')) like '%ramai 9999%'`,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('customers_find')
})
