import { describe, expect, test } from 'vitest'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const { app: kedai, shop, owner } = await startTestShop()
const rival = await openTestShop(kedai, 'rival')
const activity = '/api/ajax/seller/activity'
// One every minute back from now, by turns money and settings.
const addLines = ({ shopId, ownerId }: TestShop, count: number) =>
  kedai.asOwner(
    `
  insert into audit_log (shop_id, user_id, kind, action, subject_type, subject_ref, after, at)
  select $1, case when n % 10 = 0 then null else $2::bigint end, case when n % 2 = 0 then 'money' else 'settings' end,
    case when n % 2 = 0 then 'payment.recorded' else 'terms.edited' end, 'order', n::text, '{"amount": "1.00"}', $3::timestamptz - n * interval '1 minute'
  from generate_series(1, $4::integer) n`,
    [shopId, ownerId, kedai.clock.now(), count],
  )
await addLines(shop, 10_000)
await addLines(rival, 100)

describe('the log of ten thousand lines', () => {
  test('shows the newest first, a page at a time', async () => {
    const { body } = await owner.get(activity)
    expect(body.meta).toMatchObject({ page: 1, per_page: 50, total: 5000, last_page: 100, total_is_capped: true })
    expect(body.data[0]).toMatchObject({
      at: '2026-11-20 11:59:00',
      kind: 'settings',
      action: 'terms.edited',
      person: { id: shop.ownerId },
      subject: { type: 'order', ref: '1' },
      before: null,
      after: { amount: '1.00' },
    })
    expect((await owner.get(`${activity}?page=100`)).body.data.at(-1).subject.ref).toBe('5000')
    expect((await owner.get(`${activity}?page=101`)).status).toBe(422)
  })

  test('is filtered by kind, person and days, together too', async () => {
    const kinds = (await owner.get(`${activity}?kind=money`)).body.data.map((row: { kind: string }) => row.kind)
    expect(new Set(kinds)).toEqual(new Set(['money']))
    const { data, meta } = (
      await owner.get(`${activity}?kind=money&person=${shop.ownerId}&from=2026-11-19&until=2026-11-19`)
    ).body
    expect(meta.total).toBe(576) // of the 1440 minutes of that day: even ones, but for each tenth
    expect(data[0].at).toBe('2026-11-19 23:58:00')
    expect((await owner.get(`${activity}?kind=&person=&from=&until=`)).status).toBe(200)
    expect((await owner.get(`${activity}?from=soon`)).status).toBe(422)
    expect((await owner.get(`${activity}?from=2026-02-31`)).status).toBe(200)
    expect((await owner.get(`${activity}/people`)).body.data).toEqual([{ id: shop.ownerId, name: 'owner@demo.test' }])
  })

  test('costs little at any filter', async () => {
    for (const filter of ['', '?kind=money&page=100', `?person=${shop.ownerId}`, '?from=2026-11-14&until=2026-11-15']) {
      const started = performance.now()
      expect((await owner.get(activity + filter)).status).toBe(200)
      expect(performance.now() - started).toBeLessThan(1000)
    }
  })
})

test('the log is the owner’s: no guest, no staff, no other shop sees it', async () => {
  expect((await (await kedai.client()).get(activity)).status).toBe(401)
  const helper = await signedIn(
    kedai,
    await addStaff(kedai, shop.shopId, 'staff@demo.test', ['orders', 'payments', 'shop_settings']),
  )
  expect((await helper.get(activity)).status).toBe(403)
  const stranger = await signedIn(kedai, rival.ownerId)
  expect((await stranger.get(activity)).body.meta.total).toBe(100)
  expect((await stranger.get(`${activity}?person=${shop.ownerId}`)).body.data).toEqual([])
  expect((await stranger.get(activity, { headers: { 'x-shop': 'demo' } })).status).toBe(404)
})
