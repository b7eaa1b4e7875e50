import type { ClientBase } from 'pg'
import { suspensionTopic } from '../../../../platform/suspensions/suspensions.ts'
import { act, asJobs } from './operator.ts'
import type { Operator } from './operator.ts'
import { listReferences, listShopTables } from './rights-tables.ts'
import type { Reference } from './rights-tables.ts'
import { lockShop } from './shops.ts'

export type ErasedShop = {
  deleted: Record<string, number>
  kept: Record<string, number>
  people: number
  files: string[]
}

const nobody = '–'

// What the law wants kept for seven years: what was sold, paid and invoiced.
const byLaw = [
  'orders',
  'order_lines',
  'payments',
  'payment_refunds',
  'refund_lines',
  'invoices',
  'invoice_lines',
  'invoice_ledger',
  'invoice_parts',
  'credit_notes',
  'credit_note_lines',
  'document_series',
  'vouchers',
  'voucher_lines',
]

// What stays of them is numbers and amounts.
const anonymous: Readonly<Record<string, string>> = {
  orders: `buyer_name = '${nobody}', buyer_phone = '${nobody}', buyer_email = null, address = null, city = null, postcode = null, notes = ''`,
  invoices: `buyer_name = '${nobody}', buyer_phone = null, buyer_email = null, buyer_address = null, buyer_city = null, buyer_postcode = null, buyer_registration_no = null, buyer_tin = null, notes = ''`,
  quotes: `buyer_name = '${nobody}', buyer_phone = null, buyer_email = null, content = '{}', decided_name = null, decided_ip = null, decline_reason = null`,
  customers: `name = '${nobody}', phone = '${nobody}', email = null, note = '', tags = '{}'`,
  vouchers: `payee_name = '${nobody}', identity_sealed = null, account_sealed = null`,
  resellers: `answers = '{}'`,
  // One number, account and telephone a person, so each has a mark of its own.
  reseller_people: `name = '${nobody}', phone = '${nobody} ' || id, email = '${nobody}', address = '', city = '', postcode = '', identity_sealed = '', account_sealed = '', identity_hash = int8send(id), account_hash = int8send(id), bank_name = ''`,
  payment_accounts: 'credentials = null, is_active = false',
  invoice_series: `content = '{}', ended_at = coalesce(ended_at, now()), next_on = null`,
  order_lines: 'details = null',
  payments: `note = ''`,
  invoice_ledger: `note = ''`,
  products: `tnc = null, status = 'archived'`,
}

/** Ends a shop: everything goes but what the law wants kept, which stays without names; people who work nowhere else go too. */
export const eraseShop = (operator: Operator, username: string): Promise<ErasedShop> =>
  act(operator, { act: 'erase shop', subject: username.toLowerCase() }, async (client) => {
    const shop = await lockShop(client, username)
    const references = await listReferences(client)
    const tables = (await listShopTables(client)).map(({ name }) => name)
    const kept = withParents(references, tables)
    const { rows: members } = await client.query<{ user_id: number }>(
      'select user_id from shop_members where shop_id = $1',
      [shop.id],
    )
    const { rows: files } = await client.query<{ id: number; key: string; widths: number[] }>(
      'select id, key, widths from files where shop_id = $1',
      [shop.id],
    )
    await letGoOfFiles(client, references, kept, shop.id)
    const deleted = await deleteAll(
      client,
      tables.filter((name) => !kept.has(name)),
      shop.id,
      operator.onStep,
    )
    for (const [name, set] of Object.entries(anonymous))
      if (kept.has(name))
        await client.query(`update ${name} set ${await existing(client, name, set)} where shop_id = $1`, [shop.id])
    // What triggers have noted of these changes.
    await deleteAll(
      client,
      tables.filter((name) => !kept.has(name)),
      shop.id,
    )
    // Of what is kept only for others: what nobody needs any more.
    for (let round = 0; round < 3; round++)
      for (const name of kept)
        if (!byLaw.includes(name)) add(deleted, name, await deleteUnneeded(client, references, name, shop.id))
    await client.query(
      `update shops set username = 'erased-' || id, name = '${nobody}', description = '', email = null, phone_number = null, whatsapp_number = null, telegram_username = null,
        address = null, city = null, postcode = null, state = null, socmed = '{}', banner = null, promo_banner = null, conversion = '{}', social_media_support = '{}', tnc = null,
        vacation = null, suspended_at = coalesce(suspended_at, now()), suspension_reason = 'Erased' where id = $1`,
      [shop.id],
    )
    await client.query('delete from operator_access where of_shop = $1', [shop.id])
    const people = await erasePeople(
      client,
      members.map(({ user_id }) => user_id),
    )
    await asJobs(client, () =>
      client.query(`delete from pgboss.job where data ->> 'shopId' = $1::text and state <> 'active'`, [
        String(shop.id),
      ]),
    )
    const left: Record<string, number> = {}
    for (const name of kept) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from ${name} where shop_id = $1`,
        [shop.id],
      )
      if (rows[0]?.count) left[name] = rows[0].count
    }
    const { rows: still } = await client.query<{ id: number }>('select id from files where shop_id = $1', [shop.id])
    const stays = new Set(still.map(({ id }) => id))
    const gone = files.filter(({ id }) => !stays.has(id))
    const answer = {
      deleted,
      kept: left,
      people,
      files: gone.flatMap(({ key, widths }) => [
        key,
        ...widths.map((width) => key.replace(/\.jpg$/, `-${width}.webp`)),
      ]),
    }
    return {
      before: { username: shop.username },
      after: { username: `erased-${shop.id}`, deleted, kept: left, people, files: gone.length },
      ofShop: shop.id,
      answer,
      tells: [suspensionTopic, 'domain', 'session', 'shop'],
    }
  })

function withParents(references: readonly Reference[], tables: readonly string[]): Set<string> {
  const kept = new Set(byLaw.filter((name) => tables.includes(name)))
  for (const name of kept)
    for (const { child, parent } of references) if (child === name && tables.includes(parent)) kept.add(parent)
  return kept
}

// Pictures and uploads go: whoever kept them for a row lets go of them where the row may do without.
async function letGoOfFiles(
  client: ClientBase,
  references: readonly Reference[],
  kept: ReadonlySet<string>,
  shopId: number,
): Promise<void> {
  for (const { child, parent, columns } of references) {
    if (parent !== 'files' || !kept.has(child)) continue
    for (const column of columns.filter((name) => name.endsWith('file_id')))
      if (await mayBeNull(client, child, column))
        await client.query(`update ${child} set ${column} = null where shop_id = $1`, [shopId])
  }
  await client.query('update shops set logo_file_id = null, banner_file_id = null where id = $1', [shopId])
}

async function mayBeNull(client: ClientBase, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query<{ required: boolean }>(
    'select attnotnull as required from pg_attribute where attrelid = $1::regclass and attname = $2',
    [table, column],
  )
  return rows[0]?.required === false
}

// Children first: whatever is still held by another is tried again in the next round.
async function deleteAll(
  client: ClientBase,
  names: readonly string[],
  shopId: number,
  onStep?: Operator['onStep'],
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  let left = [...names]
  while (left.length > 0) {
    const held: string[] = []
    for (const name of left) {
      await client.query('savepoint one')
      try {
        add(deleted, name, (await client.query(`delete from ${name} where shop_id = $1`, [shopId])).rowCount ?? 0)
        await client.query('release savepoint one')
        await onStep?.()
      } catch (error) {
        await client.query('rollback to savepoint one')
        if (!isHeld(error)) throw error
        held.push(name)
      }
    }
    if (held.length === left.length) throw new Error(`these tables hold each other: ${held.join(', ')}`)
    left = held
  }
  return deleted
}

const isHeld = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503'

async function deleteUnneeded(
  client: ClientBase,
  references: readonly Reference[],
  name: string,
  shopId: number,
): Promise<number> {
  const needed = references
    .filter(({ parent }) => parent === name)
    .map(
      ({ child, columns, parentColumns }) =>
        `not exists (select from ${child} c where ${columns.map((column, at) => `c.${column} = t.${parentColumns[at]}`).join(' and ')}${child === name ? ' and c.ctid <> t.ctid' : ''})`,
    )
  const { rowCount } = await client.query(
    `delete from ${name} t where t.shop_id = $1 ${needed.map((one) => `and ${one}`).join(' ')}`,
    [shopId],
  )
  return rowCount ?? 0
}

// Somebody who works in another shop, is a reseller somewhere or an operator, stays.
async function erasePeople(client: ClientBase, ids: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `update users u set email = 'erased-' || u.id || '@erased.invalid', name = '${nobody}', phone = null, password_hash = '!', totp_secret = null, totp_pending = null, email_verified_at = null
    where u.id = any($1::bigint[]) and not exists (select from shop_members m where m.user_id = u.id) and not exists (select from resellers r where r.user_id = u.id)
      and not exists (select from operators o where o.user_id = u.id) returning u.id`,
    [ids],
  )
  const erased = rows.map(({ id }) => id)
  for (const table of ['sessions', 'password_resets', 'email_confirmations', 'email_changes', 'recovery_codes'])
    await client.query(`delete from ${table} where user_id = any($1::bigint[])`, [erased])
  return erased.length
}

/** The parts of a `set` whose columns there are and may be so: an older table may want something instead of null. */
async function existing(client: ClientBase, table: string, set: string): Promise<string> {
  const { rows } = await client.query<{ name: string; required: boolean }>(
    `select attname as name, attnotnull as required from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const required = new Map(rows.map((row) => [row.name, row.required]))
  return set
    .split(/, (?=\w+ = )/)
    .filter((part) => required.has(part.split(' = ')[0] ?? ''))
    .map((part) =>
      part.endsWith(' = null') && required.get(part.split(' = ')[0] ?? '') ? part.replace(/ = null$/, ` = ''`) : part,
    )
    .join(', ')
}

function add(counts: Record<string, number>, name: string, more: number): void {
  if (more > 0) counts[name] = (counts[name] ?? 0) + more
}
