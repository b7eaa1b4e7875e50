import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/**
 * All rows of a long list of a shop, never held whole. Each piece is read in a transaction of its own, so that a slow reader
 * holds none; `readAfter` is told the last row of the piece before, null at first, and ends the list by an empty piece.
 */
export async function* readInPieces<Row>(
  db: Db,
  shopId: number,
  readAfter: (trx: Db, last: Row | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | null = null; ;) {
    const from: Row | null = last
    const rows: Row[] = await inTransaction(db, { shopId, readOnly: true }, (trx) => readAfter(trx, from))
    const end = rows.at(-1)
    if (end === undefined) return
    yield* rows
    last = end
  }
}
