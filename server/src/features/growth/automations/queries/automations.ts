import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type AutomationRow = Selectable<DB['automations']>

export const insertAutomation = (trx: Db, automation: Insertable<DB['automations']>): Promise<AutomationRow> =>
  trx.insertInto('automations').values(automation).returningAll().executeTakeFirstOrThrow()

export const readAutomation = (trx: Db, shopId: number, id: number): Promise<AutomationRow | undefined> =>
  trx.selectFrom('automations').selectAll().where('shop_id', '=', shopId).where('id', '=', id).executeTakeFirst()

/** The same, held still until the commit. */
export const lockAutomation = (trx: Db, shopId: number, id: number): Promise<AutomationRow | undefined> =>
  trx
    .selectFrom('automations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateAutomation = (
  trx: Db,
  shopId: number,
  id: number,
  change: Updateable<DB['automations']>,
): Promise<AutomationRow | undefined> =>
  trx
    .updateTable('automations')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const listAutomations = (trx: Db, shopId: number): Promise<AutomationRow[]> =>
  trx.selectFrom('automations').selectAll().where('shop_id', '=', shopId).orderBy('id', 'desc').limit(200).execute()

export type RunCount = { automation_id: number; state: string; count: number }

export const countRuns = (trx: Db, shopId: number): Promise<RunCount[]> =>
  trx
    .selectFrom('automation_runs')
    .select(['automation_id', 'state', sql<number>`count(*)::integer`.as('count')])
    .where('shop_id', '=', shopId)
    .groupBy(['automation_id', 'state'])
    .execute()

// Who is told, and of what, where a moment began it.
const dueName = sql<string | null>`case
  when r.rental_id is not null then (select concat_ws(' · ', o.buyer_name, n.product) from rentals n join orders o on o.id = n.order_id where n.shop_id = r.shop_id and n.id = r.rental_id)
  when r.entitlement_id is not null then (select concat_ws(' · ', e.holder_name, e.title) from entitlements e where e.shop_id = r.shop_id and e.id = r.entitlement_id)
  when r.ticket_id is not null then (select concat_ws(' · ', t.name, t.title) from tickets t where t.shop_id = r.shop_id and t.id = r.ticket_id)
  when r.reseller_id is not null then (select n.name from resellers x join reseller_people n on n.shop_id = x.shop_id and n.id = x.person_id where x.shop_id = r.shop_id and x.id = r.reseller_id) end`

export const listRuns = (
  trx: Db,
  { shopId, id, limit, offset }: { shopId: number; id: number; limit: number; offset: number },
) =>
  trx
    .selectFrom('automation_runs as r')
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'r.order_id').on('o.shop_id', '=', shopId))
    .leftJoin('leads as l', (join) => join.onRef('l.id', '=', 'r.lead_id').on('l.shop_id', '=', shopId))
    .leftJoin('left_carts as c', (join) => join.onRef('c.id', '=', 'r.left_cart_id').on('c.shop_id', '=', shopId))
    .leftJoin('variations as v', (join) => join.onRef('v.id', '=', 'r.variation_id').on('v.shop_id', '=', shopId))
    .leftJoin('products as p', 'p.id', 'v.product_id')
    .selectAll('r')
    .select(dueName.as('due_name'))
    .select(['o.order_no', 'l.name as lead_name', 'c.name as cart_name', 'p.title as item', 'v.option_values'])
    .where('r.shop_id', '=', shopId)
    .where('r.automation_id', '=', id)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const listTasks = (trx: Db, shopId: number) =>
  trx
    .selectFrom('automation_tasks as t')
    .innerJoin('automation_runs as r', (join) => join.onRef('r.id', '=', 't.run_id').on('r.shop_id', '=', shopId))
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'r.order_id').on('o.shop_id', '=', shopId))
    .selectAll('t')
    .select('o.order_no')
    .where('t.shop_id', '=', shopId)
    .orderBy(sql`t.done_at is null`, 'desc')
    .orderBy('t.id', 'desc')
    .limit(100)
    .execute()

/** Whether it is there. Done twice is done. */
export async function endTask(trx: Db, shopId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('automation_tasks')
    .set((eb) => ({ done_at: eb.fn.coalesce('done_at', eb.val(now)) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
