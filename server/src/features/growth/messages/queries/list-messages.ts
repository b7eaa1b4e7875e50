import type { MessageChannel, MessageReason } from '@kedai/domain/messages/names.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

export type MessagesWanted = {
  shopId: number
  reason: MessageReason | ''
  channel: MessageChannel | ''
  show: 'problem' | ''
  term: string
}

const shown = (trx: Db, shopId: number) =>
  trx
    .selectFrom('messages as m')
    .leftJoin('campaigns as c', (join) => join.onRef('c.id', '=', 'm.campaign_id').on('c.shop_id', '=', shopId))
    .leftJoin('automations as a', (join) => join.onRef('a.id', '=', 'm.automation_id').on('a.shop_id', '=', shopId))
    .leftJoin('invoices as i', (join) => join.onRef('i.id', '=', 'm.invoice_id').on('i.shop_id', '=', shopId))
    .leftJoin('quotes as q', (join) => join.onRef('q.id', '=', 'm.quote_id').on('q.shop_id', '=', shopId))
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'm.order_id').on('o.shop_id', '=', shopId))
    .leftJoin('customers as k', (join) => join.onRef('k.id', '=', 'm.customer_id').on('k.shop_id', '=', shopId))
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select([
      'c.name as campaign',
      'a.name as automation',
      'i.number as invoice_number',
      'i.hashslug as invoice_slug',
      'q.number as quote_number',
      'q.hashslug as quote_slug',
      'o.order_no',
      'u.name as user_name',
      sql<string>`coalesce(nullif(m.name, ''), i.buyer_name, q.buyer_name, k.name, o.buyer_name, '')`.as('to_name'),
    ])
    .where('m.shop_id', '=', shopId)

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number]

const matching = (trx: Db, { shopId, reason, channel, show, term }: MessagesWanted) =>
  shown(trx, shopId)
    .$if(reason !== '', (rows) => rows.where('m.reason', '=', reason))
    .$if(channel !== '', (rows) => rows.where('m.channel', '=', channel))
    .$if(show === 'problem', (rows) => rows.where('m.state', 'in', ['failed', 'bounced', 'skipped']))
    .$if(term !== '', (rows) => {
      const digits = term.replace(/\D/g, '').replace(/^0/, '')
      return rows.where(
        sql<boolean>`(position(${term.toLowerCase()} in lower(m.recipient || ' ' || m.name)) > 0
          or (length(${digits}) >= 4 and position(${digits} in m.recipient) > 0))`,
      )
    })

type Slice = { limit: number; offset: number }

/** The newest first. */
export const listMessages = (trx: Db, wanted: MessagesWanted, { limit, offset }: Slice) =>
  matching(trx, wanted).orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(limit).offset(offset).execute()

/** The same for a file, in pieces: those that come after one. */
export const listMessagesAfter = (trx: Db, wanted: MessagesWanted, last: ListedMessage | null, limit: number) =>
  matching(trx, wanted)
    .$if(last !== null, (rows) =>
      // The moment of the last one is asked for again: a date of ours knows no microseconds.
      rows.where(
        sql<boolean>`(m.created_at, m.id) < (select x.created_at, x.id from messages x where x.shop_id = ${wanted.shopId} and x.id = ${last?.id}::bigint)`,
      ),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()

export const isCustomer = async (
  trx: Db,
  { shopId, customerId }: { shopId: number; customerId: number },
): Promise<boolean> =>
  (await trx
    .selectFrom('customers')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .executeTakeFirst()) !== undefined

/** Everything that went to one customer: to an address of theirs, or about an invoice, a quote or an account of theirs. */
export const listCustomerMessages = (
  trx: Db,
  { shopId, customerId }: { shopId: number; customerId: number },
  { limit, offset }: Slice,
) =>
  shown(trx, shopId)
    .where(
      sql<boolean>`m.id in (
        select x.id from messages x join customer_keys y on y.shop_id = ${shopId} and y.customer_id = ${customerId}
          and x.recipient = substr(y.key, 3) where x.shop_id = ${shopId}
        union select x.id from messages x join invoices y on y.id = x.invoice_id where y.shop_id = ${shopId} and y.customer_id = ${customerId}
        union select x.id from messages x join quotes y on y.id = x.quote_id where y.shop_id = ${shopId} and y.customer_id = ${customerId}
        union select x.id from messages x join orders y on y.id = x.order_id where y.shop_id = ${shopId} and y.customer_id = ${customerId}
        union select x.id from messages x where x.customer_id = ${customerId})`,
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
