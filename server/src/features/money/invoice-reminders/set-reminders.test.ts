import { expect, test } from 'vitest'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from '../invoices/invoices.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')

const dated = { ...plainInvoice, issue_date: '2026-11-20', due_date: '2026-12-01' }
const set = (hashslug: string, steps: object[]) => owner.post(`${path}/set-reminder/${hashslug}`, { steps })

test('steps become moments at nine in the morning; set again they are the same, one left out is gone', async () => {
  const { hashslug } = await makeApproved(app, shop, dated)
  const steps = [
    { anchor: 'due', offset_days: -3, channel: 'email' },
    { anchor: 'due', offset_days: 0 },
    { anchor: 'issue', offset_days: 30, channel: 'whatsapp' },
  ]
  const { status, body } = await set(hashslug, steps)
  expect([status, body.message]).toEqual([200, 'Reminders saved. The next one will be sent on 28 Nov 2026.'])
  expect(body.data.reminders).toMatchObject([
    {
      anchor: 'due',
      offset_days: -3,
      channel: 'email',
      due_at: '2026-11-28 09:00:00',
      state: 'planned',
      done_at: null,
    },
    { due_at: '2026-12-01 09:00:00' },
    { anchor: 'issue', due_at: '2026-12-20 09:00:00' },
  ])
  const again = await set(hashslug, steps)
  expect(again.body.data.reminders).toEqual(body.data.reminders)
  expect(again.body.data.timeline.filter(({ name }: { name: string }) => name === 'reminder.set')).toHaveLength(1)
  expect((await set(hashslug, steps.slice(1))).body.data.reminders).toHaveLength(2)
  const none = await set(hashslug, [])
  expect([none.body.message, none.body.data.reminders]).toEqual(['No reminders will be sent.', []])
})

test('as a form sends them', async () => {
  const { hashslug } = await makeApproved(app, shop, dated)
  const { status, body } = await owner.multipart(`${path}/set-reminder/${hashslug}`, {
    'steps[0][anchor]': 'due',
    'steps[0][offset_days]': '7',
    'steps[0][channel]': 'sms',
  })
  expect([status, body.data.reminders]).toMatchObject([
    200,
    [{ offset_days: 7, channel: 'sms', due_at: '2026-12-08 09:00:00' }],
  ])
})

test.each([
  ['further than 90 days', [{ offset_days: 91 }], 'steps.0.offset_days'],
  ['the same step twice', [{ offset_days: 1 }, { offset_days: 1 }], 'steps.1'],
  ['seven steps', [1, 2, 3, 4, 5, 6, 7].map((offset_days) => ({ offset_days })), 'steps'],
  ['an unknown channel', [{ offset_days: 1, channel: 'pigeon' }], 'steps.0.channel'],
])('%s is refused at its place', async (_what, steps, field) => {
  const { hashslug } = await makeApproved(app, shop, dated)
  const { status, body } = await set(hashslug, steps)
  expect([status, Object.keys(body.data)]).toEqual([422, [field]])
})

test('a draft and a paid invoice have nobody to remind', async () => {
  const draft = await makeInvoice(app, shop)
  expect((await set(draft.hashslug, [])).body.message).toBe('This invoice is still a draft. Approve it first.')
  const free = await makeApproved(app, shop, {
    ...plainInvoice,
    invoice_items: [{ item_name: 'Percuma', amount: '0' }],
    shipping: '0',
  })
  expect([(await set(free.hashslug, [])).status, (await set(free.hashslug, [])).body.message]).toEqual([
    409,
    'This invoice has no balance due.',
  ])
})

test('only the shop’s own people who may', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const url = `${path}/set-reminder/${hashslug}`
  expect((await (await app.client()).post(url, {})).status).toBe(401)
  expect((await (await signedIn(app, rival.ownerId)).post(url, {})).status).toBe(404)
  expect(
    (await (await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))).post(url, {}))
      .status,
  ).toBe(403)
})

test('an approved invoice begins with the shop’s usual reminders that still come', async () => {
  await app.asOwner(`insert into invoice_settings (shop_id, reminder_steps, updated_at) values ($1, $2, now())`, [
    rival.shopId,
    JSON.stringify([
      { anchor: 'due', offset_days: 1, channel: 'email' },
      { anchor: 'due', offset_days: -30, channel: 'email' },
    ]),
  ])
  const { id } = await makeApproved(app, rival, dated)
  expect(await app.asOwner('select offset_days, state from invoice_reminders where invoice_id = $1', [id])).toEqual([
    { offset_days: 1, state: 'planned' },
  ])
})
