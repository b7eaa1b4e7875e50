import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addStaff, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

let hooks: string[] = []
const server = createServer((request, answer) => {
  hooks.push(request.url ?? '')
  request.resume().on('end', () => answer.end())
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
const hook = (path: string) => `http://${host}/${path}`
afterAll(() => server.close())

const { app, shop, ...started } = await startTestShop()
let { owner } = started
const path = '/api/ajax/seller/automations'
const helper = await signedIn(app, await addStaff(app, shop.shopId, 'helper@demo.test', ['customers']))
const webhook = (to: string) => ({ action: 'webhook', url: hook(to) })
const flow = (more: object = {}) => ({
  name: 'Ke sistem kami',
  trigger: 'order_placed',
  conditions: [],
  steps: [webhook('a?key=rahsia')],
  is_active: true,
  ...more,
})
const tag = { action: 'tag', tag: 'Baharu' }
const order = async () => {
  await placeTestOrder(app, shop)
  await app.runJobs()
}
const letters = async () => (await app.mailbox()).filter(({ subject }) => subject.includes(host))
const lines = () =>
  app.asOwner<{ action: string; user_id: number }>(
    `select action, user_id, before, after from audit_log where subject_type = 'automation' order by id`,
  )
beforeEach(async () => {
  hooks = []
  await app.asOwner('delete from automations')
  owner = await signedIn(app, shop.ownerId)
})

test('staff neither set up a webhook nor switch one on nor lead it elsewhere; other steps stay theirs', async () => {
  const refused = await helper.post(path, flow())
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('Only an owner')])
  expect((await helper.post(path, flow({ is_active: false }))).status).toBe(403)
  const plain = await helper.post(path, flow({ steps: [tag] }))
  expect(plain.status).toBe(200)
  expect((await helper.put(`${path}/${plain.body.data.id}`, flow({ steps: [tag, webhook('b')] }))).status).toBe(403)
  expect((await helper.put(`${path}/${plain.body.data.id}`, flow({ steps: [tag], name: 'Lain' }))).status).toBe(200)

  const made = (await owner.post(path, flow())).body.data
  expect(made.secret).not.toBe('')
  const of = `${path}/${made.id}`
  for (const change of [{}, { steps: [webhook('b')] }, { steps: [webhook('b')], is_active: false }])
    expect((await helper.put(of, flow(change))).status).toBe(403)
  const seen = (await helper.get(path)).body.data.find(({ id }: { id: number }) => id === made.id)
  expect(seen).toMatchObject({ secret: '', steps: [{ url: hook('a?key=rahsia') }] })
  // Anybody may stop it; on again it is the owner's.
  expect((await helper.put(of, flow({ is_active: false }))).status).toBe(200)
  expect((await helper.put(of, flow())).status).toBe(403)
  await order()
  expect(hooks).toEqual([])
})

test('an owner proves anew who they are', async () => {
  const stale = await signedIn(app, shop.ownerId)
  app.clock.advance(11 * 60_000)
  const asked = await stale.post(path, flow())
  expect([asked.status, asked.body.data]).toEqual([403, { must_confirm: true }])
  expect((await stale.post(path, flow({ steps: [tag] }))).status).toBe(200)
})

test('owners are mailed when data begins to leave, and the log says who did what', async () => {
  await app.asOwner('delete from mailbox')
  const { id } = (await owner.post(path, flow({ is_active: false }))).body.data
  expect(await letters()).toEqual([])
  const of = `${path}/${id}`
  for (const _ of [1, 2]) await owner.put(of, flow())
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'owner@demo.test',
    plain: expect.stringContaining('owner@demo.test set up'),
  })
  expect(letter?.plain).not.toContain('rahsia')
  await owner.put(of, flow({ steps: [webhook('b')] }))
  expect(await letters()).toHaveLength(2)
  const told = (await lines()).slice(-3)
  expect(told).toMatchObject([
    {
      action: 'automation.created',
      user_id: shop.ownerId,
      after: { steps: { 1: { sent_to: expect.stringContaining(host) } }, is_active: false },
    },
    { action: 'automation.edited', before: { is_active: false }, after: { is_active: true } },
    { action: 'automation.edited', user_id: shop.ownerId },
  ])
  expect(JSON.stringify(await lines())).not.toContain('rahsia')
})

test('what a change took away is not sent there by runs that wait', async () => {
  const late = { ...webhook('a'), after_minutes: 60 }
  const { id } = (await owner.post(path, flow({ steps: [late] }))).body.data
  await order()
  await owner.put(`${path}/${id}`, flow({ steps: [{ ...late, url: hook('b') }] }))
  app.clock.advance(61 * 60_000)
  await app.runJobs()
  expect(hooks).toEqual([])
})

test.each([
  ['is removed', `delete from shop_members where user_id = $1`, 'Stopped: second@demo.test no longer works here.'],
  [
    'is made staff',
    `update shop_members set role = 'staff' where user_id = $1`,
    'second@demo.test is no longer an owner.',
  ],
])('whoever set it up %s: it stops, says so, and an owner switches it on again', async (_, end, why) => {
  await app.asOwner(`delete from shop_members where user_id in (select id from users where email = 'second@demo.test')`)
  await app.asOwner(`update users set email = 'gone-' || id || '@demo.test' where email = 'second@demo.test'`)
  const secondId = await addStaff(app, shop.shopId, 'second@demo.test', [])
  await app.asOwner(`update shop_members set role = 'owner' where user_id = $1`, [secondId])
  const second = await signedIn(app, secondId)
  const theirs = (await second.post(path, flow({ name: 'Keluar' }))).body.data
  const other = (await second.post(path, flow({ name: 'Label', steps: [tag] }))).body.data
  await order()
  expect(hooks).toHaveLength(1)
  await app.asOwner(end, [secondId])
  await order()
  expect(hooks).toHaveLength(1)
  const shown = async (id: number) =>
    (await owner.get(path)).body.data.find((one: { id: number }) => one.id === id) as object
  expect(await shown(theirs.id)).toMatchObject({ is_active: false, notice: expect.stringContaining(why) })
  expect(await shown(other.id)).toMatchObject({ is_active: true, notice: null })
  expect((await owner.put(`${path}/${theirs.id}`, flow())).body.data).toMatchObject({ is_active: true, notice: null })
  await order()
  expect(hooks).toHaveLength(2)
})

test('one of which nobody knows who set it up is shown to be looked at', async () => {
  const { id } = (await owner.post(path, flow())).body.data
  await app.asOwner('update automations set sends_by = null where id = $1', [id])
  expect((await owner.get(path)).body.data[0].notice).toContain('no record of who set up this webhook')
})

test('one that is refused for lack of proof leaves its coupon as it was; saved, it makes a pattern of it', async () => {
  const coupon = (await owner.post('/api/ajax/seller/coupons', { code: 'TERIMA', kind: 'fixed', amount: '5.00' })).body
    .data
  const steps = [{ action: 'coupon', coupon: 'TERIMA', subject: 'Kupon', text: 'Kod: {coupon}' }, webhook('a')]
  const isPattern = async () => (await owner.get(`/api/ajax/seller/coupons/${coupon.id}`)).body.data.is_pattern
  app.clock.advance(3_600_000)
  const refused = await owner.post(path, flow({ steps }))
  expect([refused.status, refused.body.data, await isPattern()]).toEqual([403, { must_confirm: true }, false])
  owner = await signedIn(app, shop.ownerId)
  expect([(await owner.post(path, flow({ steps }))).status, await isPattern()]).toEqual([200, true])
})
