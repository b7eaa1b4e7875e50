import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser } from './harness/browser.ts'
import type { Browser } from './harness/browser.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { SharedDatabase } from './harness/database.ts'
import { startPair } from './harness/pair.ts'
import type { Pair } from './harness/pair.ts'
import { report } from './sizes.ts'

const invoices = 1000
const atOnce = 100
const path = '/api/ajax/seller/invoices'

describe(`${invoices} approvals at two servers`, () => {
  let database: SharedDatabase
  let pair: Pair
  let sellers: Browser[]
  beforeAll(async () => {
    database = await openSharedDatabase()
    pair = await startPair(database.url)
    sellers = await Promise.all(
      pair.urls.map(async (url) => {
        const seller = createBrowser(url)
        await seller.open('/login')
        await seller.post('/api/ajax/auth/login', { email: 'seller@rival.test', password: 'demo-seller-1' })
        return seller
      }),
    )
  })
  afterAll(async () => {
    await pair.stop()
    await database.close()
  })

  const draft = (count: number) =>
    database.sql<{ id: number }>(
      `
    with made as (
      insert into invoices (shop_id, hashslug, buyer_name, issue_date, due_date, subtotal_sen, total_sen, created_at, updated_at)
      select s.id, encode(sha256(random()::text::bytea), 'hex'), 'Pembeli ' || g, current_date, current_date + 14, 1000, 1000, now(), now()
      from shops s, generate_series(1, $1) g where s.username = 'rival' returning id, shop_id)
    insert into invoice_lines (shop_id, invoice_id, position, item_name, quantity_e5, unit_price_e4, total_sen)
      select shop_id, id, 0, 'Barang', 100000, 100000, 1000 from made returning invoice_id as id`,
      [count],
    )

  test('number them from 1 without a gap or a double, also those that are approved twice', async () => {
    const startedAt = performance.now()
    const ids = (await draft(invoices)).map(({ id }) => id)
    const wanted = ids.flatMap((id, at) => (at % 5 === 0 ? [id, id] : [id]))
    const statuses = new Set<number>()
    const lane = async (seller: Browser) => {
      for (let id = wanted.shift(); id !== undefined; id = wanted.shift()) {
        const { status } = await seller.get(`${path}/approved/${id}`)
        if (status === 503) wanted.push(id) // too many at once for this machine: asked again, as a patient person would
        else statuses.add(status)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, at) => lane(sellers[at % 2]!)))
    expect([...statuses]).toEqual([200])
    const rows = await database.sql<{ number: string; revisions: number }>(`
      select i.number, (select count(*)::integer from invoice_revisions r where r.invoice_id = i.id) as revisions from invoices i
      where i.lifecycle = 'approved' and i.shop_id = (select id from shops where username = 'rival') order by i.number`)
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: invoices }, (_, at) => `INV-${String(at + 1).padStart(5, '0')}`),
    )
    expect(new Set(rows.map(({ revisions }) => revisions))).toEqual(new Set([1]))
    report('approvals', { invoices, servers: 2, at_once: atOnce }, startedAt)
  })

  test('give a number back where the approval did not come about', async () => {
    const [one, other] = await draft(2)
    await database.sql(`update invoices set buyer_name = '' where id = $1`, [one!.id])
    expect((await sellers[0]!.get(`${path}/approved/${one!.id}`)).status).toBe(422)
    const { body } = await sellers[1]!.get(`${path}/approved/${other!.id}`)
    expect(body.data?.['number']).toBe(`INV-${String(invoices + 1).padStart(5, '0')}`)
  })

  test('control: a number that is read first and written later is given twice', async () => {
    await database.sql('create table planted_numbers (n integer)')
    const take = () =>
      database.sql(`
      with seen as materialized (select coalesce(max(n), 0) as last from planted_numbers), pause as materialized (select last, pg_sleep(0.02) from seen)
      insert into planted_numbers select last + 1 from pause`)
    await Promise.all(Array.from({ length: 20 }, take))
    const [counted] = await database.sql<{ all: number; different: number }>(
      'select count(*)::integer as all, count(distinct n)::integer as different from planted_numbers',
    )
    expect(counted?.different).toBeLessThan(counted?.all ?? 0)
  })
})
