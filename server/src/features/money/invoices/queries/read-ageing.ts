import { ageingBucketNames, type AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { dueIn, owing } from './list-invoices.ts'
import { hasForeign } from './sum-invoices.ts'

/** `today`: a Malaysian day. Without a limit all who owe. */
export type AgeingWanted = { shopId: number; today: string; limit: number | null; offset: number }

type Amounts = Record<AgeingBucket | 'owed', number>

/** In sen of ringgit, other currencies at the rate of their invoice; `foreign`: there are such. A customer that is null: all invoices without one. */
export type AgeingFound = {
  all: Amounts & { customers: number }
  foreign: boolean
  rows: (Amounts & { id: number | null; name: string | null })[]
}

/** What is still to be paid by customer and age, who owes most first, with the sums of all of them: one statement, so that they agree. */
export async function readAgeing(trx: Db, { shopId, today, limit, offset }: AgeingWanted): Promise<AgeingFound> {
  const buckets = ageingBucketNames.map((name) =>
    sql<number>`coalesce(sum(balance_rm_sen) filter (where ${dueIn(name, today)}), 0)::bigint`.as(name),
  )
  const page = trx.with('owed_by', (db) =>
    db
      .selectFrom('invoices')
      .where('shop_id', '=', shopId)
      .where(owing)
      .groupBy('customer_id')
      .select(['customer_id', sql<number>`sum(balance_rm_sen)::bigint`.as('owed'), ...buckets]),
  )
  const sums = [...ageingBucketNames, 'owed' as const].map((name) =>
    sql<number>`coalesce(sum(${sql.ref(name)}), 0)::bigint`.as(name),
  )
  const found = page.selectNoFrom((eb) => [
    sql<
      AgeingFound['all']
    >`(select row_to_json(a) from ${eb.selectFrom('owed_by').select([sql<number>`count(*)::integer`.as('customers'), ...sums])} a)`.as(
      'all',
    ),
    sql<AgeingFound['rows']>`(select coalesce(json_agg(p), '[]') from ${eb
      .selectFrom('owed_by')
      .leftJoin('customers', 'customers.id', 'owed_by.customer_id')
      .select(['customers.id', 'customers.name', 'owed', ...ageingBucketNames])
      .orderBy('owed', 'desc')
      .orderBy('owed_by.customer_id')
      .limit(limit)
      .offset(offset)} p)`.as('rows'),
    hasForeign(shopId).as('foreign'),
  ])
  return found.executeTakeFirstOrThrow()
}
