import { expect, test } from 'vitest'
import { openTestShop, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const guest = await app.client('en')
const leave = (more: object) =>
  guest.post('/api/ajax/guest/lead/demo', { name: 'Siti', phone: '012-345 6789', ...more })
const list = async (query = '') => (await owner.get(`/api/ajax/seller/leads${query}`)).body.data

test('a number is kept with the consent, once', async () => {
  expect((await leave({})).status).toBe(422)
  expect((await leave({ consent: false })).body.data).toHaveProperty('consent')
  expect((await leave({ consent: true, phone: 'x' })).status).toBe(422)
  expect(
    (await leave({ consent: true, email: 'Siti@Buyer.test', source: 'banner', answers: { saiz: 'L' } })).status,
  ).toBe(200)
  expect((await leave({ consent: '1', name: 'Siti Aminah', answers: { warna: 'merah' } })).status).toBe(200)
  expect(
    (await guest.post('/api/ajax/guest/lead/tiada', { name: 'a', phone: '0123456789', consent: true })).status,
  ).toBe(404)
  expect(await list()).toMatchObject([
    {
      name: 'Siti Aminah',
      phone: '+60123456789',
      email: 'siti@buyer.test',
      source: 'banner',
      status: 'new',
      answers: { saiz: 'L', warna: 'merah' },
    },
  ])
  const consents = await app.asOwner<{ channel: string }>(
    'select channel, words from marketing_consents order by channel',
  )
  expect(consents).toMatchObject([
    { channel: 'email' },
    { channel: 'sms', words: expect.stringContaining('may contact me') },
  ])
})

test('the shop works it, and an order wins it', async () => {
  const [{ id }] = await list()
  const path = `/api/ajax/seller/leads/${id}`
  const saved = await owner.put(path, {
    status: 'contacted',
    owner_id: shop.ownerId,
    next_action_on: '2026-12-01',
    note: 'Suka merah',
  })
  expect(saved.body.data).toMatchObject({
    status: 'contacted',
    owner_id: shop.ownerId,
    next_action_on: '2026-12-01',
    note: 'Suka merah',
  })
  expect((await owner.put(path, { status: 'maybe' })).status).toBe(422)
  expect((await owner.put(path, { owner_id: 999999 })).status).toBe(422)
  expect((await rival.put(path, { status: 'lost' })).status).toBe(404)
  expect(await list('?status=new')).toEqual([])
  expect(await list('?term=345%206789')).toHaveLength(1)
  await placeTestOrder(app, shop)
  const [{ buyer_phone: phone } = { buyer_phone: '' }] = await app.asOwner<{ buyer_phone: string }>(
    'select buyer_phone from orders',
  )
  await leave({ phone, name: 'Pembeli', consent: true })
  const { orderNo } = await placeTestOrder(app, shop)
  const won = (await list('?status=won')).filter((one: { phone: string }) => one.phone === phone)
  expect(won).toMatchObject([{ order_no: orderNo, status: 'won' }])
})
