import { expect, test } from 'vitest'
import { openTestShop, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

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
      name: 'Siti',
      phone: '+60123456789',
      email: 'siti@buyer.test',
      source: 'banner',
      status: 'new',
      answers: { saiz: 'L' },
      entries: [{ name: 'Siti Aminah', email: null, source: 'lead_form', answers: { warna: 'merah' } }],
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

test('what a lead said stays, and what its number sends later stands beside it, bounded', async () => {
  const phone = '019-222 3344'
  const said = { phone, name: 'Siti Victim', email: 'siti1@victim.test', consent: true, answers: { Soalan: 'betul' } }
  await leave(said)
  await leave(said)
  const stranger = await app.client('en')
  const send = (more: object) => stranger.post('/api/ajax/guest/lead/demo', { ...said, ...more })
  const evil = { name: 'HACKED http://evil.test', email: 'evil1@attacker.test', answers: { Soalan: 'palsu' } }
  expect((await send(evil)).status).toBe(200)
  expect((await send(evil)).status).toBe(200)
  const find = async () => (await list('?term=19222')).at(0)
  expect(await find()).toMatchObject({
    name: 'Siti Victim',
    email: 'siti1@victim.test',
    answers: { Soalan: 'betul' },
    entries: [{ ...evil, at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
  })
  for (let at = 1; at <= 25; at++) await send({ name: `Nama ${at}` })
  const { id, name, entries } = await find()
  expect([name, entries.length, entries[0].name, entries.at(-1).name]).toEqual(['Siti Victim', 20, 'Nama 25', 'Nama 6'])
  const saved = await owner.put(`/api/ajax/seller/leads/${id}`, { note: 'Tanya dahulu' })
  expect(saved.body.data.entries).toHaveLength(20)
})
