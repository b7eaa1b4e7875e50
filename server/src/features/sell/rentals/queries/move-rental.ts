import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { unitNames } from './rentals.ts'

type One = { shopId: number; id: number }

/** A booking, locked, with its order; and its product, so that nobody moves it to another unit meanwhile. */
export async function lockRental(trx: Db, { shopId, id }: One) {
  const row = await trx
    .selectFrom('rentals')
    .select(['id', 'order_id', 'product_id'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  await rawQuery(trx, 'rentals_lock_product', 'select from products where shop_id = $1 and id = $2 for no key update', [
    shopId,
    row.product_id,
  ])
  return trx
    .selectFrom('rentals')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const saveHandOver = (trx: Db, { shopId, id, at }: One & { at: Date }): Promise<unknown> =>
  trx
    .updateTable('rentals')
    .set({ state: 'out', handed_over_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()

export const saveReturn = (trx: Db, { shopId, id, at }: One & { at: Date }): Promise<unknown> =>
  trx
    .updateTable('rentals')
    .set({ state: 'returned', returned_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()

/** What came back is free again, after the time that its snapshot keeps for making it ready. */
export const freeEarly = (
  trx: Db,
  { shopId, orderId, line, at }: { shopId: number; orderId: number; line: number; at: Date },
): Promise<unknown> =>
  rawQuery(
    trx,
    'rentals_free_early',
    `
    select end_rental_claims($1, $2, $3, $4::timestamptz + coalesce((
      select (l.details ->> 'buffer_after')::integer from order_lines l where l.shop_id = $1 and l.order_id = $2 and l.position = $3), 0) * interval '1 minute')`,
    [shopId, orderId, line, at],
  )

export type RentalNote = {
  shop_id: number
  rental_id: number
  what: 'hand_over' | 'return'
  at: Date
  user_id: number
  note: string
  deposit_sen: number
  deducted_sen: number
  late_days: number
}

export async function addNote(trx: Db, note: RentalNote, fileIds: readonly number[]): Promise<void> {
  await trx.insertInto('rental_notes').values(note).execute()
  const { shop_id, rental_id, what } = note
  if (fileIds.length > 0)
    await trx
      .insertInto('rental_photos')
      .values(fileIds.map((file_id) => ({ shop_id, rental_id, what, file_id })))
      .execute()
}

/** One booking with its notes and photos. */
export async function readRental(trx: Db, { shopId, id }: One) {
  const rental = await trx
    .selectFrom('rentals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select(['o.order_no', 'o.buyer_name', 'o.buyer_phone', unitNames.as('unit_names')])
    .where('r.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!rental) return null
  const notes = await trx
    .selectFrom('rental_notes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('rental_id', '=', id)
    .orderBy('what')
    .execute()
  const photos = await trx
    .selectFrom('rental_photos as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['p.what', 'f.key', 'f.file_name'])
    .where('p.shop_id', '=', shopId)
    .where('p.rental_id', '=', id)
    .orderBy('p.file_id')
    .execute()
  return { rental, notes, photos }
}
export type RentalRead = NonNullable<Awaited<ReturnType<typeof readRental>>>
