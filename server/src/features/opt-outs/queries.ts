import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export type MarketingChannel = 'sms' | 'email'
export type Contact = { shopId: number; channel: MarketingChannel; address: string }
export type OptOutSource = 'seller' | 'link'

/** Twice is once. */
export async function insertOptOut(
  trx: Db,
  { shopId, channel, address, source, now }: Contact & { source: OptOutSource; now: Date },
): Promise<void> {
  await trx
    .insertInto('opt_outs')
    .values({ shop_id: shopId, channel, address, source, at: now })
    .onConflict((listed) => listed.doNothing())
    .execute()
}

/** Whether it was there. */
export async function removeOptOut(trx: Db, { shopId, channel, address }: Contact): Promise<void> {
  await trx
    .deleteFrom('opt_outs')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .execute()
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
): Promise<{ opted_out: boolean; agreed: boolean }> {
  const row = await trx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('opt_outs')
          .select('id')
          .where('shop_id', '=', shopId)
          .where('channel', '=', channel)
          .where('address', '=', address),
      ).as('opted_out'),
      exists(
        selectFrom('marketing_consents')
          .select('address')
          .where('shop_id', '=', shopId)
          .where('channel', '=', channel)
          .where('address', '=', address),
      ).as('agreed'),
    ])
    .executeTakeFirstOrThrow()
  return { opted_out: row.opted_out === true, agreed: row.agreed === true }
}

export type NewConsent = Contact & { name: string; source: string; words: string; now: Date }

/** The first one stands: when, where and in which words. */
export async function insertConsents(trx: Db, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await trx
    .insertInto('marketing_consents')
    .values(consents.map(({ shopId, now, ...rest }) => ({ ...rest, shop_id: shopId, at: now })))
    .onConflict((kept) => kept.doNothing())
    .execute()
}

export const readShopName = async (trx: Db, shopId: number): Promise<string> =>
  (await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()).name
