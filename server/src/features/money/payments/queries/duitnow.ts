import type { Db } from '../../../../platform/db/db.ts'

export type DuitNowRow = { payload: string; says_amount: boolean }

export const findDuitNow = (trx: Db, shopId: number): Promise<DuitNowRow | undefined> =>
  codeOf(trx, shopId).executeTakeFirst()

/** Locked: whether it may go, or its method be switched on, is decided on it. */
export const lockDuitNow = (trx: Db, shopId: number): Promise<DuitNowRow | undefined> =>
  codeOf(trx, shopId).forUpdate().executeTakeFirst()

/** One code a shop: another takes its place. */
export async function putDuitNow(
  trx: Db,
  { shopId, payload, says_amount, now }: DuitNowRow & { shopId: number; now: Date },
): Promise<void> {
  const code = { payload, says_amount, saved_at: now }
  await trx
    .insertInto('duitnow_codes')
    .values({ shop_id: shopId, ...code })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(code))
    .execute()
}

export async function deleteDuitNow(trx: Db, shopId: number): Promise<void> {
  await trx.deleteFrom('duitnow_codes').where('shop_id', '=', shopId).execute()
}

const codeOf = (trx: Db, shopId: number) =>
  trx.selectFrom('duitnow_codes').select(['payload', 'says_amount']).where('shop_id', '=', shopId)
