import { sql, type Selectable, type Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { withCommit } from '../../../../platform/db/transaction-context.ts'

export type RunRow = Selectable<DB['automation_runs']>
export type RunRef = { shopId: number; runId: number }

/** A run for each automation of the shop that waits for this, once. It goes with the commit of what started it. */
export function startRuns(
  trx: Db,
  of: { shopId: number; trigger: string; orderId?: number; leadId?: number; resellerId?: number; now: Date },
): void {
  withCommit(trx, {
    name: 'automations_start',
    text: `insert into automation_runs (shop_id, automation_id, order_id, lead_id, reseller_id, due_at, trigger, steps, next_try_at, created_at)
      select a.shop_id, a.id, $3::bigint, $4::bigint, $6::bigint, case when $6::bigint is not null then $5::timestamptz end, a.trigger, a.steps, $5::timestamptz, $5::timestamptz
      from automations a where a.shop_id = $1 and a.trigger = $2 and a.is_active on conflict do nothing`,
    values: [of.shopId, of.trigger, of.orderId ?? null, of.leadId ?? null, of.now, of.resellerId ?? null],
  })
}

export const takeDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; run_id: number }[]> =>
  rawQuery(db, 'automations_take', 'select shop_id, run_id from take_automation_runs($1, $2)', [now, atMost])

export async function startUnpaid(db: Db, now: Date, atMost: number): Promise<void> {
  await rawQuery(db, 'automations_unpaid', 'select start_unpaid_runs($1, $2)', [now, atMost])
}

export const lockRun = (trx: Db, { shopId, runId }: RunRef) =>
  trx
    .selectFrom('automation_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', runId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function saveRun(
  trx: Db,
  { shopId, runId }: RunRef,
  change: Updateable<DB['automation_runs']>,
): Promise<void> {
  await trx.updateTable('automation_runs').set(change).where('shop_id', '=', shopId).where('id', '=', runId).execute()
}

/** How many of an automation did something since a moment. */
export async function countSince(trx: Db, shopId: number, automationId: number, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('automation_runs')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('shop_id', '=', shopId)
    .where('automation_id', '=', automationId)
    .where('created_at', '>=', since)
    .where('state', 'in', ['queued', 'done', 'failed'])
    .executeTakeFirstOrThrow()
  return count
}

/** Messages of automations to one person since a moment. */
export async function countMessages(trx: Db, shopId: number, recipient: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('shop_id', '=', shopId)
    .where('recipient', '=', recipient)
    .where('created_at', '>=', since)
    .where('origin', 'like', 'run:%')
    .executeTakeFirstOrThrow()
  return count
}

const orderFacts = (trx: Db, shopId: number) =>
  trx
    .selectFrom('orders as o')
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .select([
      'o.id',
      'o.order_no',
      'o.buyer_name',
      'o.buyer_email',
      'o.buyer_phone',
      'o.total_sen',
      'o.paid_sen',
      'o.state',
      'o.payment_method',
      'o.payment_status',
      'o.order_status',
      'o.fulfilment_status',
      'o.placed_at',
      'o.lang',
      'o.customer_id',
      'c.tags',
      sql<
        string[]
      >`coalesce((select array_agg(distinct l.view_id) from order_lines l where l.order_id = o.id), '{}')`.as(
        'view_ids',
      ),
      sql<boolean>`not exists (select from orders e where e.shop_id = ${shopId} and e.customer_id = o.customer_id and e.id < o.id)`.as(
        'is_first',
      ),
    ])
    .where('o.shop_id', '=', shopId)

export const readOrder = (trx: Db, shopId: number, orderId: number) =>
  orderFacts(trx, shopId).where('o.id', '=', orderId).executeTakeFirst()
export type OrderFacts = NonNullable<Awaited<ReturnType<typeof readOrder>>>

export const newestOrders = (trx: Db, shopId: number, atMost: number) =>
  orderFacts(trx, shopId).orderBy('o.id', 'desc').limit(atMost).execute()

export const readLead = (trx: Db, shopId: number, leadId: number) =>
  trx.selectFrom('leads').selectAll().where('shop_id', '=', shopId).where('id', '=', leadId).executeTakeFirst()

export const readShop = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops as s')
    .innerJoin('shop_members as m', (join) => join.onRef('m.shop_id', '=', 's.id').on('m.role', '=', 'owner'))
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['s.name', 's.username', 's.email', 's.phone_number as phone'])
    .select(['u.email as owner_email', 'u.lang as owner_lang'])
    .where('s.id', '=', shopId)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirstOrThrow()

export async function tagCustomer(trx: Db, shopId: number, customerId: number, tag: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ tags: sql`array_append(tags, ${tag})` })
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .where(sql<boolean>`not ${tag} = any(tags) and cardinality(tags) < 10`)
    .execute()
}

export async function insertTask(
  trx: Db,
  task: { shopId: number; runId: number; step: number; title: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('automation_tasks')
    .values({ shop_id: task.shopId, run_id: task.runId, step: task.step, title: task.title, created_at: task.now })
    .onConflict((twin) => twin.doNothing())
    .execute()
}
