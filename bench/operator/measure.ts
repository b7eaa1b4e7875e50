import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { buildApp } from '../../server/src/app.ts'
import type { BuiltApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import type { Config } from '../../server/src/platform/config/config.ts'
import { judgeInstallation } from '../../server/src/features/operate/operators/actions/judge-installation.ts'
import { readCommand, runCommandOf } from '../../server/src/features/operate/operators/actions/run-operate.ts'
import { removeOutdated } from '../../server/src/features/operate/operators/queries/alerts.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import { typeParsers } from '../../server/src/platform/db/type-parsers.ts'
import { openBrowser } from './browser.ts'
import type { Asked } from './browser.ts'
import { seedOperator, seedShops } from './seed-shops.ts'
import type { Sizes } from './seed-shops.ts'

export type Figure = { name: string; ms: number; of: string }
export type TableSize = { name: string; rows: number; bytes: number }
export type Measured = { figures: Figure[]; tables: TableSize[]; total: number; listed: number; removed: number }

const rounds = 15

/** Everything an operator does, on an installation of so many shops with its own PostgreSQL. `pages`: addresses of a shop that are refused once it is suspended. */
export async function measureOperator(sizes: Sizes, pages: (shop: string) => string[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-bench-operator-'))
  const config = readConfig({
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    REALTIME_PORT: '0',
  })
  const database = await openDatabase(config)
  const owner = new Client({ ...database.ownerAddress, types: typeParsers })
  try {
    await owner.connect()
    await seedShops(owner, sizes)
    const token = await seedOperator(owner, (given) => createHash('sha256').update(given).digest())
    const built = await buildApp({ config, database, clock: systemClock })
    await built.startJobs({ workers: false })
    try {
      return await measureAll({ built, owner, config, folder, token, pages })
    } finally {
      await built.close()
    }
  } finally {
    await owner.end()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Around = {
  built: BuiltApp
  owner: Client
  config: Config
  folder: string
  token: string
  pages: (shop: string) => string[]
}

async function measureAll({ built, owner, config, folder, token, pages }: Around): Promise<Measured> {
  const { app, deps } = built
  const operator = await openBrowser(app, token)
  const guest = await openBrowser(app, null)
  const figures: Figure[] = []
  const time = async (name: string, of: string, work: () => Promise<unknown>, times = 1) => {
    const took: number[] = []
    for (let n = 0; n < times; n++) {
      const started = performance.now()
      await work()
      took.push(performance.now() - started)
    }
    figures.push({ name, of: times === 1 ? of : `${of}, median of ${times}`, ms: median(took) })
  }
  const places = { dataDir: folder, databaseUrl: null, files: config.files, appSecret: null }
  const command = async (...args: string[]) => {
    const asked = readCommand(args)
    if ('help' in asked) throw new Error(`${args.join(' ')} is no command`)
    const around = { places, publicUrl: config.publicUrl, now: new Date() }
    return runCommandOf(asked, { client: owner, name: 'bench', dryRun: asked.dryRun }, around)
  }
  const fetched = (path: string) => async () => void mustBe(200, await operator.get(`/api/ajax/operator/${path}`))

  let listed = 0
  await time(
    'operate shops',
    'the command’s list',
    async () => {
      listed = (JSON.parse(await command('shops', '--json')) as unknown[]).length
    },
    rounds,
  )
  await time('page: shops', 'first 50', fetched('shops'), rounds)
  await time('page: shops by orders', 'first 50', fetched('shops?sort=orders'), rounds)
  await time('page: search', 'a piece of an address', fetched('shops?search=shop-000'), rounds)
  await time('page: one shop', 'facts', fetched('shops/shop-0001'), rounds)
  await time('page: failed mails', 'the latest 200', fetched('failures/mails'), rounds)

  const addresses = pages('shop-0002')
  for (const path of addresses) mustBe(200, await guest.get(path))
  await time('suspend', `until ${addresses.length} addresses are refused`, async () => {
    mustBe(200, await operator.post('/api/ajax/operator/shops/shop-0002/suspend', { reason: 'Aduan' }))
    for (const path of addresses) while ((await guest.get(path)).status !== 403) await sleep(2)
  })
  mustBe(200, await guest.get(pages('shop-0003')[0] ?? ''))
  await time('export shop', 'one shop', () => command('export', 'shop', 'shop-0003', '--to', join(folder, 'export')))
  await time('erase buyer', 'one buyer', () => command('erase', 'buyer', 'shop-0003', '--phone', '+60120000001'))
  await time('erase shop', 'one shop', () => command('erase', 'shop', 'shop-0004', '--yes'))
  await time('alerts', 'one pass', () => judgeInstallation(deps), rounds)
  let removed = 0
  await time('retention', 'one night', async () => {
    removed = (await removeOutdated(deps.db, new Date())).reduce((sum, one) => sum + one.removed, 0)
  })
  return { figures, listed, removed, ...(await tableSizes(owner)) }
}

function mustBe(wanted: number, { status, text }: Asked): void {
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${text.slice(0, 200)}`)
}

const median = (all: readonly number[]): number => [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0

async function tableSizes(owner: Client): Promise<{ tables: TableSize[]; total: number }> {
  await owner.query('analyze')
  const { rows } = await owner.query<TableSize>(
    `select c.relname as name, greatest(c.reltuples, 0)::integer as rows, pg_total_relation_size(c.oid)::bigint as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by 3 desc limit 10`,
  )
  const { rows: sums } = await owner.query<{ total: number }>(
    'select pg_database_size(current_database())::bigint as total',
  )
  return { tables: rows, total: sums[0]?.total ?? 0 }
}
