import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addReseller, areaCalls, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'
import { handLeads } from './actions/hand-lead.ts'

const app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
afterAll(() => app.close())
const shopId = await openTestShop(app, 'demo')
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
const ownerOf = async (id: number) =>
  (await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [id]))[0]?.id ?? 0
const owner = await signedIn(app, await ownerOf(shopId))
const rivalId = await openTestShop(app, 'rival')
await openProgrammes(app, shopId, mug)

async function agent(postcode: string, area: 'agent' | 'agent-tier' = 'agent') {
  const { id, userId, email } = await addReseller(app, shopId, area)
  await app.asOwner(`update resellers set status = 'active' where id = $1`, [id])
  await app.asOwner('update reseller_people set postcode = $2 where user_id = $1', [userId, postcode])
  return { id, email, ...areaCalls(await signedIn(app, userId), area, 'demo') }
}
const kajang = await agent('43000')
const ipoh = await agent('30000', 'agent-tier')
const dropship = await addReseller(app, shopId, 'dropship')
await app.asOwner(`update resellers set status = 'active' where id = $1`, [dropship.id])

const guest = await app.client('en')
let count = 0
async function leave(more: object = {}) {
  count += 1
  const left = { name: `Siti ${count}`, phone: `012-345 ${6000 + count}`, consent: true, ...more }
  expect((await guest.post('/api/ajax/guest/lead/demo', left)).status).toBe(200)
  const [lead] = await app.asOwner<{ id: number }>('select max(id) as id from leads')
  return lead?.id ?? 0
}
const rules = (mode: string, hours = 2) => owner.put('/api/ajax/seller/lead-rules', { mode, claim_hours: hours })
const own = async (of: typeof kajang) => (await of.get('/leads')).body.data as Record<string, unknown>[]
const pass = async (hours: number) => {
  app.clock.advance(hours * 3_600_000)
  await handLeads(app.deps)
}
beforeEach(async () => {
  await app.asOwner('delete from leads')
  await app.asOwner('delete from lead_rules')
  await app.asOwner('delete from mailbox')
})

test('nothing is handed over until the shop says how, and then only what comes from then on', async () => {
  expect((await owner.get('/api/ajax/seller/lead-rules')).body.data).toEqual({ mode: 'off', claim_hours: 4 })
  await leave()
  await pass(0)
  expect([await own(kajang), await own(ipoh)]).toEqual([[], []])
  app.clock.advance(1000)
  expect((await rules('turn')).status).toBe(200)
  expect((await rules('sometimes')).status).toBe(422)
  expect((await rules('turn', 0)).status).toBe(422)
  await pass(0)
  expect([await own(kajang), await own(ipoh)]).toEqual([[], []])
})

test('by postcode it goes to the nearest, who sees how to reach them only once they claim it', async () => {
  await rules('postcode')
  const id = await leave({ postcode: '43650' })
  await pass(0)
  await pass(0)
  expect(await own(ipoh)).toEqual([])
  expect(await own(kajang)).toMatchObject([
    { id, is_claimed: false, phone: null, whatsapp_link: null, until: '2026-11-20 14:00:01' },
  ])
  const told = (await app.mailbox()).filter(({ subject }) => subject === 'A new lead from Kedai demo for you')
  expect(told.map(({ recipient }) => recipient)).toEqual([kajang.email])
  expect((await owner.get('/api/ajax/seller/leads')).body.data).toMatchObject([
    { agent: expect.any(String), agent_until: expect.any(String) },
  ])
  const phone = `+60123456${String(count).padStart(3, '0')}`
  expect((await kajang.put(`/leads/${id}`, { status: 'lost' })).status).toBe(409)
  const claimed = await kajang.post(`/leads/${id}/claim`)
  expect(claimed.body.data).toMatchObject({ is_claimed: true, phone, status: 'contacted', until: null })
  expect(claimed.body.data.whatsapp_link).toContain(phone.slice(1))
  expect((await kajang.post(`/leads/${id}/claim`)).status).toBe(200)
  expect((await kajang.put(`/leads/${id}`, { status: 'lost', note: 'Tidak berminat' })).status).toBe(200)
  expect((await owner.get('/api/ajax/seller/leads')).body.data).toMatchObject([
    { status: 'lost', note: 'Tidak berminat', agent_until: null },
  ])
  await pass(5)
  expect(await own(ipoh)).toEqual([])
})

test('in turn it goes on when the time is over, to each once, and then stays with the shop', async () => {
  await rules('turn')
  const id = await leave()
  await pass(0)
  const [first, second] = (await own(kajang)).length > 0 ? [kajang, ipoh] : [ipoh, kajang]
  await pass(1)
  expect(await own(second)).toEqual([])
  await pass(1.5)
  expect([await own(first), await own(second)]).toMatchObject([[], [{ id }]])
  expect((await first.post(`/leads/${id}/claim`)).body.message).toContain('another agent')
  await pass(3)
  await pass(3)
  expect([await own(first), await own(second)]).toEqual([[], []])
  expect(await app.asOwner(`select from lead_offers where state = 'passed'`)).toHaveLength(2)
})

test('of a claim and the hand-over that meet, one wins', async () => {
  await rules('turn')
  for (let round = 0; round < 6; round++) {
    const id = await leave()
    await pass(0)
    const [first, second] = (await own(kajang)).some((lead) => lead['id'] === id) ? [kajang, ipoh] : [ipoh, kajang]
    app.clock.advance(3 * 3_600_000)
    const [one, other] = await Promise.all([
      first.post(`/leads/${id}/claim`),
      handLeads(app.deps).then(() => second.post(`/leads/${id}/claim`)),
    ])
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1)
    expect(await app.asOwner(`select from lead_offers where lead_id = $1 and state = 'claimed'`, [id])).toHaveLength(1)
  }
})

test('is closed to everybody else', async () => {
  await rules('postcode')
  const id = await leave({ postcode: '43000' })
  await pass(0)
  expect((await ipoh.post(`/leads/${id}/claim`)).status).toBe(404)
  expect((await ipoh.put(`/leads/${id}`, { note: 'x' })).status).toBe(404)
  const seller = await signedIn(app, await ownerOf(rivalId))
  expect((await areaCalls(seller, 'agent', 'demo').get('/leads')).status).toBe(403)
  expect((await areaCalls(guest, 'agent', 'demo').get('/leads')).status).toBe(401)
  await app.asOwner(`update leads set owner_id = $2, status = 'contacted' where id = $1`, [id, await ownerOf(shopId)])
  expect((await kajang.post(`/leads/${id}/claim`)).status).toBe(409)
})

test('who comes by an agent’s link is that agent’s from the start, however the shop hands leads over', async () => {
  await rules('postcode')
  const [{ code } = { code: '' }] = await app.asOwner<{ code: string }>('select code from resellers where id = $1', [
    ipoh.id,
  ])
  const brought = await app.client('en')
  await brought.open(`/s/demo?ref=${code}`)
  const left = { name: 'Dibawa', phone: '012-999 1111', consent: true, postcode: '43000', source: 'banner' }
  expect((await brought.post('/api/ajax/guest/lead/demo', left)).status).toBe(200)
  await pass(0)
  expect(await own(kajang)).toEqual([])
  expect(await own(ipoh)).toMatchObject([{ name: 'Dibawa', phone: '+60129991111' }])
  await pass(10)
  expect(await own(ipoh)).toHaveLength(1)
  expect((await owner.get('/api/ajax/seller/leads')).body.data).toMatchObject([
    { name: 'Dibawa', agent: expect.any(String), agent_until: null },
  ])
  // A second time it stays where it is; a dropshipper's link gives nobody a lead.
  await brought.post('/api/ajax/guest/lead/demo', { ...left, name: 'Lagi' })
  expect(await own(ipoh)).toMatchObject([{ name: 'Dibawa' }])
  const [other] = await app.asOwner<{ code: string }>('select code from resellers where id = $1', [dropship.id])
  const byDropship = await app.client('en')
  await byDropship.open(`/s/demo?ref=${other?.code}`)
  await byDropship.post('/api/ajax/guest/lead/demo', { ...left, phone: '012-999 2222' })
  await pass(0)
  expect((await own(kajang)).length).toBe(1)
})
