import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSms, type SmsSettings } from '../../../integrations/sms/registry.ts'
import { startStandIn, type Next } from '../../../integrations/sms/stand-in.fixture.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { runDueReminders } from '../invoice-reminders/actions/run-due-reminders.ts'
import { makeApproved, makeInvoice, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { handOver } from './actions/hand-over.ts'
import { maxTries } from './actions/hand-over-sms.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const standIn = await startStandIn()
afterAll(() => standIn.close())

const mocean = (): SmsSettings => ({
  provider: 'mocean',
  apiKey: 'key-of-mocean',
  apiSecret: 'secret-of-mocean',
  from: 'Kedai',
  baseUrl: standIn.baseUrl,
})
const sms123 = (): SmsSettings => ({ provider: 'sms123', apiKey: 'key-of-sms123', baseUrl: standIn.baseUrl })
const use = (settings: SmsSettings) => {
  app.deps.sms = createSms({ settings, clock: app.clock, mailbox: null })
}
beforeEach(() => {
  standIn.asked.splice(0)
  use(mocean())
  app.clock.advance(120_000)
})

const taken: Next = { body: { messages: [{ status: 0, msgid: 'C1' }] } }
const throttled: Next = { status: 429, body: { status: 32, err_msg: 'Throttled' } }
type Row = {
  id: number
  status: string
  response: string | null
  tries: number
  provider_ref: string | null
  parts: number | null
  message: string
}
const rowsOf = (invoiceId: number) =>
  app.asOwner<Row>(
    `select id, status, response, tries, provider_ref, parts, message from invoice_deliveries where invoice_id = $1 order by id`,
    [invoiceId],
  )
/** Does every waiting hand-over now, as if its pause were over. */
const runWaiting = async () => {
  await app.asOwner(
    `update pgboss.job set start_after = now() where name = 'invoice-delivery' and state in ('created', 'retry')`,
  )
  await app.runJobs()
}

test('an invoice goes by SMS: price and shop first, no link, and what the provider calls it is kept', async () => {
  standIn.say(taken)
  const { hashslug, id, number } = await makeApproved(app, shop)
  const { status, body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
  expect([status, body.message]).toEqual([200, `Invoice ${number} is sent.`])
  const text = standIn.asked[0]?.form['mocean-text']
  expect(text).toMatch(
    new RegExp(`^RM0\\.00 Kedai demo: Invoice ${number}, RM 128\\.21, is due on \\d{1,2} \\w{3} 2026\\.$`),
  )
  expect(await rowsOf(id)).toMatchObject([{ status: 'sent', provider_ref: 'C1', parts: 1, tries: 1, message: text }])
  await runWaiting()
  expect(standIn.asked).toHaveLength(1)
})

test('it says where else to look once the invoice has gone there, and not when that failed', async () => {
  standIn.say(taken)
  const { hashslug } = await makeApproved(app, shop)
  await owner.post(`${path}/send/${hashslug}`, { channels: ['sms', 'email'] })
  expect(standIn.asked[0]?.form['mocean-text']).toMatch(/Please see your e-mail\.$/)
  const post = app.deps.mail.post
  app.deps.mail.post = async () => ({ accepted: false, response: '550 no such user' })
  const other = await makeApproved(app, shop)
  await owner.post(`${path}/send/${other.hashslug}`, { channels: ['sms', 'email'] })
  app.deps.mail.post = post
  expect(standIn.asked[1]?.form['mocean-text']).not.toContain('e-mail')
})

test('a reminder by SMS obeys the same law', async () => {
  standIn.say(taken)
  const { hashslug, number } = await makeApproved(app, shop, {
    ...plainInvoice,
    issue_date: '2026-11-20',
    due_date: '2026-12-01',
    lang: 'ms',
  })
  await owner.post(`${path}/set-reminder/${hashslug}`, { steps: [{ offset_days: 0, channel: 'sms' }] })
  const before = app.clock.now()
  app.clock.set('2026-12-01T02:00:00Z')
  await runDueReminders(app.deps)
  await app.runJobs()
  app.clock.set(before)
  expect(standIn.asked.map(({ form }) => form['mocean-text'])).toEqual([
    `RM0.00 Kedai demo: Peringatan: invois ${number}, RM 128.21, tarikh akhir 1 Dis 2026. Abaikan jika sudah dibayar.`,
  ])
})

describe('in the words of the seller', () => {
  test.each([
    [
      'sms_message',
      { sms_message: 'Lihat kedai.my/i/1' },
      'SMS cannot contain a link or web address (kedai.my/i/1). MCMC has not allowed it since 1 September 2024. Send links by e-mail or WhatsApp.',
    ],
    [
      'message',
      { message: 'Hubungi 012-345 6789' },
      'SMS cannot contain a phone number to call (012-345 6789). MCMC does not allow it.',
    ],
    [
      'sms_message',
      { sms_message: 'Hantar no. IC anda' },
      'SMS cannot ask for personal data (no. IC). MCMC does not allow it.',
    ],
    [
      'sms_message',
      { sms_message: '谢谢'.repeat(140) },
      'This message is 5 SMS long. The limit is 4. Shorten the text.',
    ],
  ])('what the law forbids is refused at %s, and the draft stays one', async (field, words, message) => {
    const { hashslug, id } = await makeInvoice(app, shop)
    const { status, body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['email', 'sms'], ...words })
    expect([status, body.data]).toEqual([422, { [field]: [message] }])
    expect(await rowsOf(id)).toEqual([])
    expect(await app.asOwner('select lifecycle from invoices where id = $1', [id])).toEqual([{ lifecycle: 'draft' }])
  })

  test('the same words go by e-mail, where links belong', async () => {
    const { hashslug } = await makeApproved(app, shop)
    expect(
      (await owner.post(`${path}/send/${hashslug}`, { channels: ['email'], message: 'Lihat https://kedai.test/x' }))
        .status,
    ).toBe(200)
    standIn.say(taken)
    const other = await makeApproved(app, shop)
    expect(
      (
        await owner.post(`${path}/send/${other.hashslug}`, {
          channels: ['email', 'sms'],
          message: 'Lihat https://kedai.test/x',
          sms_message: '',
        })
      ).status,
    ).toBe(200)
    expect(standIn.asked[0]?.form['mocean-text']).toMatch(/^RM0\.00 Kedai demo: Invoice /)
  })

  test('they are sent with price and shop before them', async () => {
    standIn.say(taken)
    const { hashslug } = await makeApproved(app, shop)
    await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'], message: 'Pesanan anda sudah siap.' })
    expect(standIn.asked[0]?.form['mocean-text']).toBe('RM0.00 Kedai demo: Pesanan anda sudah siap.')
  })
})

describe('when the provider is busy', () => {
  test('the text waits and is tried again by itself; pressed again meanwhile it stays one', async () => {
    standIn.say(throttled, throttled, taken)
    const { hashslug, id } = await makeApproved(app, shop)
    const { status, body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
    expect([status, body.message]).toEqual([
      200,
      'The SMS to +60123456789 has not been accepted yet (32 Throttled). We will retry automatically.',
    ])
    expect(body.data).toMatchObject({
      lifecycle: 'approved',
      deliveries: [{ status: 'queued', response: '32 Throttled' }],
    })
    app.clock.advance(90_000)
    await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'], sms_message: 'Sudah siap.' })
    await runWaiting()
    await runWaiting()
    expect(await rowsOf(id)).toMatchObject([
      { status: 'sent', tries: 3, provider_ref: 'C1', message: 'RM0.00 Kedai demo: Sudah siap.' },
    ])
    expect(standIn.asked).toHaveLength(3)
  })

  test('in the end a person decides', async () => {
    standIn.say({ status: 503, body: 'Maintenance' })
    const { hashslug, id } = await makeApproved(app, shop)
    await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
    for (let count = 0; count < maxTries + 2; count++) {
      app.clock.advance(40_000) // the provider is left alone for half a minute
      await runWaiting()
    }
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed', tries: maxTries, response: 'HTTP 503 Maintenance' }])
    expect(await app.asOwner('select last_send_failed from invoices where id = $1', [id])).toEqual([
      { last_send_failed: true },
    ])
  })
})

describe('when nobody knows whether it went out', () => {
  test.each([
    ['breaks off', 'cut' as const],
    ['answers nonsense', { body: '<html>' }],
  ])('a provider that %s is not asked again', async (_what, next) => {
    standIn.say(next)
    const { hashslug, id } = await makeApproved(app, shop)
    const { status, body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
    expect([status, body.message]).toEqual([422, expect.stringContaining('We cannot confirm whether the SMS was sent')])
    await runWaiting()
    expect([standIn.asked.length, (await rowsOf(id)).map((row) => row.status)]).toEqual([1, ['failed']])
  })

  test('silence ends after five seconds and is not asked again', async () => {
    standIn.say('hang')
    const { hashslug, id } = await makeApproved(app, shop)
    const began = performance.now()
    const { body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
    expect(performance.now() - began).toBeLessThan(9000)
    expect(body.message).toContain('Mocean did not answer within 5 s')
    await runWaiting()
    expect([standIn.asked.length, (await rowsOf(id)).map((row) => row.status)]).toEqual([1, ['failed']])
  }, 20_000)

  test('one that knows our reference again is, and takes it once', async () => {
    use(sms123())
    standIn.say('cut', { body: { status: 'error', msgCode: 'BE00096', statusMsg: 'Duplicated reference id found.' } })
    const { hashslug, id } = await makeApproved(app, shop)
    await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
    expect(await rowsOf(id)).toMatchObject([{ status: 'queued' }])
    await runWaiting()
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent', tries: 2 }])
    expect(new Set(standIn.asked.map(({ query }) => query['referenceID'])).size).toBe(1)
  })

  test('a process that ended while it asked leaves the text to a person, or to one that knows the reference', async () => {
    const { id } = await makeApproved(app, shop)
    const cut = async (secondsAgo: number) => {
      const [row] = await app.asOwner<{ id: number }>(
        `insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at, asked_at, tries) values ($1, $2, 'send', 'sms', '+60123456789', 'queued', $3, $3, 1) returning id`,
        [shop.shopId, id, new Date(app.clock.now().getTime() - secondsAgo * 1000)],
      )
      return handOver(app.deps, { shopId: shop.shopId, deliveryId: row?.id ?? 0 })
    }
    standIn.say(taken)
    expect(await cut(60)).toMatchObject({
      accepted: false,
      response: expect.stringContaining('Sending was interrupted. We cannot confirm'),
    })
    expect(await cut(5)).toBeNull() // somebody is at it
    expect(standIn.asked).toEqual([])
    app.clock.advance(40_000)
    use(sms123())
    standIn.say({ body: { status: 'ok', msgCode: 'E00001' } })
    await runWaiting()
    expect((await rowsOf(id)).map((row) => row.status)).toEqual(['failed', 'sent'])
  })
})

test.each([
  ['no credit', { status: 400, body: { status: 2, err_msg: 'Insufficient balance' } }, '2 Insufficient balance'],
  [
    'a number it refuses',
    { body: { messages: [{ status: 28, err_msg: 'Invalid destination' }] } },
    '28 Invalid destination',
  ],
])('%s: the provider is quoted, and another press tries anew', async (_what, next, words) => {
  standIn.say(next, taken)
  const { hashslug, id } = await makeApproved(app, shop)
  const refused = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
  expect([refused.status, refused.body.message]).toEqual([
    422,
    `The invoice could not be sent to +60123456789: ${words}`,
  ])
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).status).toBe(200)
  expect((await rowsOf(id)).map((row) => row.status)).toEqual(['failed', 'sent'])
})

test('two at once are one', async () => {
  standIn.say(taken)
  const { hashslug, id } = await makeApproved(app, shop)
  await Promise.all([1, 2, 3].map(() => owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })))
  await runWaiting()
  expect([standIn.asked.length, (await rowsOf(id)).length]).toEqual([1, 1])
})

test('an installation says by which ways it can send', async () => {
  const { hashslug } = await makeApproved(app, shop)
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data.channels).toEqual({
    email: { allowed: true, reason: null },
    whatsapp: { allowed: true, reason: null },
    sms: { allowed: true, reason: null },
  })
  const bare = await startTestApp({ config: { demo: false } })
  const other = await openTestShop(bare, 'lain')
  const seller = await signedIn(bare, other.ownerId)
  const { channels } = (await seller.get(`${path}/settings`)).body.data
  await bare.close()
  expect(channels).toEqual({
    email: { allowed: false, reason: 'No mail server is set up (SMTP_URL). Send by WhatsApp.' },
    whatsapp: { allowed: true, reason: null },
    sms: { allowed: false, reason: 'No SMS provider is set up. Send by WhatsApp or e-mail.' },
  })
})
