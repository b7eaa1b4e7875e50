// A process of its own with a database below it and no server: the same work without HTTP, guards, contracts and pages.
import { Client, Pool } from 'pg'
import { findItem } from '../../server/src/features/sell/items/queries.ts'
import { noFacets } from '../../server/src/features/shop/storefront/queries/facets-text.ts'
import { listItems } from '../../server/src/features/shop/storefront/queries/list-items.ts'
import type { ListQuestion } from '../../server/src/features/shop/storefront/queries/list-items.ts'
import { searchWords } from '../../server/src/features/shop/storefront/search-words.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import { createPool } from '../../server/src/platform/db/pool.ts'
import { quantilesOf } from '../load/quantiles.ts'
import { listed, range, searched, spread } from '../scenarios/asks.ts'
import { shop } from '../seed/shops.ts'
import { viewIdOf } from '../seed/words.ts'
import { openPlacer } from './order-placer.ts'
import { pgbenchOrders, withTpcB } from './pgbench-ceilings.ts'
import type { PgbenchRun } from './pgbench-ceilings.ts'
import { findPgbench } from './pgbench.ts'
import { recordStatements } from './recorded.ts'
import type { Statement } from './recorded.ts'
import { stripRules } from './strip-rules.ts'
import type { CeilingJob, CeilingName, CeilingTold } from './told.ts'

const atOnce = 16

process.once('message', (job: CeilingJob) => {
  measureAll(job).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit())

async function measureAll({ dataDir, size, seconds }: CeilingJob): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const reader = createPool(database.ownerAddress, { role: 'kedai_public', max: atOnce })
  try {
    const plain: ListQuestion = {
      username: shop.username,
      sort: 'newest',
      page: 1,
      now: new Date(),
      search: null,
      category: null,
      subCategory: null,
      facets: noFacets,
    }
    const list = (question: Partial<ListQuestion>) => listItems(database.public, { ...plain, ...question })
    await replay('item view', reader, seconds, async () => {
      for (const n of spread(size).slice(0, 500)) await findItem(database.public, viewIdOf(n))
    })
    await replay('list', reader, seconds, async () => {
      for (const question of listed(size)) await list(question)
    })
    await replay('search', reader, seconds, async () => {
      for (const { username, term } of searched(size, 60))
        await list({ username, search: { words: searchWords(term)?.query ?? '' } })
    })
    await measureOrders(database, { called: 'order', firstBuyer: 2_000_000, dataDir, size, seconds })
    await measureCommits(database, seconds)
    await measureByPgbench(database, { dataDir, size, seconds })
    const owner = new Client(database.ownerAddress)
    await owner.connect()
    await stripRules(owner).finally(() => owner.end())
    await measureOrders(database, { called: 'order without rules', firstBuyer: 5_000_000, dataDir, size, seconds })
  } finally {
    await reader.end()
    await database.close()
  }
}

async function replay(name: CeilingName, pool: Pool, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const statements = await recordStatements(work, 'reads')
  await measure(name, seconds, (n) => {
    const { name: prepared, text, values } = statements[n % statements.length] as Statement // never empty: `work` asks
    return pool.query({ name: prepared, text, values })
  })
}

type Orders = CeilingJob & { called: CeilingName; firstBuyer: number }

async function measureOrders(
  database: Database,
  { called, firstBuyer, dataDir, size, seconds }: Orders,
): Promise<void> {
  const placer = await openPlacer(database, { dataDir, size })
  const numbers = spread(size)
  await measure(called, seconds, (n) => placer.place(numbers[n % numbers.length] ?? 1, firstBuyer + n))
  await placer.close()
}

async function measureByPgbench(database: Database, { dataDir, size, seconds }: CeilingJob): Promise<void> {
  const program = findPgbench()
  if (program === null) return
  const measureRun = async (name: CeilingName, run: PgbenchRun) => {
    await run(1) // warm
    tell({ what: 'measuring', name })
    const times = await run(seconds)
    tell({ what: 'measured', name, count: times.length, seconds, ...quantilesOf(times) })
  }
  await measureRun('order by pgbench', await pgbenchOrders(program, database, { dataDir, size }))
  await withTpcB(program, database, (run) => measureRun('TPC-B by pgbench', run))
}

// One row a transaction: what this disk and this database can commit at all.
async function measureCommits(database: Database, seconds: number): Promise<void> {
  const pool = new Pool({ ...database.ownerAddress, max: atOnce })
  await pool.query(
    'create table if not exists bench_commits (id bigint generated always as identity primary key, at timestamptz default now())',
  )
  await measure('commit', seconds, () =>
    pool.query({ name: 'one', text: 'insert into bench_commits default values', values: [] }),
  ).finally(() => pool.end())
}

async function measure(name: CeilingName, seconds: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const times: number[] = []
  const run = async (until: number) => {
    while (performance.now() < until) {
      const began = performance.now()
      await work(next++)
      times.push(performance.now() - began)
    }
  }
  const runFor = (s: number) => Promise.all(range(atOnce).map(() => run(performance.now() + s * 1000)))
  await runFor(Math.min(1, seconds / 2))
  times.length = 0
  tell({ what: 'measuring', name })
  const began = performance.now()
  await runFor(seconds)
  tell({
    what: 'measured',
    name,
    count: times.length,
    seconds: (performance.now() - began) / 1000,
    ...quantilesOf(Float64Array.from(times)),
  })
}

const tell = (told: CeilingTold) => void process.send?.(told)
