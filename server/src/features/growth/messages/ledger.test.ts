import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSms } from '../../../integrations/sms/registry.ts'
import { startStandIn } from '../../../integrations/sms/stand-in.fixture.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bring, dsnOf } from '../../money/invoice-sending/bounces.fixture.ts'
import { makeApproved, plainInvoice } from '../../money/invoices/invoices.fixture.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { recordConsent } from '../opt-outs/actions/record-consent.ts'
import { makeQuote } from '../../money/quotes/quotes.fixture.ts'

const { app, shop, owner } = await startTestShop({
  now: '2026-11-20T04:00:00Z',
  config: { bounces: { local: 'bounces', domain: 'mail.kedai.test', port: 0, host: '127.0.0.1' } },
})
const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
const standIn = await startStandIn()
afterAll(() => standIn.close())

const path = '/api/ajax/seller/messages'
const list = async (query = '', by = owner) => (await by.get(`${path}${query}`)).body.data as Record<string, unknown>[]
const about = (rows: Record<string, unknown>[]) => rows.map(({ reason, channel, state }) => [reason, channel, state])
/** Hand-overs that the ledger does not say the same of. */
const apart = () =>
  app.asOwner(
    `select d.id from (
       select id, shop_id, 'invoice:' || id as origin, case status when 'opened' then 'sent' else status end as state, recipient, sent_at, parts, provider_ref, delivered_at from invoice_deliveries
       union all select id, shop_id, 'quote:' || id, status, recipient, sent_at, null, null, null from quote_deliveries
       union all select id, shop_id, 'statement:' || id, status, recipient, sent_at, null, null, null from statement_deliveries) d
     left join messages m on m.shop_id = d.shop_id and m.origin = d.origin and m.recipient = d.recipient and m.state = d.state
       and m.sent_at is not distinct from d.sent_at and m.parts is not distinct from d.parts
       and m.provider_ref is not distinct from d.provider_ref and m.delivered_at is not distinct from d.delivered_at
     where m.id is null`,
  )
const byMocean = () => {
  app.deps.config.publicUrl = 'https://kedai.example'
  app.deps.sms = createSms({
    settings: { provider: 'mocean', apiKey: 'k', apiSecret: 's', from: 'Kedai', baseUrl: standIn.baseUrl },
    clock: app.clock,
    mailbox: null,
  })
  standIn.say({ body: { messages: [{ status: 0, msgid: 'C1' }] } })
}
const reportOn = (status: string) =>
  app.app.inject({
    method: 'POST',
    url: (standIn.asked.at(-1)?.form['mocean-dlr-url'] ?? '').replace('https://kedai.example', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ 'mocean-msgid': 'C1', 'mocean-dlr-status': status, 'mocean-to': '60' }).toString(),
  })
const agree = (phone: string | null, email: string | null) =>
  inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
    recordConsent(trx, {
      ...{ shopId: shop.shopId, name: 'Siti', phone, email, source: 'checkout', words: 'Ya' },
      ...{ lang: 'ms', now: app.clock.now() },
    }),
  )
const { publicUrl } = app.deps.config
beforeEach(async () => {
  app.deps.config.publicUrl = publicUrl
  app.deps.sms = createSms({ settings: null, clock: app.clock, mailbox: async () => {} })
  app.clock.advance(300_000)
  for (const paper of ['invoice', 'quote', 'statement']) await app.asOwner(`delete from ${paper}_deliveries`)
  for (const table of ['messages', 'marketing_consents', 'opt_outs', 'mailbox'])
    await app.asOwner(`delete from ${table}`)
})

describe('papers', () => {
  test('an invoice stands in it with each of its ways, what it cost and in which words', async () => {
    const { hashslug, number } = await makeApproved(app, shop)
    const send = (more: object) => owner.post(`/api/ajax/seller/invoices/send/${hashslug}`, more)
    expect((await send({ channels: ['email', 'whatsapp', 'sms'], cc: 'akaun@runcit.test' })).status).toBe(200)
    const rows = await list('?reason=invoice')
    expect(about(rows).sort()).toEqual([
      ['invoice', 'email', 'sent'],
      ['invoice', 'sms', 'sent'],
      ['invoice', 'whatsapp', 'queued'],
    ])
    expect(rows.find(({ channel }) => channel === 'sms')).toMatchObject({
      basis: 'transactional',
      about: { kind: 'invoice', key: hashslug, text: number },
      name: plainInvoice.buyer?.name,
      template: 'invoice:send',
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      parts: 1,
      cost: '0.10',
      consent_version: null,
    })
    expect(rows.find(({ channel }) => channel === 'email')).toMatchObject({ cc: ['akaun@runcit.test'], cost: '0.00' })
    const [ours] = rows.filter(({ channel }) => channel === 'email').map(({ version }) => version)
    app.clock.advance(120_000)
    await owner.post(`/api/ajax/seller/invoices/resend/${hashslug}`, { channels: ['email'], message: 'Sila bayar.' })
    const [own] = await list('?reason=invoice&channel=email')
    expect(own).toMatchObject({ template: 'invoice:resend', by: expect.stringMatching(/\S/) })
    expect(own?.version).not.toBe(ours)
    expect(await apart()).toEqual([])
  })

  test('what its provider reports of a text stands in both', async () => {
    byMocean()
    const { hashslug } = await makeApproved(app, shop)
    await owner.post(`/api/ajax/seller/invoices/send/${hashslug}`, { channels: ['sms'] })
    expect(about(await list())).toEqual([['invoice', 'sms', 'sent']])
    expect((await reportOn('1')).statusCode).toBe(200)
    expect(await list()).toMatchObject([{ state: 'delivered', delivered_at: expect.any(String) }])
    expect(await apart()).toEqual([])
    const next = await makeApproved(app, shop)
    app.clock.advance(120_000)
    await owner.post(`/api/ajax/seller/invoices/send/${next.hashslug}`, { channels: ['sms'] })
    await reportOn('2')
    expect(about(await list('?show=problem'))).toEqual([['invoice', 'sms', 'bounced']])
    expect(await apart()).toEqual([])
  })

  test('so do quotes, statements, and mails about orders that go to buyers', async () => {
    const quote = await makeQuote(app, shop)
    expect((await owner.post(`/api/ajax/seller/quotes/send/${quote.hashslug}`, { channels: ['email'] })).status).toBe(
      200,
    )
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    await app.runJobs()
    const [{ id: customer } = { id: 0 }] = await app.asOwner<{ id: number }>(
      `select customer_id::int as id from orders where order_no = $1`,
      [order.orderNo],
    )
    const sent = await owner.post(`/api/ajax/seller/customers/${customer}/send-statement`, { email: 'siti@akaun.test' })
    expect([sent.status, sent.body.message]).toEqual([200, expect.any(String)])
    expect(about(await list('?reason=quote'))).toEqual([['quote', 'email', 'sent']])
    expect(about(await list('?reason=statement'))).toEqual([['statement', 'email', 'sent']])
    const mails = await list('?reason=order')
    expect(mails.map(({ template }) => template).sort()).toEqual(['order:paid', 'order:placed'])
    expect(mails[0]).toMatchObject({ recipient: 'siti@buyer.test', about: { kind: 'order', key: order.orderNo } })
    // What tells the shop's own people of an order is no message to a buyer.
    expect((await list()).map(({ recipient }) => recipient)).not.toContain('owner@demo.test')
    expect(await apart()).toEqual([])
    const theirs = (await owner.get(`/api/ajax/seller/customers/${customer}/messages`)).body.data
    expect(about(theirs).sort()).toEqual([
      ['order', 'email', 'sent'],
      ['order', 'email', 'sent'],
      ['statement', 'email', 'sent'],
    ])
    expect((await rival.get(`/api/ajax/seller/customers/${customer}/messages`)).status).toBe(404)
  })
})

describe('offers', () => {
  test('stand in it with the consent they rest on, and become delivered or not as reported', async () => {
    byMocean()
    await agree('+60121111111', null)
    const campaign = { name: 'Raya', channel: 'sms', audience: {}, text: 'Jualan 20%' }
    const { id } = (await owner.post('/api/ajax/seller/campaigns', campaign)).body.data
    await owner.post(`/api/ajax/seller/campaigns/${id}/send`, {})
    await app.runJobs()
    expect(await list()).toMatchObject([
      {
        reason: 'campaign',
        basis: 'consent',
        consent_at: expect.any(String),
        consent_version: expect.stringMatching(/^[0-9a-f]{12}$/),
        template: `campaign:${id}`,
        about: { kind: 'campaign', text: 'Raya' },
        recipient: '+60121111111',
        state: 'sent',
        cost: '0.10',
      },
    ])
    expect(standIn.asked.at(-1)?.form['mocean-dlr-url']).toContain('/webhooks/sms/mocean/m.')
    expect((await reportOn('1')).statusCode).toBe(200)
    expect(await list()).toMatchObject([{ state: 'delivered' }])
    // The first end stands.
    await reportOn('2')
    expect(await list()).toMatchObject([{ state: 'delivered' }])
    const readers = (await owner.get(`/api/ajax/seller/campaigns/${id}/recipients`)).body.data
    expect(readers).toMatchObject([{ state: 'delivered' }])
    expect((await owner.get(`/api/ajax/seller/campaigns/${id}`)).body.data.counts).toMatchObject({
      sent: 1,
      delivered: 1,
    })
    const forged = (standIn.asked.at(-1)?.form['mocean-dlr-url'] ?? '').replace('/m.', '/')
    expect(
      (await app.app.inject({ method: 'POST', url: forged.replace('https://kedai.example', '') })).statusCode,
    ).toBe(404)
  })

  test('a mail that comes back did not arrive, and one that nobody takes has failed', async () => {
    const port = (await app.deps.bounces.open()) ?? 0
    await agree(null, 'siti@buyer.test')
    const campaign = { name: 'Raya', channel: 'email', audience: {}, subject: 'Raya', text: 'Jualan' }
    const { id } = (await owner.post('/api/ajax/seller/campaigns', campaign)).body.data
    await owner.post(`/api/ajax/seller/campaigns/${id}/send`, {})
    await app.runJobs()
    expect(about(await list())).toEqual([['campaign', 'email', 'sent']])
    const [row] = await app.asOwner<{ id: number }>('select id::int as id from messages')
    const sender = app.deps.bounces.senderOf({ kind: 'message', shopId: shop.shopId, deliveryId: row?.id ?? 0 }) ?? ''
    await bring(port, sender, dsnOf({ recipient: 'siti@buyer.test' }))
    expect(await list()).toMatchObject([{ state: 'bounced', why: expect.stringMatching(/^Not delivered/) }])
    expect((await owner.get(`/api/ajax/seller/campaigns/${id}`)).body.data.counts).toMatchObject({ sent: 0, failed: 1 })
    await app.deps.bounces.close()
  })

  test('whoever stopped them gets none, though their orders are told of', async () => {
    await owner.post('/api/ajax/seller/opt-outs', { email: 'siti@buyer.test' })
    await placeTestOrder(app, shop)
    await app.runJobs()
    expect(about(await list())).toEqual([['order', 'email', 'sent']])
    await agree(null, 'siti@buyer.test')
    const campaign = { name: 'x', channel: 'email', audience: {}, subject: 'x', text: 'x' }
    const { id } = (await owner.post('/api/ajax/seller/campaigns', campaign)).body.data
    expect((await owner.post(`/api/ajax/seller/campaigns/${id}/send`, {})).status).toBe(422)
  })
})

test('it is found by why, channel and number, is a file, and is nobody else’s', async () => {
  const { hashslug } = await makeApproved(app, shop)
  await owner.post(`/api/ajax/seller/invoices/send/${hashslug}`, { channels: ['email', 'sms'] })
  expect(about(await list('?channel=sms'))).toEqual([['invoice', 'sms', 'sent']])
  expect(about(await list('?term=012-345'))).toEqual([['invoice', 'sms', 'sent']])
  expect(await list('?reason=campaign')).toEqual([])
  expect(await list('', rival)).toEqual([])
  const file = await owner.open('/exports/messages.csv?channel=sms')
  expect([file.status, file.text.split('\r\n').filter(Boolean).length]).toEqual([200, 2])
  expect(file.text).toMatch(/Invoice,SMS,012-345 6789,Kedai Runcit Siti,INV-\d+,Sent/)
  expect((await (await app.client()).open('/exports/messages.csv')).text).not.toContain('Invoice,SMS')
})
