import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** When the `nth` newest message of a shop's campaigns was handed over, if after `since`. Locked until the end of the transaction: who asks next counts ours too. */
export async function findNthAsked(
  trx: Db,
  { shopId, nth, since }: { shopId: number; nth: number; since: Date },
): Promise<Date | null> {
  await rawQuery(
    trx,
    'campaign_rate_lock',
    `select pg_advisory_xact_lock(hashtext('campaign-rate'), ($1::bigint % 2147483647)::integer)`,
    [shopId],
  )
  const row = await trx
    .selectFrom('messages')
    .select('asked_at')
    .where('shop_id', '=', shopId)
    .where('reason', '=', 'campaign')
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.asked_at ?? null
}
