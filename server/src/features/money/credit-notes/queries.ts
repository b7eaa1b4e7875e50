import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export const insertNote = (trx: Db, note: Insertable<DB['credit_notes']>): Promise<{ id: number }> =>
  trx.insertInto('credit_notes').values(note).returning('id').executeTakeFirstOrThrow()

export async function insertNoteLines(trx: Db, lines: Insertable<DB['credit_note_lines']>[]): Promise<void> {
  await trx.insertInto('credit_note_lines').values(lines).execute()
}

/** A credit note with its lines and which invoice it is about; null when the shop has none of that name. */
export async function findNote(trx: Db, { shopId, hashslug }: { shopId: number; hashslug: string }) {
  const note = await trx
    .selectFrom('credit_notes as n')
    .innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'n.invoice_id').on('i.shop_id', '=', shopId))
    .select([
      'n.id',
      'n.invoice_id',
      'n.number',
      'n.issue_date',
      'n.reason',
      'n.tax_sen',
      'n.total_sen',
      'i.currency',
      'i.exchange_rate_e6',
      'i.number as invoice_number',
      'i.hashslug as invoice_hashslug',
      'i.issue_date as invoice_date',
      'i.tax_type',
      'i.tax_value',
    ])
    .where('n.shop_id', '=', shopId)
    .where('n.hashslug', '=', hashslug)
    .executeTakeFirst()
  if (!note) return null
  const lines = await trx
    .selectFrom('credit_note_lines as c')
    .leftJoin('invoice_lines as l', (join) => join.onRef('l.id', '=', 'c.invoice_line_id').on('l.shop_id', '=', shopId))
    .select(['c.invoice_line_id', 'c.item_name', 'c.quantity_e5', 'c.quantity_type', 'c.amount_sen', 'l.unit_price_e4'])
    .where('c.shop_id', '=', shopId)
    .where('c.credit_note_id', '=', note.id)
    .orderBy('c.position')
    .execute()
  return { ...note, lines }
}

export type NoteStory = NonNullable<Awaited<ReturnType<typeof findNote>>>

/** The shop of a credit note, of whatever shop; null: there is none. */
export async function findNoteShop(db: Db, hashslug: string): Promise<number | null> {
  const [found] = await rawQuery<{ shop_id: number }>(
    db,
    'credit_notes_find',
    `select shop_id from shop_of_document($1) where kind = 'credit_note'`,
    [hashslug],
  )
  return found?.shop_id ?? null
}

type Piece = { shopId: number; from: string | undefined; to: string | undefined; before: number | null; limit: number }

/** Credit notes for a spreadsheet, the newest first, from below an id on. */
export function listNotesForExport(trx: Db, { shopId, from, to, before, limit }: Piece) {
  let found = trx
    .selectFrom('credit_notes as n')
    .innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'n.invoice_id').on('i.shop_id', '=', shopId))
    .select([
      'n.id',
      'n.number',
      'n.issue_date',
      'n.reason',
      'n.subtotal_sen',
      'n.shipping_sen',
      'n.tax_sen',
      'n.total_sen',
      'i.number as invoice_number',
      'i.issue_date as invoice_date',
      'i.buyer_name',
      'i.buyer_tin',
      'i.currency',
      'i.exchange_rate_e6',
    ])
    .where('n.shop_id', '=', shopId)
  if (from !== undefined) found = found.where('n.issue_date', '>=', from)
  if (to !== undefined) found = found.where('n.issue_date', '<=', to)
  if (before !== null) found = found.where('n.id', '<', before)
  return found.orderBy('n.id', 'desc').limit(limit).execute()
}

export type NoteExportRow = Awaited<ReturnType<typeof listNotesForExport>>[number]
