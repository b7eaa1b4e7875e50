import type { Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type UnmatchedRow = Selectable<DB['unmatched_money']> & {
  order_no: string | null
  order_status: string | null
  invoice_number: string | null
  invoice_hashslug: string | null
  invoice_lifecycle: string | null
  buyer_name: string | null
}

const joined = (trx: Db, shopId: number) =>
  trx
    .selectFrom('unmatched_money as m')
    .leftJoin('orders as o', (on) => on.onRef('o.id', '=', 'm.order_id').onRef('o.shop_id', '=', 'm.shop_id'))
    .leftJoin('invoices as i', (on) => on.onRef('i.id', '=', 'm.invoice_id').onRef('i.shop_id', '=', 'm.shop_id'))
    .selectAll('m')
    .select([
      'o.order_no',
      'o.order_status',
      'i.number as invoice_number',
      'i.hashslug as invoice_hashslug',
      'i.lifecycle as invoice_lifecycle',
    ])
    .select((eb) => eb.fn.coalesce('o.buyer_name', 'i.buyer_name').as('buyer_name'))
    .where('m.shop_id', '=', shopId)

type Page = { shopId: number; status: string; limit: number; offset: number }

export const listUnmatched = (trx: Db, { shopId, status, limit, offset }: Page): Promise<UnmatchedRow[]> =>
  joined(trx, shopId).where('m.status', '=', status).orderBy('m.id', 'desc').limit(limit).offset(offset).execute()

/** Counted up to `atMost`, so that a long history costs no more than a short one. */
export async function countUnmatched(trx: Db, shopId: number, status: string, atMost: number): Promise<number> {
  const { count } = await trx
    .selectFrom((from) =>
      from
        .selectFrom('unmatched_money')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('status', '=', status)
        .limit(atMost)
        .as('some'),
    )
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findUnmatched = (trx: Db, shopId: number, id: number): Promise<UnmatchedRow | undefined> =>
  joined(trx, shopId).where('m.id', '=', id).executeTakeFirst()

/** Whether the money was still undecided and now is. Its order or invoice is locked first, where it has one. */
export async function decideUnmatched(
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
  change: Updateable<DB['unmatched_money']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('unmatched_money')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
