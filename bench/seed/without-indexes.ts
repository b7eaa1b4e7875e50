import type { Client } from 'pg'

const seeded = [
  'products',
  'variations',
  'product_images',
  'files',
  'orders',
  'order_lines',
  'order_events',
  'customers',
  'invoices',
  'invoice_lines',
  'invoice_ledger',
  'invoice_events',
]

/**
 * Runs the work while the large tables have only what keeps them unique, and no triggers: rows that come one by one into twenty
 * indexes would take an hour for a million. The indexes are made again of what is there then, as they were.
 */
export async function withoutIndexes(owner: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique
      and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [seeded],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  await owner.query(`set session_replication_role = replica`)
  await work()
  // What their triggers would have written.
  for (const [kind, table, column] of [
    ['item', 'products', 'view_id'],
    ['order', 'orders', 'token'],
    ['invoice', 'invoices', 'hashslug'],
  ])
    await owner.query(
      `insert into shop_links (kind, link, shop_id) select '${kind}', ${column}, shop_id from ${table} on conflict do nothing`,
    )
  await owner.query(`set session_replication_role = origin; set maintenance_work_mem = '256MB'`)
  for (const { text } of rows) await owner.query(text)
}
