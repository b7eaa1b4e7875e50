import type { Insertable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The shop that a card's or a course's link leads to; null when there is none. */
export async function findShopOfEntitlement(db: Db, token: string): Promise<number | null> {
  const [row] = await rawQuery<{ shop_id: number | null }>(
    db,
    'entitlements_shop_of',
    'select shop_of_entitlement($1::text) as shop_id',
    [token],
  )
  return row?.shop_id ?? null
}

export const findEntitlement = (trx: Db, { shopId, token }: { shopId: number; token: string }) =>
  trx
    .selectFrom('entitlements as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .selectAll('e')
    .select(['o.order_no', 'p.view_id', 'p.status as product_status', 'p.details as settings', 'p.tnc'])
    .where('e.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('e.token', '=', token)
    .executeTakeFirst()

export const lockEntitlements = (trx: Db, shopId: number, ids: readonly number[]) =>
  trx
    .selectFrom('entitlements')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function insertEntitlement(trx: Db, row: Insertable<DB['entitlements']>): Promise<number> {
  const { id } = await trx.insertInto('entitlements').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertPeriod = async (trx: Db, row: Insertable<DB['entitlement_periods']>): Promise<void> =>
  void (await trx
    .insertInto('entitlement_periods')
    .values(row)
    .onConflict((written) => written.doNothing())
    .execute())

/** In the order they were paid. */
export const listPeriods = (trx: Db, shopId: number, id: number) =>
  trx
    .selectFrom('entitlement_periods')
    .select(['paid_on', 'every', 'unit', 'order_id'])
    .where('shop_id', '=', shopId)
    .where('entitlement_id', '=', id)
    .orderBy('paid_on')
    .orderBy('order_line_id')
    .execute()

/** Forgets what an order paid for, or one line of it; of which entitlements. */
export async function deletePeriods(
  trx: Db,
  { shopId, orderId, lineId }: { shopId: number; orderId: number; lineId?: number },
): Promise<number[]> {
  const rows = await trx
    .deleteFrom('entitlement_periods')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .$if(lineId !== undefined, (rows) => rows.where('order_line_id', '=', lineId ?? 0))
    .returning('entitlement_id')
    .execute()
  return [...new Set(rows.map(({ entitlement_id: id }) => id))].toSorted((a, b) => a - b)
}

export const saveUntil = async (
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
  change: Updateable<DB['entitlements']>,
): Promise<void> =>
  void (await trx.updateTable('entitlements').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute())
