import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

type Piece = { shopId: number; from: string | undefined; to: string | undefined; before: number | null; limit: number }

/** Entries of a shop's ledger for a spreadsheet, the newest first, from below an id on; of a reversal with what it takes back. */
export const listLedgerForExport = (trx: Db, { shopId, from, to, before, limit }: Piece) => {
  let found = trx
    .selectFrom('invoice_ledger as l')
    .innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'l.invoice_id').on('i.shop_id', '=', shopId))
    .leftJoin('invoice_ledger as t', (join) => join.onRef('t.id', '=', 'l.reverses_id').on('t.shop_id', '=', shopId))
    .leftJoin('credit_notes as n', (join) => join.onRef('n.id', '=', 'l.credit_note_id').on('n.shop_id', '=', shopId))
    .select([
      'l.id',
      'l.type',
      'l.amount_sen',
      'l.amount_rm_sen',
      'l.method',
      'l.occurred_on',
      'l.reference',
      'l.note',
      'l.reverses_id',
      'l.at',
      'i.number',
      'i.buyer_name',
      'i.currency',
      'n.number as note_number',
    ])
    .select([
      sql<string | null>`t.type`.as('taken_type'),
      sql<number | null>`t.amount_sen`.as('taken_sen'),
      sql<number | null>`t.amount_rm_sen`.as('taken_rm_sen'),
    ])
    .where('l.shop_id', '=', shopId)
  if (from !== undefined) found = found.where('l.occurred_on', '>=', from)
  if (to !== undefined) found = found.where('l.occurred_on', '<=', to)
  if (before !== null) found = found.where('l.id', '<', before)
  return found.orderBy('l.id', 'desc').limit(limit).execute()
}

export type LedgerExportRow = Awaited<ReturnType<typeof listLedgerForExport>>[number]
