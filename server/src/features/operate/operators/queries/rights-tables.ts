import type { ClientBase } from 'pg'
import { exportColumns, type NamedColumns } from './export-columns.ts'

/** A table of shops' rows, as the database itself describes it. */
export type ShopTable = { name: string; columns: Column[] }
export type Column = { name: string; type: string; nullable: boolean; generated: boolean }

export async function listShopTables(client: ClientBase): Promise<ShopTable[]> {
  const { rows } = await client.query<{ table: string } & Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable, a.attgenerated <> '' or a.attidentity <> '' as generated
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r'
      and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'shop_id' and not s.attisdropped)
    order by c.relname, a.attnum`)
  const tables = new Map<string, ShopTable>()
  for (const { table, ...column } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] }
    found.columns.push(column)
    tables.set(table, found)
  }
  return [...tables.values()]
}

export type Reference = { child: string; columns: string[]; parent: string; parentColumns: string[] }

/** Who refers to whom, within the tables of shops and beyond. */
export async function listReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
      array(select a.attname::text from unnest(k.conkey) with ordinality u (num, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality u (num, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at) as "parentColumns"
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  return rows
}

/** Of one buyer of one shop. */
export type Buyer = { shopId: number; phone: string | null; email: string | null }

// What stands for the buyer in a row, by the name of its column: an address of theirs, or something that is theirs.
const addressColumns = [
  'phone',
  'mobile',
  'email',
  'buyer_phone',
  'buyer_email',
  'holder_phone',
  'holder_email',
  'recipient',
]
const ownedBy: Readonly<Record<string, string>> = {
  orders: 'order_id',
  invoices: 'invoice_id',
  quotes: 'quote_id',
  customers: 'customer_id',
  entitlements: 'entitlement_id',
  responses: 'response_id',
  rentals: 'rental_id',
  leads: 'lead_id',
  tickets: 'ticket_id',
  shipments: 'shipment_id',
  invoice_series: 'series_id',
}
// People of another kind than buyers, who have rights of their own.
const ofOthers = new Set([
  'reseller_people',
  'reseller_documents',
  'resellers',
  'staff_invitations',
  'shop_members',
  'shops',
])
const addressedBy = new Set(['marketing_consents', 'consent_events', 'opt_outs'])

/** Ids of what a buyer has, by table. */
export type Owned = Readonly<Record<string, readonly number[]>>

const byAddress = (column: string): string =>
  `($2::text is not null and t.${column} = $2 or $3::text is not null and lower(t.${column}) = $3)`

export async function findOwned(
  client: ClientBase,
  { shopId, phone, email }: Buyer,
  tables: readonly ShopTable[],
): Promise<Owned> {
  const owned: Record<string, number[]> = {}
  // Twice, as an invoice may follow from an order, and an order from an invoice’s customer.
  for (let round = 0; round < 2; round++)
    for (const table of tables.filter(({ name }) => name in ownedBy)) {
      const condition = conditionOf(table, owned)
      if (condition === null) continue
      const { rows } = await client.query<{ id: number }>(
        `select t.id from ${table.name} t where t.shop_id = $1 and (${condition}) and coalesce($2, $3) is not null`,
        [shopId, phone, email],
      )
      owned[table.name] = rows.map(({ id }) => id)
    }
  return owned
}

/** Which rows of a table are a buyer's, as the inside of a `where` with $1 shop, $2 phone, $3 e-mail; null: none can be. */
export function conditionOf({ name, columns }: ShopTable, owned: Owned): string | null {
  if (ofOthers.has(name)) return null
  const has = (column: string): boolean => columns.some((one) => one.name === column)
  const parts = addressColumns.filter((column) => has(column)).map(byAddress)
  if (addressedBy.has(name)) parts.push(byAddress('address'))
  for (const [parent, column] of Object.entries(ownedBy)) {
    const ids = owned[parent] ?? []
    if (ids.length === 0) continue
    // A product’s sales or a shop’s money to match are no buyer’s by their customer alone.
    if (has(column)) parts.push(`t.${column} = any('{${ids.join()}}'::bigint[])`)
    if (parent === name) parts.push(`t.id = any('{${ids.join()}}'::bigint[])`)
  }
  return parts.length === 0 ? null : parts.join(' or ')
}

/** What of a table is written out. */
export const namesOf = (table: keyof NamedColumns): string[] =>
  [...(exportColumns.get(table) ?? [])].flatMap(([name, found]) => (found === 'secret' ? [] : [name]))

/** The same of a table as the database describes it: all but what is secret. @throws Error for a table or column that nobody has named */
export const readable = ({ name: table, columns }: Pick<ShopTable, 'name' | 'columns'>): string[] =>
  columns
    .map(({ name }) => name)
    .filter((name) => {
      const found = exportColumns.get(table)?.get(name)
      if (!found) throw new Error(`${table}.${name} is not in export-columns.ts`)
      return found !== 'secret'
    })
