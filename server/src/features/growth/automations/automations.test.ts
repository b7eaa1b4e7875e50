import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { startUnpaid } from './queries/runs.ts'

const hooks: { headers: Record<string, unknown>; body: string }[] = []
let status = 200
const server = createServer((request, answer) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    hooks.push({ headers: request.headers, body })
    answer.writeHead(status).end()
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` // it listens on a port
afterAll(() => server.close())

const { app, shop, owner } = await startTestShop()
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const path = '/api/ajax/seller/automations'
const flow = (more: object = {}) => ({
  name: 'Terima kasih',
  trigger: 'order_paid',
  conditions: [],
  steps: [{ action: 'email', after_minutes: 0, subject: 'Terima kasih {name}', text: 'Pesanan {order_no}, {total}' }],
  is_active: true,
  ...more,
})
const make = async (more: object = {}) => {
  const made = await owner.post(path, flow(more))
  expect([made.status, made.body.message]).toEqual([200, 'Automation saved.'])
  return made.body.data as { id: number; secret: string }
}
const runs = async (id: number) => (await owner.get(`${path}/${id}/runs`)).body.data
const offers = async () => (await app.mailbox()).filter(({ subject }) => subject.startsWith('Terima kasih'))
beforeEach(async () => {
  await app.asOwner('update automations set is_active = false')
  hooks.splice(0)
  status = 200
})

test('a paid order runs it once, and the log says so', async () => {
  const { id } = await make()
  const order = await placeTestOrder(app, shop)
  await app.runJobs()
  expect(await runs(id)).toEqual([])
  await payTestOrder(app, shop, order)
  await app.runJobs()
  const [mail, ...more] = await offers()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'siti@buyer.test',
    subject: 'Terima kasih Siti Aminah',
    plain: expect.stringContaining(order.orderNo),
  })
  expect(await runs(id)).toMatchObject([
    { order_no: order.orderNo, state: 'done', steps: [{ action: 'email', state: 'done' }] },
  ])
  expect((await rival.get(`${path}/${id}/runs`)).status).toBe(404)
  expect((await rival.put(`${path}/${id}`, flow())).status).toBe(404)
})

test('conditions and opt-outs skip it, each with why; a dry run says the same', async () => {
  const { id } = await make({
    trigger: 'order_placed',
    conditions: [{ field: 'total', op: 'more_than', value: '9999' }],
  })
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect(await runs(id)).toMatchObject([{ state: 'skipped', why: 'Condition not met: total' }])
  const dry = (await owner.post(`${path}/${id}/dry-run`)).body.data
  expect(dry).toMatchObject({
    would_run: 0,
    orders: expect.arrayContaining([expect.objectContaining({ would_run: false })]),
  })
  await owner.put(`${path}/${id}`, flow({ trigger: 'order_placed' }))
  expect((await owner.post(`${path}/${id}/dry-run`)).body.data.would_run).toBe(2)
  await owner.post('/api/ajax/seller/opt-outs', { email: 'siti@buyer.test' })
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect((await runs(id))[0]).toMatchObject({
    state: 'done',
    steps: [{ state: 'skipped', why: 'Opted out' }],
  })
  await owner.delete('/api/ajax/seller/opt-outs?email=siti@buyer.test')
})

test('steps wait their time; a change meanwhile does nothing twice', async () => {
  const steps = [
    { action: 'tag', tag: 'Baharu' },
    { action: 'task', after_minutes: 60, title: 'Hubungi {name}' },
  ]
  const { id } = await make({ trigger: 'order_placed', steps })
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect((await runs(id))[0]).toMatchObject({ state: 'queued', steps: [{ action: 'tag', state: 'done' }] })
  await owner.put(`${path}/${id}`, flow({ trigger: 'order_placed', steps: [steps[1]] }))
  app.clock.advance(61 * 60_000)
  await app.runJobs()
  await app.runJobs()
  expect((await runs(id))[0]).toMatchObject({
    state: 'done',
    steps: [{ action: 'tag' }, { action: 'task', state: 'done' }],
  })
  const [task] = (await owner.get('/api/ajax/seller/automation-tasks')).body.data
  expect(task).toMatchObject({ title: 'Hubungi Siti Aminah', is_done: false })
  expect((await rival.post(`/api/ajax/seller/automation-tasks/${task.id}/done`)).status).toBe(404)
  expect((await owner.post(`/api/ajax/seller/automation-tasks/${task.id}/done`)).status).toBe(200)
  expect(await app.asOwner(`select tags from customers where 'Baharu' = any(tags)`)).toHaveLength(1)
})

test('a webhook is signed, tried again, and never leads inside', async () => {
  for (const url of [
    'http://10.0.0.5/x',
    'https://169.254.169.254/',
    'https://intern/',
    'ftp://a.test',
    'https://u:p@a.test/',
  ])
    expect((await owner.post(path, flow({ steps: [{ action: 'webhook', url }] }))).status).toBe(422)
  // Nobody is asked for a password for what is refused anyway; for this they are, an hour after they signed in.
  expect((await owner.post(path, flow({ steps: [{ action: 'webhook', url: hook }] }))).status).toBe(403)
  const fresh = await signedIn(app, shop.ownerId)
  const { id, secret } = (
    await fresh.post(path, flow({ trigger: 'order_placed', steps: [{ action: 'webhook', url: hook }] }))
  ).body.data
  status = 503
  const order = await placeTestOrder(app, shop)
  await app.runJobs()
  expect(hooks).toHaveLength(1)
  status = 200
  app.clock.advance(10 * 60_000)
  await app.runJobs()
  expect(hooks).toHaveLength(2)
  const [, last] = hooks
  const moment = String(last?.headers['x-kedai-timestamp'])
  expect(last?.headers['x-kedai-signature']).toBe(
    createHmac('sha256', secret).update(`${moment}.${last?.body}`).digest('hex'),
  )
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ order_no: order.orderNo, trigger: 'order_placed' })
  expect((await runs(id))[0]).toMatchObject({ state: 'done' })
})

test('an unpaid order is reminded of, unless it is paid meanwhile; texts are judged', async () => {
  expect((await owner.post(path, flow({ steps: [{ action: 'sms', text: 'bit.ly/x' }] }))).status).toBe(422)
  expect((await owner.post(path, flow({ steps: [{ action: 'coupon', coupon: 'TIADA' }] }))).status).toBe(422)
  expect((await owner.post(path, flow({ trigger: 'nothing' }))).status).toBe(422)
  const { id } = await make({
    trigger: 'order_unpaid',
    after_hours: 2,
    steps: [{ action: 'sms', text: 'Hai {name}, pesanan {order_no} menunggu.' }],
  })
  const unpaid = await placeTestOrder(app, shop)
  const paid = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, paid)
  // Fixtures place their orders by the test's own clock.
  app.clock.advance(3 * 3_600_000)
  await startUnpaid(app.deps.db, app.clock.now(), 100)
  await app.runJobs()
  expect((await runs(id)).map((run: { order_no: string }) => run.order_no)).toEqual([unpaid.orderNo])
  expect(await app.asOwner(`select plain from mailbox where recipient = '+60198765432'`)).toMatchObject([
    { plain: expect.stringContaining(`RM0.00 Kedai demo: Hai Siti Aminah, pesanan ${unpaid.orderNo} menunggu.`) },
  ])
})
