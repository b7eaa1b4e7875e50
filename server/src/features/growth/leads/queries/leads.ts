import { maxLeadEntries } from '@kedai/domain/people/lead-entries.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { withCommit } from '../../../../platform/db/transaction-context.ts'

export async function findShop(db: Db, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('shops')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * A new lead; a phone that left itself before stays what it was: whoever knows a number may send it, so nothing of the lead changes.
 * The row is locked. `isNew`: first time.
 */
export async function keepLead(trx: Db, lead: Insertable<DB['leads']>): Promise<{ id: number; isNew: boolean }> {
  const row = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict((same) =>
      same.columns(['shop_id', 'phone']).doUpdateSet((eb) => ({ updated_at: eb.ref('excluded.updated_at') })),
    )
    .returning(['id', sql<boolean>`(xmax = 0)`.as('is_new')])
    .executeTakeFirstOrThrow()
  return { id: row.id, isNew: row.is_new }
}

/** Who left a cart is a lead by their phone, if they left one; what the shop has of that phone stays, and what is new stands beside it. With the commit. */
export function leaveByCart(trx: Db, shopId: number, leftCartId: number, now: Date): void {
  withCommit(trx, {
    name: 'leads_left_cart',
    text: `with left_one as (
        select l.shop_id, coalesce(nullif(l.name, ''), l.phone) as name, l.phone, l.email, l.lang, nullif(c.postcode, '') as postcode
        from left_carts l left join carts c on c.id = l.cart_id
        where l.shop_id = $1 and l.id = $2 and l.phone is not null and l.reseller_id is null
      ), fresh as (
        insert into leads (shop_id, name, phone, email, source, lang, postcode, created_at, updated_at)
        select shop_id, name, phone, email, 'cart', lang, postcode, $3, $3 from left_one
        on conflict (shop_id, phone) do nothing returning id
      )
      insert into lead_entries (shop_id, lead_id, name, email, postcode, source, at)
      select $1, d.id, o.name, o.email, o.postcode, 'cart', $3 from left_one o join leads d on d.shop_id = $1 and d.phone = o.phone
      where not exists (select from fresh) and (o.name, o.email) is distinct from (d.name, d.email)
        and (select count(*) from lead_entries e where e.shop_id = $1 and e.lead_id = d.id) < ${maxLeadEntries}`,
    values: [shopId, leftCartId, now],
  })
}

export type LeadsWanted = { shopId: number; status: string; term: string; limit: number; offset: number }

const shown = (trx: Db, shopId: number) =>
  trx
    .selectFrom('leads as l')
    .leftJoin('users as u', 'u.id', 'l.owner_id')
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'l.order_id').on('o.shop_id', '=', shopId))
    .selectAll('l')
    .leftJoin('lead_offers as h', (join) =>
      join.onRef('h.lead_id', '=', 'l.id').on('h.shop_id', '=', shopId).on('h.state', 'in', ['open', 'claimed']),
    )
    .leftJoin('resellers as r', (join) => join.onRef('r.id', '=', 'h.reseller_id').on('r.shop_id', '=', shopId))
    .leftJoin('reseller_people as p', (join) => join.onRef('p.id', '=', 'r.person_id').on('p.shop_id', '=', shopId))
    .select([
      'u.name as owner_name',
      'o.order_no',
      'p.name as agent_name',
      'h.state as offer_state',
      'h.until as offer_until',
    ])
    .where('l.shop_id', '=', shopId)

export const listLeads = (trx: Db, { shopId, status, term, limit, offset }: LeadsWanted) =>
  shown(trx, shopId)
    .$if(status !== '', (rows) => rows.where('l.status', '=', status))
    .$if(term !== '', (rows) => {
      const digits = term.replace(/\D/g, '').replace(/^0/, '')
      return rows.where(
        sql<boolean>`(position(${term.toLowerCase()} in lower(l.name || ' ' || coalesce(l.email, ''))) > 0
          or (length(${digits}) >= 4 and position(${digits} in l.phone) > 0))`,
      )
    })
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const readLead = (trx: Db, shopId: number, id: number) =>
  shown(trx, shopId).where('l.id', '=', id).executeTakeFirst()

export type LeadRow = NonNullable<Awaited<ReturnType<typeof readLead>>>

export async function saveLead(trx: Db, shopId: number, id: number, change: Updateable<DB['leads']>): Promise<void> {
  await trx.updateTable('leads').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

export const readShopFace = (trx: Db, shopId: number) =>
  trx.selectFrom('shops').select(['name', 'username']).where('id', '=', shopId).executeTakeFirstOrThrow()

export const isColleague = async (trx: Db, shopId: number, userId: number): Promise<boolean> =>
  (await trx
    .selectFrom('shop_members')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

/** Whoever ordered is won: by the phone, or the e-mail. It goes with the commit, so that orders wait for nothing. */
export function winByOrder(trx: Db, shopId: number, orderId: number): void {
  withCommit(trx, {
    name: 'leads_won',
    text: `update leads l set status = 'won', order_id = o.id, won_at = o.placed_at, updated_at = o.placed_at
      from orders o where o.id = $2 and o.shop_id = $1 and l.shop_id = $1 and l.order_id is null and l.status <> 'won'
        and (l.phone = o.buyer_phone or l.email = lower(o.buyer_email))`,
    values: [shopId, orderId],
  })
}
