import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bounceAddresses } from '../../../platform/mail/bounces/bounce-address.ts'
import { doorLimits } from '../../../platform/mail/bounces/bounce-door.ts'
import { createBounces } from '../../../platform/mail/bounces/bounces.ts'
import { startMailServer } from '../../../platform/mail/mail-server.fixture.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeQuote, plainQuote } from '../quotes/quotes.fixture.ts'
import { bring, dsnOf } from './bounces.fixture.ts'

const path = '/api/ajax/seller/invoices'
const bounces = { local: 'bounces', domain: 'mail.kedai.test', port: 0, host: '127.0.0.1' }
let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let shop: Awaited<ReturnType<typeof openTestShop>>
let owner: TestClient
let port: number
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    config: { mail: { smtpUrl: server.url, from: 'Kedai <kedai@shop.test>', connections: 2 }, bounces },
  })
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  port = (await app.deps.bounces.open()) ?? 0
})
afterAll(async () => {
  await app.close()
  await server.close()
})

let people = 0
async function sent(cc = '') {
  const recipient = `pembeli${(people += 1)}@runcit.test`
  const { hashslug, id } = await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Siti', email: recipient } })
  const answer = await owner.post(`${path}/send/${hashslug}`, { channels: ['email'], cc, attach_pdf: '0' })
  expect(answer.status).toBe(200)
  const letter = server.taken.find(({ to }) => to.includes(recipient))
  if (!letter) throw new Error('no letter has left')
  return { hashslug, id, recipient, letter, from: letter.from }
}
const standing = async (hashslug: string) => {
  const { deliveries, timeline } = (await owner.get(`${path}/view/${hashslug}`)).body.data
  const [row] = (await owner.get(`${path}?per_page=100`)).body.data.filter(
    (one: { hashslug: string }) => one.hashslug === hashslug,
  )
  return {
    status: deliveries.at(-1).status,
    response: deliveries.at(-1).response,
    marked: row.last_send_failed,
    told: timeline
      .filter(({ name }: { name: string }) => name === 'delivery.bounced')
      .map(({ text }: { text: string }) => text),
  }
}
const untouched = { status: 'sent', marked: false, told: [] }

test('a mail leaves with a signed sender of its own, which its reader does not see', async () => {
  const { letter, recipient } = await sent('bos@runcit.test')
  expect(letter.from).toMatch(/^bounces\+i[0-9a-z]+-[0-9a-z]+-[0-9a-f]{24}@mail\.kedai\.test$/)
  expect(letter.from.indexOf('@')).toBeLessThanOrEqual(64)
  expect(letter.to).toEqual([recipient, 'bos@runcit.test'])
  expect(letter.message).toMatch(/^From: Kedai <kedai@shop\.test>$/m)
  expect(letter.message).not.toContain('bounces+')
})

describe('a mail that came back', () => {
  test('has bounced, with the words of who refused it, once however often that is said', async () => {
    const { hashslug, from, recipient } = await sent()
    expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^250 /)
    const words = `550 5.1.1 <${recipient}>: Recipient address rejected: User unknown`
    const after = {
      status: 'bounced',
      response: words,
      marked: true,
      told: [`Not delivered by e-mail to ${recipient}: ${words}`],
    }
    expect(await standing(hashslug)).toEqual(after)
    expect(
      await Promise.all([
        bring(port, from.toUpperCase(), dsnOf({ recipient })),
        bring(port, from, dsnOf({ recipient, status: '5.2.2' })),
      ]),
    ).toEqual([expect.stringMatching(/^250 /), expect.stringMatching(/^250 /)])
    expect(await standing(hashslug)).toEqual(after)
  })

  test.each([
    ['late', { action: 'delayed', status: '4.4.1' }],
    ['delivered', { action: 'delivered', status: '2.1.5' }],
  ])('is not one that is %s', async (_what, change) => {
    const { hashslug, from, recipient } = await sent()
    expect(await bring(port, from, dsnOf({ recipient, ...change }))).toMatch(/^250 /)
    expect(await standing(hashslug)).toMatchObject(untouched)
  })

  test.each([
    [
      'an answer of somebody who is away',
      'Subject: Away\r\nAuto-Submitted: auto-replied\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\nFinal-Recipient: rfc822; a@b.test\r\n',
    ],
    ['a report cut short', dsnOf({ recipient: 'a@b.test' }).slice(0, 700)],
    ['a report without its part', dsnOf({ recipient: 'a@b.test' }).replace('message/delivery-status', 'text/plain')],
    ['a boundary that never comes', dsnOf({ recipient: 'a@b.test' }).replace('boundary="4F1B', 'boundary="5F1B')],
    ['nothing', '\r\n'],
  ])('is not told by %s', async (_what, raw) => {
    const { hashslug, from } = await sent()
    expect(await bring(port, from, raw)).toMatch(/^250 /)
    expect(await standing(hashslug)).toMatchObject(untouched)
  })

  test('stays opened where it was opened, and is told', async () => {
    const { hashslug, from, recipient, id } = await sent()
    await app.asOwner(`update invoice_deliveries set status = 'opened', opened_at = now() where invoice_id = $1`, [id])
    for (const _ of [1, 2]) expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^250 /)
    expect(await standing(hashslug)).toMatchObject({
      status: 'opened',
      marked: false,
      told: [expect.stringContaining(recipient)],
    })
  })

  test('is told of a copy without a word against the mail', async () => {
    const { hashslug, from } = await sent('bos@runcit.test')
    for (const _ of [1, 2]) expect(await bring(port, from, dsnOf({ recipient: 'bos@runcit.test' }))).toMatch(/^250 /)
    expect(await standing(hashslug)).toMatchObject({
      status: 'sent',
      marked: false,
      told: [expect.stringContaining('bos@runcit.test')],
    })
  })

  test('marks no invoice that has reached its buyer since; sent again, it may fail again', async () => {
    const { hashslug, from, recipient } = await sent()
    app.clock.advance(61_000)
    const {
      deliveries: [chat],
    } = (await owner.post(`${path}/resend/${hashslug}`, { channels: ['whatsapp'], to: '0123456789' })).body.data
    await owner.post(`${path}/sent-by-hand/${hashslug}/${chat.id}`, {})
    await bring(port, from, dsnOf({ recipient }))
    expect(await standing(hashslug)).toMatchObject({ status: 'bounced', marked: false })
    expect(
      (await owner.post(`${path}/send/${hashslug}`, { channels: ['email'], attach_pdf: '0' })).body.data.deliveries[0],
    ).toMatchObject({ channel: 'email', status: 'sent' })
  })

  test('is heard again later when its report overtakes the hand-over', async () => {
    const { hashslug, from, recipient, id } = await sent()
    await app.asOwner(`update invoice_deliveries set status = 'queued' where invoice_id = $1`, [id])
    expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^451 /)
    await app.asOwner(`update invoice_deliveries set status = 'sent' where invoice_id = $1`, [id])
    expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^250 /)
    expect((await standing(hashslug)).status).toBe('bounced')
  })
})

test('a quote that came back was not sent after all, once, with the receiver’s words', async () => {
  const [recipient, url] = ['tawaran@runcit.test', '/api/ajax/seller/quotes']
  const { hashslug } = await makeQuote(app, shop, { ...plainQuote, buyer: { name: 'Siti', email: recipient } })
  await owner.post(`${url}/send/${hashslug}`, { channels: ['email'], attach_pdf: '0' })
  const from = server.taken.find(({ to }) => to.includes(recipient))?.from ?? ''
  expect(from).toMatch(/^bounces\+q/)
  for (const report of [{ action: 'delayed', status: '4.4.1' }, {}, {}])
    expect(await bring(port, from, dsnOf({ recipient, ...report }))).toMatch(/^250 /)
  const { deliveries, timeline } = (await owner.get(`${url}/view/${hashslug}`)).body.data
  expect(deliveries).toMatchObject([{ status: 'failed', response: expect.stringContaining('User unknown') }])
  expect(timeline.filter(({ name }: { name: string }) => name === 'quote.send_failed')).toHaveLength(1)
})

test('a statement that came back was not sent after all, with the receiver’s words', async () => {
  const { hashslug } = await sent()
  const recipient = 'penyata@runcit.test'
  const { customer_id: id } = (await owner.get(`${path}/view/${hashslug}`)).body.data
  const url = `/api/ajax/seller/customers/${id}`
  expect((await owner.post(`${url}/send-statement`, { email: recipient })).status).toBe(200)
  const from = server.taken.find(({ to }) => to.includes(recipient))?.from ?? ''
  expect(from).toMatch(/^bounces\+s/)
  for (const _ of [1, 2]) expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^250 /)
  expect((await owner.get(`${url}/statement`)).body.data.deliveries).toMatchObject([
    { status: 'failed', response: expect.stringContaining('User unknown') },
  ])
})

describe('the door', () => {
  test('knows no address but those it gave out', async () => {
    const [mine, other] = [await sent(), await sent()]
    const token = (address: string) => address.slice('bounces+'.length, address.indexOf('@'))
    const [body] = [token(mine.from).split('-').slice(0, 2).join('-')]
    const foreign = bounceAddresses(bounces, 'a secret of somebody else, long enough').of({
      kind: 'invoice',
      shopId: shop.shopId,
      deliveryId: 1,
    })
    const wrong = [
      'bounces@mail.kedai.test',
      'siti@mail.kedai.test',
      mine.from.replace('mail.', 'post.'),
      mine.from.replace('bounces+i', 'bounces+q'),
      foreign,
      `bounces+${body}-${token(other.from).split('-')[2]}@mail.kedai.test`,
      `bounces+${token(mine.from).slice(0, -1)}@mail.kedai.test`,
    ]
    for (const address of wrong) expect(await bring(port, address, dsnOf(mine))).toMatch(/^550 /)
    expect(await bring(port, [mine.from, other.from], dsnOf(mine))).toMatch(/^250 /)
    expect([(await standing(mine.hashslug)).status, (await standing(other.hashslug)).status]).toEqual([
      'bounced',
      'sent',
    ])
  })

  test('takes nothing larger than a report, and goes on', async () => {
    const { hashslug, from, recipient } = await sent()
    expect(
      await bring(
        port,
        from,
        `${dsnOf({ recipient })}\r\n${'x'.repeat(70)}\r\n`.repeat(1) +
          'y'
            .repeat(76)
            .concat('\r\n')
            .repeat(Math.ceil(doorLimits.bytes / 78)),
      ),
    ).toMatch(/^552 /)
    expect(await standing(hashslug)).toMatchObject(untouched)
    expect(await bring(port, from, dsnOf({ recipient }))).toMatch(/^250 /)
  })

  test('keeps nothing while the database is away: it is brought again', async () => {
    const { from, recipient } = await sent()
    const broken = createBounces({
      config: { bounces, appSecret: app.deps.config.appSecret },
      db: app.db,
      clock: app.clock,
      log: { info: () => {} },
    })
    broken.on('invoice', () => Promise.reject(new Error('no database')))
    expect(await bring((await broken.open()) ?? 0, from, dsnOf({ recipient }))).toMatch(/^451 /)
    await broken.close()
  })

  test('says in one line that its port is taken, and stays shut where none is set', async () => {
    const parts = { db: app.db, clock: app.clock, log: { info: () => {} } }
    const second = createBounces({ ...parts, config: { bounces: { ...bounces, port }, appSecret: 'x' } })
    await expect(second.open()).rejects.toThrow(
      `BOUNCE_SMTP_PORT ${port} on 127.0.0.1 cannot be used (EADDRINUSE); set another BOUNCE_SMTP_PORT`,
    )
    const elsewhere = createBounces({ ...parts, config: { bounces: { ...bounces, port: null }, appSecret: 'x' } })
    expect([await elsewhere.open(), elsewhere.senderOf({ kind: 'quote', shopId: 1, deliveryId: 2 })]).toEqual([
      null,
      expect.stringMatching(/^bounces\+q1-2-/),
    ])
    expect(
      createBounces({ ...parts, config: { bounces: null, appSecret: 'x' } }).senderOf({
        kind: 'quote',
        shopId: 1,
        deliveryId: 2,
      }),
    ).toBeNull()
  })
})
