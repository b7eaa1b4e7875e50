import { expect, test } from 'vitest'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
await app.asOwner('update variations set stock = 100000')

async function exportOf(orders: object, preset: string, client = owner) {
  const { body } = await owner.post('/api/ajax/seller/order-runs', { action: 'export', orders })
  return client.get(`/exports/orders/${body.data.id}?preset=${preset}`)
}

test('is for the shop alone', async () => {
  const order = await placeTestOrder(app, shop)
  const orders = { order_nos: [order.orderNo] }
  expect((await exportOf(orders, 'all', await app.client())).status).toBe(401)
  const rival = await openTestShop(app, 'rival')
  expect((await exportOf(orders, 'all', await signedIn(app, rival.ownerId))).status).toBe(404)
})

test('has a mark, a name and a line an order, and nothing in it runs', async () => {
  const order = await placeTestOrder(app, shop, {
    quantity: 2,
    buyer: { name: '=HYPERLINK("http://x.test","Ali")', address: '-1+1, Jalan "Besar"\n@sini' },
  })
  await payTestOrder(app, shop, order)
  const answer = await exportOf({ order_nos: [order.orderNo] }, 'all')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-total-rows': '1',
    'content-disposition': "attachment; filename*=UTF-8''orders-2026-11-20.csv",
  })
  expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, line] = answer.text.split('\r\n')
  expect(head).toContain('Order no.,Placed,Order status')
  expect(line).toContain(
    `${order.orderNo},2026-11-20 12:00:00,Open,Paid,Not sent,Direct buyer,"'=HYPERLINK(""http://x.test"",""Ali"")",019-876 5432`,
  )
  expect(line).toContain(`"'-1+1, Jalan ""Besar""\n@sini"`)
  expect(line).toContain('2 × Mug,2,MUG,50.00,0.00,6.00,0.00,56.00,56.00,0.00,0.00')
})

test('for the courier holds parcels only, with the cash to collect; in the language of who asks', async () => {
  const cod = await placeTestOrder(app, shop, { kind: 'cod' })
  const ticket = await placeTestOrder(app, shop, { ships: false })
  const { text } = await exportOf(
    { order_nos: [cod.orderNo, ticket.orderNo] },
    'courier',
    await signedIn(app, shop.ownerId, 'ms'),
  )
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('Penerima,Telefon')
  expect(lines[1]).toBe(
    `Siti Aminah,60198765432,siti@buyer.test,1 Jalan Besar,30000,Ipoh,Perak,MY,0.300,1,1 × Mug,31.00,25.00,,${cod.orderNo},`,
  )
})

test('for the accountant tells what came in and what is still due', async () => {
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order, 1000)
  const { text } = await exportOf({ order_nos: [order.orderNo] }, 'accountant')
  expect(text.split('\r\n')[1]).toBe(
    `2026-11-20,${order.orderNo},Siti Aminah,1 × Mug,25.00,0.00,6.00,0.00,31.00,10.00,0.00,21.00,bank_transfer,2026-11-20,,Open,0.00,0.00`,
  )
})

test('tells what coins took off, so that received, due and rounding are the total', async () => {
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order, 499)
  const paid = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/record-payment`, {
    amount: '26.00',
    method: 'cash',
  })
  expect(paid.status).toBe(200)
  const { text } = await exportOf({ order_nos: [order.orderNo] }, 'accountant')
  expect(text.split('\r\n')[0]).toMatch(/,Cash rounding \(RM\)$/)
  expect(text.split('\r\n')[1]).toContain('31.00,30.99,0.00,0.00,')
  expect(text.split('\r\n')[1]).toMatch(/,0\.01$/)
})

test('a way to pay that nobody worded is told in the language of who asks', async () => {
  const order = await placeTestOrder(app, shop)
  const methodIn = async (lang: string) =>
    (await exportOf({ order_nos: [order.orderNo] }, 'accountant', await signedIn(app, shop.ownerId, lang))).text
      .split('\r\n')[1]
      ?.split(',')[12]
  await app.asOwner(`update payment_methods set name = 'Pindahan bank' where code = 'bank_transfer'`)
  expect([await methodIn('en'), await methodIn('zh')]).toEqual(['Bank transfer', '银行转账'])
  await app.asOwner(`update payment_methods set name = 'Maybank sahaja' where code = 'bank_transfer'`)
  expect(await methodIn('en')).toBe('Maybank sahaja')
  await app.asOwner(`update payment_methods set name = code`)
})

test('two and a half thousand orders come whole and in order', async () => {
  const order = await placeTestOrder(app, shop, { buyer: { name: 'Borong' } })
  await app.asOwner(
    `insert into orders (shop_id, order_no, token, payment_status, fulfilment_status, order_status, buyer_name, buyer_phone, ships, payment_method, payment_kind, subtotal_sen, total_sen, placed_at, updated_at)
    select shop_id, 'BULK-' || n, 'bulk-token-' || n, payment_status, fulfilment_status, order_status, 'Borong', buyer_phone, ships, payment_method, payment_kind, 25, 25, placed_at, updated_at
    from orders, generate_series(1, 2499) n where id = $1`,
    [order.orderId],
  )
  const { text, headers } = await exportOf({ all: { term: 'Borong' } }, 'all')
  expect(headers['x-total-rows']).toBe('2000') // a search by words looks at the newest 2000 that match
  const nos = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect([nos.length, nos[0], nos.at(-1)]).toEqual([2000, 'BULK-500', 'BULK-2499'])
})
