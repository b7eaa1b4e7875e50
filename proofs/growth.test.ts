import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OutgoingSms, SmsOutcome, SmsProvider } from '../server/src/integrations/sms/sms-provider.ts'
import { usualGrowth } from '../server/src/platform/config/growth.ts'
import { runCampaign } from '../server/src/features/growth/campaigns/actions/run-campaign.ts'
import { payTestOrder, placeTestOrder } from '../server/src/features/orders/orders/orders.fixture.ts'
import { startTestShop } from '../server/src/features/orders/orders/shop.fixture.ts'
import { testConfig } from '../server/src/platform/test-app/test-config.ts'
import { report, sizes } from './sizes.ts'

const { readers, programs } = sizes
const { sending } = testConfig()
const { app, shop, owner } = await startTestShop({
  now: '2026-11-20T04:00:00Z',
  config: {
    growth: { ...usualGrowth, quietHours: false },
    smsPerDay: 100_000,
    sending: { ...sending, textsInAll: 100_000, campaignsPerMinute: 100_000 },
  },
})
const { shopId } = shop

/** Takes every text at once; from the `hangsAt`th on it never answers, as to a process that is gone. */
function provider(hangsAt: number): SmsProvider & { asked: string[]; go: () => void } {
  const asked: string[] = []
  let until: number = hangsAt
  return {
    name: 'stand-in',
    dedupes: false,
    asked,
    go: () => (until = Infinity),
    send({ to }: OutgoingSms): Promise<SmsOutcome> {
      asked.push(to)
      return asked.length >= until
        ? new Promise<SmsOutcome>(() => {})
        : Promise.resolve({ accepted: true, providerId: `p${asked.length}`, parts: 1, response: 'ok' })
    },
  }
}
const twice = (asked: readonly string[]): string[] => asked.filter((to, at) => asked.indexOf(to) !== at)

async function sendKilledHalfWay(afterwards: () => Promise<void>): Promise<string[]> {
  const standIn = provider(Math.ceil(readers / 2))
  app.deps.sms = standIn
  const made = await owner.post('/api/ajax/seller/campaigns', { name: 'Raya', channel: 'sms', text: 'Jualan 20%' })
  const ref = { shopId, campaignId: made.body.data.id as number }
  expect((await owner.post(`/api/ajax/seller/campaigns/${ref.campaignId}/send`, {})).status).toBe(200)
  const isOver = async () =>
    (await owner.get(`/api/ajax/seller/campaigns/${ref.campaignId}`)).body.data.counts.queued === 0
  // It stays with its provider for good: of the text that was being asked for nobody knows.
  void runCampaign(app.deps, ref)
  while (standIn.asked.length < readers / 2) await sleep(5)
  app.clock.advance(60_000)
  await afterwards()
  standIn.go()
  for (let turn = 0; turn < 500 && !(await isOver()); turn++) {
    await runCampaign(app.deps, ref)
    app.clock.advance(31_000)
  }
  expect(await isOver()).toBe(true)
  return standIn.asked
}

describe(`a campaign to ${readers}, killed half-way`, () => {
  beforeAll(() =>
    app.asOwner(
      `insert into marketing_consents (shop_id, channel, address, name, source, words, at)
       select $1, 'sms', '+6012' || lpad(n::text, 7, '0'), 'Pembaca ' || n, 'test', 'Ya', now() from generate_series(1, $2::integer) n`,
      [shopId, readers],
    ),
  )

  test('reaches each once, and nobody twice', async () => {
    const began = performance.now()
    const asked = await sendKilledHalfWay(async () => {})
    expect([asked.length, twice(asked)]).toEqual([readers, []])
    report('campaign killed', { readers }, began)
  })

  test('and one that was begun again would be seen', async () => {
    const asked = await sendKilledHalfWay(() =>
      app.asOwner(`update messages set state = 'queued', asked_at = null where state = 'asking'`).then(() => {}),
    )
    expect(twice(asked)).toHaveLength(1)
  })
})

describe(`${programs} programs that follow a link`, () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130'
  const view = '/api/ajax/guest/view/MUG-demo'
  let code = ''
  let link: (from: { agent: string; address: string }) => Promise<unknown>
  const progress = async () => {
    const guest = await app.client('en')
    return (await guest.get(`/api/ajax/guest/viral-lock/MUG-demo/${code}`)).body.data
  }
  beforeAll(async () => {
    await owner.post('/api/ajax/seller/coupons', { code: 'SEPULUH', kind: 'percent', percent: '10' })
    const reward = { kind: 'coupon', text: 'Kupon', coupon: 'SEPULUH' }
    const settings = { goal: 2, counts: 'visitors', reward, until: '', is_active: true }
    await owner.put(`/api/ajax/seller/products/${shop.productId}/viral-lock`, settings)
    const me = await app.client('en')
    const mine = await me.post('/api/ajax/guest/viral-lock/MUG-demo', { phone: '012-345 6789' })
    code = mine.body.data.code
    link = ({ agent: name, address }) =>
      app.app.inject({ url: `${view}?vl=${code}`, remoteAddress: address, headers: { 'user-agent': name } })
  })
  const inTurn = async (each: (at: number) => Promise<unknown>) => {
    for (let at = 0; at < programs; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, place) => each(at + place)))
  }

  test('open no reward: by name, by device, by address', async () => {
    const began = performance.now()
    const names = ['Googlebot/2.1', 'WhatsApp/2.23', 'facebookexternalhit/1.1', 'curl/8.5', 'python-requests/2.31']
    await inTurn((at) => {
      const name = names[at % names.length] ?? ''
      return link({ agent: name, address: `175.${at % 250}.1.1` })
    })
    expect(await progress()).toMatchObject({ progress: 0, is_open: false })
    // One device, and one address that calls itself something else each time: a person each, at most.
    await inTurn((at) =>
      at % 2 === 0
        ? link({ agent, address: '203.106.1.9' })
        : link({ agent: `${agent} ${at}`, address: '203.106.1.9' }),
    )
    expect(await progress()).toMatchObject({ progress: 1, is_open: false })
    report('programs by a link', { programs: programs * 2 }, began)
  })

  test('and people from two addresses do', async () => {
    await link({ agent, address: '203.106.1.10' })
    expect(await progress()).toMatchObject({ progress: 2, is_open: true })
  })
})

test('an order that is paid ten times over, and thanked for ten times, is one purchase', async () => {
  const pixels = { fb_pixel: '1234567890', ga_code: 'G-ABC123' }
  expect((await owner.put('/api/ajax/seller/pixels', pixels)).status).toBe(200)
  const order = await placeTestOrder(app, shop)
  const guest = await app.client('en')
  const thank = () => guest.post(`/api/ajax/guest/order/${order.token}/conversion`)
  const tellAgain = () => payTestOrder(app, shop, order).catch(() => {})
  await payTestOrder(app, shop, order)
  for (let again = 0; again < 10; again++) await tellAgain()
  // Ten pages at once are all given it, as none has told it yet: under one name, by which it is counted once.
  const thanks = (await Promise.all(Array.from({ length: 10 }, thank))).map(({ body }) => body.data?.event_id)
  expect(new Set(thanks)).toEqual(new Set([order.orderNo]))
  expect((await guest.post(`/api/ajax/guest/order/${order.token}/conversion/told`)).status).toBe(200)
  for (let again = 0; again < 10; again++) expect((await thank()).body.data).toBeNull()
  const told = () =>
    app.asOwner<{ provider: string }>(
      `select d.provider from pixel_deliveries d join orders o on o.id = d.order_id where o.order_no = $1 order by 1`,
      [order.orderNo],
    )
  const providers = (await told()).map(({ provider: name }) => name)
  expect(providers).toEqual([...new Set(providers)])
  expect(providers).toContain('browser')
  // Another order is another purchase: what is counted here could be more.
  const next = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, next)
  expect((await guest.post(`/api/ajax/guest/order/${next.token}/conversion`)).body.data).not.toBeNull()
})

test('an automation whose own tag would start it goes round once', async () => {
  const steps = [
    { action: 'tag', tag: 'Setia' },
    { action: 'task', title: 'Hubungi {name}' },
  ]
  const flow = { name: 'Pusing', trigger: 'order_placed', conditions: [], steps, is_active: true }
  const { id } = (await owner.post('/api/ajax/seller/automations', flow)).body.data
  await placeTestOrder(app, shop)
  for (let turn = 0; turn < 10; turn++) {
    app.clock.advance(120_000)
    await app.runJobs()
  }
  const runs = async () => (await owner.get(`/api/ajax/seller/automations/${id}/runs`)).body.data
  expect(await runs()).toMatchObject([{ state: 'done', steps: [{ action: 'tag' }, { action: 'task' }] }])
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect(await runs()).toHaveLength(2)
})
