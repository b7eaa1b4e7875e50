import type { ClientBase } from 'pg'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { conditionOf, findOwned, listShopTables, namesOf, readable } from './rights-tables.ts'
import type { Buyer, ShopTable } from './rights-tables.ts'

export type RowSink = {
  /** Rows of one table, in pieces; told once more with none at its end. */
  table(name: string, columns: readonly string[], pieces: AsyncIterable<object[]>): Promise<void>
  /** A file that rows name. */
  file(file: { key: string; file_name: string }): Promise<void>
}

const atOnce = 2_000

/** Everything as of one moment. Nothing is written. */
async function asOfNow<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('commit')
  }
}

export async function idOfShop(client: ClientBase, username: string): Promise<number> {
  const {
    rows: [shop],
  } = await client.query<{ id: number }>('select id from shops where username = $1', [username.toLowerCase()])
  if (!shop) throw new Refused(refusals.noShop, { shop: username }, { missing: true })
  return shop.id
}

// Its people are written by name, and what finds a link stands with the row that has it, or is a secret.
const unwritten = new Set(['shop_members', 'shop_links'])

/** The rows of a shop and its files, with the people who work in it. Answers its id. */
export const exportShop = (client: ClientBase, username: string, sink: RowSink): Promise<number> =>
  asOfNow(client, async () => {
    const shopId = await idOfShop(client, username)
    const ofShop = namesOf('shops').map((name) => `'${name}', s.${name}`)
    const row = `jsonb_build_object(${ofShop.join()})`
    await sink.table('shop', [], cursor(client, `select ${row} as row from shops s where s.id = $1`, [shopId]))
    await sink.table(
      'people',
      ['email', 'name', 'phone', 'role', 'since'],
      cursor(
        client,
        `select jsonb_build_object('email', u.email, 'name', u.name, 'phone', u.phone, 'role', m.role, 'since', m.created_at) as row
        from shop_members m join users u on u.id = m.user_id where m.shop_id = $1 order by m.created_at`,
        [shopId],
      ),
    )
    for (const table of await listShopTables(client))
      if (!unwritten.has(table.name)) await writeTable(client, table, 't.shop_id = $1', [shopId], sink)
    await writeFiles(client, 'f.shop_id = $1', [shopId], sink)
    return shopId
  })

/** What a shop keeps of one buyer. @throws Refused when there is nothing */
export const exportBuyer = (client: ClientBase, buyer: Buyer, sink: RowSink): Promise<void> =>
  asOfNow(client, async () => {
    const tables = await listShopTables(client)
    const owned = await findOwned(client, buyer, tables)
    const files = new Set<number>()
    const values = [buyer.shopId, buyer.phone, buyer.email]
    let rows = 0
    for (const table of tables) {
      const condition = conditionOf(table, owned)
      if (condition === null) continue
      const where = `t.shop_id = $1 and coalesce($2, $3) is not null and (${condition})`
      rows += await writeTable(client, table, where, values, sink)
      for (const { name } of table.columns.filter((one) => one.name.endsWith('file_id'))) {
        const found = await client.query<{ id: number }>(
          `select t.${name} as id from ${table.name} t where ${where} and t.${name} is not null`,
          values,
        )
        for (const { id } of found.rows) files.add(id)
      }
    }
    if (rows === 0) throw new Refused(refusals.nothingOfBuyer)
    await writeFiles(client, 'f.shop_id = $1 and f.id = any($2::bigint[])', [buyer.shopId, [...files]], sink)
  })

async function writeTable(
  client: ClientBase,
  table: ShopTable,
  where: string,
  values: unknown[],
  sink: RowSink,
): Promise<number> {
  const columns = readable(table)
  const {
    rows: [counted],
  } = await client.query<{ count: number }>(
    `select count(*)::integer as count from ${table.name} t where ${where}`,
    values,
  )
  const count = counted?.count ?? 0
  if (count === 0) return 0
  const row = columns.map((name) => `'${name}', t.${name}`)
  // A function takes a hundred arguments at most.
  const pieces = Array.from(
    { length: Math.ceil(row.length / 40) },
    (_, at) => `jsonb_build_object(${row.slice(at * 40, at * 40 + 40).join()})`,
  )
  await sink.table(
    table.name,
    columns,
    cursor(client, `select ${pieces.join(' || ')} as row from ${table.name} t where ${where}`, values),
  )
  return count
}

async function writeFiles(client: ClientBase, where: string, values: unknown[], sink: RowSink): Promise<void> {
  const { rows } = await client.query<{ key: string; file_name: string }>(
    `select f.key, f.file_name from files f where ${where} order by f.id`,
    values,
  )
  for (const file of rows) await sink.file(file)
}

let cursors = 0

async function* cursor(client: ClientBase, text: string, values: unknown[]): AsyncGenerator<object[]> {
  const name = `rows_${++cursors}`
  await client.query(`declare ${name} no scroll cursor for ${text}`, values)
  for (;;) {
    const { rows } = await client.query<{ row: object }>(`fetch ${atOnce} from ${name}`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query(`close ${name}`)
}
