import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** A shop's prefix and the number its next order gets. */
export async function readNumbers(trx: Db, shopId: number): Promise<{ prefix: string; next: number }> {
  const { order_prefix: prefix } = await trx
    .selectFrom('shops')
    .select('order_prefix')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ next: number }>`select order_numbers_next(${shopId}) as next`.execute(trx)
  return { prefix, next: Number(rows[0]?.next ?? 0) }
}

export async function savePrefix(trx: Db, shopId: number, prefix: string): Promise<void> {
  await trx.updateTable('shops').set({ order_prefix: prefix }).where('id', '=', shopId).execute()
}

/** False where the number was given already. */
export async function advance(trx: Db, shopId: number, next: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select order_numbers_advance(${shopId}, ${next}) as done`.execute(trx)
  return rows[0]?.done === true
}
