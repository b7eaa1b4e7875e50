import { afterAll, beforeEach, expect, test } from 'vitest'
import { mayText } from '../messages/actions/claim-sms.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'

const own = await startTestApp({ now: '2026-11-20T04:00:00Z' })
const { sending } = own.deps.config
await own.close()
const limit = 4
const app = await startTestApp({
  now: '2026-11-20T04:00:00Z',
  config: { sending: { ...sending, textsOfStrangers: limit }, smsPerDay: 10 },
})
afterAll(() => app.close())
const shop = await openTestShop(app, 'borang')
const owner = await signedIn(app, shop.ownerId)
const path = '/api/ajax/seller/automations'
const make = async (trigger: string) =>
  (
    await owner.post(path, {
      ...{ name: trigger, trigger, conditions: [], is_active: true },
      steps: [{ action: 'sms', text: 'Hai {name}, terima kasih.' }],
    })
  ).body.data.id as number
const leave = async (phone: string) =>
  (await (await app.client()).post('/api/ajax/guest/lead/borang', { name: 'Siti Aminah', phone, consent: true })).status
const texts = () =>
  app.asOwner<{ recipient: string }>(`select recipient from mailbox where recipient like '+%' order by id`)
const whys = async (id: number) =>
  ((await owner.get(`${path}/${id}/runs`)).body.data as { steps: { why: string }[] }[]).flatMap(({ steps }) =>
    steps.map(({ why }) => why),
  )
const work = async () => {
  for (let turn = 0; turn < 4; turn++) await app.runJobs()
}
beforeEach(async () => {
  await app.asOwner('update automations set is_active = false')
  for (const table of ['messages', 'mailbox']) await app.asOwner(`delete from ${table}`)
})

test('a form texts no number abroad, unless an owner says so', async () => {
  const id = await make('lead_left')
  const abroad = ['+8821612345678', '+37120000000', '+9607654321', '+60321234567']
  for (const phone of abroad) expect(await leave(phone)).toBe(200)
  expect(await leave('012-345 6789')).toBe(200)
  await work()
  expect(await texts()).toEqual([{ recipient: '+60123456789' }])
  expect((await whys(id)).filter((why) => why.startsWith('Not a Malaysian mobile number'))).toHaveLength(4)

  const rules = '/api/ajax/seller/text-rules'
  expect((await owner.get(rules)).body.data).toEqual({ texts_abroad: false })
  expect((await owner.put(rules, { texts_abroad: true })).body.data).toEqual({ texts_abroad: true })
  await leave('+37120000001')
  await work()
  expect((await texts()).map(({ recipient }) => recipient)).toContain('+37120000001')
  await owner.put(rules, { texts_abroad: false })
})

test('strangers set off a few a day, the owners are told once, and the shop’s own texts go on', async () => {
  const id = await make('lead_left')
  app.clock.set('2026-11-21T04:00:00Z')
  for (let at = 0; at < limit + 5; at++) await leave(`013-345 67${10 + at}`)
  await work()
  expect(await texts()).toHaveLength(limit)
  expect(new Set(await whys(id))).toContain('Daily SMS limit for forms, carts and unpaid orders reached')
  const told = async () =>
    (await app.mailbox()).filter(({ subject }) => /Had SMS automatik|limit for automatic/.test(subject))
  expect(await told()).toHaveLength(1)
  await leave('013-345 6790')
  await work()
  expect(await told()).toHaveLength(1)
  // They are none of the shop's own: those of its invoices have their whole day.
  expect(
    await inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
      mayText(trx, { shopId: shop.shopId, perDay: 1, now: app.clock.now() }),
    ),
  ).toBe(true)
  app.clock.set('2026-11-22T04:00:00Z')
  await leave('013-345 6791')
  await work()
  expect(await texts()).toHaveLength(limit + 1)
})

test('the text about an order that nobody paid is a stranger’s too', async () => {
  await make('order_placed')
  app.clock.set('2026-11-23T04:00:00Z')
  await placeTestOrder(app, shop)
  await work()
  expect(await app.asOwner(`select of_stranger from messages where channel = 'sms'`)).toEqual([{ of_stranger: true }])
})

test('the rule is an owner’s to change', async () => {
  const guest = await app.client()
  expect((await guest.put('/api/ajax/seller/text-rules', { texts_abroad: true })).status).toBe(401)
  expect((await owner.put('/api/ajax/seller/text-rules', {})).status).toBe(422)
  const log = await app.asOwner<{ action: string }>(`select action from audit_log where action = 'text_rules.edited'`)
  expect(log.length).toBeGreaterThan(0)
})
