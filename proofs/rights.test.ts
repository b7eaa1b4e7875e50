import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand, runCommandOf } from '../server/src/features/operate/operators/actions/run-operate.ts'
import { exportColumns } from '../server/src/features/operate/operators/queries/export-columns.ts'
import { typeParsers } from '../server/src/platform/db/type-parsers.ts'
import { placeTestOrder, signedIn } from '../server/src/features/orders/orders/orders.fixture.ts'
import { changedTables, checksumShops } from './matrix/checksums.ts'
import { openWorld } from './matrix/world.ts'
import type { World } from './matrix/world.ts'

const root = mkdtempSync(join(tmpdir(), 'kedai-rights-'))
let world: World
let client: Client
beforeAll(async () => {
  world = await openWorld()
  client = new Client({ ...world.kedai.deps.database.ownerAddress, types: typeParsers })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await world.kedai.close()
  rmSync(root, { recursive: true, force: true })
})

/** What a command tells programs; the tests look at its counts. */
type Said = { [name: string]: Record<string, number> }

async function operate(...args: string[]): Promise<Said> {
  const asked = readCommand([...args, '--json', '--as', 'farid'])
  if ('help' in asked) throw new Error(asked.help)
  const { config } = world.kedai.deps
  const places = { dataDir: config.dataDir, databaseUrl: null, files: config.files, appSecret: null }
  const operator = { client, name: 'farid', dryRun: asked.dryRun }
  const said = await runCommandOf(asked, operator, { places, publicUrl: config.publicUrl, now: new Date() })
  return asked.dryRun ? (JSON.parse(said) as { data: Said }).data : (JSON.parse(said) as Said) // our own words
}

const shopTables = async (): Promise<string[]> =>
  (
    await world.kedai.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
  ).map(({ name }) => name)

async function rowsOf(shopId: number, name: string): Promise<string[]> {
  return (
    await world.kedai.asOwner<{ row: string }>(`select t::text as row from ${name} t where shop_id = $1`, [shopId])
  ).map(({ row }) => row)
}

async function countAll(shopId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await shopTables()) counts[name] = (await rowsOf(shopId, name)).length
  return counts
}

/** Whatever stands in a column that opens something stands nowhere in an export, in no other column either. */
async function expectNoSecrets(folder: string, shopId: number): Promise<void> {
  const secrets = new Map<string, string>()
  for (const [table, columns] of exportColumns)
    for (const [name, found] of columns) {
      // Those that hold more than secrets; what they have of them stands in the others too.
      if (found !== 'secret' || ['search', 'xid', 'subject_ref', 'data', 'link'].includes(name)) continue
      const rows = await world.kedai.asOwner<{ value: string }>(
        `select distinct ${name}::text as value from ${table} where ${table === 'shops' ? 'id' : 'shop_id'} = $1 and length(${name}::text) >= 8`,
        [shopId],
      )
      for (const { value } of rows) secrets.set(value, `${table}.${name}`)
    }
  expect(secrets.size).toBeGreaterThan(100)
  for (const file of readdirSync(folder).filter((one) => /\.(json|csv)$/.test(one))) {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = [...secrets].filter(([value]) => text.includes(value)).map(([, from]) => from)
    expect([file, [...new Set(found)]]).toEqual([file, []])
  }
}

const sums = (shopId: number) =>
  world.kedai.asOwner(
    `select (select count(*) from orders where shop_id = $1) as orders, (select sum(total_sen) from orders where shop_id = $1) as ordered, (select sum(paid_sen) from orders where shop_id = $1) as paid,
      (select count(*) from invoices where shop_id = $1) as invoices, (select sum(total_sen) from invoices where shop_id = $1) as invoiced, (select sum(amount_sen) from payments where shop_id = $1) as payments,
      (select sum(amount_sen) from invoice_ledger where shop_id = $1) as ledger, (select string_agg(number, ',' order by number) from invoices where shop_id = $1) as numbers`,
    [shopId],
  )

test('an export of a shop holds every row of every table, and every file', async () => {
  const { demo } = world.shops
  const folder = join(root, 'shop')
  const done = await operate('export', 'shop', 'demo', '--to', folder)
  const counts = await countAll(demo.shopId)
  for (const [name, count] of Object.entries(counts).filter(
    ([table, n]) => n > 0 && !['shop_members', 'shop_links'].includes(table),
  )) {
    const written = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as object[]
    expect([name, written.length]).toEqual([name, count])
    expect(readFileSync(join(folder, `${name}.csv`), 'utf8').startsWith('\uFEFF')).toBe(true)
  }
  const missing = (done['missing'] as unknown as string[]).length
  expect(readdirSync(join(folder, 'files')).length + missing).toBe(counts['files'])
  await expectNoSecrets(folder, demo.shopId)
  const everything = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
  expect(everything).not.toContain('password_hash')
  // Whoever has the folder opens nothing by it: the rows that hold these keys leave them out, and so does what finds them.
  const keys = await world.kedai.asOwner<{ key: string }>(
    `select account_key as key from payment_accounts where shop_id = $1 union select link from shop_links where shop_id = $1 and kind in ('payment_account', 'invitation')`,
    [demo.shopId],
  )
  expect(keys.length).toBeGreaterThan(0)
  for (const name of readdirSync(folder).filter((file) => /\.(json|csv)$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8')
    expect([name, keys.filter(({ key }) => text.includes(key))]).toEqual([name, []])
  }
  await expect(operate('export', 'shop', 'demo', '--to', folder)).rejects.toThrow('is not empty')
})

test('a buyer is exported and erased whole, and nobody else is touched', async () => {
  const { demo } = world.shops
  const { kedai } = world
  const name = 'Zulaikha binti Hamdan'
  const phone = '+60177712345'
  const email = 'zulaikha@buyer.test'
  const order = await placeTestOrder(kedai, demo, { buyer: { name, phone, email } })
  const mine = await kedai.asOwner<{ id: number; order_no: string }>(
    'select id, order_no from orders where shop_id = $1 and buyer_phone = $2',
    [demo.shopId, phone],
  )
  expect([mine.length, order !== null]).toEqual([1, true])
  const { id, order_no } = mine[0]!
  await kedai.asOwner(
    `insert into leads (shop_id, name, phone, email, lang, created_at, updated_at) values ($1, $2, $3, $4, 'ms', now(), now())`,
    [demo.shopId, name, phone, email],
  )
  await kedai.asOwner(
    `insert into marketing_consents (shop_id, channel, address, name, source, at) values ($1, 'email', $2, $3, 'form', now())`,
    [demo.shopId, email, name],
  )
  await kedai.asOwner(
    `insert into order_events (shop_id, order_id, at, name, actor, data) values ($1, $2, now(), 'order.noted', 'seller', $3)`,
    [demo.shopId, id, JSON.stringify({ text: `${name} called from ${phone}` })],
  )
  await kedai.asOwner(
    `insert into audit_log (shop_id, kind, action, subject_type, subject_ref, subject_name, after, at) values ($1, 'people', 'edited', 'customer', '1', $2, $3, now())`,
    [demo.shopId, name, JSON.stringify({ phone })],
  )

  const folder = join(root, 'buyer')
  const done = await operate('export', 'buyer', 'demo', '--phone', '017-771 2345', '--to', folder)
  expect(done['tables']).toMatchObject({ orders: 1, leads: 1 })
  expect(readFileSync(join(folder, 'orders.csv'), 'utf8')).toContain(name)

  await expect(operate('erase', 'buyer', 'demo', '--phone', phone)).rejects.toThrow(`still open: ${order_no}`)
  await kedai.asOwner(`update orders set order_status = 'completed' where id = $1`, [id])
  const before = {
    rival: await checksumShops(kedai, world.shops),
    counts: await countAll(demo.shopId),
    sums: await sums(demo.shopId),
  }
  await operate('erase', 'buyer', 'demo', '--phone', phone, '--email', email, '--dry-run')
  expect(changedTables(before.rival.demo, (await checksumShops(kedai, world.shops)).demo)).toEqual([])

  const erased = await operate('erase', 'buyer', 'demo', '--phone', phone, '--email', email)
  expect(erased['deleted']).toMatchObject({ leads: 1, marketing_consents: 1 })
  const left: string[] = []
  for (const table of await shopTables())
    for (const row of await rowsOf(demo.shopId, table))
      for (const word of [name, phone, '0177712345', email]) if (row.includes(word)) left.push(`${table}: ${word}`)
  expect(left).toEqual([])
  // What is fewer is what the command says it deleted, row for row.
  const after = await countAll(demo.shopId)
  const fewer = Object.fromEntries(
    Object.keys(after)
      .filter((table) => after[table] !== before.counts[table])
      .map((table) => [table, (before.counts[table] ?? 0) - (after[table] ?? 0)]),
  )
  expect(fewer).toEqual(erased['deleted'])
  expect(await sums(demo.shopId)).toEqual(before.sums)
  expect(changedTables(before.rival.rival, (await checksumShops(kedai, world.shops)).rival)).toEqual([])
  const [log] = await kedai.asOwner<{ row: string }>(
    'select t::text as row from operator_log t order by id desc limit 1',
  )
  for (const word of [name, phone, email]) expect(log?.row).not.toContain(word)

  const seller = await signedIn(kedai, demo.ownerId)
  for (const path of ['orders', `orders/${order_no}`, 'customers', 'invoices'])
    expect([path, (await seller.get(`/api/ajax/seller/${path}`)).status]).toEqual([path, 200])
  await expect(operate('erase', 'buyer', 'demo', '--phone', phone)).rejects.toThrow('has no data on this buyer')
})

test('an erased shop leaves what the law wants kept, without names, and nothing else', async () => {
  const { demo } = world.shops
  const { kedai } = world
  const names = await kedai.asOwner<{ word: string }>(
    `select buyer_name as word from orders where shop_id = $1 union select buyer_phone from orders where shop_id = $1 union select buyer_email from orders where shop_id = $1 and buyer_email is not null
    union select buyer_name from invoices where shop_id = $1 and buyer_name <> ''`,
    [demo.shopId],
  )
  const before = { sums: await sums(demo.shopId), rival: (await checksumShops(kedai, world.shops)).rival }
  await expect(operate('erase', 'shop', 'demo')).rejects.toThrow('cannot be taken back')
  const foreseen = await operate('erase', 'shop', 'demo', '--dry-run')
  expect((await kedai.asOwner(`select 1 from shops where username = 'demo'`)).length).toBe(1)

  const done = await operate('erase', 'shop', 'demo', '--yes')
  expect(done).toEqual(foreseen)
  const after = await countAll(demo.shopId)
  expect(Object.fromEntries(Object.entries(after).filter(([, count]) => count > 0))).toEqual(done['kept'])
  expect(await sums(demo.shopId)).toEqual(before.sums)
  for (const gone of [
    'customers_keys',
    'leads',
    'sessions',
    'courier_accounts',
    'audit_log',
    'shop_members',
    'reviews',
    'carts',
  ])
    expect(done['kept']?.[gone]).toBeUndefined()
  const left: string[] = []
  for (const table of Object.keys(done['kept'] ?? {}))
    for (const row of await rowsOf(demo.shopId, table))
      for (const { word } of names) if (word.length > 3 && row.includes(word)) left.push(`${table}: ${word}`)
  expect(left).toEqual([])
  expect(changedTables(before.rival, (await checksumShops(kedai, world.shops)).rival)).toEqual([])
  expect(await kedai.asOwner(`select 1 from users where email = 'seller@demo.test'`)).toEqual([])
  expect((await world.people.rival.get('/api/ajax/seller/orders')).status).toBe(200)
  await expect.poll(async () => (await world.people.guest.get('/api/ajax/guest/front-store/demo')).status).toBe(404)
})
