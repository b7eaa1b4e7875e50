import { shopsOf } from '@kedai/domain/operators/operator-access.ts'
import type { ClientBase } from 'pg'
import { suspensionTopic } from '../../../../platform/suspensions/suspensions.ts'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act } from './operator.ts'
import type { Operator } from './operator.ts'

export type ShopRow = {
  id: number
  username: string
  name: string
  owner: string | null
  status: 'open' | 'suspended'
  reason: string | null
  suspended_at: Date | null
  products: number
  orders: number
  mails: number
  storage_bytes: number
  storage_quota_mb: number | null
  mails_per_day: number | null
  created_at: Date
}

const listText = `
select s.id, s.username, s.name, s.created_at, s.suspended_at, s.suspension_reason as reason, s.storage_quota_mb, s.mails_per_day,
  case when s.suspended_at is null then 'open' else 'suspended' end as status, w.owner,
  coalesce(p.count, 0)::integer as products, coalesce(o.count, 0)::integer as orders, coalesce(m.count, 0)::integer as mails, coalesce(f.bytes, 0)::bigint as storage_bytes
from shops s
  left join lateral (select u.email as owner from shop_members m join users u on u.id = m.user_id
    where m.shop_id = s.id and m.role = 'owner' order by m.created_at, u.id limit 1) w on true
  left join (select shop_id, count(*) as count from products group by shop_id) p on p.shop_id = s.id
  left join (select shop_id, count(*) as count from orders group by shop_id) o on o.shop_id = s.id
  left join (select shop_id, sum(bytes) as bytes from files group by shop_id) f on f.shop_id = s.id
  left join (select ref, sum(used) as count from sending_counts where scope = 'shop' and channel = 'email' group by ref) m on m.ref = s.id
where ($1::text is null or s.username = $1)`

/** Mails: those to others that were counted for the limits, of the days that are kept. */
export async function listShops(client: ClientBase): Promise<ShopRow[]> {
  return (await client.query<ShopRow>(`${listText} order by s.username`, [null])).rows
}

const orders = {
  username: 's.username',
  created: 's.created_at desc, s.id desc',
  orders: 'orders desc, s.username',
  mails: 'mails desc, s.username',
  storage: 'storage_bytes desc, s.username',
} as const

type Reader = Pick<Operator, 'client' | 'rights'>

export type WantedShops = { search: string; state?: 'open' | 'suspended' | undefined; sort: keyof typeof orders }

const isWanted = `($2 = '' or position(lower($2) in lower(concat_ws(' ', s.username, s.name, w.owner))) > 0)
  and ($3::text is null or (s.suspended_at is not null) = ($3 = 'suspended')) and ($4::bigint[] is null or s.id = any($4))`

/** Those of all shops that match; for support, of those that were given to it. */
export async function searchShops(
  { client, rights }: Reader,
  { search, state, sort }: WantedShops,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShopRow[]> {
  const { rows } = await client.query<ShopRow>(
    `${listText} and ${isWanted} order by ${orders[sort]} limit $5 offset $6`,
    [null, search, state ?? null, shopsOf(rights), limit, offset],
  )
  return rows
}

export async function countShops({ client, rights }: Reader, { search, state }: WantedShops): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from shops s left join lateral (select u.email as owner from shop_members m join users u on u.id = m.user_id
      where m.shop_id = s.id and m.role = 'owner' order by m.created_at, u.id limit 1) w on true where $1::text is null and ${isWanted}`,
    [null, search, state ?? null, shopsOf(rights)],
  )
  return rows[0]?.count ?? 0
}

export type ShopFacts = ShopRow & {
  members: { email: string; name: string; role: string; seen_at: Date | null }[]
  hosts: string[]
  last_order_at: Date | null
  waiting_mails: number
  failed_mails: number
}

/** @throws Refused when there is no such shop */
export async function showShop(client: ClientBase, username: string): Promise<ShopFacts> {
  const {
    rows: [shop],
  } = await client.query<ShopRow>(listText, [username.toLowerCase()])
  if (!shop) throw noShop(username)
  const { rows: members } = await client.query<ShopFacts['members'][number]>(
    `select u.email, u.name, m.role, (select max(x.seen_at) from sessions x where x.user_id = u.id) as seen_at
    from shop_members m join users u on u.id = m.user_id where m.shop_id = $1 order by m.role, m.created_at, u.id`,
    [shop.id],
  )
  const {
    rows: [more],
  } = await client.query<Omit<ShopFacts, keyof ShopRow | 'members'>>(
    `select array(select host from shop_domains where shop_id = $1 and status <> 'unverified') as hosts,
      (select max(placed_at) from orders where shop_id = $1) as last_order_at,
      (select count(*) from outgoing_mails where shop_id = $1 and failed_at is null)::integer as waiting_mails,
      (select count(*) from outgoing_mails where shop_id = $1 and failed_at is not null)::integer as failed_mails`,
    [shop.id],
  )
  if (!more) throw new Error('a statement without a table has a row')
  return { ...shop, ...more, members }
}

type LockedShop = {
  id: number
  username: string
  suspended_at: Date | null
  suspension_reason: string | null
  storage_quota_mb: number | null
  mails_per_day: number | null
}

/** Holds the shop still for an act. @throws Refused when there is no such shop */
export async function lockShop(client: ClientBase, username: string): Promise<LockedShop> {
  const {
    rows: [shop],
  } = await client.query<LockedShop>(
    'select id, username, suspended_at, suspension_reason, storage_quota_mb, mails_per_day from shops where username = $1 for update',
    [username.toLowerCase()],
  )
  if (!shop) throw noShop(username)
  return shop
}

const noShop = (username: string): Refused => new Refused(refusals.noShop, { shop: username }, { missing: true })

const stateOf = ({ suspended_at, suspension_reason }: LockedShop) => ({ suspended_at, reason: suspension_reason })

/** @throws Refused when there is no such shop; saying it again with other words changes the words */
export const suspendShop = (operator: Operator, username: string, reason: string): Promise<{ changed: boolean }> =>
  act(operator, { act: 'shop suspend', subject: username.toLowerCase(), reason }, async (client) => {
    const shop = await lockShop(client, username)
    const {
      rows: [row],
    } = await client.query<{ suspended_at: Date }>(
      'update shops set suspended_at = coalesce(suspended_at, now()), suspension_reason = $2 where id = $1 returning suspended_at',
      [shop.id, reason],
    )
    return {
      before: stateOf(shop),
      after: { suspended_at: row?.suspended_at, reason },
      ofShop: shop.id,
      answer: { changed: shop.suspension_reason !== reason },
      tells: [suspensionTopic],
    }
  })

/** @throws Refused when there is no such shop, or it is open */
export const reopenShop = (operator: Operator, username: string): Promise<void> =>
  act(operator, { act: 'shop reopen', subject: username.toLowerCase() }, async (client) => {
    const shop = await lockShop(client, username)
    if (shop.suspended_at === null) throw new Refused(refusals.notSuspended, { shop: shop.username })
    await client.query('update shops set suspended_at = null, suspension_reason = null where id = $1', [shop.id])
    // What was put off meanwhile goes on now.
    await client.query(
      'update outgoing_mails set next_try_at = now() where shop_id = $1 and failed_at is null and taken_by is null',
      [shop.id],
    )
    return {
      before: stateOf(shop),
      after: { suspended_at: null },
      ofShop: shop.id,
      answer: undefined,
      tells: [suspensionTopic],
    }
  })

/** `undefined` leaves a limit as it is, null takes it away. */
export type Quota = { storageMb?: number | null | undefined; mailsPerDay?: number | null | undefined }

export const setQuota = (operator: Operator, username: string, quota: Quota): Promise<Required<Quota>> =>
  act(operator, { act: 'quota', subject: username.toLowerCase() }, async (client) => {
    const shop = await lockShop(client, username)
    const before = { storageMb: shop.storage_quota_mb, mailsPerDay: shop.mails_per_day }
    const after = {
      storageMb: quota.storageMb === undefined ? before.storageMb : quota.storageMb,
      mailsPerDay: quota.mailsPerDay === undefined ? before.mailsPerDay : quota.mailsPerDay,
    }
    await client.query('update shops set storage_quota_mb = $2, mails_per_day = $3 where id = $1', [
      shop.id,
      after.storageMb,
      after.mailsPerDay,
    ])
    return { before, after, ofShop: shop.id, answer: after }
  })
