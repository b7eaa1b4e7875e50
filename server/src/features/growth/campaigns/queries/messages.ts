import type { Db } from '../../../../platform/db/db.ts'

/** The next of a campaign: one that waits, else one that somebody began and did not end. */
export async function findNext(
  trx: Db,
  { shopId, campaignId }: { shopId: number; campaignId: number },
): Promise<{ id: number; state: string } | undefined> {
  const of = (state: string) =>
    trx
      .selectFrom('messages')
      .select(['id', 'state'])
      .where('shop_id', '=', shopId)
      .where('campaign_id', '=', campaignId)
      .where('state', '=', state)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  return (await of('queued')) ?? (await of('asking'))
}

export async function cancelQueued(
  trx: Db,
  { shopId, campaignId }: { shopId: number; campaignId: number },
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ state: 'cancelled' })
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'queued')
    .execute()
}

/** What was being asked for since before a moment, by somebody who is gone: whether it went out nobody knows. */
export async function endAbandoned(
  trx: Db,
  { shopId, campaignId }: { shopId: number; campaignId: number },
  before: Date,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ state: 'failed', why: 'doubt' })
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'asking')
    .where('asked_at', '<=', before)
    .execute()
}
