import type { Insertable } from 'kysely'
import type { DB, Db } from '../../platform/db/db.ts'
import { rawQuery } from '../../platform/db/raw-query.ts'

export const insertNote = (trx: Db, note: Insertable<DB['credit_notes']>): Promise<{ id: number }> =>
  trx.insertInto('credit_notes').values(note).returning('id').executeTakeFirstOrThrow()

export async function insertNoteLines(trx: Db, lines: Insertable<DB['credit_note_lines']>[]): Promise<void> {
  await trx.insertInto('credit_note_lines').values(lines).execute()
}

/** A credit note with its lines and which invoice it is about; null when the shop has none of that name. */
export async function findNote(trx: Db, { shopId, hashslug }: { shopId: number; hashslug: string }) {
  const note = await trx.selectFrom('credit_notes as n').innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'n.invoice_id').on('i.shop_id', '=', shopId))
    .select(['n.id', 'n.invoice_id', 'n.number', 'n.issue_date', 'n.reason', 'n.tax_sen', 'n.total_sen', 'i.currency', 'i.exchange_rate_e6', 'i.number as invoice_number', 'i.hashslug as invoice_hashslug'])
    .where('n.shop_id', '=', shopId).where('n.hashslug', '=', hashslug).executeTakeFirst()
  if (!note) return null
  const lines = await trx.selectFrom('credit_note_lines').select(['invoice_line_id', 'item_name', 'quantity_e5', 'quantity_type', 'amount_sen'])
    .where('shop_id', '=', shopId).where('credit_note_id', '=', note.id).orderBy('position').execute()
  return { ...note, lines }
}

export type NoteStory = NonNullable<Awaited<ReturnType<typeof findNote>>>

/** The shop of a credit note, of whatever shop; null: there is none. */
export async function findNoteShop(db: Db, hashslug: string): Promise<number | null> {
  const [found] = await rawQuery<{ shop_id: number }>(db, 'credit_notes_find', `select shop_id from shop_of_document($1) where kind = 'credit_note'`, [hashslug])
  return found?.shop_id ?? null
}
