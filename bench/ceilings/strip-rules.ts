import type { Client } from 'pg'

const written = ['orders', 'order_lines', 'order_events', 'customers', 'variations']

/**
 * Takes every rule from the tables that an order writes: foreign keys, conditions, triggers, row security, and all indexes but
 * the unique ones and the one by which lines are found. What an order costs then is the least its statements could cost.
 */
export async function stripRules(owner: Client): Promise<void> {
  for (const text of [constraints, triggers, indexes]) await run(owner, text, [written])
  await run(owner, security)
}

async function run(owner: Client, text: string, values: unknown[] = []): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(text, values)
  for (const { statement } of rows) await owner.query(statement)
}

const constraints = `
select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as statement
from pg_constraint where contype in ('f', 'c') and conrelid = any($1::regclass[])`

const triggers = `
select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
from pg_trigger where not tgisinternal and tgrelid = any($1::regclass[])`

const indexes = `
select format('drop index %s', indexrelid::regclass) as statement
from pg_index where not indisunique and indexrelid <> 'order_lines_order'::regclass and indexrelid::regclass::text not like 'variations%' and indrelid = any($1::regclass[])`

const security = `select format('alter table %s disable row level security', oid::regclass) as statement from pg_class where relrowsecurity`
