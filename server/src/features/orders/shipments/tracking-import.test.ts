import { expect, test } from 'vitest'
import { payTestOrder, placeTestOrder, signedIn, addStaff, openTestShop } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const orders = '/api/ajax/seller/orders'
const path = '/api/ajax/seller/shipments/tracking-import'

async function paid(quantity = 1) {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, { quantity })
  await payTestOrder(app, shop, order)
  return order
}
const send = (text: string, client = owner) =>
  client.multipart(path, { file: { filename: 'awb.csv', bytes: Buffer.from(text) } })
type Row = { status: string; message: string; shipment_id: number | null; row: number; ok: boolean }
const rowsOf = async (text: string): Promise<Row[]> => (await send(text)).body.data
const isTold =
  (number: string) =>
  ({ subject, plain }: { subject: string; plain: string }) =>
    subject.includes('on its way') && plain.includes(number)
const parcelsOf = async (orderNo: string) => (await owner.get(`${orders}/${orderNo}`)).body.data.shipments

test('numbers go into open parcels, else into new ones, and a row that is wrong stops no other', async () => {
  const [drafted, fresh, unpaid] = [await paid(), await paid(), await placeTestOrder(app, shop)]
  const draft = (await owner.post(`${orders}/${drafted.orderNo}/shipments`, { courier: 'GDEX' })).body.data.id
  const file = [
    'order_no,courier,tracking_number',
    `${drafted.orderNo},,GD100`,
    `${fresh.orderNo},poslaju,EP200MY`,
    `${unpaid.orderNo},GDEX,GD300`,
    'NONE-1,GDEX,GD400',
    `${fresh.orderNo},GDEX,`,
  ].join('\r\n')
  const { status, body } = await send(file)
  expect([status, body.message]).toEqual([200, '2 of 5 rows saved.'])
  expect(body.data).toMatchObject([
    { row: 2, status: 'sent', ok: true, shipment_id: draft },
    { row: 3, status: 'sent', courier: 'Pos Laju', tracking_number: 'EP200MY' },
    { row: 4, status: 'refused', ok: false, shipment_id: null, whatsapp_link: null },
    { row: 5, status: 'refused', message: 'There is no order with this number.' },
    { row: 6, status: 'refused', message: 'The tracking number is empty.' },
  ])
  expect(decodeURIComponent(body.data[1].whatsapp_link)).toMatch(
    /^https:\/\/wa\.me\/60\d+\?text=.*Pos Laju EP200MY.*\/order\//,
  )
  expect(await parcelsOf(drafted.orderNo)).toMatchObject([
    { id: draft, courier: 'GDEX', tracking_number: 'GD100', status: 'in_transit' },
  ])
  expect(await parcelsOf(fresh.orderNo)).toMatchObject([{ courier: 'Pos Laju', tracking_number: 'EP200MY' }])
  await app.runJobs()
  const told = (await app.mailbox()).filter(isTold('EP200MY'))
  expect(told).toHaveLength(1)
})

test('the same file twice, even at once, makes one parcel and tells the buyer once', async () => {
  const order = await paid(2)
  const file = `order_no;courier;tracking_number\n${order.orderNo};GDEX;TWICE 1\n${order.orderNo};GDEX;TWICE1\n`
  const both = await Promise.all([send(file), send(file)])
  const outcomes = both.flatMap(({ body }) => (body.data as Row[]).map(({ status }) => status))
  expect(outcomes.toSorted()).toEqual(['sent', 'unchanged', 'unchanged', 'unchanged'])
  expect((await rowsOf(file)).map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
  expect(await parcelsOf(order.orderNo)).toHaveLength(1)
  await app.runJobs()
  expect((await app.mailbox()).filter(isTold('TWICE'))).toHaveLength(1)
})

test('another courier of the same number is a correction; a second number has no goods left to go with', async () => {
  const order = await paid()
  await rowsOf(`order_no,courier,tracking_number\n${order.orderNo},GDEX,SAME1`)
  const [again] = await rowsOf(`Order No,Kurier,AWB\n${order.orderNo},Ninja Van,SAME1`)
  expect(again?.status).toBe('changed')
  const [more] = await rowsOf(`order_no,courier,tracking_number\n${order.orderNo},GDEX,OTHER1`)
  expect(more?.status).toBe('refused')
  expect(await parcelsOf(order.orderNo)).toMatchObject([{ courier: 'Ninja Van', tracking_number: 'SAME1' }])
})

test('what is no such table is refused at the file; other shops and staff without the work change nothing', async () => {
  const order = await paid()
  const file = `order_no,courier,tracking_number\n${order.orderNo},GDEX,S1`
  const wrong = await send('nama,harga\nMug,25')
  expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['file']])
  const rows = Array.from({ length: 501 }, (_, n) => `X-${n},GDEX,N${n}`).join('\n')
  expect((await send(`order_no,courier,tracking_number\n${rows}`)).status).toBe(422)
  const stranger = await signedIn(app, (await openTestShop(app, 'stranger')).ownerId)
  expect((await send(file, stranger)).body.data).toMatchObject([{ status: 'refused' }])
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['products']))
  expect((await send(file, clerk)).status).toBe(403)
  expect(await parcelsOf(order.orderNo)).toEqual([])
})

test('the queues count and the pick list adds up what is being made ready', async () => {
  const before = (await owner.get('/api/ajax/seller/shipments/queues')).body.data
  const [one, two, three] = [await paid(2), await paid(3), await paid(1)]
  const pick = async () => (await owner.get('/api/ajax/seller/shipments/pick-list')).body.data
  const start = await pick()
  for (const { orderNo } of [one, two]) await owner.post(`${orders}/${orderNo}/shipments`, { courier: 'GDEX' })
  await owner.post(`${orders}/${three.orderNo}/fulfil`, { courier: 'GDEX', tracking_number: 'Q1' })
  const after = (await owner.get('/api/ajax/seller/shipments/queues')).body.data
  expect(after).toEqual({
    ...before,
    to_hand_over: before.to_hand_over + 2,
    on_the_way: before.on_the_way + 1,
  })
  const list = await pick()
  expect(list.parcels - start.parcels).toBe(2)
  const quantity = (lines: { title: string; quantity: number }[]) =>
    lines.find(({ title }) => title === 'Mug')?.quantity ?? 0
  expect(quantity(list.lines) - quantity(start.lines)).toBe(5)
  const handed = (await owner.get('/api/ajax/seller/shipments?status=to_hand_over')).body.data
  expect(handed.map(({ order_no }: { order_no: string }) => order_no)).toEqual(
    expect.arrayContaining([one.orderNo, two.orderNo]),
  )
  expect((await owner.get('/api/ajax/seller/shipments?status=nonsense')).status).toBe(422)
})
