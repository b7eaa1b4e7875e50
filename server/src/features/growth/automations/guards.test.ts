import { beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop({ now: '2026-11-20T04:00:00Z' })
const path = '/api/ajax/seller/automations'
const make = async (steps: object[]) => {
  const flow = { name: 'Aliran', trigger: 'order_placed', conditions: [], steps, is_active: true }
  return (await owner.post(path, flow)).body.data.id as number
}
type Run = { state: string; why: string; steps: { state: string; why: string }[] }
const runs = async (id: number) => (await owner.get(`${path}/${id}/runs`)).body.data as Run[]
const texts = () => app.asOwner(`select id from mailbox where recipient like '+%'`)
beforeEach(async () => {
  await app.asOwner('update automations set is_active = false')
  for (const table of ['messages', 'mailbox']) await app.asOwner(`delete from ${table}`)
})

test('more than three hundred within an hour are passed over, and the next hour begins anew', async () => {
  const id = await make([{ action: 'task', title: 'Hubungi {name}' }])
  await app.asOwner(
    `insert into automation_runs (shop_id, automation_id, trigger, steps, state, created_at)
     select shop_id, id, 'order_placed', steps, 'done', $2 from automations, generate_series(1, 300) where id = $1`,
    [id, app.clock.now()],
  )
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect((await runs(id))[0]).toMatchObject({ state: 'skipped', why: 'Skipped: too many within an hour' })
  app.clock.advance(3_700_000)
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect((await runs(id))[0]).toMatchObject({ state: 'done' })
})

test('one person hears from automations five times a day at most, whichever of them they are', async () => {
  const step = (at: number) => ({ action: 'email', subject: `Surat ${at}`, text: 'Hai {name}' })
  const [one, two] = [await make([1, 2, 3, 4].map(step)), await make([5, 6].map(step))]
  await placeTestOrder(app, shop)
  for (let turn = 0; turn < 3; turn++) await app.runJobs()
  const states = [...(await runs(one)), ...(await runs(two))].flatMap(({ steps }) => steps.map(({ state }) => state))
  expect(states.filter((state) => state === 'done')).toHaveLength(5)
  const skipped = [...(await runs(one)), ...(await runs(two))].flatMap(({ steps }) => steps)
  expect(skipped.filter(({ state }) => state === 'skipped')).toMatchObject([
    { why: 'Daily message limit for this person reached' },
  ])
  expect((await owner.get('/api/ajax/seller/messages?reason=automation')).body.data).toHaveLength(5)
})

test('a text waits for the morning, a mail does not', async () => {
  app.clock.set('2026-11-21T13:30:00Z')
  const id = await make([{ action: 'sms', text: 'Hai {name}, pesanan {order_no} diterima.' }])
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect([await texts(), (await runs(id))[0]?.state]).toEqual([[], 'queued'])
  app.clock.set('2026-11-22T00:59:00Z')
  await app.runJobs()
  expect(await texts()).toEqual([])
  app.clock.set('2026-11-22T01:00:01Z')
  await app.runJobs()
  expect([(await texts()).length, (await runs(id))[0]?.state]).toEqual([1, 'done'])
  app.clock.set('2026-11-22T13:30:00Z')
  const mail = await make([{ action: 'email', subject: 'Terima kasih', text: 'Hai' }])
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect((await runs(mail))[0]?.state).toBe('done')
})
