import { displayDay } from '@kedai/domain/time/display-day.ts'
import { expect, test } from 'vitest'
import { makeApproved, makeInvoice, plainInvoice } from '../invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { handOver } from './actions/hand-over.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')

const lettersTo = (recipient: string) =>
  app.asOwner<{ subject: string; plain: string; html: string }>(
    'select subject, plain, html from mailbox where recipient = $1 order by id',
    [recipient],
  )

test.each(['send', 'resend'])('%s asks nobody in, shows a stranger nothing, and needs the right', async (call) => {
  const { hashslug } = await makeApproved(app, shop)
  expect((await (await app.client()).post(`${path}/${call}/${hashslug}`, {})).status).toBe(401)
  const stranger = await signedIn(app, rival.ownerId)
  const [foreign, missing] = [
    await stranger.post(`${path}/${call}/${hashslug}`, {}),
    await stranger.post(`${path}/${call}/${'x'.repeat(24)}`, {}),
  ]
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  const packer = await signedIn(app, await addStaff(app, shop.shopId, `${call}-packer@demo.test`, ['orders']))
  expect((await packer.post(`${path}/${call}/${hashslug}`, {})).status).toBe(403)
})

test('a draft is approved, mailed with its figures and link, and is sent then', async () => {
  const { hashslug } = await makeInvoice(app, shop, {
    ...plainInvoice,
    buyer: { ...plainInvoice.buyer, email: 'satu@runcit.test' },
    lang: 'ms',
  })
  const { status, body } = await owner.post(`${path}/send/${hashslug}`, {
    channels: ['email'],
    cc: 'akaun@runcit.test, bos@runcit.test',
  })
  expect([status, body.message]).toEqual([200, `Invoice ${body.data.number} is sent.`])
  expect(body.data).toMatchObject({
    lifecycle: 'sent',
    display_status: 'sent',
    deliveries: [
      {
        channel: 'email',
        recipient: 'satu@runcit.test',
        status: 'sent',
        reason: 'send',
        response: 'Kept in the mailbox of the demo',
      },
    ],
  })
  const [letter] = await lettersTo('satu@runcit.test')
  expect(letter?.subject).toBe(`Invois ${body.data.number} daripada Kedai demo: RM 128.21`)
  expect(letter?.plain).toContain(body.data.share_url)
  expect(letter?.plain).toContain('RM 128.21')
  expect(body.data.timeline.map(({ name }: { name: string }) => name)).toContain('delivery.sent')
})

test('words written for a draft get the number that it gets only then', async () => {
  const { hashslug } = await makeInvoice(app, shop, {
    ...plainInvoice,
    buyer: { ...plainInvoice.buyer, email: 'nombor@runcit.test' },
  })
  const { body } = await owner.post(`${path}/send/${hashslug}`, {
    channels: ['email', 'whatsapp'],
    subject: 'Invoice {number} from us',
    message: 'Here is invoice {number}.',
  })
  const [letter] = await lettersTo('nombor@runcit.test')
  expect(letter?.subject).toBe(`Kedai demo: Invoice ${body.data.number} from us`)
  expect(letter?.plain).toContain(`Here is invoice ${body.data.number}.`)
  const chat = body.data.deliveries.find(({ channel }: { channel: string }) => channel === 'whatsapp')
  expect(decodeURIComponent(chat.link)).toContain(`Here is invoice ${body.data.number}.`)
})

test('the paper goes along unless it is left out', async () => {
  const post = app.deps.mail.post
  const papers: (string | undefined)[] = []
  app.deps.mail.post = async (mail) => {
    papers.push(
      mail.attachments?.map(({ filename, content }) => `${filename} ${content.subarray(0, 5).toString()}`).join(),
    )
    return post(mail)
  }
  const { hashslug, number } = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Kertas', email: 'kertas@runcit.test' },
  })
  await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  app.clock.advance(61_000)
  await owner.post(`${path}/resend/${hashslug}`, { channels: ['email'], attach_pdf: '0' })
  app.deps.mail.post = post
  expect(papers).toEqual([`Invoice ${number}.pdf %PDF-`, ''])
})

test('pressed twice it is sent once; sent again on purpose, a minute is waited for', async () => {
  const { hashslug } = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Dua', email: 'dua@runcit.test' },
  })
  await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  expect(await lettersTo('dua@runcit.test')).toHaveLength(1)
  const early = await owner.post(`${path}/resend/${hashslug}`, { channels: ['email'] })
  expect([early.status, early.body.message]).toEqual([
    429,
    expect.stringMatching(/^This invoice has just been sent to dua@runcit\.test\. Try again in \d+ seconds\.$/),
  ])
  app.clock.advance(61_000)
  const again = await owner.post(`${path}/resend/${hashslug}`, {
    channels: ['email'],
    subject: 'Sila semak',
    message: 'Salam, ini invois kami.',
  })
  expect(again.status).toBe(200)
  const letters = await lettersTo('dua@runcit.test')
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Invoice'), 'Kedai demo: Sila semak'])
  expect(letters[1]?.plain).toContain('Salam, ini invois kami.')
})

test('WhatsApp answers with the chat to open, SMS with what became of the text', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const { body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['whatsapp', 'sms'] })
  const [sms, chat] = body.data.deliveries
  expect(decodeURIComponent(chat.link)).toMatch(/^https:\/\/wa\.me\/60123456789\?text=Hello Kedai Runcit Siti, /)
  expect(decodeURIComponent(chat.link)).toContain(body.data.share_url)
  expect(sms).toMatchObject({ channel: 'sms', recipient: '+60123456789', status: 'sent', parts: 1 })
  expect((await lettersTo('+60123456789'))[0]?.plain).toBe(
    `RM0.00 Kedai demo: Invoice ${body.data.number}, RM 128.21, is due on ${displayDay(body.data.due_date, 'en')}. Please see your WhatsApp.`,
  )
})

test.each([
  [
    'nobody to send to',
    { buyer: { name: 'A' } },
    { channels: ['email'] },
    'to',
    'Enter the recipient’s e-mail or phone number.',
  ],
  ['an address cut short', {}, { channels: ['email'], to: 'siti@' }, 'to', 'Incomplete e-mail address: siti@'],
  ['a number that is none', {}, { channels: ['sms'], to: '12' }, 'to', 'Invalid phone number: 12'],
  ['a wrong copy', {}, { channels: ['email'], cc: 'a@b.test bos' }, 'cc', 'Incomplete e-mail address: bos'],
])('%s is refused at its field, and the draft stays one', async (_what, change, wish, field, message) => {
  const { hashslug, id } = await makeInvoice(app, shop, { ...plainInvoice, ...change })
  const { status, body } = await owner.post(`${path}/send/${hashslug}`, wish)
  expect([status, body.data]).toEqual([422, { [field]: [message] }])
  expect(await app.asOwner('select lifecycle, number from invoices where id = $1', [id])).toEqual([
    { lifecycle: 'draft', number: null },
  ])
})

test('what is not sent yet is not sent again, and a void one not at all', async () => {
  const { hashslug, id } = await makeApproved(app, shop)
  expect((await owner.post(`${path}/resend/${hashslug}`, {})).status).toBe(409)
  await app.asOwner(`update invoices set lifecycle = 'void', voided_at = now() where id = $1`, [id])
  expect((await owner.post(`${path}/send/${hashslug}`, {})).status).toBe(409)
})

test('a provider that refuses is quoted, recorded and marked; the next try clears the mark', async () => {
  const { hashslug, id } = await makeApproved(app, shop)
  const sms = app.deps.sms
  app.deps.sms = {
    name: 'stubborn',
    dedupes: false,
    send: async () => ({
      accepted: false,
      failure: 'refused',
      errorCode: '402',
      retryable: false,
      response: '402 no credit left',
    }),
  }
  const refused = await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })
  expect([refused.status, refused.body.status, refused.body.message]).toEqual([
    422,
    false,
    'The invoice could not be sent to +60123456789: 402 no credit left',
  ])
  expect(refused.body.data.invoice.deliveries[0]).toMatchObject({ status: 'failed', response: '402 no credit left' })
  expect(await app.asOwner('select lifecycle, last_send_failed from invoices where id = $1', [id])).toEqual([
    { lifecycle: 'approved', last_send_failed: true },
  ])
  app.deps.sms = null
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).body.message).toMatch(
    /No SMS provider is set up/,
  )
  app.deps.sms = sms
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).body.data).toMatchObject({
    lifecycle: 'sent',
  })
  expect(await app.asOwner('select last_send_failed from invoices where id = $1', [id])).toEqual([
    { last_send_failed: false },
  ])
})

test('a hand-over that was cut is taken up by its job, once', async () => {
  const { id } = await makeApproved(app, shop)
  const [row] = await app.asOwner<{ id: number }>(
    `insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at) values ($1, $2, 'send', 'email', 'cut@runcit.test', 'queued', now()) returning id`,
    [shop.shopId, id],
  )
  const which = { shopId: shop.shopId, deliveryId: row?.id ?? 0 }
  expect(await handOver(app.deps, which)).toMatchObject({ accepted: true })
  expect(await handOver(app.deps, which)).toBeNull()
  expect(await lettersTo('cut@runcit.test')).toHaveLength(1)
})

test('a mail that is shown says so, and nothing more', async () => {
  const { hashslug, id } = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Buka', email: 'buka@runcit.test' },
  })
  await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  const [letter] = await lettersTo('buka@runcit.test')
  const mark = /src="[^"]*(\/mail\/opened\/[^"]+)"/.exec(letter?.html ?? '')?.[1] ?? ''
  const guest = await app.client()
  expect((await guest.get(mark)).status).toBe(200)
  expect((await guest.get(`${mark}x`)).status).toBe(200)
  const { body } = await owner.get(`${path}/view/${hashslug}`)
  expect(body.data).toMatchObject({ deliveries: [{ status: 'opened' }], display_status: 'sent', first_viewed_at: null })
  expect(await app.asOwner('select 1 from invoice_views where invoice_id = $1', [id])).toEqual([])
})

test('a chat counts as sent once the seller has opened it, and not before', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const send = (message = '') => owner.post(`${path}/send/${hashslug}`, { channels: ['whatsapp'], message })
  const written = (await send()).body.data
  expect(written).toMatchObject({
    lifecycle: 'sent',
    deliveries: [
      {
        channel: 'whatsapp',
        status: 'queued',
        sent_at: null,
        link: expect.stringContaining('https://wa.me/60123456789'),
      },
    ],
  })
  expect(written.timeline.map(({ name }: { name: string }) => name)).not.toContain('delivery.sent')
  expect(await handOver(app.deps, { shopId: shop.shopId, deliveryId: written.deliveries[0].id })).toBeNull() // what its job does later
  const again = (await send('Salam, ini invois anda.')).body.data // the dialog was closed: the chat that waits takes the new words
  expect(again.deliveries).toMatchObject([{ id: written.deliveries[0].id, status: 'queued' }])
  expect(decodeURIComponent(again.deliveries[0].link)).toContain('Salam, ini invois anda.')
  const press = () => owner.post(`${path}/sent-by-hand/${hashslug}/${written.deliveries[0].id}`, {})
  const pressed = (await press()).body.data
  expect(pressed).toMatchObject({ lifecycle: 'sent', deliveries: [{ status: 'sent' }] })
  expect(pressed.timeline[0]).toMatchObject({ name: 'delivery.sent', actor: 'seller' })
  expect((await press()).body.data.timeline).toEqual(pressed.timeline)
})
