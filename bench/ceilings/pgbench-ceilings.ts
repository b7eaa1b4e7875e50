import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import { shopsOf, totalOf } from '../seed/shops.ts'
import { openPlacer } from './order-placer.ts'
import { orderScript } from './order-script.ts'
import type { RecordedOrder } from './order-script.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import { recordStatements } from './recorded.ts'

const scale = 10
const load = ['-c', '16', '-j', '1', '-n', '-M', 'prepared']

/** A run of so many seconds: how long each transaction took, milliseconds. */
export type PgbenchRun = (seconds: number) => Promise<Float64Array>

/** The test that everybody knows, like TPC-B, in a database of its own that is gone after `work`. */
export async function withTpcB(
  program: string,
  database: Database,
  work: (run: PgbenchRun) => Promise<void>,
): Promise<void> {
  const owner = new Client(database.ownerAddress)
  await owner.connect()
  try {
    await owner.query('create database kedai_pgbench')
    const pgbench = { program, address: { ...database.ownerAddress, database: 'kedai_pgbench' } }
    await preparePgbench(pgbench, scale)
    await work((seconds) => runPgbench(pgbench, seconds, load))
    await owner.query('drop database kedai_pgbench')
  } finally {
    await owner.end()
  }
}

type Seeded = { dataDir: string; size: number }

/** The statements of an order, sent by pgbench instead of node, by a login with row security as the server's. */
export async function pgbenchOrders(program: string, database: Database, seeded: Seeded): Promise<PgbenchRun> {
  const [main, second] = shopsOf(seeded.size)
  const script = orderScript(await recordTwo(database, seeded), {
    total: totalOf(seeded.size),
    mainSize: main?.size ?? 0,
    otherSize: second?.size ?? 1,
  })
  const path = join(seeded.dataDir, 'order.pgbench.sql')
  writeFileSync(path, script)
  const pgbench = { program, address: database.address, options: '-c role=kedai_app' }
  return (seconds) => runPgbench(pgbench, seconds, [...load, '-f', path])
}

// Of two shops, so that what belongs to a shop is told from what is the same for all.
async function recordTwo(database: Database, seeded: Seeded): Promise<[RecordedOrder, RecordedOrder]> {
  const placer = await openPlacer(database, seeded)
  const owner = new Client(database.ownerAddress)
  await owner.connect()
  const recordOne = async (product: number, buyer: number): Promise<RecordedOrder> => {
    const statements = await recordStatements(() => placer.place(product, buyer), 'transaction')
    const { rows } = await owner.query<Omit<RecordedOrder, 'statements' | 'product'>>(
      `select id::integer as "orderId", shop_id::integer as "shopId", token, buyer_name as "buyerName", buyer_phone as "buyerPhone", buyer_email as "buyerEmail", placed_at as "placedAt"
       from orders order by id desc limit 1`,
    )
    const [placed] = rows
    if (!placed) throw new Error('the order that was placed is not there')
    return { ...placed, statements, product }
  }
  try {
    const [, , third, , , , seventh] = shopsOf(seeded.size)
    return [
      await recordOne((third?.before ?? 0) + 7, 9_000_001),
      await recordOne((seventh?.before ?? 0) + 17, 9_000_002),
    ]
  } finally {
    await owner.end()
    await placer.close()
  }
}
