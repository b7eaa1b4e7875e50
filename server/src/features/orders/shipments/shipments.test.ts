import { expect, test } from 'vitest'
import { payTestOrder, placeTestOrder, signedIn, addStaff, openTestShop } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const orders = '/api/ajax/seller/orders'
const shipments = '/api/ajax/seller/shipments'

const stock = async () =>
  Number(
    (await app.asOwner<{ stock: number }>('select stock from variations where id = $1', [shop.variationId]))[0]?.stock,
  )
const restock = (pieces: number) =>
  app.asOwner('update variations set stock = $2 where id = $1', [shop.variationId, pieces])

/** An order of mugs that is paid for, and the id of its line. */
async function paid(quantity: number) {
  await restock(10)
  const order = await placeTestOrder(app, shop, { quantity })
  await payTestOrder(app, shop, order)
  const { body } = await owner.get(`${orders}/${order.orderNo}`)
  return { ...order, path: `${orders}/${order.orderNo}`, line: body.data.lines[0].id as number }
}
const read = async (path: string) => (await owner.get(path)).body.data

test('an order goes in two parcels, and says so between them', async () => {
  const order = await paid(3)
  const first = await owner.post(`${order.path}/shipments`, {
    courier: 'poslaju',
    tracking_number: 'EP1',
    weight: '0.75',
    lines: [{ id: order.line, quantity: 2 }],
  })
  expect(first.body).toMatchObject({
    message: 'Shipment recorded. The buyer will be notified.',
    data: {
      order_no: order.orderNo,
      buyer_name: 'Siti Aminah',
      courier: 'Pos Laju',
      tracking_number: 'EP1',
      status: 'in_transit',
      weight: '0.750',
      cost: null,
      lines: [{ id: order.line, title: 'Mug', quantity: 2, sku: 'MUG' }],
      address: { postcode: '30000' },
      sender: { name: 'Kedai demo' },
      events: [{ status: 'in_transit', text: 'On its way' }],
    },
  })
  expect(await read(order.path)).toMatchObject({
    fulfilment_status: 'partially_shipped',
    lines: [{ sent: 2, left_to_pack: 1, returned: 0, refunded: '0.00' }],
    shipments: [{ tracking_number: 'EP1', lines: [{ title: 'Mug', quantity: 2 }] }],
    timeline: [{ name: 'fulfilment.parcel_sent', text: 'Parcel sent by Pos Laju EP1: 2 × Mug' }, {}],
    actions: {
      fulfil: { allowed: true },
      complete: { allowed: false, reason: 'Some items have been sent. Send the rest first.' },
      edit: { allowed: false },
    },
  })
  const buyer = await app.client('en')
  const seen = (await buyer.get(`/api/ajax/guest/order/${order.token}`)).body.data
  expect(seen).toMatchObject({
    headline: 'Part of your order is on its way',
    shipments: [{ tracking_number: 'EP1', status: 'in_transit', lines: [{ title: 'Mug', options: '', quantity: 2 }] }],
  })
  const mail = (await app.mailbox()).find(({ plain }) => plain.includes('EP1'))
  expect(mail?.plain).toMatch(/Mug[^\n]*\n?[^\n]*× 2/)

  const rest = await owner.post(`${order.path}/fulfil`, { courier: 'GDEX', tracking_number: 'GD2' })
  expect(rest.body.data).toMatchObject({
    fulfilment_status: 'shipped',
    lines: [{ sent: 3, left_to_pack: 0 }],
    shipments: [{ courier: 'GDEX', lines: [{ quantity: 1 }] }, { courier: 'Pos Laju' }],
  })
  expect(await stock()).toBe(7)
})

test('a parcel being made ready is not told of, holds its goods, and leaves with its number', async () => {
  const order = await paid(2)
  const draft = (
    await owner.post(`${order.path}/shipments`, { courier: 'GDEX', lines: [{ id: order.line, quantity: 1 }] })
  ).body
  expect(draft).toMatchObject({
    message: 'Parcel created. Add the tracking number when it is sent.',
    data: { status: 'draft', shipped_at: null },
  })
  expect(await read(order.path)).toMatchObject({
    fulfilment_status: 'unfulfilled',
    lines: [{ sent: 0, left_to_pack: 1 }],
    shipments: [{ actions: { send: { allowed: true }, delivered: { allowed: false }, cancel: { allowed: true } } }],
  })
  expect((await (await app.client()).get(`/api/ajax/guest/order/${order.token}`)).body.data.shipments).toEqual([])
  const revision = (await read(order.path)).revision
  const edit = await owner.post(`${order.path}/edit`, {
    revision,
    lines: [{ id: order.line, quantity: 1 }],
    shipping: '6.00',
    name: 'Siti Aminah',
    phone: '0198765432',
    address: '1 Jalan Besar',
    postcode: '30000',
    city: 'Ipoh',
    state: 'MY-08',
  })
  expect([edit.status, edit.body.message]).toEqual([
    409,
    'A parcel for this order is being prepared. Cancel the parcel first, then edit the order.',
  ])
  const sent = await owner.put(`${shipments}/${draft.data.id}`, { tracking_number: 'GD 7' })
  expect(sent.body.data).toMatchObject({ status: 'in_transit', tracking_number: 'GD 7', courier: 'GDEX' })
  expect((await read(order.path)).fulfilment_status).toBe('partially_shipped')
  const again = await owner.post(`${shipments}/${draft.data.id}/cancel`)
  expect([again.status, again.body.message]).toEqual([409, 'This parcel has already been sent.'])
})

test('nobody packs more than is left, or what is not in the order', async () => {
  const order = await paid(2)
  const other = await paid(1)
  const pack = (lines: object[], extra: object = {}) =>
    owner.post(`${order.path}/shipments`, { courier: 'GDEX', lines, ...extra })
  const tooMany = await pack([
    { id: order.line, quantity: 1 },
    { id: order.line, quantity: 2 },
  ])
  expect([tooMany.status, tooMany.body.data]).toEqual([422, { 'lines.0.quantity': ['Only 2 still need to be sent.'] }])
  const unknown = await pack([{ id: other.line, quantity: 1 }])
  expect([unknown.status, Object.keys(unknown.body.data)]).toEqual([422, ['lines.0.id']])
  expect((await pack([{ id: order.line, quantity: 0 }])).status).toBe(422)
  expect((await pack([], { courier: '' })).body.data).toHaveProperty('courier')
  expect((await pack([], { weight: '0' })).body.data).toHaveProperty('weight')
  expect((await pack([])).status).toBe(200)
  const none = await pack([])
  expect([none.status, none.body.message]).toEqual([409, 'All items in this order are already in a parcel.'])
  const both = await Promise.all(
    [1, 2, 3, 4].map(() => other.path).map((path) => owner.post(`${path}/shipments`, { courier: 'GDEX' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('parcels arrive and come back, and the order follows', async () => {
  const order = await paid(3)
  const made = async (quantity: number) =>
    (
      await owner.post(`${order.path}/shipments`, {
        courier: 'GDEX',
        tracking_number: `N${quantity}`,
        lines: [{ id: order.line, quantity }],
      })
    ).body.data.id as number
  const [two, one] = [await made(2), await made(1)]
  expect((await read(order.path)).fulfilment_status).toBe('shipped')
  await owner.post(`${shipments}/${two}/delivered`)
  expect((await read(order.path)).fulfilment_status).toBe('shipped')
  const back = await owner.post(`${shipments}/${one}/returned`, { restock: true })
  expect(back.body.data.events.map(({ status }: { status: string }) => status)).toEqual(['returned', 'in_transit'])
  expect((await read(order.path)).fulfilment_status).toBe('delivered')
  expect(await stock()).toBe(8)
  expect((await owner.post(`${shipments}/${one}/returned`, { restock: true })).status).toBe(409)
  expect(await stock()).toBe(8)
  await owner.post(`${shipments}/${two}/returned`)
  expect((await read(order.path)).fulfilment_status).toBe('returned')
  expect(await stock()).toBe(8)
})

test('a refund of everything cancels, and gives back only what never left', async () => {
  const order = await paid(3)
  await owner.post(`${order.path}/shipments`, {
    courier: 'GDEX',
    tracking_number: 'X1',
    lines: [{ id: order.line, quantity: 1 }],
  })
  await owner.post(`${order.path}/shipments`, { courier: 'GDEX', lines: [{ id: order.line, quantity: 1 }] })
  expect(await stock()).toBe(7)
  const refund = await owner.post(`${order.path}/refund`, { amount: '81.00', reason: 'Lost' })
  expect(refund.body.data).toMatchObject({ order_status: 'cancelled', fulfilment_status: 'partially_shipped' })
  expect(await stock()).toBe(9)
  expect((await read(order.path)).shipments).toMatchObject([{ tracking_number: 'X1' }])
})

test('the list finds parcels by number, order, buyer and status, of the own shop', async () => {
  const order = await paid(1)
  await owner.post(`${order.path}/fulfil`, { courier: 'GDEX', tracking_number: 'FIND ME 1' })
  const found = async (query: string) =>
    (await owner.get(`${shipments}?${query}`)).body.data.map(({ order_no }: { order_no: string }) => order_no)
  expect(await found('term=findme1')).toEqual([order.orderNo])
  expect(await found(`term=${order.orderNo}`)).toEqual([order.orderNo])
  expect(await found('term=siti&status=draft&courier=Pos Laju')).toEqual([])
  expect(await found('status=in_transit&courier=GDEX')).toContain(order.orderNo)
  const id = (await owner.get(`${shipments}?term=findme1`)).body.data[0].id as number
  const stranger = await openTestShop(app, 'stranger')
  const others = await signedIn(app, stranger.ownerId)
  expect((await others.get(`${shipments}/${id}`)).status).toBe(404)
  expect((await others.post(`${shipments}/${id}/delivered`)).status).toBe(404)
  expect((await others.get(shipments)).body.data).toEqual([])
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['products']))
  expect((await clerk.get(shipments)).status).toBe(403)
})
