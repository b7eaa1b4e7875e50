import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { typeParsers } from '../../../platform/db/type-parsers.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { addPerson, openTestShop, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { claimSending } from '../../shop/accounts/actions/claim-sending.ts'
import { readCommand, runCommandOf } from './actions/run-operate.ts'

let kedai: TestApp
let client: Client
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  kedai = await startTestApp()
  client = new Client({ ...kedai.deps.database.ownerAddress, types: typeParsers })
  await client.connect()
  shop = await openTestShop(kedai, 'mawar')
  other = await openTestShop(kedai, 'melur')
})
afterAll(async () => {
  await client.end()
  await kedai.close()
})

const places = () => ({
  dataDir: kedai.deps.config.dataDir,
  databaseUrl: null,
  files: kedai.deps.config.files,
  appSecret: null,
})

/** What the command prints. */
async function operate(...args: string[]): Promise<string> {
  const asked = readCommand([...args, '--as', 'farid'])
  if ('help' in asked) return asked.help
  return runCommandOf(
    asked,
    { client, name: asked.as ?? '', dryRun: asked.dryRun },
    { places: places(), publicUrl: 'http://localhost:3000', now: kedai.clock.now() },
  )
}

const data = async (...args: string[]) => JSON.parse(await operate(...args, '--json')) as any // oxlint-disable-line typescript/no-explicit-any -- a test looks into it freely

const visit = async (path: string) => (await kedai.client()).get(path)

/** The server hears of it from the database. */
async function heard(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await visit(path)).status).toBe(status)
}

const front = '/api/ajax/guest/front-store/mawar'

describe('typed wrongly', () => {
  test.each([
    [['shops', 'list'], 'say: npm run operate -- shops'],
    [['shop', 'close', 'mawar'], 'there is no command "shop close"'],
    [['shop', 'suspend', 'mawar', '--why', 'x'], 'Unknown option'],
    [['shop', 'suspend', 'mawar'], '--reason is missing'],
    [['quota', 'mawar', '--storage', 'plenty'], '--storage must be a whole number'],
    [['quota', 'mawar'], 'say --storage MB'],
  ])('%j', async (args, line) => {
    await expect(operate(...args)).rejects.toThrow(line)
    await expect(operate(...args)).rejects.not.toThrow('\n')
  })
  test('help names every command', async () => {
    expect(readCommand([])).toMatchObject({ help: expect.stringContaining('shop suspend USERNAME [--reason WORDS]') })
    expect(readCommand(['quota', '--help'])).toMatchObject({ help: expect.stringContaining('[--mails-per-day N]') })
  })
})

describe('shops', () => {
  test('are listed with their sizes', async () => {
    await placeTestOrder(kedai, shop)
    const list = await data('shops')
    expect(list.find(({ username }: { username: string }) => username === 'mawar')).toMatchObject({
      owner: 'owner@mawar.test',
      status: 'open',
      products: 1,
      orders: 1,
    })
    expect(await operate('shops', 'show', 'melur')).toContain('owner@melur.test')
    await expect(operate('shops', 'show', 'nobody')).rejects.toThrow('there is no shop nobody')
  })

  test('a dry run changes nothing and writes nothing down', async () => {
    expect(await operate('shop', 'suspend', 'mawar', '--reason', 'Aduan', '--dry-run')).toContain('Nothing was changed')
    expect((await data('shops', 'show', 'mawar')).status).toBe('open')
    expect(await data('log', '--about', 'mawar')).toEqual([])
  })

  test('a suspended one tells everybody why, sends nothing, and goes on where it was', async () => {
    const seller = await signedIn(kedai, shop.ownerId)
    expect((await visit(front)).status).toBe(200)
    await operate('shop', 'suspend', 'mawar', '--reason', 'Aduan pembeli sedang disiasat')
    await heard(front, 403)

    const refused = await visit(front)
    expect(refused.body).toMatchObject({
      status: false,
      message: 'This shop is closed for now. Reason: Aduan pembeli sedang disiasat',
      data: { suspended: true },
    })
    for (const [lang, words] of [
      ['ms', 'Kedai ini ditutup'],
      ['en', 'This shop is closed'],
      ['zh', '此店铺暂时关闭'],
    ] as const) {
      const page = await (await kedai.client(lang)).open('/s/mawar')
      expect([page.status, page.text.includes(words), page.text.includes('Aduan pembeli')]).toEqual([403, true, true])
    }
    expect((await (await kedai.client()).open('/i/MUG-mawar')).status).toBe(403)
    expect((await visit('/api/ajax/guest/front-store/melur')).status).toBe(200)

    expect((await seller.get('/api/ajax/seller/orders')).status).toBe(200)
    expect((await seller.get('/api/ajax/auth/me')).body.data.shops[0].suspended.reason).toBe(
      'Aduan pembeli sedang disiasat',
    )
    const write = await seller.post('/api/ajax/seller/categories', { name: 'Mug' })
    expect([write.status, write.body.data]).toEqual([403, { suspended: true }])

    const mails = async () => (await kedai.asOwner('select 1 from mailbox')).length
    await inTransaction(kedai.db, { shopId: shop.shopId }, (trx) =>
      kedai.deps.mail.send(trx, {
        to: 'aisyah@buyer.test',
        lang: 'ms',
        content: { subject: { ms: 'Hai', en: 'Hi', zh: '你好' }, blocks: [] },
      }),
    )
    const before = await mails()
    await kedai.runJobs()
    expect(await mails()).toBe(before)

    await operate('shop', 'reopen', 'mawar')
    await heard(front, 200)
    await expect(operate('shop', 'reopen', 'mawar')).rejects.toThrow('mawar is not suspended')
    expect((await seller.post('/api/ajax/seller/categories', { name: 'Mug' })).status).toBe(200)
  })

  test('are given to somebody whose account is confirmed', async () => {
    await expect(operate('shop', 'transfer', 'melur', '--to', 'nobody@x.test')).rejects.toThrow('no account uses')
    const heir = await addPerson(kedai, 'pewaris@kedai.test')
    await kedai.asOwner('update users set email_verified_at = null where id = $1', [heir])
    await expect(operate('shop', 'transfer', 'melur', '--to', 'pewaris@kedai.test')).rejects.toThrow('not confirmed')
    await kedai.asOwner('update users set email_verified_at = now() where id = $1', [heir])
    expect(await data('shop', 'transfer', 'melur', '--to', 'Pewaris@kedai.test')).toMatchObject({
      owner: 'pewaris@kedai.test',
      former: ['owner@melur.test'],
      formerBecome: 'staff',
    })
    const members = await kedai.asOwner('select user_id, role from shop_members where shop_id = $1 order by role', [
      other.shopId,
    ])
    expect(members).toEqual([
      { user_id: heir, role: 'owner' },
      { user_id: other.ownerId, role: 'staff' },
    ])
    expect(await operate('shop', 'transfer', 'melur', '--to', 'owner@melur.test', '--former', 'leaves')).toContain(
      'has left',
    )
    expect(await kedai.asOwner('select role from shop_members where shop_id = $1', [other.shopId])).toEqual([
      { role: 'owner' },
    ])
  })

  test('keep and send no more than their quota', async () => {
    await kedai.asOwner(
      `insert into files (shop_id, key, kind, private, file_name, mime, bytes, sha256, created_at) values ($1, 'public/x/y.jpg', 'product_picture', false, 'y.jpg', 'image/jpeg', 1000000, '\\x00', now())`,
      [shop.shopId],
    )
    await operate('quota', 'mawar', '--storage', '1', '--mails-per-day', '2')
    const upload = async () => {
      const { files } = kedai.deps
      const place = { shopId: shop.shopId, kind: 'product_picture', field: 'image' } as const
      const stored = await files.accept({ filename: 'a.jpg', bytes: await photo(64, 48) }, place)
      return inTransaction(kedai.db, { shopId: shop.shopId }, (trx) => files.save(trx, stored)).finally(() =>
        files.discardUnsaved(stored),
      )
    }
    await expect(upload()).rejects.toMatchObject({ code: 'storage_full', params: { most: '1 MB' } })
    const claim = (recipients: number) =>
      inTransaction(kedai.db, { shopId: shop.shopId }, (trx) =>
        claimSending(trx, {
          shopId: shop.shopId,
          userId: shop.ownerId,
          channel: 'email',
          recipients,
          now: kedai.clock.now(),
        }),
      )
    await expect(claim(3)).rejects.toMatchObject({ code: 'too_many', params: { limit: 2 } })
    await claim(2)
    await operate('quota', 'mawar', '--storage', 'none', '--mails-per-day', 'none')
    await claim(1)
    await upload()
  })
})

test('a link for a new password works once, and its person is signed out', async () => {
  const person = await addPerson(kedai, 'lupa@kedai.test')
  const browser = await signedIn(kedai, person)
  expect((await browser.get('/api/ajax/auth/me')).status).toBe(200)
  expect(await operate('password', 'reset', 'lupa@kedai.test', '--dry-run')).not.toContain('token=')
  const { link } = await data('password', 'reset', 'Lupa@kedai.test')
  await expect.poll(async () => (await browser.get('/api/ajax/auth/me')).status).toBe(401)
  const token = new URL(link).searchParams.get('token')
  const visitor = await kedai.client()
  const choose = () => visitor.post('/api/ajax/auth/reset', { token, password: 'nasi lemak pagi 7' })
  expect((await choose()).status).toBe(200)
  expect((await choose()).status).toBe(409)
})

test('what failed is listed with its reason, tried again, or given up', async () => {
  const mail = async (why: string) =>
    (
      await kedai.asOwner<{ id: number }>(
        `insert into outgoing_mails (shop_id, kind, data, failed_at, next_try_at, tries, last_error) values ($1, 'written', '{}', now(), 'infinity', 14, $2) returning id`,
        [shop.shopId, why],
      )
    )[0]?.id
  const [first, second] = [await mail('550 no such mailbox'), await mail('554 refused')]
  expect(await operate('mails', 'failed')).toContain('550 no such mailbox')
  await operate('mails', 'retry', String(first))
  await operate('mails', 'give-up', String(second))
  expect(await data('mails', 'failed')).toEqual([])
  await expect(operate('mails', 'retry', String(second))).rejects.toThrow('no failed item has the id')
  expect(
    await kedai.asOwner('select id from outgoing_mails where failed_at is null and id = any($1::bigint[])', [
      [first, second],
    ]),
  ).toEqual([{ id: first }])

  const [job] = await kedai.asOwner<{ id: string }>(
    `insert into pgboss.job (name, data, state, output, completed_on) values ('order-mail', '{}', 'failed', '{"message": "no way"}', now()) returning id`,
  )
  expect(await operate('jobs', 'failed')).toContain('no way')
  await operate('jobs', 'retry', job?.id ?? '')
  expect(await kedai.asOwner('select state::text from pgboss.job where id = $1', [job?.id])).toEqual([
    { state: 'retry' },
  ])
  await kedai.asOwner(`update pgboss.job set state = 'failed', completed_on = now() where id = $1`, [job?.id])
  await operate('jobs', 'give-up', job?.id ?? '')
  expect(await operate('jobs', 'failed')).toContain('No jobs have failed')
  expect(await operate('webhooks', 'failed')).toContain('No webhooks have failed')
})

test('who may open the page is said here alone', async () => {
  await addPerson(kedai, 'pengendali@kedai.test')
  await expect(operate('operators', 'add', 'nobody@x.test')).rejects.toThrow('no account uses')
  expect(await operate('operators', 'add', 'Pengendali@kedai.test')).toContain('once they have turned on two-step')
  await expect(operate('operators', 'add', 'pengendali@kedai.test')).rejects.toThrow('already an operator')
  expect(await data('operators')).toMatchObject([{ email: 'pengendali@kedai.test', two_steps: false }])
  await expect(inTransaction(kedai.db, {}, (trx) => trx.deleteFrom('operators').executeTakeFirst())).rejects.toThrow(
    'permission denied',
  )
  await operate('operators', 'remove', 'pengendali@kedai.test')
  await expect(operate('operators', 'remove', 'pengendali@kedai.test')).rejects.toThrow('is not an operator')
  expect(await operate('operators')).toBe('Nobody yet.')
})

test('every act is in the log, which is only added to', async () => {
  const log = await data('log', '--about', 'mawar')
  expect(log.map(({ act, operator }: Record<string, string>) => `${act} by ${operator}`)).toEqual([
    'mails give-up by farid',
    'mails retry by farid',
    'quota by farid',
    'quota by farid',
    'shop reopen by farid',
    'shop suspend by farid',
  ])
  expect(log.at(-1)).toMatchObject({ before: { reason: null }, after: { reason: 'Aduan pembeli sedang disiasat' } })
  for (const statement of [
    `update operator_log set operator = 'x'`,
    'delete from operator_log',
    'truncate operator_log',
  ])
    await expect(kedai.asOwner(statement)).rejects.toThrow('only added to')
})
