import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type EntryRow = Selectable<DB['lead_entries']>

/** What a lead said first, and what the same phone sent last: the newest entry, or none. */
export async function readSaid(trx: Db, shopId: number, leadId: number) {
  const columns = ['name', 'email', 'postcode', 'source', 'answers'] as const
  const lead = await trx
    .selectFrom('leads')
    .select(columns)
    .where('shop_id', '=', shopId)
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  const newest = await trx
    .selectFrom('lead_entries')
    .select(columns)
    .where('shop_id', '=', shopId)
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ? [lead, newest] : [lead]
}

/** Writes an entry of a lead that is locked, and lets go of the oldest beyond `max`. */
export async function insertEntry(trx: Db, entry: Insertable<DB['lead_entries']>, max: number): Promise<void> {
  await trx.insertInto('lead_entries').values(entry).execute()
  await trx
    .deleteFrom('lead_entries')
    .where('shop_id', '=', entry.shop_id)
    .where('lead_id', '=', entry.lead_id)
    .where('id', 'in', (of) =>
      of
        .selectFrom('lead_entries')
        .select('id')
        .where('shop_id', '=', entry.shop_id)
        .where('lead_id', '=', entry.lead_id)
        .orderBy('id', 'desc')
        .offset(max),
    )
    .execute()
}

/** Of some leads, the newest first. */
export const listEntries = (trx: Db, shopId: number, leadIds: readonly number[]): Promise<EntryRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('lead_entries')
        .selectAll()
        .where('shop_id', '=', shopId)
        .where('lead_id', 'in', [...leadIds])
        .orderBy('id', 'desc')
        .execute()
