import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Line = { lineId: number; units: number; scrapped: number; details: object | null }

/** Adds to what was given up of an order's lines; `details` replaces a line's snapshot, null keeps it. */
export const saveGivenUp = (
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
  lines: readonly Line[],
): Promise<unknown> =>
  rawQuery(
    trx,
    'orders_given_up',
    `update order_lines l set given_up = l.given_up + w.units, written_off = l.written_off + w.scrapped, details = coalesce(w.details, l.details)
     from unnest($3::bigint[], $4::integer[], $5::integer[], $6::jsonb[]) w (line, units, scrapped, details)
     where l.shop_id = $1 and l.order_id = $2 and l.id = w.line`,
    [
      shopId,
      orderId,
      lines.map(({ lineId }) => lineId),
      lines.map(({ units }) => units),
      lines.map(({ scrapped }) => scrapped),
      lines.map(({ details }) => (details === null ? null : JSON.stringify(details))),
    ],
  )

/** The types of an order's lines, each once. */
export async function listTypes(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_lines')
    .select('item_type')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ item_type: type }) => type)
}
