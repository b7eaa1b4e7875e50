import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

/** The first time that a shop was shared stays. */
export async function markShared(trx: Db, shopId: number, now: Date): Promise<void> {
  await trx
    .insertInto('openings')
    .values({ shop_id: shopId, shared_at: now })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({ shared_at: sql`coalesce(openings.shared_at, excluded.shared_at)` }),
    )
    .execute()
}

export async function markDismissed(trx: Db, shopId: number, at: Date | null): Promise<void> {
  await trx
    .insertInto('openings')
    .values({ shop_id: shopId, dismissed_at: at })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ dismissed_at: at }))
    .execute()
}
