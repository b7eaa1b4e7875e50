import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { runDueReminders } from '../invoice-reminders/actions/run-due-reminders.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { saveDelivery } from './queries/deliveries.ts'

const path = '/api/ajax/seller/invoices'
const app = await startTestApp({ config: { smsPerDay: 3 } })
const shop = await openTestShop(app, 'demo')
const rival = await openTestShop(app, 'rival')
const owner = await signedIn(app, shop.ownerId)
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  await app.asOwner('delete from invoice_deliveries')
  await app.asOwner('delete from messages')
})

const usedUp = 'Today’s limit of 3 SMS is reached. E-mail and WhatsApp still work.'
const text = async (by = owner, of = shop) =>
  by.post(`${path}/send/${(await makeApproved(app, of)).hashslug}`, { channels: ['sms'] })
const textMany = async (times: number) => {
  for (let sent = 0; sent < times; sent += 1) expect((await text()).status).toBe(200)
}
const texts = async () =>
  (
    await app.asOwner<{ n: number }>(
      `select count(*)::int as n from invoice_deliveries where shop_id = $1 and channel = 'sms'`,
      [shop.shopId],
    )
  )[0]?.n

test('of two at once at the last one, one goes and one is told at its field', async () => {
  await textMany(2)
  const slugs = [(await makeApproved(app, shop)).hashslug, (await makeApproved(app, shop)).hashslug]
  const answers = await Promise.all(slugs.map((slug) => owner.post(`${path}/send/${slug}`, { channels: ['sms'] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
    message: usedUp,
    data: { channels: [usedUp] },
  })
  expect(await texts()).toBe(3)
})

test('nothing of a refused sending goes out, the other ways still do, and another shop has its own', async () => {
  await textMany(3)
  const { hashslug, id } = await makeApproved(app, shop)
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['email', 'sms'] })).body.data).toEqual({
    channels: [usedUp],
  })
  expect(await app.asOwner('select 1 from invoice_deliveries where invoice_id = $1', [id])).toEqual([])
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['email', 'whatsapp'] })).status).toBe(200)
  expect((await text(await signedIn(app, rival.ownerId), rival)).status).toBe(200)
})

test('the day is the shop’s: it begins at midnight in Malaysia', async () => {
  app.clock.set('2026-11-20T15:59:00Z')
  await textMany(3)
  expect((await text()).status).toBe(422)
  app.clock.set('2026-11-20T16:00:00Z')
  expect((await text()).status).toBe(200)
})

test('what its provider refused does not count; the same one pressed twice is one', async () => {
  await textMany(2)
  const [last] = await app.asOwner<{ id: number }>('select max(id)::int as id from invoice_deliveries')
  await inTransaction(app.deps.db, { shopId: shop.shopId }, (trx) =>
    saveDelivery(trx, shop.shopId, last?.id ?? 0, { status: 'failed' }),
  )
  const { hashslug } = await makeApproved(app, shop)
  for (const _ of [1, 2]) expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).status).toBe(200)
  expect((await text()).status).toBe(200)
  expect((await text()).status).toBe(422)
})

test('a reminder by SMS waits until the next morning, and goes then', async () => {
  const { hashslug, id } = await makeApproved(app, shop, {
    ...plainInvoice,
    issue_date: '2026-11-20',
    due_date: '2026-12-01',
  })
  await owner.post(`${path}/set-reminder/${hashslug}`, { steps: [{ offset_days: 0, channel: 'sms' }] })
  app.clock.set('2026-12-01T02:00:00Z')
  await textMany(3)
  expect(await runDueReminders(app.deps)).toBe(0)
  expect(await app.asOwner('select state, not_before from invoice_reminders where invoice_id = $1', [id])).toEqual([
    { state: 'planned', not_before: new Date('2026-12-02T01:00:00Z') },
  ])
  app.clock.set('2026-12-02T01:00:00Z')
  expect(await runDueReminders(app.deps)).toBe(1)
  expect(await app.asOwner('select state from invoice_reminders where invoice_id = $1', [id])).toEqual([
    { state: 'sent' },
  ])
})
