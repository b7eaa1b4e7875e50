import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordConsent } from '../opt-outs/actions/record-consent.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

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
    { recipient: '+60122222222', state: 'skipped', why: 'They asked for no more offers', whatsapp_link: null },
  ])
  expect((await rival.get(`${path}/${id}/recipients`)).status).toBe(404)
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
