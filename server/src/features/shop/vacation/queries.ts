import type { Db } from '../../../platform/db/db.ts'

export async function readStoredVacation(db: Db, shopId: number): Promise<unknown> {
  const { vacation } = await db
    .selectFrom('shops')
    .select('vacation')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  return vacation
}

/** Times become ISO texts. */
export async function writeVacation(trx: Db, shopId: number, vacation: object): Promise<void> {
  await trx
    .updateTable('shops')
    .set((shop) => ({ vacation: JSON.stringify(vacation), version: shop('version', '+', 1) }))
    .where('id', '=', shopId)
    .execute()
}
