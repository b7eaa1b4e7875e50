import type { Db } from '../../../platform/db/db.ts'

export async function readStoredTheme(db: Db, shopId: number): Promise<unknown> {
  const { theme } = await db.selectFrom('shops').select('theme').where('id', '=', shopId).executeTakeFirstOrThrow()
  return theme
}

export async function writeTheme(trx: Db, shopId: number, theme: object): Promise<void> {
  await trx
    .updateTable('shops')
    .set((shop) => ({ theme: JSON.stringify(theme), version: shop('version', '+', 1) }))
    .where('id', '=', shopId)
    .execute()
}
