import type { Audience, LeftOut } from '@kedai/contracts/campaigns.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

/** `bought` and `not_bought` as products of the shop, `spent_from` in sen. */
export type AudienceWanted = Omit<Audience, 'bought' | 'not_bought' | 'spent_from'> & {
  shopId: number
  channel: 'sms' | 'email'
  bought: number | null
  notBought: number | null
  spentFrom: number | null
  today: string
}

/** The product that a seller names by its address, its SKU or its id. */
export async function findProduct(trx: Db, shopId: number, named: string): Promise<number | null> {
  const folded = named.toLowerCase()
  const row = await trx
    .selectFrom('products as p')
    .select('p.id')
    .where('p.shop_id', '=', shopId)
    .where(
      sql<boolean>`(lower(p.view_id) = ${folded} or p.id::text = ${folded}
        or exists (select from variations v where v.shop_id = ${shopId} and v.product_id = p.id and lower(v.sku) = ${folded}))`,
    )
    .orderBy(sql`lower(p.view_id) = ${folded}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

const markOf = ({ channel }: AudienceWanted) => (channel === 'sms' ? 'p:' : 'e:')

const isStopped = ({ shopId, channel }: AudienceWanted) =>
  sql<boolean>`exists (select from opt_outs x where x.shop_id = ${shopId} and x.channel = ${channel} and x.address = c.address)`

// Of `c`, an address with since when it is known, and `cu`, its customer.
function rulesOf({
  shopId,
  channel,
  group,
  tag,
  bought,
  notBought,
  spentFrom,
  since,
  quiet_since: quietSince,
  today,
}: AudienceWanted): RawBuilder<unknown> {
  const isLead = sql`exists (select from leads l where l.shop_id = ${shopId} and ${channel === 'sms' ? sql`l.phone` : sql`l.email`} = c.address)`
  const groups = {
    customers: sql`cu.id is not null`,
    leads: isLead,
    owing: sql`cu.id in (select customer_id from invoices where shop_id = ${shopId} and balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null)`,
    overdue: sql`cu.id in (select customer_id from invoices where shop_id = ${shopId} and balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null and due_date < ${today}::date)`,
    credit: sql`cu.id in (select customer_id from customer_credit where shop_id = ${shopId} group by customer_id, currency having sum(amount_sen) > 0)`,
  }
  const orderOf = (product: number, from: string | null) => sql`exists (
    select from orders o join order_lines l on l.order_id = o.id where o.shop_id = ${shopId} and o.customer_id = cu.id and l.product_id = ${product}
      and o.order_status not in ('cancelled', 'expired') and ${from === null ? sql`true` : sql`o.placed_at >= (${from}::timestamp at time zone 'Asia/Kuala_Lumpur')`})`
  // As the list of customers sums it.
  const spent = sql`cu.id in (
    select p.customer_id from (
      select customer_id, paid_sen - refunded_sen as sen from orders where shop_id = ${shopId} and customer_id is not null
      union all select customer_id, ringgit_of(settled_sen, currency, exchange_rate_e6) from invoices where shop_id = ${shopId} and customer_id is not null) p
    group by p.customer_id having sum(p.sen) >= ${spentFrom}::bigint)`
  const startOf = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Kuala_Lumpur')`
  const rules = [
    ...(group ? [groups[group]] : []),
    ...(tag ? [sql`${tag} = any(cu.tags)`] : []),
    ...(bought === null ? [] : [orderOf(bought, since || null)]),
    ...(notBought === null ? [] : [sql`not ${orderOf(notBought, null)}`]),
    ...(spentFrom === null ? [] : [spent]),
    ...(quietSince ? [sql`cu.last_order_at < ${startOf(quietSince)}`] : []),
    ...(since && bought === null ? [sql`coalesce(cu.last_order_at, c.at) >= ${startOf(since)}`] : []),
  ]
  return rules.length === 0 ? sql`true` : sql`${sql.join(rules, sql` and `)}`
}

// Everybody of the audience who agreed once, and whoever of them is a customer.
function agreed(wanted: AudienceWanted): RawBuilder<unknown> {
  const { shopId, channel } = wanted
  return sql`
    from marketing_consents c
    left join customer_keys k on k.shop_id = ${shopId} and k.key = ${markOf(wanted)}::text || c.address
    left join customers cu on cu.id = k.customer_id and cu.shop_id = ${shopId}
    where c.shop_id = ${shopId} and c.channel = ${channel} and ${rulesOf(wanted)}`
}

/** Those who agreed, have not stopped it, and are of the audience. */
const people = (wanted: AudienceWanted): RawBuilder<unknown> =>
  sql`select c.address, coalesce(nullif(cu.name, ''), c.name) as name ${agreed(wanted)} and not ${isStopped(wanted)}`

export type Reader = { address: string; name: string }

/** Who would be written to now. */
export async function listAudience(
  trx: Db,
  wanted: AudienceWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select address, name from (${people(wanted)}) found order by address limit ${limit} offset ${offset}`.execute(trx)
  return rows
}

/** Customers, and others who agreed once, of the audience who are not written to, by why. */
export async function countLeftOut(trx: Db, wanted: AudienceWanted): Promise<LeftOut> {
  const { shopId, channel } = wanted
  const mark = markOf(wanted)
  const { rows } = await sql<LeftOut>`
    with of_shop as (
      select c.address, ${isStopped(wanted)} as stopped, exists (
        select from customer_keys k join marketing_consents m on m.shop_id = ${shopId} and m.channel = ${channel} and k.key = ${mark}::text || m.address
        where k.shop_id = ${shopId} and k.customer_id = cu.id) as agreed
      from customers cu cross join lateral (select ${channel === 'sms' ? sql`cu.phone` : sql`lower(cu.email)`} as address, cu.created_at as at) c
      where cu.shop_id = ${shopId} and ${rulesOf(wanted)})
    select (select count(*)::integer from of_shop where address is null) as no_address,
      (select count(distinct address)::integer from of_shop where not stopped and not agreed and address is not null) as no_consent,
      (select count(*)::integer from (
        select address from of_shop where stopped union select c.address ${agreed(wanted)} and ${isStopped(wanted)}) silent) as opted_out`.execute(
    trx,
  )
  return rows[0] ?? { opted_out: 0, no_consent: 0, no_address: 0 }
}

export async function countAudience(trx: Db, wanted: AudienceWanted): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from (${people(wanted)}) found`.execute(trx)
  return rows[0]?.count ?? 0
}

type Written = { campaignId: number; version: string; userId: number | null; now: Date }

/** A message for each of them, once. Answers how many. */
export async function writeMessages(
  trx: Db,
  wanted: AudienceWanted,
  { campaignId, version, userId, now }: Written,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with written as (
      insert into messages (shop_id, campaign_id, origin, reason, basis, template, version, user_id, channel, recipient, name, created_at)
      select ${wanted.shopId}, ${campaignId}, ${`campaign:${campaignId}`}, 'campaign', 'consent', ${`campaign:${campaignId}`}, ${version}, ${userId}, ${wanted.channel}, found.address, found.name, ${now}
      from (${people(wanted)}) found on conflict do nothing returning 1)
    select count(*)::integer as count from written`.execute(trx)
  return rows[0]?.count ?? 0
}
