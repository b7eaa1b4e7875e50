import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { withCommit } from '../../../platform/db/transaction-context.ts'

/** Of what devices are told; `switched_on` once, to show that it works. */
export type PushEvent = 'switched_on' | 'order.placed' | 'order.paid' | 'proof.uploaded'

export type MessageRef = { shopId: number; messageId: number }

type Happened = { shopId: number; orderId: number; event: PushEvent; except: string | null; now: Date }

/** A message for each device of the shop but that of the session (hex) which did it. It goes with the commit of what happened. */
export function queueMessages(trx: Db, { shopId, orderId, event, except, now }: Happened): void {
  withCommit(trx, {
    name: 'push_queue',
    text: `insert into push_messages (shop_id, subscription_id, order_id, event, next_try_at, created_at)
      select shop_id, id, $2::bigint, $3::text, $5::timestamptz, $5::timestamptz from push_subscriptions
      where shop_id = $1 and session_hash is distinct from decode($4::text, 'hex')`,
    values: [shopId, orderId, event, except, now],
  })
}

type Device = {
  shopId: number
  sessionId: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  lang: Lang
  now: Date
}

/** Answers whether the device is new to the shop. A device belongs to whoever used it last. */
export async function saveSubscription(
  trx: Db,
  { shopId, sessionId, endpoint, keys, lang, now }: Device,
): Promise<{ id: number; isNew: boolean }> {
  const session_hash = Buffer.from(sessionId, 'hex')
  const known = await trx
    .updateTable('push_subscriptions')
    .set({ session_hash, p256dh: keys.p256dh, auth: keys.auth, lang })
    .where('shop_id', '=', shopId)
    .where('endpoint', '=', endpoint)
    .returning('id')
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  const { id } = await trx
    .insertInto('push_subscriptions')
    .values({
      shop_id: shopId,
      session_hash,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      lang,
      created_at: now,
    })
    .onConflict((twin) => twin.columns(['shop_id', 'endpoint']).doUpdateSet({ session_hash, lang }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true }
}

export const queueSwitchedOn = (trx: Db, { shopId, id, now }: { shopId: number; id: number; now: Date }) =>
  trx
    .insertInto('push_messages')
    .values({ shop_id: shopId, subscription_id: id, event: 'switched_on', next_try_at: now, created_at: now })
    .execute()

/** The devices of a person that were added last stay. */
export const keepNewest = (trx: Db, { shopId, userId, max }: { shopId: number; userId: number; max: number }) =>
  trx
    .deleteFrom('push_subscriptions')
    .where('shop_id', '=', shopId)
    .where('id', 'in', (older) =>
      older
        .selectFrom('push_subscriptions as p')
        .innerJoin('sessions as s', 's.id_hash', 'p.session_hash')
        .select('p.id')
        .where('p.shop_id', '=', shopId)
        .where('s.user_id', '=', userId)
        .orderBy('p.id', 'desc')
        .offset(max),
    )
    .execute()

export const removeSubscription = (trx: Db, shopId: number, endpoint: string) =>
  trx.deleteFrom('push_subscriptions').where('shop_id', '=', shopId).where('endpoint', '=', endpoint).execute()

export const takeDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; message_id: number }[]> =>
  rawQuery(db, 'push_take', 'select shop_id, message_id from take_push_messages($1, $2)', [now, atMost])

/** A message with its device, who holds it now, and its order; none where the session or the place in the shop has ended. */
export const readMessage = (trx: Db, { shopId, messageId }: MessageRef, now: Date) =>
  trx
    .selectFrom('push_messages as m')
    .innerJoin('push_subscriptions as p', 'p.id', 'm.subscription_id')
    .innerJoin('sessions as s', 's.id_hash', 'p.session_hash')
    .innerJoin('shop_members as w', (at) =>
      at.onRef('w.user_id', '=', 's.user_id').onRef('w.shop_id', '=', 'm.shop_id'),
    )
    .innerJoin('shops as h', 'h.id', 'm.shop_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select([
      'm.event',
      'm.tries',
      'm.created_at',
      'p.endpoint',
      'p.p256dh',
      'p.auth',
      'p.lang',
      'w.role',
      'w.permissions',
      'h.name as shop_name',
      'h.username',
      'o.id as order_id',
      'o.order_no',
      'o.total_sen',
    ])
    .where('m.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('m.id', '=', messageId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()

/** What an order is of, in few words: its first line, and how many more there are. */
export async function readGist(trx: Db, shopId: number, orderId: number): Promise<{ title: string; more: number }> {
  const lines = await trx
    .selectFrom('order_lines')
    .select('title')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(20)
    .execute()
  return { title: lines[0]?.title ?? '', more: Math.max(0, lines.length - 1) }
}

export const removeMessage = (trx: Db, { shopId, messageId }: MessageRef) =>
  trx.deleteFrom('push_messages').where('shop_id', '=', shopId).where('id', '=', messageId).execute()
