import { beforeEach, expect, test } from 'vitest'
import type { CampaignRecipient } from '@kedai/contracts/campaigns.ts'
import type { OutgoingSms, SmsOutcome } from '../../../integrations/sms/sms-provider.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { runCampaign } from './actions/run-campaign.ts'
import { dueCampaigns } from './jobs.ts'

const path = '/api/ajax/seller/campaigns'
const noon = '2026-11-20T04:00:00Z'
const { app, shop, owner } = await startTestShop({ now: noon })
const { shopId } = shop
const limits = app.deps.config.sending

type Told = { to: string; at: number }
let told: Told[] = []
let answer: (sms: OutgoingSms) => Promise<SmsOutcome>
const taken: SmsOutcome = { accepted: true, providerId: null, parts: 1, response: 'ok' }
const refused: SmsOutcome = { accepted: false, failure: 'refused', errorCode: '1', retryable: false, response: 'no' }
const busy: SmsOutcome = { accepted: false, failure: 'busy', errorCode: null, retryable: true, response: 'later' }

let day = 20
beforeEach(async () => {
  app.clock.set(`2026-11-${day++}T04:00:00Z`) // texts are counted by the day
  await app.asOwner('delete from marketing_consents')
  await app.asOwner('delete from opt_outs')
  told = []
  answer = async () => taken
  app.deps.sms = {
    name: 'stand-in',
    dedupes: false,
    send(sms) {
      told.push({ to: sms.to, at: app.clock.now().getTime() })
      return answer(sms)
    },
  }
})

const agree = (count: number) =>
  app.asOwner(
    `insert into marketing_consents (shop_id, channel, address, name, source, words, at)
     select $1, 'sms', '+6012' || lpad(n::text, 7, '0'), 'Pembaca ' || n, 'test', 'Ya', now() from generate_series(1, $2::integer) n`,
    [shopId, count],
  )
async function send(): Promise<number> {
  const made = await owner.post(path, { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan 20%' })
  const { id } = made.body.data
  expect((await owner.post(`${path}/${id}/send`, {})).status).toBe(200)
  return id
}
const run = (campaignId: number) => runCampaign(app.deps, { shopId, campaignId })
const detail = async (id: number) => (await owner.get(`${path}/${id}`)).body.data
const cancel = (id: number) => owner.post(`${path}/${id}/cancel`, {})

/** What the call of one campaign tells, beside what its recipients' rows say. */
async function countsAndRows(id: number) {
  const rows: CampaignRecipient[] = []
  for (let page = 1, more = true; more; page++) {
    const { data } = (await owner.get(`${path}/${id}/recipients?page=${page}`)).body
    rows.push(...data)
    more = data.length > 0
  }
  const of = (...states: CampaignRecipient['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  return {
    counts: (await detail(id)).counts,
    rows: {
      queued: of('queued'),
      sent: of('sent', 'delivered'),
      delivered: of('delivered'),
      failed: of('failed'),
      skipped: of('skipped'),
      cancelled: of('cancelled'),
      total: rows.length,
    },
  }
}

async function sendAll(perMinute: number, ids: number[]): Promise<number> {
  limits.campaignsPerMinute = perMinute
  answer = async () => {
    app.clock.advance(100)
    return taken
  }
  const isOver = async () => (await Promise.all(ids.map(detail))).every(({ state }) => state === 'sent')
  for (let turn = 0; turn < 200 && !(await isOver()); turn++) {
    await Promise.all(ids.map(run))
    app.clock.advance(1000)
  }
  expect(await isOver()).toBe(true)
  return Math.max(...told.map(({ at }) => told.filter((one) => one.at > at - 60_000 && one.at <= at).length))
}

test('no more than the rate leave in any minute, of all campaigns of a shop together', async () => {
  await agree(80)
  expect(await sendAll(60, [await send(), await send()])).toBe(60)
  expect(told).toHaveLength(160)
  const [first, last] = [told[0]?.at ?? 0, told.at(-1)?.at ?? 0]
  expect(last - first).toBeLessThan(3 * 60_000) // the rate is used up
})

test('and without the rate more would', async () => {
  await agree(80)
  expect(await sendAll(100_000, [await send(), await send()])).toBeGreaterThan(60)
})

test('what waits for the next minute goes at its moment, not at the look after it', async () => {
  limits.campaignsPerMinute = 2
  await agree(4)
  const id = await send()
  await run(id)
  expect((await detail(id)).waits_until).not.toBeNull()
  app.clock.advance(20_000)
  await app.asOwner(`delete from pgboss.job where name like 'campaign%'`)
  await inTransaction(app.deps.db, { shopId }, (trx) => enqueue(trx, dueCampaigns, {}))
  await app.runJobs()
  expect(told).toHaveLength(2)
  const planned = await app.asOwner<{ waits: number }>(
    `select extract(epoch from start_after - created_on)::float as waits from pgboss.job where name = 'campaign-batch'`,
  )
  expect(planned).toEqual([{ waits: expect.closeTo(40, 0) }])
  app.clock.advance(40_000)
  await app.asOwner(`update pgboss.job set start_after = now() where name = 'campaign-batch'`)
  await app.runJobs()
  expect(told).toHaveLength(4)
})

test('n of N is what the rows of its recipients say, at each step', async () => {
  limits.campaignsPerMinute = 20
  await agree(70)
  const made = await owner.post(path, { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan 20%' })
  const { id } = made.body.data
  expect(await detail(id)).toMatchObject({ recipients: 70, counts: { total: 0 } })
  expect((await countsAndRows(id)).rows.total).toBe(70)
  await owner.post(`${path}/${id}/send`, {})
  await owner.post('/api/ajax/seller/opt-outs', { phone: '012-0000002', channel: 'sms' })
  answer = async ({ to }) => (to.endsWith('3') ? refused : taken)
  const steps = []
  for (let turn = 0; turn < 10 && (await detail(id)).state === 'sending'; turn++) {
    await run(id)
    const { counts, rows } = await countsAndRows(id)
    expect(counts).toEqual(rows)
    const { queued, sent, failed, skipped, total } = counts
    expect(queued + sent + failed + skipped).toBe(total)
    steps.push(total - queued)
    if (queued > 0) expect((await detail(id)).per_minute).toBe(20)
    app.clock.advance(60_000)
  }
  // One is passed over and costs no place in its minute.
  expect(steps).toEqual([21, 41, 61, 70])
  expect((await countsAndRows(id)).counts).toMatchObject({ sent: 62, failed: 7, skipped: 1, total: 70 })
  expect(told).toHaveLength(69)
})

test('called off half-way, nothing leaves afterwards; the rest is told as called off, and twice is once', async () => {
  limits.campaignsPerMinute = 5
  await agree(12)
  const id = await send()
  await run(id)
  expect(told).toHaveLength(5)
  const first = await cancel(id)
  expect(first.body.data).toMatchObject({ state: 'cancelled', counts: { sent: 5, cancelled: 7, queued: 0, total: 12 } })
  const { counts, rows } = await countsAndRows(id)
  expect(counts).toEqual(rows)
  const again = await cancel(id)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  expect((await owner.post(`${path}/${id}/send`, {})).status).toBe(409)
  for (let turn = 0; turn < 3; turn++) {
    app.clock.advance(60_000)
    await run(id)
    await app.runJobs()
  }
  expect(told).toHaveLength(5)
})

test.each([
  ['takes it', taken, { sent: 1, cancelled: 2, queued: 0 }],
  ['wants it later', busy, { sent: 0, cancelled: 3, queued: 0 }],
])('called off while a provider is asked, who then %s', async (_, outcome, counts) => {
  await agree(3)
  const id = await send()
  answer = async () => {
    await cancel(id)
    return outcome
  }
  await run(id)
  app.clock.advance(120_000)
  await run(id)
  expect(told).toHaveLength(1)
  expect((await detail(id)).counts).toMatchObject(counts)
})

test('one whose sender was killed while it asked does not wait for ever once it is called off', async () => {
  await agree(2)
  const id = await send()
  await app.asOwner(
    `update messages set state = 'asking', asked_at = $2 where id = (select min(id) from messages where campaign_id = $1)`,
    [id, app.clock.now()],
  )
  app.clock.advance(60_000)
  expect((await cancel(id)).body.data.counts).toMatchObject({ queued: 0, failed: 1, cancelled: 1, total: 2 })
})

test('an SMS that has gone out cannot be called off', async () => {
  await agree(1)
  const id = await send()
  await run(id)
  await run(id)
  expect((await cancel(id)).status).toBe(409)
})
