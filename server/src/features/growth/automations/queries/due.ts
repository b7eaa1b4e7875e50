import { sql } from 'kysely'
import type { DueTrigger } from '@kedai/domain/automations/due.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Begins what waits for a return, an end, an event or a silence. */
export async function startDue(db: Db, now: Date, atMost: number): Promise<void> {
  await rawQuery(db, 'automations_rentals', 'select start_rental_runs($1, $2)', [now, atMost])
  await rawQuery(db, 'automations_renewals', 'select start_renewal_runs($1, $2)', [now, atMost])
  await rawQuery(db, 'automations_tickets', 'select start_ticket_runs($1, $2)', [now, atMost])
  await rawQuery(db, 'automations_idle', 'select start_idle_runs($1, $2)', [now, atMost])
}

/** Something with a moment, and who is told of it. */
export type DueFacts = {
  id: number
  /** The order it came of; null for a reseller. */
  order_id: number | null
  view_id: string
  item: string
  venue: string
  due_at: Date
  /** Whether there is anything left to tell about: it is out, not used, not given up. */
  stands: boolean
  /** Below our own address, or of the shop for a reseller. */
  path: string
  name: string
  email: string | null
  phone: string | null
  lang: string
  programme: string
  programme_name: string
}

type Wanted = { shopId: number; trigger: DueTrigger } & ({ id: number } | { atMost: number; now: Date })

/** One thing by its id, or what stands and comes first; what is over is not reminded of. */
export function readDue(trx: Db, wanted: Wanted): Promise<DueFacts[]> {
  const { trigger } = wanted
  if (trigger === 'rental_due' || trigger === 'rental_overdue') return rentals(trx, wanted)
  if (trigger === 'renewal_due') return renewals(trx, wanted)
  return trigger === 'ticket_tomorrow' ? tickets(trx, wanted) : resellers(trx, wanted)
}

const nowOf = (of: { id: number } | { now: Date }): Date => ('now' in of ? of.now : new Date(0))

const none = { programme: sql<string>`''`, programme_name: sql<string>`''` }

function rentals(trx: Db, { shopId, trigger, ...of }: Wanted): Promise<DueFacts[]> {
  const states = trigger === 'rental_due' ? ['booked', 'out'] : ['out']
  return trx
    .selectFrom('rentals as n')
    .innerJoin('orders as o', 'o.id', 'n.order_id')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .select(['n.id', 'n.order_id', 'p.view_id', 'n.product as item', 'n.ends_at as due_at'])
    .select(({ eb }) => eb('n.state', 'in', states).$castTo<boolean>().as('stands'))
    .select(['o.buyer_name as name', 'o.buyer_email as email', 'o.buyer_phone as phone', 'o.lang'])
    .select([sql<string>`''`.as('venue'), sql<string>`''`.as('path')])
    .select([none.programme.as('programme'), none.programme_name.as('programme_name')])
    .where('n.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .$if('id' in of, (rows) => rows.where('n.id', '=', 'id' in of ? of.id : 0))
    .$if('atMost' in of, (rows) =>
      rows
        .where('n.state', 'in', states)
        .$if(trigger === 'rental_due', (open) => open.where('n.ends_at', '>', nowOf(of)))
        .orderBy('n.ends_at')
        .orderBy('n.id'),
    )
    .limit('atMost' in of ? of.atMost : 1)
    .execute()
}

function renewals(trx: Db, { shopId, ...of }: Wanted): Promise<DueFacts[]> {
  return trx
    .selectFrom('entitlements as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .select(['e.id', 'e.order_id', 'p.view_id', 'e.title as item'])
    .select([sql<Date>`end_of_day(e.until_on)`.as('due_at'), sql<boolean>`not e.is_void`.as('stands')])
    .select(sql<string>`case e.kind when 'course' then '/learn/' else '/member/' end || e.token`.as('path'))
    .select(['e.holder_name as name', 'e.holder_email as email', 'e.holder_phone as phone', 'e.lang'])
    .select([sql<string>`''`.as('venue'), none.programme.as('programme'), none.programme_name.as('programme_name')])
    .where('e.shop_id', '=', shopId)
    .where('e.until_on', 'is not', null)
    .$if('id' in of, (rows) => rows.where('e.id', '=', 'id' in of ? of.id : 0))
    .$if('atMost' in of, (rows) =>
      rows
        .where('e.is_void', '=', false)
        .where(sql<boolean>`e.until_on >= ${formatDate(nowOf(of))}::date`)
        .orderBy('e.until_on')
        .orderBy('e.id'),
    )
    .limit('atMost' in of ? of.atMost : 1)
    .execute()
}

function tickets(trx: Db, { shopId, ...of }: Wanted): Promise<DueFacts[]> {
  return trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select(['t.id', 't.order_id', 'p.view_id', 't.title as item', 't.venue', 't.starts_at as due_at'])
    .select(sql<boolean>`t.status = 'valid'`.as('stands'))
    .select(['t.name', 't.mobile as phone', 'o.lang', sql<string | null>`nullif(t.email, '')`.as('email')])
    .select([sql<string>`''`.as('path'), none.programme.as('programme'), none.programme_name.as('programme_name')])
    .where('t.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .$if('id' in of, (rows) => rows.where('t.id', '=', 'id' in of ? of.id : 0))
    .$if('atMost' in of, (rows) =>
      rows.where('t.status', '=', 'valid').where('t.starts_at', '>', nowOf(of)).orderBy('t.starts_at').orderBy('t.id'),
    )
    .limit('atMost' in of ? of.atMost : 1)
    .execute()
}

function resellers(trx: Db, { shopId, trigger, ...of }: Wanted): Promise<DueFacts[]> {
  const isIdle = trigger === 'reseller_idle'
  const since = sql<Date>`coalesce(r.activated_at, r.changed_at)`
  const dueAt = isIdle ? sql<Date>`reseller_quiet_since(r.shop_id, r.id, ${since})` : since
  const standing = sql<boolean>`r.status in ('awaiting_first_order', 'active', 'warned')`
  return trx
    .selectFrom('resellers as r')
    .innerJoin('reseller_people as n', (on) =>
      on.onRef('n.shop_id', '=', 'r.shop_id').onRef('n.id', '=', 'r.person_id'),
    )
    .innerJoin('programmes as g', (on) => on.onRef('g.shop_id', '=', 'r.shop_id').onRef('g.area', '=', 'r.area'))
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', sql<null>`null`.as('order_id'), sql<string>`''`.as('view_id'), sql<string>`''`.as('item')])
    .select([dueAt.as('due_at'), standing.as('stands'), sql<string>`'/' || r.area`.as('path')])
    .select(['n.name', 'n.email', 'n.phone', 'u.lang', sql<string>`''`.as('venue')])
    .select(['r.area as programme', 'g.name as programme_name'])
    .where('r.shop_id', '=', shopId)
    .$if('id' in of, (rows) => rows.where('r.id', '=', 'id' in of ? of.id : 0))
    .$if('atMost' in of, (rows) => rows.where(standing).orderBy(sql`due_at`, isIdle ? 'asc' : 'desc'))
    .limit('atMost' in of ? of.atMost : 1)
    .execute()
}
