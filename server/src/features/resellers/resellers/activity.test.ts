import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { judgeAllActivity } from './actions/judge-activity.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller } from './resellers.fixture.ts'

let world: Earnings
beforeAll(async () => {
  world = await openEarnings(signedIn)
})
afterAll(() => world.app.close())

const tonight = () => {
  const { app } = world
  return judgeAllActivity((shopId, work) => inTransaction(app.db, { shopId }, work), app.db, app.clock.now())
}
const daysPass = (days: number) => world.app.clock.advance(days * 86_400_000)
const member = async (id: number) => (await world.seller.get(`${root}/resellers/${id}`)).body.data
const subjects = async (email: string) =>
  (await world.app.mailbox()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

it('is set by the programme, which refuses a rule that everybody meets', async () => {
  const { seller } = world
  const of = `${root}/programmes/dropship`
  const empty = await seller.put(of, { activity_days: 30 })
  expect([empty.status, Object.keys(empty.body.data)]).toEqual([422, ['activity_amount']])
  const saved = await seller.put(of, {
    activity_days: 30,
    activity_amount: '100',
    activity_grace_days: 7,
    activity_then: 'downgrade',
  })
  expect(saved.body.data).toMatchObject({
    activity_days: 30,
    activity_amount: '100.00',
    activity_grace_days: 7,
    activity_then: 'downgrade',
  })
})

it('warns, lowers the rank after the time to catch up, and takes a warning back; each once', async () => {
  const { app, shopId, seller, codeOf, buyBy } = world
  const gold = await seller.post(`${root}/programmes/dropship/ranks`, { name: 'Emas', position: 2 })
  const idle = await addReseller(app, shopId, 'dropship')
  const busy = await addReseller(app, shopId, 'dropship')
  await seller.post(`${root}/resellers/${idle.id}/rank`, { rank_id: gold.body.data.id })
  expect(await tonight()).toBe(0)

  daysPass(31)
  await buyBy([await codeOf(busy.id)], { quantity: 4 }) // RM 100.00 by his link
  expect(await tonight()).toBe(1)
  expect(await tonight()).toBe(0)
  expect(await member(idle.id)).toMatchObject({
    status: 'warned',
    reason: expect.stringMatching(/RM 0\.00.*30.*RM 100\.00/),
    rank: { name: 'Emas' },
  })
  expect((await member(busy.id)).status).toBe('active')

  daysPass(6)
  expect(await tonight()).toBe(0)
  daysPass(1)
  expect(await tonight()).toBe(1)
  expect(await member(idle.id)).toMatchObject({ status: 'active', rank: { name: 'Asas' } })
  expect(await tonight()).toBe(0) // a new rank has its days from now on

  daysPass(30)
  await tonight()
  expect((await member(idle.id)).status).toBe('warned')
  daysPass(8) // the lowest rank has none below: the warning stays
  await tonight()
  expect(await member(idle.id)).toMatchObject({ status: 'warned', rank: { name: 'Asas' } })
  await buyBy([await codeOf(idle.id)], { quantity: 4 })
  expect(await tonight()).toBe(1)
  expect(await member(idle.id)).toMatchObject({ status: 'active', reason: '' })

  const logged = await app.asOwner<{ action: string }>(
    `select action from audit_log where shop_id = $1 and subject_ref = $2 and user_id is null order by id`,
    [shopId, String(idle.id)],
  )
  expect(logged.map(({ action }) => action)).toEqual([
    'reseller.approved',
    'reseller.warned',
    'reseller.ranked',
    'reseller.warned',
    'reseller.reinstated',
  ])
  expect(await subjects(idle.email)).toEqual(
    expect.arrayContaining([expect.stringMatching(/below target|belum mencukupi/), expect.stringMatching(/Asas/)]),
  )
})

it('suspends where the programme says so; one that asks nothing judges nobody', async () => {
  const { app, shopId, seller } = world
  await seller.put(`${root}/programmes/dropship`, { activity_days: 0 })
  const idle = await addReseller(app, shopId, 'agent')
  daysPass(400)
  expect(await tonight()).toBe(0)
  await seller.put(`${root}/programmes/agent`, { activity_days: 30, activity_amount: '1', activity_then: 'suspend' })
  await tonight()
  expect((await member(idle.id)).status).toBe('warned')
  daysPass(15)
  await tonight()
  expect((await member(idle.id)).status).toBe('suspended')
  await seller.post(`${root}/resellers/${idle.id}/reinstate`)
  expect(await tonight()).toBe(0)
})
