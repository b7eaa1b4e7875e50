import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export type MessageRow = Selectable<DB['marketing_messages']>
export type MessageRef = { shopId: number; messageId: number }

/** Writes a message once for its origin; the one that was there already otherwise. */
export async function insertMessage(trx: Db, message: Insertable<DB['marketing_messages']>): Promise<number> {
  const written = await trx
    .insertInto('marketing_messages')
    .values(message)
    .onConflict((twin) => twin.columns(['shop_id', 'origin', 'channel', 'recipient']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return written.id
  const { id } = await trx
    .selectFrom('marketing_messages')
    .select('id')
    .where('shop_id', '=', message.shop_id)
    .where('origin', '=', message.origin)
    .where('channel', '=', message.channel)
    .where('recipient', '=', message.recipient)
    .executeTakeFirstOrThrow()
  return id
}

export const lockMessage = (trx: Db, { shopId, messageId }: MessageRef): Promise<MessageRow | undefined> =>
  trx
    .selectFrom('marketing_messages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', messageId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function saveMessage(
  trx: Db,
  { shopId, messageId }: MessageRef,
  change: Updateable<DB['marketing_messages']>,
): Promise<void> {
  await trx
    .updateTable('marketing_messages')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', messageId)
    .execute()
}

/** The next of a campaign: one that waits, else one that somebody began and did not end. */
export async function findNext(
  trx: Db,
  { shopId, campaignId }: { shopId: number; campaignId: number },
): Promise<{ id: number; state: string } | undefined> {
  const of = (state: string) =>
    trx
      .selectFrom('marketing_messages')
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
    .updateTable('marketing_messages')
    .set({ state: 'cancelled' })
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'queued')
    .execute()
}

export async function findByOrigin(trx: Db, shopId: number, origin: string) {
  const row = await trx
    .selectFrom('marketing_messages')
    .select(['state', 'why', 'note'])
    .where('shop_id', '=', shopId)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row ?? null
}
