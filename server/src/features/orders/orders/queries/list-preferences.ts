import type { OrderListPreferences } from '@kedai/contracts/order-list.ts'
import type { Db } from '../../../../platform/db/db.ts'

type Whose = { shopId: number; userId: number }

export const findPreferences = (trx: Db, { shopId, userId }: Whose): Promise<{ columns: unknown } | undefined> =>
  trx
    .selectFrom('list_preferences')
    .select('columns')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .where('list', '=', 'orders')
    .executeTakeFirst()

export async function savePreferences(
  trx: Db,
  { shopId, userId }: Whose,
  { columns }: OrderListPreferences,
  now: Date,
): Promise<void> {
  const kept = { columns: JSON.stringify(columns), updated_at: now }
  await trx
    .insertInto('list_preferences')
    .values({ shop_id: shopId, user_id: userId, list: 'orders', ...kept })
    .onConflict((known) => known.columns(['shop_id', 'user_id', 'list']).doUpdateSet(kept))
    .execute()
}
