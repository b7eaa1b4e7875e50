import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { makeQuote } from '../quotes/quotes.fixture.ts'

const path = '/api/ajax/seller/invoices'
const sending = {
  mailsPerPerson: 10,
  mailsPerShop: 12,
  mailsPerNewcomer: 8,
  mailsInAll: 16,
  textsInAll: 3,
  textsOfStrangers: 3,
  campaignsPerMinute: 300,
}
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { sending } })
})
afterAll(() => app.close())

let shops = 0
async function openShop({ isNew = false } = {}): Promise<TestShop> {
  const shop = await openTestShop(app, `kedai${(shops += 1)}`)
  const since = isNew ? app.clock.now() : new Date(app.clock.now().getTime() - 30 * 86_400_000)
  await app.asOwner('update shops set created_at = $2 where id = $1', [shop.shopId, since])
  await app.asOwner('update users set created_at = $2 where id = $1', [shop.ownerId, since])
  await app.asOwner('delete from sending_counts') // each test has the installation for itself
  return shop
}

let invoices = 0
const write = (shop: TestShop) =>
  makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Siti', email: `orang${(invoices += 1)}@luar.test`, phone: `012-345 ${1000 + invoices}` },
  })
type Wish = { cc?: string; channels?: string[]; userId?: number; invoice?: Promise<{ hashslug: string }> }
async function send(
  shop: TestShop,
  { cc = '', channels = ['email'], userId = shop.ownerId, invoice = write(shop) }: Wish = {},
) {
  const { hashslug } = await invoice
  return (await signedIn(app, userId)).post(`${path}/send/${hashslug}`, {
    channels,
    cc,
    attach_pdf: '0',
    message: 'Beli sekarang',
  })
}
const mails = async () => (await app.mailbox()).filter(({ recipient }) => recipient.endsWith('@luar.test')).length

describe('who has not confirmed the address', () => {
  test('sends nothing to others: the refusal says what to do and that a link helps', async () => {
    const shop = await openShop()
    await app.asOwner('update users set email_verified_at = null where id = $1', [shop.ownerId])
    const [owner, before] = [await signedIn(app, shop.ownerId), await mails()]
    const sent = await send(shop)
    expect([sent.status, sent.body.data.must_confirm_email, sent.body.message]).toEqual([
      403,
      true,
      expect.stringMatching(/Confirm your e-mail address before sending/),
    ])
    const draft = await makeQuote(app, shop)
    const quote = await owner.post(`/api/ajax/seller/quotes/send/${draft.hashslug}`, {
      channels: ['email'],
      to: 'orang@luar.test',
    })
    const { id } = await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Siti', email: 'orang@luar.test' } })
    const bulk = await owner.post(`${path}/bulk`, { action: 'send', ids: [id] })
    const invited = await owner.post('/api/ajax/seller/staff/invitations', {
      email: 'orang@luar.test',
      role: 'staff',
      permissions: ['orders'],
    })
    const sms = await send(shop, { channels: ['sms'] })
    expect([quote.status, bulk.body.data.results[0].ok, invited.status, sms.status]).toEqual([403, false, 403, 403])
    expect(await mails()).toBe(before)
  })
})

describe('recipients of a day', () => {
  test('end for a person, copies counted, and begin again at midnight', async () => {
    const shop = await openShop()
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await send(shop, { cc: 'satu@luar.test, dua@luar.test' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.body.message).toMatch(/limit of 10 e-mail recipients a day.*again from 2026-11-21 00:00/)
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3600)
    app.clock.set(new Date('2026-11-20T16:00:00Z'))
    expect((await send(shop)).status).toBe(200)
    app.clock.set(new Date('2026-11-20T04:00:00Z'))
  })

  test('end for a shop, whoever of it sends', async () => {
    const shop = await openShop()
    const [row] = await app.asOwner<{ id: number }>(
      `insert into users (email, name, password_hash, email_verified_at, created_at) values ('kerani@kedai.test', 'K', 'x', now(), '2026-01-01') returning id`,
    )
    await app.asOwner(
      `insert into shop_members (shop_id, user_id, role, permissions) values ($1, $2, 'staff', '{invoices}')`,
      [shop.shopId, row?.id],
    )
    const statuses = []
    for (let n = 0; n < 8; n++) statuses.push((await send(shop)).status)
    for (let n = 0; n < 5; n++) statuses.push((await send(shop, { userId: row?.id ?? 0 })).status)
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  })

  test('are fewer in the first week', async () => {
    const shop = await openShop({ isNew: true })
    const statuses = []
    for (let n = 0; n < 9; n++) statuses.push((await send(shop)).status)
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429])
  })

  test('end for the installation, and hold for forty at once', async () => {
    const [one, other] = [await openShop(), await openShop()]
    const before = await mails()
    const written = []
    for (let n = 0; n < 40; n++) written.push({ shop: n % 2 ? one : other, invoice: await write(n % 2 ? one : other) })
    const answers = await Promise.all(
      written.map(({ shop, invoice }) => send(shop, { invoice: Promise.resolve(invoice) })),
    )
    const sent = answers.filter(({ status }) => status === 200).length
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(16)
    expect((await mails()) - before).toBe(sent)
    const [{ used } = { used: 0 }] = await app.asOwner<{ used: number }>(
      `select used from sending_counts where scope = 'installation' and channel = 'email'`,
    )
    expect(used).toBe(sent)
  }, 60_000)

  test('hold for a bulk run, row by row', async () => {
    const shop = await openShop()
    const ids = []
    for (let n = 0; n < 12; n++)
      ids.push(
        (await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Siti', email: `ramai${n}@luar.test` } })).id,
      )
    const { body } = await (await signedIn(app, shop.ownerId)).post(`${path}/bulk`, { action: 'send', ids })
    expect(body.data.results.filter(({ ok }: { ok: boolean }) => ok)).toHaveLength(10)
    expect(body.data.results[11].message).toMatch(/again from/)
  })

  test('end for texts of the installation', async () => {
    const shop = await openShop()
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await send(shop, { channels: ['sms'] })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

test('the shop is named above what the seller wrote, and before their subject', async () => {
  const shop = await openShop()
  const { hashslug } = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Siti', email: 'nama@luar.test' },
  })
  await (
    await signedIn(app, shop.ownerId)
  ).post(`${path}/send/${hashslug}`, {
    channels: ['email'],
    subject: 'Hadiah percuma',
    message: 'Klik di sini',
    attach_pdf: '0',
  })
  const mail = (await app.mailbox()).findLast(({ recipient }) => recipient === 'nama@luar.test')
  expect(mail?.subject).toMatch(/^Kedai kedai\d+: Hadiah percuma$/)
  for (const body of [mail?.plain ?? '', mail?.html ?? '']) {
    expect(body.search(/Kedai kedai\d+ (sent you this e-mail|menghantar e-mel ini)/)).toBeGreaterThanOrEqual(0)
    expect(body.search(/Kedai kedai\d+ (sent you this e-mail|menghantar e-mel ini)/)).toBeLessThan(
      body.indexOf('Klik di sini'),
    )
  }
})
