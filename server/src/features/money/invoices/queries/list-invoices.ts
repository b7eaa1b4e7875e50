import type { InvoiceAge } from '@kedai/contracts/invoice-list.ts'
import { ageingDueDays, type AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import type { InvoiceFilter } from '@kedai/domain/invoices/tabs.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { holdingWords } from '../../../../platform/db/holding-words.ts'
import { isReceived, type ReceivedDays } from './received.ts'

/** Which of a shop's invoices; `today` is a Malaysian day. */
export type InvoicesMatching = Pick<
  InvoicesWanted,
  'shopId' | 'tab' | 'age' | 'term' | 'customerId' | 'from' | 'to' | 'received' | 'today'
>

export type InvoicesWanted = {
  shopId: number
  tab: InvoiceFilter | undefined
  age: InvoiceAge | undefined
  term: string
  customerId: number | 'none' | undefined
  from: string | undefined
  to: string | undefined
  /** Money came in or went back on these days. */
  received: ReceivedDays | undefined
  /** A Malaysian day. */
  today: string
  limit: number
  offset: number
}

// The same words as the partial indexes, so that each tab is read from its own.
const issued = sql<boolean>`lifecycle in ('approved', 'sent')`
export const owing = sql<boolean>`balance_sen > 0 and ${issued}`

/** Due within the days of a bucket; `today` is a Malaysian day. */
export function dueIn(bucket: AgeingBucket, today: string): RawBuilder<boolean> {
  const { from, to } = ageingDueDays(bucket, today)
  return sql`due_date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
}

// By one of its instalments, though the last is not due yet.
const partIsLate = (shopId: number, today: string) => sql<boolean>`invoices.id = any(array(
  select p.invoice_id from invoice_parts p join invoices i on i.id = p.invoice_id
  where p.shop_id = ${shopId} and p.due_date < ${today}::date and i.balance_sen > 0 and p.up_to_sen > i.total_sen - i.balance_sen))`

/** What each tab and filter means in the database. */
export const tabRules = (shopId: number, today: string): Record<InvoiceFilter, RawBuilder<boolean>> => ({
  draft: sql`lifecycle = 'draft'`,
  awaiting_payment: sql`(${owing} and settled_sen <= 0)`,
  overdue: sql`(${owing} and (due_date < ${today}::date or ${partIsLate(shopId, today)}))`,
  partial: sql`(${owing} and settled_sen > 0)`,
  paid: sql`(balance_sen = 0 and ${issued})`,
  void: sql`lifecycle = 'void'`,
  approved: sql`lifecycle = 'approved'`,
  sent: sql`lifecycle = 'sent'`,
  slips_to_check: sql`invoices.id in (select invoice_id from invoice_proofs where shop_id = ${shopId} and status = 'uploaded')`,
})

/** A page of a shop's invoices, the newest first. `returned`: money went back, in whatever way. */
export const listInvoices = (trx: Db, wanted: InvoicesWanted) =>
  asRows(matching(trx, wanted)).orderBy('invoices.id', 'desc').limit(wanted.limit).offset(wanted.offset).execute()

/** How many match, counted no further than `cap`; null counts them all. */
export async function countInvoices(trx: Db, wanted: InvoicesMatching, cap: number | null): Promise<number> {
  const found = matching(trx, wanted).select('invoices.id')
  const row = await trx
    .selectFrom((cap === null ? found : found.limit(cap)).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** The columns that a list shows of each. */
export const asRows = (invoices: SelectQueryBuilder<DB, 'invoices', object>) =>
  invoices.select([
    'invoices.id',
    'hashslug',
    'kind',
    'number',
    'buyer_name',
    'currency',
    'exchange_rate_e6',
    'total_sen',
    'balance_sen',
    'lifecycle',
    'issue_date',
    'due_date',
    'revision',
    'last_send_failed',
    'first_viewed_at',
    'settled_sen',
    'credited_sen',
    'written_off_sen',
    'rounding_sen',
    // Of the next part where there is a schedule.
    sql<string>`coalesce((select p.due_date from invoice_parts p where p.invoice_id = invoices.id and p.up_to_sen > total_sen - balance_sen order by p.position limit 1), due_date)`.as(
      'next_due',
    ),
    sql<boolean>`exists (select from invoice_series s where s.invoice_id = invoices.id and s.ended_at is null)`.as(
      'is_recurring',
    ),
    sql<boolean>`credited_sen > 0 and exists (select from invoice_ledger l where l.invoice_id = invoices.id and l.type in ('refund', 'chargeback', 'moved_to_customer_credit'))`.as(
      'returned',
    ),
  ])

export type InvoiceListRow = Awaited<ReturnType<typeof listInvoices>>[number]

export function matching(trx: Db, { shopId, tab, age, term, customerId, from, to, received, today }: InvoicesMatching) {
  let found = trx.selectFrom('invoices').where('invoices.shop_id', '=', shopId)
  if (tab !== undefined) found = found.where(tabRules(shopId, today)[tab])
  if (age !== undefined) found = found.where(owing)
  if (age !== undefined && age !== 'any') found = found.where(dueIn(age, today))
  if (customerId !== undefined)
    found = customerId === 'none' ? found.where('customer_id', 'is', null) : found.where('customer_id', '=', customerId)
  if (from !== undefined) found = found.where('issue_date', '>=', from)
  if (to !== undefined) found = found.where('issue_date', '<=', to)
  // A list, not a condition on each: the days are found by their own index.
  if (received !== undefined)
    found = found.where(
      sql<boolean>`invoices.id = any(array(select l.invoice_id from invoice_ledger l where l.shop_id = ${shopId} and ${isReceived(received)}))`,
    )
  return term === '' ? found : found.where(holdingWords('invoices', term))
}
