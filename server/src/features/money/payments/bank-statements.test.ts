import { expect, test } from 'vitest'
import { addStaff, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'

const { app, shop, owner } = await startTestShop()
const path = '/api/ajax/seller/bank-statements'
const send = (text: string, client = owner) =>
  client.multipart(path, { file: { filename: 'penyata.csv', bytes: Buffer.from(text) } })

test('a credit finds its order by number and by name; what is paid, out, or of nobody finds none', async () => {
  const named = await placeTestOrder(app, shop)
  const buyer = await placeTestOrder(app, shop, { buyer: { name: 'Tan Mei Ling', phone: '+60123334444' }, quantity: 2 })
  const paid = await placeTestOrder(app, shop, { quantity: 3 })
  await payTestOrder(app, shop, paid)
  const day = formatDate(app.clock.now())
  const { status, body } = await send(
    `Date,Description,Debit,Credit\n${day},DUITNOW ${named.orderNo},,31.00\n${day},TAN MEI LING,,56.00\n${day},${paid.orderNo},,81.00\n${day},SEWA,500.00,\n`,
  )
  expect([status, body.data.skipped, body.message]).toEqual([200, 1, '2 of 3 credits match an order.'])
  expect(body.data.rows).toMatchObject([
    { row: 2, amount: '31.00', match: { order_no: named.orderNo, certainty: 'sure', has_slip: false } },
    { row: 3, match: { order_no: buyer.orderNo, buyer_name: 'Tan Mei Ling', certainty: 'likely' } },
    { row: 4, match: null },
  ])
})

test('says which column is missing; is for those who handle payments', async () => {
  const refused = await send('Description,Credit\nx,1.00\n')
  expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['file']])
  expect((await send('Tarikh,Perkara\n2026-11-20,x\n')).status).toBe(422)
  const staff = await signedIn(app, await addStaff(app, shop.shopId, 'staff@demo.test', ['orders']))
  expect((await send('Date,Credit\n2026-11-20,1.00\n', staff)).status).toBe(403)
})
