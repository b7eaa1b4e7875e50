import { sql } from 'kysely'
import type { MemberStatus } from '@kedai/domain/entitlements/term.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type MembersWanted = {
  shopId: number
  status: MemberStatus | undefined
  /** A code or an order's number, the end of a phone number, or the beginning of a name. */
  term: string
  today: string
  limit: number
  offset: number
}

const standing = (today: string) => sql<MemberStatus>`case
  when e.is_void then 'lapsed' when e.until_on is null or ${today}::date <= e.until_on then 'active'
  when ${today}::date <= e.until_on + e.grace_days then 'grace' else 'lapsed' end`

/** A page of a shop's members, the newest first. */
export const listMembers = (trx: Db, { shopId, status, term, today, limit, offset }: MembersWanted) =>
  trx
    .selectFrom('entitlements as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .selectAll('e')
    .select(['o.order_no'])
    .where('e.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('e.kind', '=', 'membership')
    .$if(status !== undefined, (rows) => rows.where(sql<boolean>`${standing(today)} = ${status}`))
    .$if(term !== '', (rows) => {
      const folded = term.toLowerCase()
      const digits = term.replace(/\D/g, '').replace(/^0/, '')
      return rows.where(
        sql<boolean>`(lower(e.code) = ${folded} or lower(o.order_no) = ${folded} or starts_with(lower(e.holder_name), ${folded})
          or (length(${digits}) >= 4 and right(e.holder_phone, length(${digits})) = ${digits}))`,
      )
    })
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** A member by the code of the card, held until the transaction ends. */
export const lockMember = (trx: Db, shopId: number, code: string) =>
  trx
    .selectFrom('entitlements')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'membership')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Visit = { shopId: number; id: number; at: Date; device: string; userId: number }

/** The visit at that moment by that device, or any within the minute before it. */
export async function findVisit(
  trx: Db,
  { shopId, id, at, device }: Visit,
): Promise<{ at: Date; isSame: boolean } | null> {
  const row = await trx
    .selectFrom('member_visits')
    .select(['at', 'device'])
    .where('shop_id', '=', shopId)
    .where('entitlement_id', '=', id)
    .where('at', '>', new Date(at.getTime() - 60_000))
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row ? { at: row.at, isSame: row.at.getTime() === at.getTime() && row.device === device } : null
}

export async function insertVisit(trx: Db, { shopId, id, at, device, userId }: Visit): Promise<void> {
  await trx
    .insertInto('member_visits')
    .values({ shop_id: shopId, entitlement_id: id, at, device, user_id: userId })
    .execute()
  await trx
    .updateTable('entitlements')
    .set(({ eb, fn, val, ref }) => ({
      visits: eb('visits', '+', 1),
      last_visit_at: fn('greatest', [ref('last_visit_at'), val(at)]),
    }))
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()
}

/** Members of every shop who may be due a reminder. */
export const listDue = (
  db: Db,
  today: string,
  atMost: number,
): Promise<{ shop_id: number; entitlement_id: number }[]> =>
  rawQuery(db, 'members_due', 'select shop_id, entitlement_id from entitlement_notices_due($1::date, $2)', [
    today,
    atMost,
  ])

/** Notes that this reminder is dealt with; false: it was already. */
export async function noteReminder(
  trx: Db,
  of: { shopId: number; id: number; until: string; step: number; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('entitlement_notices')
    .values({ shop_id: of.shopId, entitlement_id: of.id, until_on: of.until, step: of.step, at: of.now })
    .onConflict((written) => written.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

export const readMember = (trx: Db, shopId: number, id: number) =>
  trx
    .selectFrom('entitlements as e')
    .innerJoin('shops as s', 's.id', 'e.shop_id')
    .selectAll('e')
    .select(['s.name as shop_name', 's.email as shop_email'])
    .select(({ selectFrom }) =>
      selectFrom('entitlement_periods as p')
        .select(({ fn }) => fn.max('p.paid_on').as('on'))
        .whereRef('p.shop_id', '=', 'e.shop_id')
        .whereRef('p.entitlement_id', '=', 'e.id')
        .as('paid_on'),
    )
    .where('e.shop_id', '=', shopId)
    .where('e.id', '=', id)
    .executeTakeFirst()

/** The plans that are sold now. */
export const listPlans = (trx: Db, { shopId, productId }: { shopId: number; productId: number }) =>
  trx
    .selectFrom('variations')
    .select(['id', 'option_values', 'price_sen', 'promo_price_sen'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute()
