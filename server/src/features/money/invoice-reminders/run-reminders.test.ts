import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { voidInvoice } from '../invoices/actions/void-invoice.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'
import { runDueReminders } from './actions/run-due-reminders.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())
let owner: TestClient
beforeEach(async () => {
  app.clock.set('2026-11-20T04:00:00Z') // noon in Malaysia
  await app.asOwner('delete from invoice_reminders')
  await app.mailbox() // what the last test left to be mailed
  await app.asOwner('delete from mailbox')
  owner = await signedIn(app, shop.ownerId)
})

const dated = { ...plainInvoice, issue_date: '2026-11-20', due_date: '2026-12-01' }
async function reminded(steps: object[], typed: Parameters<typeof makeApproved>[2] = dated) {
  const invoice = await makeApproved(app, shop, typed)
  const { status } = await owner.post(`${path}/set-reminder/${invoice.hashslug}`, { steps })
  expect(status).toBe(200)
  return invoice
}
const states = async (id: number) =>
  (
    await app.asOwner<{ state: string }>('select state from invoice_reminders where invoice_id = $1 order by due_at', [
      id,
    ])
  ).map(({ state }) => state)
const run = () => runDueReminders(app.deps)
const at = (malaysian: string) => app.clock.set(new Date(`${malaysian.replace(' ', 'T')}:00+08:00`))

test('it goes out when due, once, and the buyer reads what is owed', async () => {
  const { id, number } = await reminded([{ offset_days: 0 }])
  at('2026-12-01 08:59')
  expect(await run()).toBe(0)
  at('2026-12-01 09:00')
  expect([await run(), await run(), await states(id)]).toEqual([1, 0, ['sent']])
  const mails = (await app.mailbox()).filter(({ recipient }) => recipient === 'akaun@runcit.test')
  expect(mails.map(({ subject }) => subject)).toEqual([`Reminder: invoice ${number} from Kedai demo, RM 128.21`])
})

test('late is still in time, for three days; not at night, and one a day', async () => {
  const { id } = await reminded([{ offset_days: 0 }, { offset_days: 1 }])
  at('2026-12-01 21:00')
  expect(await run()).toBe(0)
  at('2026-12-03 10:00') // both are due
  expect([await run(), await states(id)]).toEqual([1, ['sent', 'planned']])
  at('2026-12-03 19:00')
  expect(await run()).toBe(0)
  at('2026-12-04 09:00')
  expect([await run(), await states(id)]).toEqual([1, ['sent', 'sent']])
})

test('three days late it is missed, and the seller is told once', async () => {
  const { id, hashslug, number } = await reminded([{ offset_days: 0 }])
  at('2026-12-04 09:00')
  expect([await run(), await run(), await states(id)]).toEqual([0, 0, ['missed']])
  const mails = await app.mailbox()
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@demo.test', 'Missed reminders: 1'],
  ])
  expect(mails[0]?.plain).toContain(number)
  owner = await signedIn(app, shop.ownerId)
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data).toMatchObject({
    reminders: [{ state: 'missed' }],
    timeline: [{ name: 'reminder.missed', text: 'The reminder of 2026-12-01 was missed' }, {}, {}, {}],
  })
})

test('a void invoice stops its reminders; so does one that is found paid', async () => {
  const { id } = await reminded([{ offset_days: 0 }])
  await inTransaction(app.db, { shopId: shop.shopId }, async (trx) =>
    voidInvoice(trx, await lockInvoice(trx, { shopId: shop.shopId, invoiceId: id }), {
      reason: '',
      userId: shop.ownerId,
      now: app.clock.now(),
    }),
  )
  expect(await states(id)).toEqual(['stopped'])
  const paid = await reminded([{ offset_days: 0 }])
  expect(
    (await owner.post(`${path}/record-payment/${paid.hashslug}`, { amount: '128.21', method: 'cash' })).status,
  ).toBe(200)
  expect(await states(paid.id)).toEqual(['stopped'])
  at('2026-12-01 09:00')
  expect(await run()).toBe(0)
})

test('another due date moves what has not gone out', async () => {
  const { id, hashslug } = await reminded([{ offset_days: 0 }])
  const { status } = await owner.post(`${path}/update/${hashslug}`, {
    ...dated,
    due_date: '2026-12-10',
    revision: (await owner.get(`${path}/view/${hashslug}`)).body.data.revision,
  })
  expect(status).toBe(200)
  at('2026-12-01 09:00')
  expect(await run()).toBe(0)
  at('2026-12-10 09:00')
  expect([await run(), await states(id)]).toEqual([1, ['sent']])
})

test('a buyer who sent a slip is left in peace until it is looked at', async () => {
  const { id } = await reminded([{ offset_days: 0 }])
  const [file] = await app.asOwner<{ id: number }>(
    `insert into files (shop_id, key, kind, private, file_name, mime, bytes, sha256) values ($1, 'slip-1', 'payment_proof', true, 'resit.webp', 'image/webp', 10, '\\x00') returning id`,
    [shop.shopId],
  )
  await app.asOwner(
    `insert into invoice_proofs (shop_id, invoice_id, file_id, status, original_sha256, uploaded_by, uploaded_at) values ($1, $2, $3, 'uploaded', '\\x00', 'buyer', now())`,
    [shop.shopId, id, file?.id],
  )
  at('2026-12-01 09:00')
  expect([await run(), await states(id)]).toEqual([0, ['planned']])
})

test('one that reaches nobody has failed, visibly', async () => {
  const { id, hashslug } = await reminded([{ offset_days: 0, channel: 'email' }], {
    ...dated,
    buyer: { name: 'Tunai', phone: '012-345 6789' },
  })
  at('2026-12-01 09:00')
  expect([await run(), await states(id)]).toEqual([0, ['failed']])
  owner = await signedIn(app, shop.ownerId)
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data.timeline[0]).toMatchObject({ name: 'delivery.failed' })
})

test('by WhatsApp the seller is told to send it, and it is sent once they have', async () => {
  const { number, hashslug } = await reminded([{ offset_days: 0, channel: 'whatsapp' }])
  at('2026-12-01 09:00')
  expect(await run()).toBe(1)
  expect((await app.mailbox()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@demo.test', `Time to remind Kedai Runcit Siti: invoice ${number}`],
  ])
  owner = await signedIn(app, shop.ownerId)
  const before = (await owner.get(`${path}/view/${hashslug}`)).body.data
  expect(before).toMatchObject({
    reminders: [{ state: 'to_send' }],
    deliveries: [
      { channel: 'whatsapp', status: 'queued', link: expect.stringContaining('https://wa.me/60123456789?text=') },
    ],
  })
  expect(before.timeline.map(({ name }: { name: string }) => name)).not.toContain('reminder.sent')
  const press = () => owner.post(`${path}/sent-by-hand/${hashslug}/${before.deliveries[0].id}`, {})
  const [after, again] = [await press(), await press()]
  expect(after.body.data).toMatchObject({
    reminders: [{ state: 'sent' }],
    deliveries: [{ status: 'sent' }],
    timeline: [{ name: 'reminder.sent', actor: 'seller' }, ...before.timeline],
  })
  expect(again.body.data.timeline).toEqual(after.body.data.timeline)
})

test('a chat that waits is gone once the invoice is paid, and no other invoice’s is sent', async () => {
  const { hashslug } = await reminded([{ offset_days: 0, channel: 'whatsapp' }])
  const other = await makeApproved(app, shop, dated)
  at('2026-12-01 09:00')
  await run()
  await app.mailbox() // the chat is written by its job
  owner = await signedIn(app, shop.ownerId)
  const [delivery] = (await owner.get(`${path}/view/${hashslug}`)).body.data.deliveries
  expect((await owner.post(`${path}/sent-by-hand/${other.hashslug}/${delivery.id}`, {})).status).toBe(404)
  expect((await owner.post(`${path}/sent-by-hand/${hashslug}/x`, {})).status).toBe(404)
  const paid = await owner.post(`${path}/record-payment/${hashslug}`, { amount: '128.21', method: 'cash' })
  expect(paid.body.data).toMatchObject({ reminders: [{ state: 'stopped' }], deliveries: [] })
})

test('six workers at once remind once', async () => {
  const { id } = await reminded([{ offset_days: 0 }])
  at('2026-12-01 09:00')
  const counts = await Promise.all(Array.from({ length: 6 }, run))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await app.asOwner(`select count(*)::int as n from invoice_deliveries where invoice_id = $1`, [id])).toEqual([
    { n: 1 },
  ])
})
