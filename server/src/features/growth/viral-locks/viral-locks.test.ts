import { beforeAll, expect, test } from 'vitest'
import type { RendererSource } from '../../../platform/ssr/renderer.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { contactWords } from '../opt-outs/shared/offer-words.ts'

// A page that is drawn from the call alone.
const pageSource: RendererSource = {
  load: async () => ({
    manifest: null,
    renderer: {
      shopThemeCss: () => null,
      render: async ({ call }) => {
        const { status } = await call(`/api/ajax/guest/view/MUG-demo`)
        return { status, head: {}, state: { isDrawn: true }, document: '<html></html>' }
      },
    },
  }),
}
const { app, shop, owner } = await startTestShop({ pageSource })
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const viewId = 'MUG-demo'
const settings = `/api/ajax/seller/products/${shop.productId}/viral-lock`
const lock = (more: object = {}) => ({
  goal: 3,
  counts: 'visitors',
  reward: { kind: 'coupon', text: 'Kupon 10%', coupon: 'SEPULUH' },
  until: '2026-12-01 00:00:00',
  is_active: true,
  ...more,
})
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' }
const join = async (phone: string) => {
  const me = await app.client('en')
  const answer = await me.post(`/api/ajax/guest/viral-lock/${viewId}`, { phone }, { headers: browser })
  return { me, answer, share: answer.body.data }
}
const visit = async (code: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) => {
  const other = await app.client('en')
  await other.open(`/s/demo/i/${viewId}?vl=${code}`, { ...options, headers: { ...browser, ...options.headers } })
  return other
}
const view = async () => (await owner.get(`/api/ajax/guest/view/${viewId}`)).body.data

beforeAll(async () => {
  await owner.post('/api/ajax/seller/coupons', { code: 'SEPULUH', kind: 'percent', percent: '10' })
})

test('a seller sets it, and the page says so', async () => {
  expect((await view()).viral_lock).toBeNull()
  expect((await owner.put(settings, lock({ reward: { kind: 'coupon', text: 'x', coupon: 'TIADA' } }))).status).toBe(422)
  expect((await owner.put(settings, lock({ until: '2026-01-01' }))).status).toBe(422)
  expect(
    (await owner.put(settings, lock({ reward: { kind: 'download', text: 'Buku', url: 'http://a.test' } }))).status,
  ).toBe(422)
  expect((await rival.put(settings, lock())).status).toBe(404)
  expect((await owner.put(settings, lock())).body.data).toMatchObject({ goal: 3, shares: 0 })
  expect((await view()).viral_lock).toEqual({
    goal: 3,
    counts: 'visitors',
    reward: { kind: 'coupon', text: 'Kupon 10%' },
    until: '2026-12-01 00:00:00',
  })
})

test('only first visits of others count, and open a coupon of its owner', async () => {
  const { me, answer, share } = await join('012-345 6789')
  expect([answer.status, share.progress, share.is_open]).toEqual([200, 0, false])
  expect(share.link).toContain(`/s/demo/i/${viewId}?vl=${share.code}`)
  expect((await join('0123456789')).share.code).toBe(share.code)
  expect((await (await app.client()).post(`/api/ajax/guest/viral-lock/${viewId}`, { phone: 'x' })).status).toBe(422)
  const progress = async (who = me) =>
    (await who.get(`/api/ajax/guest/viral-lock/${viewId}/${share.code}`, { headers: browser })).body.data
  await me.open(`/s/demo/i/${viewId}?vl=${share.code}`, { headers: browser })
  await visit(share.code, { headers: { 'user-agent': 'WhatsApp/2.0' } })
  await visit(share.code, { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect((await progress()).progress).toBe(0)
  const first = await visit(share.code)
  await first.open(`/s/demo/i/${viewId}?vl=${share.code}`, { headers: browser })
  await first.get(`/api/ajax/guest/view/${viewId}?vl=${share.code}`, { headers: browser })
  expect((await progress()).progress).toBe(1)
  // One address on the open internet, one kind of browser: one person.
  await visit(share.code, { remoteAddress: '175.143.0.9' })
  await visit(share.code, { remoteAddress: '175.143.0.9' })
  expect((await progress()).progress).toBe(2)
  expect(await progress()).toMatchObject({ progress: 2, is_open: false, reward: { code: null } })
  await visit(share.code, { remoteAddress: '175.143.0.10' })
  const open = await progress()
  expect(open).toMatchObject({
    progress: 3,
    is_open: true,
    is_mine: true,
    reward: { code: expect.stringMatching(/^(?!.*SEPULUH)[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/) },
  })
  expect((await progress(first)).reward.code).toBeNull()
  const [coupon] = await app.asOwner('select max_uses, allowed_buyers from coupons where code = $1', [open.reward.code])
  expect(coupon).toEqual({ max_uses: 1, allowed_buyers: ['+60123456789'] })
  expect((await owner.get(settings)).body.data).toMatchObject({
    shares: 1,
    counted: 3,
    passed_over: 1,
    own_visits: 1,
    opened: 1,
  })
})

test('one line of IPv6 is one address, however many it shows', async () => {
  await owner.put(settings, lock())
  const { share, me } = await join('0129990001')
  const progress = async () =>
    (await me.get(`/api/ajax/guest/viral-lock/${viewId}/${share.code}`, { headers: browser })).body.data.progress
  for (const end of ['11', '12', '13', '14:1']) await visit(share.code, { remoteAddress: `2a05:4f00:77:542::${end}` })
  expect(await progress()).toBe(1)
  await visit(share.code, { remoteAddress: '2a05:4f00:77:543::11' })
  expect(await progress()).toBe(2)
})

test('rewards end when the last is taken, and so does the offer on the page', async () => {
  expect((await owner.put(settings, lock({ goal: 1, max_rewards: 2 }))).body.data).toMatchObject({ max_rewards: 2 })
  expect((await view()).viral_lock).not.toBeNull()
  const [first, second] = [await join('0121111111'), await join('0121111112')]
  // One is opened by now, from before; of two who come at once the first takes what is left.
  const state = async ({ me, share }: typeof first) =>
    (await me.get(`/api/ajax/guest/viral-lock/${viewId}/${share.code}`, { headers: browser })).body.data
  await visit(first.share.code, { remoteAddress: '175.143.1.1' })
  expect(await state(first)).toMatchObject({ is_open: true })
  await visit(second.share.code, { remoteAddress: '175.143.1.2' })
  expect([await state(first), await state(second)]).toMatchObject([
    { is_open: true, is_over: false },
    { is_open: false, is_over: true, progress: 1, reward: { code: null } },
  ])
  expect((await view()).viral_lock).toBeNull()
  expect((await join('0121111113')).answer.status).toBe(409)
  expect((await owner.put(settings, lock({ max_rewards: '' }))).body.data).toMatchObject({ max_rewards: null })
})

test('a seller sees who brought how many, and stops a link', async () => {
  const links = `${settings}/links`
  const rows = async () => (await owner.get(links)).body.data as { id: number; phone: string; counted: number }[]
  expect((await rows())[0]).toMatchObject({
    phone: '+60123456789',
    counted: 3,
    passed_over: 1,
    own_visits: 1,
    places: 2,
  })
  const { share } = await join('0127778888')
  const id = (await rows()).find(({ phone }) => phone === '+60127778888')?.id ?? 0
  expect((await rival.get(links)).status).toBe(404)
  expect((await rival.post(`${links}/${id}/stop`)).status).toBe(404)
  expect((await owner.post(`${links}/${id}/stop`)).status).toBe(200)
  await visit(share.code, { remoteAddress: '175.143.2.1' })
  await visit(share.code, { remoteAddress: '175.143.2.2' })
  const after = (await rows()).find((row) => row.id === id)
  expect(after).toMatchObject({ counted: 0, stopped_at: expect.any(String) })
})

test('a link is anybody’s; who also wants to hear from the shop is a lead, with the words they read', async () => {
  await join('0129990001')
  const me = await app.client('ms')
  const body = { phone: '0129990002', consent: true }
  expect((await me.post(`/api/ajax/guest/viral-lock/${viewId}`, body, { headers: browser })).status).toBe(200)
  expect((await owner.get('/api/ajax/seller/leads')).body.data).toMatchObject([
    { phone: '+60129990002', source: 'viral_lock', status: 'new' },
  ])
  expect(await app.asOwner(`select place, lang, words from consent_events where address = '+60129990002'`)).toEqual([
    { place: `/i/${viewId}`, lang: 'ms', words: contactWords.ms.replace('{shop}', 'Kedai demo') },
  ])
  expect(await app.asOwner(`select 1 from consent_events where address = '+60129990001'`)).toEqual([])
})

test('whoever came by one link counts for no other; an end ends it', async () => {
  const { share, me: sender } = await join('0131112222')
  const other = await visit(share.code)
  // Counted after the answer: one after the other.
  await sender.get(`/api/ajax/guest/viral-lock/${viewId}/${share.code}`)
  const { share: second, me } = await join('0132223333')
  await other.open(`/s/demo/i/${viewId}?vl=${second.code}`, { headers: browser })
  const state = await me.get(`/api/ajax/guest/viral-lock/${viewId}/${second.code}`)
  expect(state.body.data.progress).toBe(0)
  expect((await me.get(`/api/ajax/guest/viral-lock/${viewId}/nobody`)).status).toBe(404)
  app.clock.set('2026-12-02T00:00:00Z')
  expect((await join('0134445555')).answer.status).toBe(409)
  expect((await view()).viral_lock).toBeNull()
})
