import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import { seedShops } from '../seed/seed-shop.ts'
import { totalOf } from '../seed/shops.ts'
import { pgbenchOrders, withTpcB } from './pgbench-ceilings.ts'
import { findPgbench } from './pgbench.ts'

const size = 200
const program = findPgbench()
const noBytes = { main: { bytes: Buffer.alloc(1), width: 1, height: 1 }, widths: [] }

describe.skipIf(program === null)('where there is a pgbench', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kedai-bench-pgbench-'))
  let database: Database
  let owner: Client

  beforeAll(async () => {
    await seedShops(dataDir, size, [noBytes])
    database = await openDatabase({ dataDir, databaseUrl: null })
    owner = new Client(database.ownerAddress)
    await owner.connect()
  }, 120_000)

  afterAll(async () => {
    await owner?.end()
    await database?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('it places whole orders, each of its own shop, in all ten', async () => {
    const run = await pgbenchOrders(program ?? '', database, { dataDir, size })
    const times = await run(2)
    expect(times.length).toBeGreaterThan(20)
    expect(Math.min(...times)).toBeGreaterThan(0.1)
    const { rows } = await owner.query(
      `select count(*)::integer as orders, count(distinct o.shop_id)::integer as shops, count(distinct o.buyer_phone)::integer > count(*) * 0.9 as others,
         count(*) filter (where (select count(*) from order_lines l join variations v on v.id = l.variation_id and v.shop_id = o.shop_id and v.product_id = l.product_id
           where l.order_id = o.id and l.shop_id = o.shop_id) = 2)::integer as with_lines,
         count(*) filter (where (select count(*) from claims c where c.holder = 'order' and c.holder_id = o.id and c.shop_id = o.shop_id) = 2)::integer as with_claims,
         count(*) filter (where exists (select from shipping_methods m where m.id = o.shipping_method_id and m.shop_id = o.shop_id))::integer as delivered,
         count(*) filter (where (select count(*) from outgoing_mails m where m.order_id = o.id and m.data->>'orderId' = o.id::text) = 2)::integer as with_mails,
         count(*) filter (where abs(extract(epoch from o.placed_at - now())) < 60 and o.hold_expires_at > o.placed_at + interval '1 hour')::integer as timely
       from orders o where o.id > $1`,
      [totalOf(size)],
    )
    const orders = times.length + 2 // the two that were recorded
    expect(rows).toEqual([
      {
        orders,
        shops: 10,
        others: true,
        with_lines: orders,
        with_claims: orders,
        delivered: orders,
        with_mails: orders,
        timely: orders,
      },
    ])
  }, 60_000)

  test('a transaction that fails ends it with the reason', async () => {
    const run = await pgbenchOrders(program ?? '', database, { dataDir, size })
    await owner.query('alter table orders add constraint none check (id < 0) not valid')
    await expect(run(1)).rejects.toThrow('violates check constraint')
    await owner.query('alter table orders drop constraint none')
  }, 60_000)

  test('its own test runs in a database that is gone afterwards', async () => {
    let count = 0
    await withTpcB(program ?? '', database, async (run) => {
      count = (await run(1)).length
    })
    expect(count).toBeGreaterThan(20)
    expect((await owner.query(`select from pg_database where datname = 'kedai_pgbench'`)).rowCount).toBe(0)
  }, 120_000)
})
