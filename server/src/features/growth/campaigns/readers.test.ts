import { expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordConsent } from '../opt-outs/actions/record-consent.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const path = '/api/ajax/seller/campaigns'
const { app, shop, owner } = await startTestShop({ now: '2026-11-20T04:00:00Z' })
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const { shopId } = shop
const agree = (phone: string) =>
  inTransaction(app.deps.db, { shopId }, (trx) =>
    recordConsent(trx, {
      shopId,
      name: 'Siti',
      phone,
      email: null,
      source: 'test',
      words: 'Ya',
      lang: 'ms',
      now: app.clock.now(),
    }),
  )
const readers = async (id: number, page = 1) => (await owner.get(`${path}/${id}/recipients?page=${page}`)).body

test('who is left out and why is told; each reader has a state, and a chat with the same words', async () => {
  // One customer who did not agree, one without an address for e-mail, one who stopped it.
  await placeTestOrder(app, shop)
  for (const phone of ['+60121111111', '+60122222222', '+60123333333']) await agree(phone)
  await owner.post('/api/ajax/seller/opt-outs', { phone: '0123333333', channel: 'sms' })
  const check = async (channel: string) =>
    (await owner.post(`${path}/check`, { channel, text: 'Jualan', audience: {} })).body.data
  expect(await check('sms')).toMatchObject({
    recipients: 2,
    left_out: { no_consent: 1, opted_out: 1, no_address: 0 },
  })
  expect((await check('email')).left_out).toEqual({ no_consent: 1, opted_out: 0, no_address: 0 })
  await app.asOwner('update customers set email = null')
  expect((await check('email')).left_out).toEqual({ no_consent: 0, opted_out: 0, no_address: 1 })

  const made = await owner.post(path, { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan 20% & lagi' })
  const { id } = made.body.data
  const planned = await readers(id)
  expect(planned.data).toMatchObject([
    {
      recipient: '+60121111111',
      state: 'planned',
      whatsapp_link: 'https://wa.me/60121111111?text=Jualan%2020%25%20%26%20lagi',
    },
    { recipient: '+60122222222', state: 'planned' },
  ])
  expect((await readers(id, 2)).data).toEqual([])
  await owner.post(`${path}/${id}/send`, {})
  await owner.post('/api/ajax/seller/opt-outs', { phone: '0122222222' })
  await app.runJobs()
  expect((await readers(id)).data).toMatchObject([
    { recipient: '+60121111111', state: 'sent', why: '', parts: 1 },
    { recipient: '+60122222222', state: 'skipped', why: 'Opted out', whatsapp_link: null },
  ])
  expect((await rival.get(`${path}/${id}/recipients`)).status).toBe(404)

  // Sent by hand in a chat, it stands in the ledger, for everybody of the shop; never to who asked for silence.
  const chat = (recipient: string, by = owner) => by.post(`${path}/${id}/chats`, { recipient })
  expect([(await chat('+60121111111')).status, (await chat('+60122222222')).status]).toEqual([200, 409])
  expect([(await chat('+60121111111')).status, (await chat('+60121111111', rival)).status]).toEqual([200, 404])
  expect((await readers(id)).data).toMatchObject([{ chat_at: expect.any(String) }, { chat_at: null }])
  const sent = (await owner.get('/api/ajax/seller/messages?channel=whatsapp')).body.data
  expect(sent).toMatchObject([{ reason: 'campaign', recipient: '+60121111111', basis: 'consent', state: 'sent' }])
  expect((await owner.get(`${path}/${id}`)).body.data.counts).toMatchObject({ sent: 1, skipped: 1, total: 2 })
})

test('orders that follow within seven days are told, and no others', async () => {
  await app.asOwner('delete from opt_outs')
  app.clock.advance(60_000)
  await agree('+60198765432') // whose orders the fixtures place
  const { id } = (await owner.post(path, { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan' })).body.data
  await owner.post(`${path}/${id}/send`, {})
  await app.runJobs()
  const sales = async () => (await owner.get(`${path}/${id}`)).body.data.sales
  expect(await sales()).toEqual({ orders: 0, total: '0.00' })
  app.clock.advance(60_000)
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  await app.asOwner('update orders set placed_at = $2 where order_no = $1', [order.orderNo, app.clock.now()])
  expect(await sales()).toMatchObject({ orders: 1 })
  await app.asOwner(`update orders set placed_at = placed_at + interval '8 days' where order_no = $1`, [order.orderNo])
  expect(await sales()).toMatchObject({ orders: 0 })
})

test('audiences by what was spent, and by the last order, are those of the list of customers', async () => {
  const size = async (audience: object) =>
    (await owner.post(`${path}/check`, { channel: 'sms', text: 'x', audience })).body.data?.recipients
  const [row] = await app.asOwner<{ spent: string; last: string }>(
    `select ((sum(o.paid_sen - o.refunded_sen)) / 100.0)::numeric(10, 2)::text as spent, to_char(max(c.last_order_at) at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD') as last
     from customers c join orders o on o.customer_id = c.id where c.phone = '+60198765432'`,
  )
  const spent = Number(row?.spent)
  expect(spent).toBeGreaterThan(0)
  expect(await size({ spent_from: String(spent) })).toBe(1)
  expect(await size({ spent_from: String(spent + 0.01) })).toBe(0)
  const next = new Date(`${row?.last}T00:00:00Z`)
  const day = (plus: number) => new Date(next.getTime() + plus * 86_400_000).toISOString().slice(0, 10)
  expect(await size({ group: 'customers', since: day(0) })).toBe(1)
  expect(await size({ group: 'customers', since: day(1) })).toBe(0)
  expect(await size({ quiet_since: day(0) })).toBe(0)
  expect(await size({ quiet_since: day(1) })).toBe(1)
  expect(await size({ not_bought: 'MUG-demo', group: 'customers' })).toBe(0)
})
