import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type MessageRow = Selectable<DB['messages']>
export type MessageRef = { shopId: number; messageId: number }

/** What becomes of a message after it was written; whose it is and what it says stays. */
const becomes = [
  'state',
  'response',
  'provider_ref',
  'parts',
  'cost_sen',
  'tries',
  'version',
  'sent_at',
  'delivered_at',
  'opened_at',
  'user_id',
] as const

/** Written once for its origin, channel and recipient; again, it becomes as it is now. */
export async function upsertMessage(trx: Db, message: Insertable<DB['messages']>): Promise<void> {
  await trx
    .insertInto('messages')
    .values(message)
    .onConflict((twin) =>
      twin
        .columns(['shop_id', 'origin', 'channel', 'recipient'])
        .doUpdateSet((eb) => Object.fromEntries(becomes.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}

export const lockMessage = (trx: Db, { shopId, messageId }: MessageRef): Promise<MessageRow | undefined> =>
  trx
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', messageId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function saveMessage(
  trx: Db,
  { shopId, messageId }: MessageRef,
  change: Updateable<DB['messages']>,
): Promise<void> {
  await trx.updateTable('messages').set(change).where('shop_id', '=', shopId).where('id', '=', messageId).execute()
}

/** Writes a message once for its origin; the one that was there already otherwise. */
export async function insertMessage(trx: Db, message: Insertable<DB['messages']>): Promise<number> {
  const written = await trx
    .insertInto('messages')
    .values(message)
    .onConflict((twin) => twin.columns(['shop_id', 'origin', 'channel', 'recipient']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return written.id
  const { id } = await trx
    .selectFrom('messages')
    .select('id')
    .where('shop_id', '=', message.shop_id)
    .where('origin', '=', message.origin)
    .where('channel', '=', message.channel)
    .where('recipient', '=', message.recipient)
    .executeTakeFirstOrThrow()
  return id
}

export async function findByOrigin(trx: Db, shopId: number, origin: string) {
  const row = await trx
    .selectFrom('messages')
    .select(['state', 'why', 'note'])
    .where('shop_id', '=', shopId)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row ?? null
}
