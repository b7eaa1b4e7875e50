import type { ClientBase } from 'pg'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act } from './operator.ts'
import type { Operator } from './operator.ts'
import { conditionOf, findOwned, listShopTables } from './rights-tables.ts'
import type { Buyer, Owned, ShopTable } from './rights-tables.ts'

export type Erased = { deleted: Record<string, number>; anonymised: Record<string, number> }

/** What stands where a name or an address stood. */
const nobody = '–'

// Nothing that the law wants kept: gone with the buyer. Everything else that is the buyer's stays without them.
const deleted = [
  'outgoing_mails',
  'messages',
  'marketing_consents',
  'consent_events',
  'opt_outs',
  'viral_visits',
  'viral_shares',
  'trials',
  'first_orders',
  'order_browsers',
  'download_devices',
  'automation_runs',
  'left_carts',
  'cart_contacts',
  'pixel_deliveries',
  'response_files',
  'rental_photos',
  'review_requests',
  'quote_deliveries',
  'statement_deliveries',
  'invoice_deliveries',
  'invoice_reminders',
  'invoice_views',
  'quote_views',
  'entitlement_notices',
  'member_visits',
  'waitlist',
  'lead_offers',
  'lead_entries',
  'leads',
  'customer_keys',
] as const

// Free text that a buyer wrote, or that was written about them.
const emptied: Readonly<Record<string, string>> = {
  orders: `notes = '', address = null, city = null, postcode = null, upload_file_id = null, browser = null, network = null`,
  customers: `note = '', tags = '{}'`,
  // The copy with their name goes with the files that nothing uses.
  download_grants: `stamped_file_id = null`,
  responses: `answers = '[]'`,
  tickets: `answers = '[]'`,
  reviews: `words = '', shown_name = '${nobody}', shown_as = 'none'`,
  invoices: `notes = '', buyer_address = null, buyer_city = null, buyer_postcode = null, buyer_registration_no = null, buyer_tin = null`,
}

/**
 * Takes a buyer out of a shop. Orders, invoices, payments and the ledger stay with their numbers and amounts, and nobody's name.
 * @throws Refused when the shop keeps nothing of them, or still owes them something
 */
export const eraseBuyer = (operator: Operator, username: string, buyer: Buyer): Promise<Erased> =>
  // The log must not keep whom it was about.
  act(operator, { act: 'erase buyer', subject: username.toLowerCase() }, async (client) => {
    const tables = await listShopTables(client)
    const owned = await findOwned(client, buyer, tables)
    await mustBeOver(client, owned)
    const words = await wordsOf(client, buyer, owned)
    const values = [buyer.shopId, buyer.phone, buyer.email]
    const done: Erased = { deleted: {}, anonymised: {} }
    const byName = new Map(tables.map((table) => [table.name, table]))
    for (const name of deleted) {
      const table = byName.get(name)
      const condition = table ? conditionOf(table, owned) : null
      if (!condition) continue
      const { rowCount } = await client.query(
        `delete from ${name} t where t.shop_id = $1 and coalesce($2, $3) is not null and (${condition})`,
        values,
      )
      if (rowCount) done.deleted[name] = rowCount
    }
    for (const table of tables.filter(({ name }) => !deleted.some((one) => one === name))) {
      const count = await anonymise(client, table, owned, values, words)
      if (count > 0) done.anonymised[table.name] = count
    }
    await forgetInLog(client, buyer.shopId, words)
    if (Object.keys(done.deleted).length + Object.keys(done.anonymised).length === 0)
      throw new Refused(refusals.nothingOfBuyer)
    return { before: null, after: done, ofShop: buyer.shopId, answer: done, tells: ['order', 'item', 'product'] }
  })

// What is under way needs its buyer: parcels go somewhere, and money back to somebody.
async function mustBeOver(client: ClientBase, owned: Owned): Promise<void> {
  const { rows } = await client.query<{ order_no: string }>(
    `select order_no from orders where id = any($1::bigint[]) and order_status = 'open' order by id limit 5`,
    [owned['orders'] ?? []],
  )
  if (rows.length > 0)
    throw new Refused(refusals.ordersOpen, { orders: rows.map(({ order_no }) => order_no).join(', ') })
}

/** Every way in which the buyer is written, the longest first. */
async function wordsOf(client: ClientBase, { shopId, phone, email }: Buyer, owned: Owned): Promise<string[]> {
  const { rows } = await client.query<{ word: string | null }>(
    `select unnest(array[buyer_name, buyer_phone, buyer_email, address]) as word from orders where shop_id = $1 and id = any($2::bigint[])
    union select unnest(array[buyer_name, buyer_phone, buyer_email, buyer_address, buyer_registration_no, buyer_tin]) from invoices where shop_id = $1 and id = any($3::bigint[])
    union select unnest(array[buyer_name, buyer_phone, buyer_email]) from quotes where shop_id = $1 and id = any($4::bigint[])
    union select unnest(array[name, phone, email]) from customers where shop_id = $1 and id = any($5::bigint[])
    union select unnest(array[holder_name, holder_phone, holder_email]) from entitlements where shop_id = $1 and id = any($6::bigint[])
    union select unnest(array[name, email, mobile]) from tickets where shop_id = $1 and order_id = any($2::bigint[])`,
    [shopId, ...['orders', 'invoices', 'quotes', 'customers', 'entitlements'].map((name) => owned[name] ?? [])],
  )
  const found = new Set([phone, email, ...rows.map(({ word }) => word)].filter((word): word is string => word !== null))
  for (const word of [...found]) if (/^\+60\d{8,}$/.test(word)) found.add(`0${word.slice(3)}`)
  // In JSON a line break or a quote is written otherwise.
  for (const word of [...found]) found.add(JSON.stringify(word).slice(1, -1))
  return [...found].filter((word) => word.length >= 3).sort((one, other) => other.length - one.length)
}

// Words of the system, in which a short name could stand by chance.
const isSystems =
  /status|^(state|kind|type|method|source|channel|currency|lang|country|provider|token|hashslug|number|order_no|view_id|key|unit|mode|actor|cause|relation)$|_(kind|type|code|no|key|token|ref|reference)$/

const isText = (type: string): boolean =>
  ['text', 'jsonb', 'text[]', 'character varying'].some((one) => type.startsWith(one))

async function anonymise(
  client: ClientBase,
  table: ShopTable,
  owned: Owned,
  values: unknown[],
  words: readonly string[],
): Promise<number> {
  const condition = conditionOf(table, owned)
  if (condition === null) return 0
  const where = `t.shop_id = $1 and coalesce($2, $3) is not null and (${condition})`
  const columns = table.columns.filter(
    ({ name, type, generated }) => isText(type) && !generated && !isSystems.test(name),
  )
  const sets = columns.map((column) => `${column.name} = ${without(column, values.length + 1, words.length)}`)
  // First the words everywhere, since what is emptied may be what finds the row.
  const own = emptied[table.name]
  const all = [
    ...sets.filter((set) => !own?.split(', ').some((one) => one.split(' = ')[0] === set.split(' = ')[0])),
    ...(own ? [own] : []),
  ]
  if (all.length === 0 || words.length === 0) return 0
  const { rowCount } = await client.query(
    `update ${table.name} t set ${all.join()} where ${where} and ${mentions(values.length + 1, words.length)}`,
    [...values, ...words],
  )
  return rowCount ?? 0
}

// Every word is named, so that each statement knows the type of each.
const mentions = (first: number, count: number): string =>
  `coalesce(${Array.from({ length: count }, (_, at) => `$${first + at}::text`).join()}) is not null`

/** A column's value without the words, which stand from `$first` on. */
function without({ name, type }: { name: string; type: string }, first: number, count: number): string {
  let text = type === 'text' ? `t.${name}` : `t.${name}::text`
  for (let at = 0; at < count; at++) text = `replace(${text}, $${first + at}, '${nobody}')`
  return type === 'text' ? text : `(${text})::${type}`
}

// What a seller did to this buyer's things names them by their words alone.
async function forgetInLog(client: ClientBase, shopId: number, words: readonly string[]): Promise<void> {
  const strip = (column: string, type: string) => without({ name: column, type }, 2, words.length)
  if (words.length === 0) return
  await client.query(
    `update audit_log t set before = ${strip('before', 'jsonb')}, after = ${strip('after', 'jsonb')}, subject_name = ${strip('subject_name', 'text')}
    where t.shop_id = $1 and exists (select from unnest($${words.length + 2}::text[]) w where position(w in t::text) > 0)`,
    [shopId, ...words, words],
  )
}
