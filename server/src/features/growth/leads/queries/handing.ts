import type { HandingMode } from '@kedai/domain/people/lead-handing.ts'
import { handingModes, leadAreas } from '@kedai/domain/people/lead-handing.ts'
import { sql, type Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type Rules = { mode: HandingMode; claim_hours: number }

export async function readRules(trx: Db, shopId: number): Promise<Rules | null> {
  const row = await trx
    .selectFrom('lead_rules')
    .select(['mode', 'claim_hours'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row ? { ...row, mode: handingModes.find((one) => one === row.mode) ?? 'off' } : null
}

/** Leads from the moment on that it is switched on are handed over; a change of how keeps that moment. */
export async function saveRules(trx: Db, shopId: number, rules: Rules, now: Date): Promise<void> {
  await trx
    .insertInto('lead_rules')
    .values({ ...rules, shop_id: shopId, since: now, updated_at: now })
    .onConflict((kept) =>
      kept.column('shop_id').doUpdateSet({
        ...rules,
        since: sql<Date>`case when lead_rules.mode = 'off' then excluded.since else lead_rules.since end`,
        updated_at: now,
      }),
    )
    .execute()
}

export const findToHand = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; lead_id: number }[]> =>
  rawQuery(db, 'leads_to_hand', 'select shop_id, lead_id from leads_to_hand($1, $2)', [now, atMost])

export const lockLead = (trx: Db, shopId: number, leadId: number) =>
  trx
    .selectFrom('leads')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', leadId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Those who can be handed a lead: active, and not handed it before. */
export const listAgents = (trx: Db, shopId: number, leadId: number) =>
  trx
    .selectFrom('resellers as r')
    .innerJoin('reseller_people as p', (join) => join.onRef('p.id', '=', 'r.person_id').on('p.shop_id', '=', shopId))
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.area', 'p.postcode', 'p.name', 'u.email', 'u.lang'])
    .select(
      sql<Date | null>`(select max(o.offered_at) from lead_offers o where o.shop_id = ${shopId} and o.reseller_id = r.id)`.as(
        'lastAt',
      ),
    )
    .where('r.shop_id', '=', shopId)
    .where('r.status', '=', 'active')
    .where('r.area', 'in', leadAreas)
    .where(sql<boolean>`not exists (select from lead_offers o where o.lead_id = ${leadId} and o.reseller_id = r.id)`)
    .orderBy('r.id')
    .limit(1000)
    .execute()

export const readOpenOffer = (trx: Db, shopId: number, leadId: number) =>
  trx
    .selectFrom('lead_offers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('lead_id', '=', leadId)
    .where('state', 'in', ['open', 'claimed'])
    .executeTakeFirst()

export async function insertOffer(
  trx: Db,
  offer: { shopId: number; leadId: number; resellerId: number; now: Date; until: Date },
): Promise<void> {
  await trx
    .insertInto('lead_offers')
    .values({
      shop_id: offer.shopId,
      lead_id: offer.leadId,
      reseller_id: offer.resellerId,
      state: 'open',
      offered_at: offer.now,
      until: offer.until,
    })
    .execute()
}

export async function saveOffer(trx: Db, shopId: number, id: number, change: Updateable<DB['lead_offers']>) {
  await trx.updateTable('lead_offers').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

type Own = { shopId: number; resellerId: number }

const ownLeads = (trx: Db, { shopId, resellerId }: Own) =>
  trx
    .selectFrom('lead_offers as o')
    .innerJoin('leads as l', (join) => join.onRef('l.id', '=', 'o.lead_id').on('l.shop_id', '=', shopId))
    .select(['l.id', 'l.name', 'l.phone', 'l.postcode', 'l.source', 'l.status', 'l.note', 'o.state', 'o.until'])
    .select(['o.id as offer_id', 'o.offered_at'])
    .where('o.shop_id', '=', shopId)
    .where('o.reseller_id', '=', resellerId)

/** The agent's own: claimed, or to be claimed, which come first. What went on to others is theirs no more. */
export const listOwnLeads = (trx: Db, { limit, offset, ...own }: Own & { limit: number; offset: number }) =>
  ownLeads(trx, own)
    .where(sql<boolean>`(o.state = 'claimed' or o.state = 'open' and l.status = 'new')`)
    .orderBy(sql`o.state = 'open'`, 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const readOwnLead = (trx: Db, own: Own, leadId: number) =>
  ownLeads(trx, own).where('l.id', '=', leadId).executeTakeFirst()
export type OwnLead = NonNullable<Awaited<ReturnType<typeof readOwnLead>>>
