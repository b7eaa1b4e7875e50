import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

export type MarketingChannel = 'sms' | 'email'
export type Contact = { shopId: number; channel: MarketingChannel; address: string }
export type OptOutSource = 'seller' | 'link'

type Turned = Contact & { source: OptOutSource; userId: number | null; now: Date }

/** Whether it is new: twice is once. */
export async function insertOptOut(
  trx: Db,
  { shopId, channel, address, source, userId, now }: Turned,
): Promise<boolean> {
  const listed = await trx
    .insertInto('opt_outs')
    .values({ shop_id: shopId, channel, address, source, at: now })
    .onConflict((there) => there.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (listed) await insertEvents(trx, [{ shopId, channel, address, act: 'stopped', source, userId, now }])
  return listed !== undefined
}

/** Whether it was there. */
export async function removeOptOut(
  trx: Db,
  { shopId, channel, address, source, userId, now }: Turned,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('opt_outs')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirst()
  if (gone) await insertEvents(trx, [{ shopId, channel, address, act: 'resumed', source, userId, now }])
  return gone !== undefined
}

export const listOptOuts = (
  trx: Db,
  { shopId, term, limit, offset }: { shopId: number; term: string; limit: number; offset: number },
) =>
  trx
    .selectFrom('opt_outs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .$if(term !== '', (rows) => rows.where(sql<boolean>`position(${term.toLowerCase()} in address) > 0`))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** What stands against writing to somebody: they stopped it, or never agreed. */
export async function readStanding(
  trx: Db,
  { shopId, channel, address }: Contact,
): Promise<{ opted_out: boolean; version: string | null; at: Date | null }> {
  const row = await trx
    .selectNoFrom(({ exists, selectFrom }) => {
      const consent = selectFrom('marketing_consents')
        .where('shop_id', '=', shopId)
        .where('channel', '=', channel)
        .where('address', '=', address)
      return [
        exists(
          selectFrom('opt_outs')
            .select('id')
            .where('shop_id', '=', shopId)
            .where('channel', '=', channel)
            .where('address', '=', address),
        ).as('opted_out'),
        consent.select('version').as('version'),
        consent.select('at').as('at'),
      ]
    })
    .executeTakeFirstOrThrow()
  return { opted_out: row.opted_out === true, version: row.version, at: row.at }
}

/** What somebody agreed to: the words as they read them, which version that is, in which language and on which page. */
export type Read = { source: string; place: string; words: string; version: string; lang: string }
export type NewConsent = Contact & Read & { name: string; now: Date }

/** The first one stands for as long as it is asked whether they may be written to; every one is kept as evidence. */
export async function insertConsents(trx: Db, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await trx
    .insertInto('marketing_consents')
    .values(consents.map(({ shopId, now, ...rest }) => ({ ...rest, shop_id: shopId, at: now })))
    .onConflict((kept) => kept.doNothing())
    .execute()
  await insertEvents(
    trx,
    consents.map((one) => ({ ...one, act: 'given' })),
  )
}

type NewEvent = Contact &
  Partial<Read> & {
    purpose?: 'offers' | 'programme'
    act: 'given' | 'stopped' | 'resumed'
    source: string
    name?: string
    userId?: number | null
    now: Date
  }

/** Told again with the same moment it is the same. */
export async function insertEvents(trx: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await trx
    .insertInto('consent_events')
    .values(
      events.map(({ shopId, userId = null, now, purpose = 'offers', ...rest }) => ({
        ...rest,
        purpose,
        shop_id: shopId,
        user_id: userId,
        at: now,
      })),
    )
    .onConflict((told) => told.doNothing())
    .execute()
}

export const readShopName = async (trx: Db, shopId: number): Promise<string> =>
  (await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()).name
