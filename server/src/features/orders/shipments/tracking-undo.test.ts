import { expect, test } from 'vitest'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const orders = '/api/ajax/seller/orders'
const shipments = '/api/ajax/seller/shipments'

async function paid(quantity = 1) {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, { quantity })
  await payTestOrder(app, shop, order)
  return order.orderNo
}
async function record(...rows: string[]): Promise<number[]> {
  const bytes = Buffer.from(['order_no,courier,tracking_number', ...rows].join('\n'))
  const { body } = await owner.multipart(`${shipments}/tracking-import`, { file: { filename: 'awb.csv', bytes } })
  return (body.data as { shipment_id: number }[]).map(({ shipment_id: id }) => id)
}
const undo = (ids: number[], client = owner) => client.post(`${shipments}/undo-tracking`, { ids })
const seen = async (orderNo: string) => {
  const {
    fulfilment_status: fulfilment,
    shipments: parcels,
    timeline,
  } = (await owner.get(`${orders}/${orderNo}`)).body.data
  return { fulfilment, parcels, timeline }
}
const stock = async () =>
  (await app.asOwner<{ stock: number }>('select stock from variations where id = $1', [shop.variationId]))[0]?.stock

test('an undo puts number, courier and order back as they were, once, and tells no buyer', async () => {
  const [drafted, fresh] = [await paid(), await paid()]
  const draft = (await owner.post(`${orders}/${drafted}/shipments`, { courier: 'GDEX' })).body.data.id
  const was = [await seen(drafted), await seen(fresh)]
  const ids = await record(`${drafted},Pos Laju,BACK1`, `${fresh},GDEX,BACK2`)
  expect(ids[0]).toBe(draft)
  expect((await seen(drafted)).fulfilment).toBe('shipped')
  await app.runJobs()
  const [mails, left] = [(await app.mailbox()).length, await stock()]
  const { status, body } = await undo(ids)
  expect([status, body.message]).toEqual([200, '2 of 2 tracking numbers undone.'])
  const now = [await seen(drafted), await seen(fresh)]
  expect(now.map(({ fulfilment }) => fulfilment)).toEqual(was.map(({ fulfilment }) => fulfilment))
  expect(now[0]?.parcels).toMatchObject([{ id: draft, courier: 'GDEX', tracking_number: '', status: 'draft' }])
  expect(now[1]?.parcels).toEqual([])
  expect((await owner.get(`${shipments}/${ids[1]}`)).body.data).toMatchObject({
    tracking_number: '',
    status: 'cancelled',
  })
  expect(JSON.stringify(now[0]?.timeline)).toContain('Tracking number removed: Pos Laju BACK1')
  await app.runJobs()
  expect([(await app.mailbox()).length, await stock()]).toEqual([mails, left])
  const again = await undo(ids)
  expect(again.body).toMatchObject({ message: 'There is nothing to undo.', data: [{ ok: false }, { ok: false }] })
  expect(await seen(drafted)).toEqual(now[0])
  expect(await record(`${fresh},GDEX,BACK3`)).not.toEqual([ids[1]])
  expect((await seen(fresh)).fulfilment).toBe('shipped')
})

test('two rows of one parcel are taken back as one, parcels of an order from the last on, and corrections too', async () => {
  const orderNo = await paid()
  const ids = await record(`${orderNo},GDEX,ROW1`, `${orderNo},Ninja Van,ROW1`)
  expect((await undo([...new Set(ids)])).body.data).toMatchObject([{ ok: true }])
  expect(await seen(orderNo)).toMatchObject({ fulfilment: 'unfulfilled', parcels: [] })

  const sent = await paid()
  await owner.post(`${orders}/${sent}/fulfil`, { courier: 'GDEX', tracking_number: 'CORR' })
  const [corrected] = await record(`${sent},Ninja Van,CORR`)
  expect((await undo([corrected ?? 0])).body.data).toMatchObject([{ ok: true }])
  expect(await seen(sent)).toMatchObject({
    fulfilment: 'shipped',
    parcels: [{ courier: 'GDEX', tracking_number: 'CORR', status: 'in_transit' }],
  })

  const parted = await paid(2)
  const line = (await owner.get(`${orders}/${parted}`)).body.data.lines[0].id
  for (const courier of ['GDEX', 'J&T Express'])
    await owner.post(`${orders}/${parted}/shipments`, { courier, lines: [{ id: line, quantity: 1 }] })
  const both = await record(`${parted},,PART1`, `${parted},,PART2`)
  expect((await undo(both)).body.data).toMatchObject([{ ok: true }, { ok: true }])
  expect((await seen(parted)).fulfilment).toBe('unfulfilled')
})

test('a parcel that moved on, was sent by hand or an hour ago is left, and says why', async () => {
  const [delivered, edited, plain] = [await paid(), await paid(), await paid()]
  const ids = await record(`${delivered},GDEX,MOVED1`, `${edited},GDEX,MOVED2`, `${plain},GDEX,MOVED3`)
  await owner.post(`${shipments}/${ids[0]}/delivered`, {})
  await owner.put(`${shipments}/${ids[1]}`, { tracking_number: 'MENDED' })
  const { body } = await undo(ids)
  expect(body.message).toBe('1 of 3 tracking numbers undone.')
  const reason = 'This parcel was changed after the import, so it was not undone.'
  expect(
    body.data.toSorted((a: { shipment_id: number }, b: { shipment_id: number }) => a.shipment_id - b.shipment_id),
  ).toMatchObject([
    { order_no: delivered, ok: false, message: reason },
    { order_no: edited, ok: false, message: reason },
    { order_no: plain, ok: true },
  ])
  expect((await seen(edited)).parcels).toMatchObject([{ tracking_number: 'MENDED', status: 'in_transit' }])
  const late = await record(`${plain},GDEX,LATE`)
  app.clock.advance(3_600_001)
  expect((await undo(late)).body.data).toMatchObject([
    { ok: false, message: expect.stringContaining('more than an hour') },
  ])
})

test('another shop finds no such parcel, and staff without the work may not', async () => {
  const orderNo = await paid()
  const ids = await record(`${orderNo},GDEX,MINE`)
  const stranger = await signedIn(app, (await openTestShop(app, 'stranger')).ownerId)
  expect((await undo(ids, stranger)).status).toBe(404)
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['products']))
  expect((await undo(ids, clerk)).status).toBe(403)
  expect((await undo([...ids, 987_654_321])).status).toBe(404)
  expect((await seen(orderNo)).fulfilment).toBe('shipped')
})
