import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type CampaignRow = Selectable<DB['campaigns']>
export type CampaignRef = { shopId: number; campaignId: number }

export const insertCampaign = (trx: Db, campaign: Insertable<DB['campaigns']>): Promise<CampaignRow> =>
  trx.insertInto('campaigns').values(campaign).returningAll().executeTakeFirstOrThrow()

export const readCampaign = (trx: Db, { shopId, campaignId }: CampaignRef): Promise<CampaignRow | undefined> =>
  trx.selectFrom('campaigns').selectAll().where('shop_id', '=', shopId).where('id', '=', campaignId).executeTakeFirst()

export const lockCampaign = (trx: Db, { shopId, campaignId }: CampaignRef): Promise<CampaignRow | undefined> =>
  trx
    .selectFrom('campaigns')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function saveCampaign(
  trx: Db,
  { shopId, campaignId }: CampaignRef,
  change: Updateable<DB['campaigns']>,
): Promise<void> {
  await trx.updateTable('campaigns').set(change).where('shop_id', '=', shopId).where('id', '=', campaignId).execute()
}

export const listCampaigns = (
  trx: Db,
  { shopId, limit, offset }: { shopId: number; limit: number; offset: number },
): Promise<CampaignRow[]> =>
  trx
    .selectFrom('campaigns')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type StateCount = { campaign_id: number | null; state: string; count: number }

export const countStates = (trx: Db, shopId: number, campaignIds: number[]): Promise<StateCount[]> =>
  campaignIds.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('marketing_messages')
        .select(['campaign_id', 'state', sql<number>`count(*)::integer`.as('count')])
        .where('shop_id', '=', shopId)
        .where('campaign_id', 'in', campaignIds)
        .groupBy(['campaign_id', 'state'])
        .execute()

/** The newest that did not go out, each with why. */
export const listProblems = (trx: Db, { shopId, campaignId }: CampaignRef, atMost: number) =>
  trx
    .selectFrom('marketing_messages')
    .select(['recipient', 'name', 'state', 'why', 'response', 'created_at', 'asked_at'])
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['failed', 'skipped'])
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()

/** Of every shop, whose moment has come. */
export const listDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; campaign_id: number }[]> =>
  rawQuery(db, 'campaigns_due', 'select shop_id, campaign_id from campaigns_due($1, $2)', [now, atMost])

export const readShop = (trx: Db, shopId: number) =>
  trx.selectFrom('shops').select(['name', 'email']).where('id', '=', shopId).executeTakeFirstOrThrow()
