import { afterAll, expect, test } from 'vitest'
import { createSms } from '../../../integrations/sms/registry.ts'
import { startStandIn } from '../../../integrations/sms/stand-in.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { recordConsent } from '../opt-outs/actions/record-consent.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { handOverMessage } from '../messages/actions/hand-over-message.ts'

const path = '/api/ajax/seller/campaigns'
const { app, shop, owner } = await startTestShop({ now: '2026-11-20T04:00:00Z' })
const standIn = await startStandIn()
afterAll(() => standIn.close())
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const guest = await app.client('en')

const agree = (phone: string, email: string | null = null, shopId = shop.shopId) =>
  inTransaction(app.deps.db, { shopId }, (trx) =>
    recordConsent(trx, {
      shopId,
      name: 'Siti',
      phone,
      email,
      source: 'test',
      words: 'Ya',
      lang: 'ms',
      now: app.clock.now(),
    }),
  )
const forget = () => app.asOwner('delete from marketing_consents')
const make = async (more: object = {}) => {
  const made = await owner.post(path, { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan 20%', ...more })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data as { id: number }
}
const counts = async (id: number) => (await owner.get(`${path}/${id}`)).body.data.counts
const mails = () =>
  app.asOwner<{ recipient: string; plain: string }>('select recipient, plain from mailbox order by id')
const texts = async () => (await mails()).filter(({ recipient }) => recipient.startsWith('+'))
const clear = () => app.asOwner('delete from mailbox')

test('words are judged before they are sent', async () => {
  const check = (text: string, channel = 'sms') => owner.post(`${path}/check`, { channel, text, audience: {} })
  const fine = (await check('Jualan 20%')).body.data
  expect(fine).toMatchObject({ is_sendable: true, problems: [], parts: 1, encoding: 'GSM-7', cost: '0.10' })
  expect(fine.preview).toBe('RM0.00 Kedai demo: Jualan 20%')
  expect((await check('全场八折')).body.data).toMatchObject({ encoding: 'UCS-2', forced_by: '全' })
  expect((await check('x'.repeat(200))).body.data).toMatchObject({ parts: 2, cost: '0.20' })
  const bad = (await check('klik b i t . l y / abc')).body.data
  expect(bad.is_sendable).toBe(false)
  expect(bad.problems[0]).toMatchObject({ code: 'link' })
  for (const text of ['https://kedai.test', 'Hubungi 012-345 6789', 'Balas no. IC anda'])
    expect((await owner.post(path, { name: 'x', channel: 'sms', audience: {}, text })).status).toBe(422)
  expect((await check('Lihat https://kedai.test', 'email')).body.data.is_sendable).toBe(true)
})

test('everybody who agreed hears of it once, and who stopped it does not', async () => {
  await forget()
  await clear()
  await agree('+60121111111')
  await agree('+60122222222')
  await agree('+60123333333')
  expect((await owner.post('/api/ajax/seller/opt-outs', { phone: '012-222 2222' })).status).toBe(200)
  const { id } = await make()
  const sent = await owner.post(`${path}/${id}/send`, {})
  expect([sent.status, sent.body.data.counts.queued]).toEqual([200, 2])
  expect((await owner.post(`${path}/${id}/send`, {})).status).toBe(409)
  // Stopped between the press and the sending.
  await owner.post('/api/ajax/seller/opt-outs', { phone: '0123333333', channel: 'sms' })
  await app.runJobs()
  await app.runJobs()
  expect(await texts()).toMatchObject([
    { recipient: '+60121111111', plain: expect.stringMatching(/^RM0\.00 Kedai demo: Jualan 20%/) },
  ])
  expect(await counts(id)).toMatchObject({ sent: 1, skipped: 1, queued: 0, total: 2 })
  const detail = (await owner.get(`${path}/${id}`)).body.data
  expect(detail).toMatchObject({
    state: 'sent',
    problems: [{ recipient: '+60123333333', why: 'Opted out' }],
  })
  expect((await owner.delete('/api/ajax/seller/opt-outs?phone=0122222222')).status).toBe(200)
  expect((await owner.get('/api/ajax/seller/opt-outs')).body.data).toMatchObject([
    { phone: '+60123333333', channel: 'sms' },
  ])
})

test('a killed half is taken up where it was: each once', async () => {
  await forget()
  await clear()
  for (const n of [1, 2, 3, 4]) await agree(`+6017111111${n}`)
  const { id } = await make()
  await owner.post(`${path}/${id}/send`, {})
  const [first, second] = await app.asOwner<{ id: number }>(
    'select id from messages where campaign_id = $1 order by id',
    [id],
  )
  const letter = {
    shop: 'Kedai demo',
    replyTo: null,
    lang: 'ms',
    subject: '',
    text: 'Jualan 20%',
    isAboutOrder: false,
    userId: shop.ownerId,
  } as const
  // One went out; of another nobody knows, as its process ended while it asked.
  expect(await handOverMessage(app.deps, { shopId: shop.shopId, messageId: first?.id ?? 0 }, letter)).toBe('sent')
  await app.asOwner(`update messages set state = 'asking', asked_at = $2, tries = 1 where id = $1`, [
    second?.id,
    app.clock.now(),
  ])
  app.clock.advance(60_000)
  await app.runJobs()
  await app.runJobs()
  expect((await texts()).map(({ recipient }) => recipient)).toEqual(['+60171111111', '+60171111113', '+60171111114'])
  expect(await counts(id)).toMatchObject({ sent: 3, failed: 1, queued: 0 })
})

test('a provider that knows a reference again is asked again', async () => {
  await forget()
  await agree('+60181111111')
  const before = app.deps.sms
  app.deps.sms = createSms({
    settings: { provider: 'sms123', apiKey: 'key', baseUrl: standIn.baseUrl },
    clock: app.clock,
    mailbox: null,
  })
  standIn.say({ body: { status: 'ok', msgCode: 'E00001', statusMsg: 'ok', data: [{ referenceID: 'r' }] } })
  const { id } = await make()
  await owner.post(`${path}/${id}/send`, {})
  await app.asOwner(`update messages set state = 'asking', asked_at = $2, tries = 1 where campaign_id = $1`, [
    id,
    app.clock.now(),
  ])
  app.clock.advance(60_000)
  await app.runJobs()
  expect(await counts(id)).toMatchObject({ sent: 1 })
  app.deps.sms = before
})

test('a scheduled one goes out at its time, without who stopped it meanwhile', async () => {
  await forget()
  await clear()
  app.clock.set('2026-11-20T04:00:00Z')
  for (const phone of ['+60145555551', '+60145555552']) await agree(phone)
  expect((await owner.post(path, { name: 'x', channel: 'sms', text: 'Hai', send_at: '2026-11-19 10:00' })).status).toBe(
    422,
  )
  const { id } = await make({ send_at: '2026-11-20 15:00:00' })
  const planned = await owner.post(`${path}/${id}/send`, {})
  expect(planned.body).toMatchObject({ message: 'Scheduled for 2026-11-20 15:00.', data: { state: 'scheduled' } })
  const { runCampaign } = await import('./actions/run-campaign.ts')
  const run = () => runCampaign(app.deps, { shopId: shop.shopId, campaignId: id })
  app.clock.set('2026-11-20T06:59:00Z')
  await run()
  expect(await texts()).toEqual([])
  await owner.post('/api/ajax/seller/opt-outs', { phone: '014-555 5552' })
  app.clock.set('2026-11-20T07:00:01Z')
  await run()
  expect((await texts()).map(({ recipient }) => recipient)).toEqual(['+60145555551'])
  expect(await counts(id)).toMatchObject({ sent: 1, total: 1 })
})

test('nobody is written to at night', async () => {
  await forget()
  await clear()
  await agree('+60191111111')
  app.clock.set('2026-11-20T13:00:00Z')
  const { id } = await make()
  const sent = await owner.post(`${path}/${id}/send`, {})
  expect(sent.body.data.waits_until).toBe('2026-11-21 09:00:00')
  await app.runJobs()
  expect(await texts()).toEqual([])
  const early = await make()
  await owner.post(`${path}/${early.id}/send`, {})
  expect((await owner.post(`${path}/${early.id}/cancel`, {})).body.data).toMatchObject({
    state: 'cancelled',
    counts: { cancelled: 1 },
  })
  app.clock.set('2026-11-21T01:00:00Z')
  const { runCampaign } = await import('./actions/run-campaign.ts')
  for (const campaignId of [id, early.id]) await runCampaign(app.deps, { shopId: shop.shopId, campaignId })
  expect(await texts()).toHaveLength(1)
})

test('a mail names its shop and can be stopped by its link, for good', async () => {
  await forget()
  await clear()
  app.clock.set('2026-11-23T04:00:00Z')
  await agree('+60161111111', 'siti@buyer.test')
  expect((await owner.post(path, { name: 'x', channel: 'email', audience: {}, text: 'Hai' })).status).toBe(422)
  const { id } = await make({ channel: 'email', subject: 'Raya', text: 'Lihat https://kedai.test' })
  await owner.post(`${path}/${id}/send`, {})
  await app.runJobs()
  await app.runJobs()
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'siti@buyer.test' })
  const link = /http:\/\/localhost:3000(\/unsubscribe\/\S+)/.exec(mail?.plain ?? '')?.[1] ?? ''
  const page = await guest.open(link)
  expect(page.status).toBe(200)
  expect((await owner.get('/api/ajax/seller/opt-outs?term=siti@')).body.data).toEqual([])
  await app.app.inject({ method: 'POST', url: link })
  expect((await owner.get('/api/ajax/seller/opt-outs?term=siti@')).body.data).toMatchObject([
    { email: 'siti@buyer.test', source: 'link' },
  ])
  const next = await make({ channel: 'email', subject: 'Raya', text: 'Hai' })
  expect((await owner.post(`${path}/${next.id}/send`, {})).status).toBe(422)
})

test('a test goes to one number; audiences narrow; others see nothing', async () => {
  await forget()
  await clear()
  await agree('+60162222222')
  const { id } = await make()
  expect((await owner.post(`${path}/${id}/test`, { to: '013-999 8888' })).status).toBe(200)
  expect(await texts()).toMatchObject([{ recipient: '+60139998888' }])
  expect((await owner.post(`${path}/${id}/test`, { to: 'bukan nombor' })).status).toBe(422)
  const size = async (audience: object) =>
    (await owner.post(`${path}/check`, { channel: 'sms', text: 'x', audience })).body.data?.recipients
  expect(await size({})).toBe(1)
  expect(await size({ bought: `MUG-demo` })).toBe(0)
  expect(await size({ not_bought: `MUG-demo` })).toBe(1)
  expect(await size({ group: 'leads' })).toBe(0)
  expect(await size({ tag: 'vip' })).toBe(0)
  expect(await size({ since: '2026-11-24' })).toBe(0)
  expect(await size({ spent_from: '1.00' })).toBe(0)
  expect(await size({ quiet_since: '2026-11-24' })).toBe(0)
  expect(await size({ spent_from: 'banyak' })).toBeUndefined()
  expect((await owner.post(`${path}/check`, { channel: 'sms', text: 'x', audience: { bought: 'NADA' } })).status).toBe(
    422,
  )
  expect((await rival.get(`${path}/${id}`)).status).toBe(404)
  expect((await rival.post(`${path}/${id}/send`, {})).status).toBe(404)
  expect((await rival.get(path)).body.data).toEqual([])
  expect((await guest.get(path)).status).toBe(401)
})
