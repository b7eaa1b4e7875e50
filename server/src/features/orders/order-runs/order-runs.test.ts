import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'
import { continueRun } from './actions/continue-run.ts'
import { takeUpRuns } from './actions/take-up-runs.ts'

const path = '/api/ajax/seller/order-runs'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
beforeEach(async () => {
  await app.asOwner(`update orders set order_status = 'completed' where order_status = 'open'`)
  await app.asOwner('update variations set stock = 10000')
})

const start = (body: object, client = owner, key?: string) =>
  client.post(path, body, key === undefined ? {} : { headers: { 'idempotency-key': key } })
const packed = async () =>
  (await app.asOwner<{ n: number }>(`select count(*)::int as n from order_events where name = 'fulfilment.packed'`))[0]
    ?.n

async function placePaid(count: number): Promise<string[]> {
  const orderNos: string[] = []
  for (let n = 0; n < count; n++) {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    orderNos.push(order.orderNo)
  }
  return orderNos
}

describe('who may', () => {
  test('nobody is asked to sign in; staff need the right of the action itself', async () => {
    const [orderNo] = await placePaid(1)
    const body = { action: 'pack', orders: { order_nos: [orderNo] } }
    expect((await start(body, await app.client())).status).toBe(401)
    const products = await signedIn(app, await addStaff(app, shop.shopId, 'products@demo.test', ['products']))
    expect((await start(body, products)).status).toBe(403)
    const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
    expect((await start({ ...body, action: 'approve_proof' }, packer)).status).toBe(403)
    expect((await start(body, packer)).status).toBe(200)
  })

  test('another shop’s run and orders are as if they were not there', async () => {
    const [orderNo] = await placePaid(1)
    const { body } = await start({ action: 'print', orders: { order_nos: [orderNo] } })
    const stranger = await signedIn(app, rival.ownerId)
    for (const call of ['', '/papers']) expect((await stranger.get(`${path}/${body.data.id}${call}`)).status).toBe(404)
    expect((await stranger.post(`${path}/${body.data.id}/stop`)).status).toBe(404)
    const theirs = await placeTestOrder(app, rival)
    await app.asOwner(`update orders set order_no = 'ONLY-THEIRS' where id = $1`, [theirs.orderId])
    expect((await start({ action: 'print', orders: { order_nos: ['ONLY-THEIRS'] } })).status).toBe(409)
  })
})

test('every order that a list shows is worked on, with a reason for each that was not', async () => {
  await placePaid(30)
  const unpaid = await placeTestOrder(app, shop, { buyer: { name: 'Belum Bayar' } })
  const { status, body } = await start({ action: 'pack', orders: { all: { status: 'open' } } })
  expect([status, body.data]).toMatchObject([200, { action: 'pack', state: 'running', total: 31, done: 0, refused: 0 }])
  await app.runJobs()
  const { data } = (await owner.get(`${path}/${body.data.id}`)).body
  expect(data).toMatchObject({
    state: 'done',
    total: 31,
    done: 30,
    refused: 1,
    refusals: [
      {
        order_no: unpaid.orderNo,
        buyer_name: 'Belum Bayar',
        reason: 'This order is not fully paid: RM 0.00 of RM 31.00 received. Record the remaining RM 31.00 first.',
      },
    ],
  })
  const malay = await signedIn(app, shop.ownerId, 'ms')
  expect((await malay.get(`${path}/${body.data.id}`)).body.data.refusals[0].reason).toContain('belum dibayar penuh')
  const list = await owner.get('/api/ajax/seller/orders?status=packed')
  expect(list.body.meta.total).toBe(30)
})

test('parcels of many orders are made ready in one go, and a second go makes none', async () => {
  const orderNos = await placePaid(3)
  const drafts = async () => (await owner.get('/api/ajax/seller/shipments?status=draft')).body.meta.total as number
  const before = await drafts()
  const wish = { action: 'parcel', courier: 'GDEX', orders: { order_nos: orderNos } }
  for (const told of [
    { action: 'parcel', done: 3, refused: 0 },
    { action: 'parcel', done: 0, refused: 3 },
  ]) {
    const { body } = await start(wish)
    await app.runJobs()
    expect((await owner.get(`${path}/${body.data.id}`)).body.data).toMatchObject(told)
    expect(await drafts()).toBe(before + 3)
  }
  const products = await signedIn(app, await addStaff(app, shop.shopId, 'no-parcels@demo.test', ['products']))
  expect((await start(wish, products)).status).toBe(403)
})

test('the same wish sent twice is one run', async () => {
  const orderNos = await placePaid(2)
  const wish = { action: 'pack', orders: { order_nos: orderNos } }
  const [one, two] = await Promise.all([start(wish, owner, 'twice'), start(wish, owner, 'twice')])
  expect(one.body.data.id).toBe(two.body.data.id)
})

test('slips are approved, parcels leave by the way the buyer chose, and orders are completed', async () => {
  const order = await placeTestOrder(app, shop)
  await (
    await app.client()
  ).multipart(`/api/ajax/guest/order/${order.token}/payment-proof`, {
    paymentProof: { filename: 'slip.jpg', bytes: await photo(64, 48) },
  })
  await app.asOwner(`update orders set shipping_courier = 'GDEX', shipping_name = 'GDEX' where id = $1`, [
    order.orderId,
  ])
  for (const action of ['approve_proof', 'pack', 'fulfil', 'complete']) {
    const { body } = await start({ action, orders: { order_nos: [order.orderNo] } })
    await app.runJobs()
    expect((await owner.get(`${path}/${body.data.id}`)).body.data).toMatchObject({ done: 1, refused: 0, refusals: [] })
  }
  expect((await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data).toMatchObject({
    order_status: 'completed',
    payment_status: 'paid',
    shipments: [{ courier: 'GDEX' }],
  })
})

test('nothing to do is said; what was asked for is fixed when it is asked', async () => {
  expect((await start({ action: 'pack', orders: { all: { status: 'open' } } })).body).toMatchObject({
    code: 409,
    message: 'No orders match.',
  })
  await placePaid(1)
  const { body } = await start({ action: 'pack', orders: { all: { status: 'open' } } })
  await placePaid(1)
  await app.runJobs()
  expect((await owner.get(`${path}/${body.data.id}`)).body.data).toMatchObject({ total: 1, done: 1 })
})

test('stopped half-way keeps what was done and does no more', async () => {
  const orderNos = await placePaid(3)
  const { body } = await start({ action: 'pack', orders: { order_nos: orderNos } })
  expect((await owner.post(`${path}/${body.data.id}/stop`)).body.data).toMatchObject({ state: 'stopped', done: 0 })
  await app.runJobs()
  expect((await owner.get(`${path}/${body.data.id}`)).body.data).toMatchObject({ state: 'stopped', done: 0 })
})

describe('done once', () => {
  test('by many workers at once', async () => {
    const before = await packed()
    const orderNos = await placePaid(40)
    const { body } = await start({ action: 'pack', orders: { order_nos: orderNos } })
    const ref = { shopId: shop.shopId, runId: body.data.id }
    await Promise.all([
      continueRun(app.deps, ref),
      continueRun(app.deps, ref),
      continueRun(app.deps, ref),
      app.runJobs(),
    ])
    expect((await owner.get(`${path}/${ref.runId}`)).body.data).toMatchObject({ state: 'done', done: 40, refused: 0 })
    expect(await packed()).toBe((before ?? 0) + 40)
  })

  test('by a worker that takes up what a lost one left', async () => {
    const before = await packed()
    const orderNos = await placePaid(20)
    const { body } = await start({ action: 'pack', orders: { order_nos: orderNos } })
    const ref = { shopId: shop.shopId, runId: body.data.id }
    let looks = 0
    const failing = {
      now: () => {
        if (++looks > 10) throw new AppError('not_ready', texts.conflict)
        return app.clock.now()
      },
    }
    await expect(continueRun({ db: app.db, clock: failing }, ref)).rejects.toThrow(texts.conflict.en)
    await app.asOwner(`delete from pgboss.job where name = 'order-runs'`) // its job went with it
    const half = (await owner.get(`${path}/${ref.runId}`)).body.data
    expect(half).toMatchObject({ state: 'running', refused: 0 })
    expect(half.done).toBeGreaterThan(0)
    expect(half.done).toBeLessThan(20)
    await takeUpRuns(app.deps, 30)
    await app.runJobs()
    expect((await owner.get(`${path}/${ref.runId}`)).body.data.done).toBe(half.done) // somebody may still be working on it
    app.clock.advance(31_000)
    await takeUpRuns(app.deps, 30)
    await app.runJobs()
    expect((await owner.get(`${path}/${ref.runId}`)).body.data).toMatchObject({ state: 'done', done: 20, refused: 0 })
    expect(await packed()).toBe((before ?? 0) + 20)
  })
})

test('papers hold the whole orders and the head of the shop', async () => {
  const orderNos = await placePaid(12)
  const { body } = await start({ action: 'print', orders: { order_nos: orderNos } })
  expect(body.data.state).toBe('done')
  const first = (await owner.get(`${path}/${body.data.id}/papers`)).body.data
  const second = (await owner.get(`${path}/${body.data.id}/papers?page=2`)).body.data
  expect([first.total, first.last_page, first.orders.length, second.orders.length]).toEqual([12, 2, 10, 2])
  expect(first.orders[0]).toMatchObject({ order_no: orderNos[0], lines: [{ title: 'Mug' }] })
  expect(first.shop).toMatchObject({ name: 'Kedai demo', phone: '+60123456789' })
})

test('each person keeps columns', async () => {
  const list = '/api/ajax/seller/order-list'
  expect((await owner.get(list)).body.data).toMatchObject({ columns: ['buyer', 'items', 'status', 'total', 'placed'] })
  const wish = { columns: ['buyer', 'total'] }
  expect((await owner.post(list, wish)).status).toBe(200)
  expect((await owner.post(list, wish)).status).toBe(200)
  expect((await owner.get(list)).body.data).toEqual(wish)
  const other = await signedIn(app, await addStaff(app, shop.shopId, 'other@demo.test', ['orders']))
  expect((await other.get(list)).body.data.columns).toHaveLength(5)
  expect((await owner.post(list, { columns: ['secret'] })).status).toBe(422)
})
