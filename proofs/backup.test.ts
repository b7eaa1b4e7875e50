import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitEmbeddedPostgres } from '../server/src/platform/db/embedded/embedded-postgres.ts'
import { typeParsers } from '../server/src/platform/db/type-parsers.ts'
import { createBrowser } from './harness/browser.ts'
import { runCommand, startCommand } from './harness/command.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { SharedDatabase, Sql } from './harness/database.ts'
import { readDatabaseFacts } from './harness/database-facts.ts'
import type { DatabaseFacts } from './harness/database-facts.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { makeDemoHome, makeHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import type { Listing } from './harness/listing.ts'
import { loadWithOrders } from './harness/order-load.ts'
import type { OrderLoad } from './harness/order-load.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { soldUnits } from './harness/shelf.ts'
import { report } from './sizes.ts'

const secret = 'one secret for all servers of it, long enough'
const shelfAtFirst = 100_000
const root = mkdtempSync(join(tmpdir(), 'kedai-backups-'))

let source: Home
let listing: Listing
let load: OrderLoad
let acknowledgedBefore: string[]
/** Made while orders came in; and once more, with the server stopped. */
let underLoad: string
let atRest: string
let atRestFacts: DatabaseFacts
const open: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  source = await makeDemoHome()
  open.push(() => source.remove())
})
afterAll(async () => {
  for (const close of open.reverse()) await close()
  rmSync(root, { recursive: true, force: true })
})

async function serve(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({ env })
  open.push(() => server.stop())
  await server.ready(120_000)
  return server
}

function newHome(): Home {
  const home = makeHome()
  open.push(() => home.remove())
  return home
}

const folderOf = (output: string): string => output.split('\n')[0] ?? ''
const last = (home: Home) =>
  JSON.parse(readFileSync(join(home.dataDir, 'backups', 'last.json'), 'utf8')) as {
    ok: boolean
    bytes: number
    finishedAt: string
  }

/** Asks the database of a folder whose server is stopped. */
async function atRestIn<T>({ dataDir }: Home, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { connection, leave } = await visitEmbeddedPostgres({ dataDir })
  const client = new Client({ ...connection, types: typeParsers })
  await client.connect()
  try {
    return await work(
      async <R extends object>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as R[],
    ) // rows are as the statement says
  } finally {
    await client.end()
    await leave()
  }
}

const orderNumbers = async (sql: Sql): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ order_no: string }>(
        'select o.order_no from orders o join order_lines l on l.order_id = o.id where l.product_id = $1',
        [listing.productId],
      )
    ).map(({ order_no }) => order_no),
  )

test('a backup is taken while the server takes orders, and the server does not mind', async () => {
  const began = performance.now()
  const server = await serve({ DATA_DIR: source.dataDir })
  listing = await addListing(source.sql, 'BACKUP', [shelfAtFirst])
  load = loadWithOrders(server.url, listing.viewId, 4)
  while (load.acknowledged.length < 10) await sleep(50)
  acknowledgedBefore = load.acknowledged.map(({ orderNo }) => orderNo)
  const { code, output } = await runCommand('backup', ['--to', join(root, 'a')], { DATA_DIR: source.dataDir })
  const during = load.acknowledged.length - acknowledgedBefore.length
  expect([code, output]).toEqual([0, expect.stringContaining('Every file that a row names is there.')])
  expect(during).toBeGreaterThan(0)
  await load.finish()
  expect(load.faults).toEqual([])
  underLoad = folderOf(output)
  expect(last(source)).toEqual({ ok: true, bytes: expect.any(Number), finishedAt: expect.stringMatching(/^20.*Z$/) })
  expect(last(source).bytes).toBeGreaterThan(1_000_000)
  expect([statSync(underLoad).mode & 0o777, statSync(join(underLoad, 'manifest.json')).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
  report('a backup under load', { before: acknowledgedBefore.length, during, bytes: last(source).bytes }, began)
  await server.stop()
})

test('with the server stopped too; it is stopped afterwards, and --keep leaves the newest', async () => {
  const { code, output } = await runCommand('backup', ['--to', join(root, 'b')], { DATA_DIR: source.dataDir })
  expect([code, output]).toEqual([0, expect.stringContaining('Every file')])
  expect(source.postmaster()).toBeNull()
  const again = await runCommand('backup', ['--to', join(root, 'b'), '--keep', '1'], { DATA_DIR: source.dataDir })
  atRest = folderOf(again.output)
  expect([again.code, readdirSync(join(root, 'b')).map((name) => join(root, 'b', name))]).toEqual([0, [atRest]])
  atRestFacts = await atRestIn(source, readDatabaseFacts)
  expect(atRestFacts.policies.length).toBeGreaterThan(150) // the control: there is something to compare
})

test('restored into an empty folder: every row, sequence, policy, function, right and role is the same', async () => {
  const began = performance.now()
  const home = newHome()
  const { code, output } = await runCommand('restore', ['--from', atRest], { DATA_DIR: home.dataDir })
  expect([code, output]).toEqual([0, expect.stringContaining('every count as it was saved')])
  expect(await atRestIn(home, readDatabaseFacts)).toEqual(atRestFacts)
  expect(readFileSync(join(home.dataDir, 'app-secret'))).toEqual(readFileSync(join(source.dataDir, 'app-secret')))
  for (const { key } of savedFiles(atRest))
    expect(readFileSync(join(home.dataDir, 'files', key))).toEqual(readFileSync(join(source.dataDir, 'files', key)))
  report(
    'a restore compared',
    { tables: atRestFacts.rows.length, policies: atRestFacts.policies.length, files: savedFiles(atRest).length },
    began,
  )
})

const savedFiles = (backup: string): { key: string }[] =>
  readFileSync(join(backup, 'files.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { key: string })

test('the copy made under load holds every order acknowledged before it, serves, takes orders, and sends nothing until it is released', async () => {
  const home = newHome()
  expect((await runCommand('restore', ['--from', underLoad], { DATA_DIR: home.dataDir })).code).toBe(0)
  const server = await serve({ DATA_DIR: home.dataDir })
  expect(server.log()).toContain('Sending is held')
  const orders = await orderNumbers(home.sql)
  expect(acknowledgedBefore.filter((orderNo) => !orders.has(orderNo))).toEqual([])
  const { units, held } = await soldUnits(home.sql, listing)
  expect(await home.sql('select stock from variations where id = $1', [listing.units[0]])).toEqual([
    { stock: shelfAtFirst - units },
  ])
  expect(held).toBe(units) // one moment: no order without its stock, no stock without its order

  await signInDemoSeller(server.url)
  const buyer = createBrowser(server.url)
  await buyer.open('/login')
  const mailsBefore = await countMails(home)
  const placed = await buyer.post(placeUrl(listing.viewId), buyerNo(900_001, { paymentMethod: 'cod' }), {
    'idempotency-key': 'after the restore',
  })
  expect([placed.status, orders.has(String(placed.body.data?.['order_no']))]).toEqual([200, false])
  await sleep(4_000) // a worker looks every second
  expect(await countMails(home)).toBe(mailsBefore)

  const released = await runCommand('restore', ['--release'], { DATA_DIR: home.dataDir })
  expect([released.code, released.output]).toEqual([0, expect.stringMatching(/Released[^]*mails: \d/)])
  await server.stop()
  await serve({ DATA_DIR: home.dataDir })
  await expect
    .poll(() => home.sql(`select recipient from mailbox where recipient = 'pembeli900001@buyer.test'`), {
      timeout: 60_000,
    })
    .toHaveLength(1)
})

const countMails = async ({ sql }: Home): Promise<number> =>
  (await sql<{ count: number }>('select count(*)::integer as count from mailbox'))[0]?.count ?? -1

test('a restore that is killed leaves a folder that no server opens, and is done by starting it again', async () => {
  const home = newHome()
  const env = { DATA_DIR: home.dataDir }
  const { child, ended } = startCommand('restore', ['--from', underLoad], env)
  await expect
    .poll(() => home.sql('select state from kedai_restore.state').catch(() => []), { interval: 10, timeout: 60_000 })
    .toEqual([{ state: 'unfinished' }])
  child.kill('SIGKILL')
  await ended
  const server = await startServer({ env })
  expect([await server.exited, server.log()]).toEqual([
    78,
    expect.stringContaining('was not finished; run npm run restore again'),
  ])
  expect((await runCommand('backup', [], env)).code).toBe(78)
  expect((await runCommand('restore', ['--from', underLoad], env)).code).toBe(0)
  await serve(env)
})

test('what is damaged, or would overwrite something, is refused in one line and changes nothing', async () => {
  const occupied = await runCommand('restore', ['--from', atRest], { DATA_DIR: source.dataDir })
  expect([occupied.code, occupied.output]).toEqual([
    78,
    'this database is not empty; restore into an empty one, or say --replace to remove everything that is in it\n',
  ])
  expect(await atRestIn(source, readDatabaseFacts)).toEqual(atRestFacts)

  const damaged = join(root, 'b', 'damaged')
  await runCommand('backup', ['--to', damaged], { DATA_DIR: source.dataDir })
  const backup = join(damaged, readdirSync(damaged)[0]!)
  const table = join(backup, 'tables', 'public.orders.copy.gz')
  const bytes = readFileSync(table)
  bytes[bytes.length - 20]! ^= 1
  writeFileSync(table, bytes)
  const home = newHome()
  for (const args of [['--check'], []]) {
    const { code, output } = await runCommand('restore', ['--from', backup, ...args], { DATA_DIR: home.dataDir })
    expect([code, output]).toEqual([78, `${table} is not what was saved; the backup is damaged\n`])
  }
  expect(existsSync(join(home.dataDir, 'database'))).toBe(false)
})

test('a lost file is told, and ends with 1', async () => {
  const home = newHome()
  expect((await runCommand('restore', ['--from', atRest], { DATA_DIR: home.dataDir })).code).toBe(0)
  const lost = savedFiles(atRest)[3]!.key
  rmSync(join(home.dataDir, 'files', lost))
  const told = await runCommand('backup', [], { DATA_DIR: home.dataDir })
  expect([told.code, told.output, last(home).ok]).toEqual([1, expect.stringContaining(lost), false])
  expect((await runCommand('backup', ['--allow-missing'], { DATA_DIR: home.dataDir })).code).toBe(0)
  // And it comes back from an older backup.
  expect(
    (await runCommand('restore', ['--from', atRest, '--files-only'], { DATA_DIR: home.dataDir })).output,
  ).toContain('1 files added')
  expect((await runCommand('backup', [], { DATA_DIR: home.dataDir })).code).toBe(0)
})

test('the same commands move it to a PostgreSQL of its own, as an owner without special rights, and to S3; and back', async () => {
  const shared: SharedDatabase = await openSharedDatabase()
  open.push(() => shared.close())
  await shared.sql(`create role shop_keeper login createrole`)
  await shared.sql('create database moved owner shop_keeper')
  const url = shared.url.replace(/postgres:\/\/\w+@localhost\/\w+/, 'postgres://shop_keeper@localhost/moved')
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'kedai', configs: [] }],
  })
  const { port } = await bucket.run()
  open.push(() => bucket.close())
  const home = newHome()
  const env = {
    DATABASE_URL: url,
    DATA_DIR: home.dataDir,
    APP_SECRET: readFileSync(join(source.dataDir, 'app-secret'), 'utf8').trim(),
    S3_BUCKET: 'kedai',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const moved = await runCommand('restore', ['--from', atRest, '--no-hold'], env)
  expect([moved.code, moved.output]).toEqual([
    0,
    expect.stringContaining(`${savedFiles(atRest).length} files added to the store`),
  ])
  expect(moved.output).not.toContain('APP_SECRET')
  const client = new Client({ connectionString: url, types: typeParsers })
  client.on('error', () => {})
  await client.connect()
  const sql: Sql = async <R extends object>(text: string, values?: unknown[]) => {
    await client.query(text.includes('pgboss.') && !text.includes('pg_class') ? 'set role kedai_app' : 'reset role')
    return (await client.query(text, values)).rows as R[] // rows are as the statement says
  }
  expect(await readDatabaseFacts(sql)).toEqual({ ...atRestFacts, logins: [] })
  await client.end()

  const server = await serve(env)
  expect(server.log()).not.toContain('Sending is held')
  await signInDemoSeller(server.url)
  const picture = savedFiles(atRest).find(({ key }) => /^public\/\d+\/\w{32}\.jpg$/.test(key))!.key
  const [, shop, name] = picture.split('/')
  expect((await createBrowser(server.url).get(`/media/${shop}/${name}`)).status).toBe(200)
  const buyer = createBrowser(server.url)
  await buyer.open('/login')
  expect(
    (
      await buyer.post(placeUrl(listing.viewId), buyerNo(900_002, { paymentMethod: 'cod' }), {
        'idempotency-key': 'after the move',
      })
    ).status,
  ).toBe(200)

  const running = await runCommand('restore', ['--from', atRest, '--replace'], env)
  expect([running.code, running.output]).toEqual([78, 'a Kedai is running on this database; stop every server first\n'])
  const online = await runCommand('backup', ['--to', join(root, 'c')], env)
  expect([online.code, online.output]).toEqual([
    0,
    expect.stringContaining(`${savedFiles(atRest).length} files copied`),
  ])
  const left = await runCommand('backup', ['--to', join(root, 'd'), '--without-files'], env)
  expect([left.code, left.output]).toEqual([0, expect.stringContaining('files left in bucket kedai')])
  await server.stop()

  const back = newHome()
  expect(
    (await runCommand('restore', ['--from', folderOf(online.output)], { DATA_DIR: back.dataDir, APP_SECRET: secret }))
      .output,
  ).toContain('APP_SECRET is another one')
  await serve({ DATA_DIR: back.dataDir, APP_SECRET: secret })
  expect(await back.sql(`select buyer_email from orders where buyer_email = 'pembeli900002@buyer.test'`)).toHaveLength(
    1,
  )
  expect((await runCommand('restore', ['--from', atRest, '--replace'], env)).code).toBe(0) // the servers of that database are stopped
})
