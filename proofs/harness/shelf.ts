import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './browser.ts'
import type { Sql } from './database.ts'
import type { Listing } from './listing.ts'

/** What the units of a listing hold, in their order. */
export const shelf = async (sql: Sql, { units }: Listing): Promise<number[]> =>
  (await sql<{ stock: number }>('select stock from variations where id = any($1::bigint[]) order by id', [units])).map(
    ({ stock }) => stock,
  )

/** What the orders of a listing took; `held` counts only units of orders that still stand for them. */
export async function soldUnits(
  sql: Sql,
  { productId }: Listing,
): Promise<{ orders: number; units: number; held: number }> {
  const [row] = await sql<{ orders: number; units: number; held: number }>(
    `
    select count(distinct o.id)::integer as orders, coalesce(sum(l.quantity), 0)::integer as units,
      (select coalesce(sum(c.amount), 0)::integer from claims c join variations v on v.id = c.subject
        where c.kind = 'stock' and c.state <> 'released' and v.product_id = $1) as held
    from order_lines l join orders o on o.id = l.order_id where l.product_id = $1`,
    [productId],
  )
  if (!row) throw new Error('a count gives one row')
  return row
}

/** How many answers of each status; 0 is no answer at all. */
export function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Deadlocks since the database was made. Backends tell theirs with a second's delay. */
export async function deadlocksOf(sql: Sql): Promise<number> {
  await sleep(1_500)
  const [row] = await sql<{ deadlocks: number }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return row?.deadlocks ?? 0
}
