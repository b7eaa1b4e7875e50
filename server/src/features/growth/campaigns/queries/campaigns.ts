import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

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

export type StateCount = { campaign_id: number | null; state: string; count: number; delivered: number; lately: number }

/** Of what campaigns send by themselves; `lately`: handed over since a moment. */
export const countStates = (trx: Db, shopId: number, campaignIds: number[], since: Date): Promise<StateCount[]> =>
  campaignIds.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('messages')
        .select(['campaign_id', 'state', sql<number>`count(*)::integer`.as('count')])
        .select(sql<number>`count(delivered_at)::integer`.as('delivered'))
        .select(sql<number>`(count(*) filter (where asked_at > ${since}))::integer`.as('lately'))
        .where('shop_id', '=', shopId)
        .where('campaign_id', 'in', campaignIds)
        .where('channel', '<>', 'whatsapp')
        .groupBy(['campaign_id', 'state'])
        .execute()

/** The newest that did not go out, each with why. */
export const listProblems = (trx: Db, { shopId, campaignId }: CampaignRef, atMost: number) =>
  trx
    .selectFrom('messages')
    .select(['recipient', 'name', 'state', 'why', 'response', 'created_at', 'asked_at'])
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['failed', 'bounced', 'skipped'])
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()

/** Its messages as they stand, in the order they were written, each with when a chat with the same words was opened. */
export const listReaders = (
  trx: Db,
  { shopId, campaignId }: CampaignRef,
  { limit, offset }: { limit: number; offset: number },
) =>
  trx
    .selectFrom('messages as m')
    .leftJoin('messages as w', (join) =>
      join
        .onRef('w.origin', '=', 'm.origin')
        .onRef('w.recipient', '=', 'm.recipient')
        .on('w.shop_id', '=', shopId)
        .on('w.channel', '=', 'whatsapp'),
    )
    .select(['m.recipient', 'm.name', 'm.state', 'm.why', 'm.response', 'm.parts'])
    .select(['m.created_at', 'm.asked_at', 'm.sent_at', 'm.delivered_at', 'w.sent_at as chat_at'])
    .where('m.shop_id', '=', shopId)
    .where('m.campaign_id', '=', campaignId)
    .where('m.channel', '<>', 'whatsapp')
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute()
export type ReaderRow = Awaited<ReturnType<typeof listReaders>>[number]

/** When chats with these were opened, for a campaign that has not begun. */
export async function listChats(
  trx: Db,
  { shopId, campaignId }: CampaignRef,
  recipients: readonly string[],
): Promise<{ recipient: string; sent_at: Date | null }[]> {
  if (recipients.length === 0) return []
  return trx
    .selectFrom('messages')
    .select(['recipient', 'sent_at'])
    .where('shop_id', '=', shopId)
    .where('origin', '=', `campaign:${campaignId}`)
    .where('channel', '=', 'whatsapp')
    .where('recipient', 'in', [...recipients])
    .execute()
}

/** Orders of its readers within seven days after it went to them. */
export async function readSales(
  trx: Db,
  { shopId, campaignId }: CampaignRef,
): Promise<{ orders: number; total_sen: number }> {
  const text = `select count(*)::integer as orders, coalesce(sum(o.total_sen), 0)::bigint as total_sen from orders o
    where o.shop_id = $1 and o.order_status not in ('cancelled', 'expired') and exists (
      select from messages m join customer_keys k
        on k.shop_id = $1 and k.key = case m.channel when 'email' then 'e:' else 'p:' end || m.recipient
      where m.shop_id = $1 and m.campaign_id = $2 and m.state = 'sent' and k.customer_id = o.customer_id
        and o.placed_at between m.sent_at and m.sent_at + interval '7 days')
      and o.placed_at >= (select c.started_at from campaigns c where c.shop_id = $1 and c.id = $2)`
  const rows = await rawQuery<{ orders: number; total_sen: number }>(trx, 'campaigns_sales', text, [shopId, campaignId])
  return rows[0] ?? { orders: 0, total_sen: 0 }
}

/** Of every shop, whose moment has come. */
export const listDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; campaign_id: number }[]> =>
  rawQuery(db, 'campaigns_due', 'select shop_id, campaign_id from campaigns_due($1, $2)', [now, atMost])

export const readShop = (trx: Db, shopId: number) =>
  trx.selectFrom('shops').select(['name', 'email']).where('id', '=', shopId).executeTakeFirstOrThrow()
