import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { TicketStatus } from '@kedai/contracts/ticket-forms.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type TicketsWanted = {
  shopId: number
  /** A view id. */
  product: string | undefined
  status: TicketStatus | undefined
  /** A code or an order's number, an e-mail, the end of a phone number, or a part of a name. */
  term: string
}

const wanted = (trx: Db, { shopId, product, status, term }: TicketsWanted) =>
  trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .where('t.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .$if(product !== undefined, (rows) => rows.where('p.view_id', '=', product ?? ''))
    .$if(status !== undefined, (rows) => rows.where('t.status', '=', status ?? ''))
    .$if(term !== '', (rows) => {
      const folded = term.toLowerCase()
      const digits = term.replace(/\D/g, '').replace(/^0/, '')
      return rows.where(
        sql<boolean>`(lower(t.code) = ${folded.replace(/\s|-/g, '')} or lower(o.order_no) = ${folded} or lower(t.email) = ${folded}
          or strpos(lower(t.name), ${folded}) > 0 or (length(${digits}) >= 4 and right(t.mobile, length(${digits})) = ${digits}))`,
      )
    })

const told = (trx: Db, of: TicketsWanted) =>
  wanted(trx, of)
    .select(['t.id', 't.code', 't.name', 't.email', 't.mobile', 't.title', 't.item_title', 't.status', 't.starts_at'])
    .select(['t.admitted_at', 't.answers', 'o.order_no', 'p.view_id'])

/** The newest first. */
export const listTickets = (trx: Db, of: TicketsWanted, { limit, offset }: { limit: number; offset: number }) =>
  told(trx, of).orderBy('t.id', 'desc').limit(limit).offset(offset).execute()

/** In the order they were made, from one on. */
export const listTicketsAfter = (trx: Db, of: TicketsWanted, after: number, limit: number) =>
  told(trx, of).where('t.id', '>', after).orderBy('t.id').limit(limit).execute()

export type TicketRow = Awaited<ReturnType<typeof listTickets>>[number]

export async function countTickets(trx: Db, of: TicketsWanted, cap: number): Promise<number> {
  const { count } = await trx
    .selectFrom(wanted(trx, of).select('t.id').limit(cap).as('found'))
    .select((on) => on.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type EventRow = {
  view_id: string
  title: string
  starts_at: string | null
  valid: number
  used: number
  void: number
  waiting: number
}

/** The shop's latest events, with who comes and who waits. */
export const listEvents = (trx: Db, shopId: number, atMost: number): Promise<EventRow[]> =>
  rawQuery(
    trx,
    'tickets_events',
    `select p.view_id, p.title, p.details ->> 'starts_at' as starts_at,
       coalesce(t.valid, 0)::int as valid, coalesce(t.used, 0)::int as used, coalesce(t.void, 0)::int as void, coalesce(w.waiting, 0)::int as waiting
     from products p
     left join lateral (select count(*) filter (where t.status = 'valid') as valid, count(*) filter (where t.status = 'used') as used,
       count(*) filter (where t.status = 'void') as void from tickets t where t.shop_id = $1 and t.product_id = p.id) t on true
     left join lateral (select sum(w.quantity) as waiting from waitlist w where w.shop_id = $1 and w.product_id = p.id and w.status in ('waiting', 'offered')) w on true
     where p.shop_id = $1 and p.item_type = 'ticket' and p.status <> 'draft'
     order by p.details ->> 'starts_at' desc nulls last, p.id desc limit $2`,
    [shopId, atMost],
  )

export const findEventId = async (trx: Db, shopId: number, viewId: string): Promise<number | null> =>
  (
    await trx
      .selectFrom('products')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('view_id', '=', viewId)
      .executeTakeFirst()
  )?.id ?? null

/** By its code, held until the transaction ends. */
export const lockByCode = (trx: Db, shopId: number, code: string) =>
  trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .selectAll('t')
    .select(['o.total_sen', 'o.paid_sen', 'o.refunded_sen', 'o.rounding_sen', 'o.order_status'])
    .where('t.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('t.code', '=', code)
    .forUpdate('t')
    .executeTakeFirst()

/** Whether a ticket of an order still waits to be used. */
export async function isAnybodyOut(
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('tickets')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'valid')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One of an order that its token opens. */
export const findOfOrder = (trx: Db, shopId: number, { token, id }: { token: string; id: number }, hold = false) =>
  trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .selectAll('t')
    .select(['o.order_no', 's.name as shop_name'])
    .where('t.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('o.token', '=', token)
    .where('t.id', '=', id)
    .$if(hold, (rows) => rows.forUpdate('t'))
    .executeTakeFirst()

export const changeTicket = async (
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
  change: Updateable<DB['tickets']>,
): Promise<void> =>
  void (await trx.updateTable('tickets').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute())

/** What a mail with an order's tickets is written from; void ones are left out. */
export const readForMail = (trx: Db, shopId: number, orderIds: readonly number[]) =>
  trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .select(['t.id', 't.order_id', 't.code', 't.title', 't.item_title', 't.venue', 't.starts_at', 't.ends_at'])
    .select(['t.name', 't.email', 'o.token', 'o.order_no', 'o.lang', 'o.buyer_name', 'o.buyer_email'])
    .select(['s.name as shop_name', 's.email as shop_email'])
    .where('t.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('t.order_id', 'in', [...orderIds])
    .where('t.status', '<>', 'void')
    .orderBy('t.order_line_id')
    .orderBy('t.place')
    .execute()

export type MailedTicket = Awaited<ReturnType<typeof readForMail>>[number]
