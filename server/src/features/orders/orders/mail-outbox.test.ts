import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeTestOrder, openTestShop, signedIn } from './orders.fixture.ts'
import type { TestShop } from './orders.fixture.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startMailServer, textOf } from '../../../platform/mail/mail-server.fixture.ts'

let app: TestApp
let shop: TestShop
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    config: { mail: { smtpUrl: server.url, from: 'Kedai “Ali” <kedai@shop.test>', connections: 3 } },
  })
  shop = await openTestShop(app, 'kedai-mel')
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  server.mode = 'takes'
  server.unknown.clear()
  await app.runJobs()
  server.taken.length = 0
})

let buyers = 0
async function order(email = `pembeli${(buyers += 1)}@luar.test`) {
  await app.asOwner('update variations set stock = stock + 1 where id = $1', [shop.variationId])
  return { ...(await placeTestOrder(app, shop, { buyer: { email } })), email }
}
const waiting = () =>
  app.asOwner<{ tries: number; last_error: string | null; failed_at: Date | null }>(
    'select tries, last_error, failed_at from outgoing_mails order by id',
  )
const makeDue = () => app.asOwner(`update outgoing_mails set next_try_at = now() where failed_at is null`)
const recipients = () => server.taken.flatMap(({ to }) => to).sort()
const seen = async (orderNo: string) => {
  const { timeline, failed_mails } = (
    await (await signedIn(app, shop.ownerId)).get(`/api/ajax/seller/orders/${orderNo}`)
  ).body.data
  return {
    failed: failed_mails,
    told: timeline
      .filter(({ name }: { name: string }) => name === 'mail.failed')
      .map(({ text }: { text: string }) => text),
  }
}

test('an order’s mails leave once, written as things stand then, and nothing of them stays', async () => {
  const { email, orderNo } = await order()
  await app.asOwner(`update orders set buyer_name = 'Nama Baharu' where order_no = $1`, [orderNo])
  await app.runJobs()
  expect(recipients()).toEqual(['owner@kedai-mel.test', email].sort())
  const letter = server.taken.find(({ to }) => to.includes(email))
  expect(await textOf(letter!)).toContain('Nama Baharu')
  expect(letter?.from).toBe('kedai@shop.test')
  expect(await waiting()).toEqual([])
})

describe('a refusal', () => {
  test('of our own address ends no mail: each is tried again, and arrives once it is mended', async () => {
    server.mode = 'refuses_sender'
    const { email } = await order()
    await app.runJobs()
    expect(await waiting()).toEqual([
      { tries: 1, last_error: expect.stringContaining('5.7.1 Sender'), failed_at: null },
      { tries: 1, last_error: expect.stringContaining('5.7.1 Sender'), failed_at: null },
    ])
    server.mode = 'takes'
    await makeDue()
    await app.runJobs()
    expect(recipients()).toEqual(['owner@kedai-mel.test', email].sort())
    expect(await waiting()).toEqual([])
  })

  test('after the last try is told in the order’s timeline, and a press sends it again', async () => {
    server.mode = 'refuses_sender'
    const { email, orderNo } = await order()
    await app.asOwner('update outgoing_mails set tries = 13')
    await app.runJobs()
    expect(await seen(orderNo)).toEqual({
      failed: 2,
      told: [expect.stringContaining('5.7.1 Sender'), expect.stringContaining('5.7.1 Sender')],
    })
    server.mode = 'takes'
    const owner = await signedIn(app, shop.ownerId)
    expect((await owner.post(`/api/ajax/seller/orders/${orderNo}/resend-mails`)).status).toBe(200)
    await app.runJobs()
    expect(recipients()).toEqual(['owner@kedai-mel.test', email].sort())
    expect((await seen(orderNo)).failed).toBe(0)
    expect((await owner.post(`/api/ajax/seller/orders/${orderNo}/resend-mails`)).status).toBe(409)
  })

  test('of the recipient is final at once and told; the mail to the shop leaves, and sent again it goes to the buyer’s new address', async () => {
    server.unknown.add('salah@luar.test')
    const { orderNo } = await order('salah@luar.test')
    await app.runJobs()
    expect(recipients()).toEqual(['owner@kedai-mel.test'])
    expect(await seen(orderNo)).toEqual({
      failed: 1,
      told: [expect.stringMatching(/not sent to salah@luar\.test: 550 5\.1\.1/)],
    })
    await app.asOwner(`update orders set buyer_email = 'betul@luar.test' where order_no = $1`, [orderNo])
    await (await signedIn(app, shop.ownerId)).post(`/api/ajax/seller/orders/${orderNo}/resend-mails`)
    await app.runJobs()
    expect(recipients()).toContain('betul@luar.test')
  })

  test('of one of several owners sends the others nothing twice', async () => {
    const [row] = await app.asOwner<{ id: number }>(
      `insert into users (email, name, password_hash, email_verified_at) values ('kedua@kedai-mel.test', 'K', 'x', now()) returning id`,
    )
    await app.asOwner(`insert into shop_members (shop_id, user_id, role) values ($1, $2, 'owner')`, [
      shop.shopId,
      row?.id,
    ])
    server.unknown.add('kedua@kedai-mel.test')
    await order()
    await app.runJobs()
    server.unknown.clear()
    await app.asOwner('update outgoing_mails set failed_at = null, next_try_at = now()')
    await app.runJobs()
    expect(recipients().filter((to) => to.endsWith('@kedai-mel.test'))).toEqual([
      'kedua@kedai-mel.test',
      'owner@kedai-mel.test',
    ])
    await app.asOwner('delete from shop_members where user_id = $1', [row?.id])
  })
})

test('a shop whose owner has not confirmed the address is told of its orders; its buyers’ mails wait', async () => {
  await app.asOwner('update users set email_verified_at = null where id = $1', [shop.ownerId])
  const { email } = await order()
  await app.runJobs()
  expect(recipients()).toEqual(['owner@kedai-mel.test'])
  await app.asOwner('update users set email_verified_at = now() where id = $1', [shop.ownerId])
  await makeDue()
  await app.runJobs()
  expect(recipients()).toEqual(['owner@kedai-mel.test', email].sort())
})

test('no link that opens an account lies in the database, before or after its mail has left', async () => {
  const client = await app.client()
  await client.post('/api/ajax/auth/register', registrationFor('kedai-rahsia'))
  await client.post('/api/ajax/auth/forgot', { email: 'kedai-rahsia@mail.test' })
  const dump = async () =>
    JSON.stringify([await app.asOwner('select * from outgoing_mails'), await app.asOwner('select * from pgboss.job')])
  const before = await dump()
  expect(before).toContain('kedai-rahsia@mail.test')
  server.mode = 'refuses_sender'
  await app.runJobs()
  const meanwhile = await dump()
  server.mode = 'takes'
  await makeDue()
  await app.runJobs()
  const tokens = (await Promise.all(server.taken.map(textOf))).flatMap(
    (text) => /token=([\w-]{43})/.exec(text)?.[1] ?? [],
  )
  expect(tokens).toHaveLength(2)
  for (const token of tokens) for (const lying of [before, meanwhile, await dump()]) expect(lying).not.toContain(token)
  expect(await waiting()).toEqual([])
  const reset = (await Promise.all(server.taken.map(textOf))).flatMap(
    (text) => /reset\?token=([\w-]{43})/.exec(text)?.[1] ?? [],
  )[0]
  expect((await client.post('/api/ajax/auth/reset', { token: reset, password: 'teh tarik jam lima' })).status).toBe(200)
})

test('a mail whose link has run out while the server was away is not sent any more', async () => {
  const content = { subject: { ms: 'a', en: 'a', zh: 'a' }, blocks: [] }
  await inTransaction(app.db, {}, (trx) =>
    app.deps.mail.send(trx, {
      to: 'lambat@luar.test',
      lang: 'en',
      content,
      expiresAt: new Date(app.clock.now().getTime() - 1000),
    }),
  )
  await app.runJobs()
  expect([recipients(), await waiting()]).toEqual([[], []])
})

test('names and subjects of any letters reach a mail program as they are', async () => {
  const content = {
    subject: { ms: '订单 1001 · “Kedai” ' + 'ö'.repeat(60), en: '', zh: '' },
    blocks: [{ kind: 'paragraph', text: { ms: 'Jumlah RM\u00a025 · 谢谢', en: '', zh: '' } }] as const,
  }
  await inTransaction(app.db, {}, (trx) =>
    app.deps.mail.send(trx, { to: 'huruf@luar.test', lang: 'ms', content, replyTo: 'kedai@shop.test' }),
  )
  await app.runJobs()
  const { default: PostalMime } = await import('postal-mime')
  const read = await PostalMime.parse(server.taken[0]?.message ?? '')
  expect([
    read.subject,
    read.from?.name,
    read.from?.address,
    read.replyTo?.[0]?.address,
    read.to?.[0]?.address,
  ]).toEqual([content.subject.ms, 'Kedai “Ali”', 'kedai@shop.test', 'kedai@shop.test', 'huruf@luar.test'])
  expect(read.text).toContain('Jumlah RM\u00a025 · 谢谢')
  expect(read.html).toContain('谢谢')
})
