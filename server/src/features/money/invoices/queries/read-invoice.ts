import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { asRows } from './list-invoices.ts'
import { isInvoice, type InvoiceRef } from './invoice-ref.ts'
import { listCredited } from './credited.ts'
import { listLedger } from './ledger.ts'
import { listLines } from './lines.ts'
import { readBeside } from './lock-invoice.ts'
import { listParts } from './parts.ts'
import { readSellerRow } from './seller.ts'

/** An invoice with everything its pages tell. Readers differ in what they show of it, not in what is read. */
export type InvoiceStory = NonNullable<Awaited<ReturnType<typeof findInvoiceStory>>>

/** null when the shop has no such invoice. Asked for inside a transaction of that shop. */
export async function findInvoiceStory(trx: Db, wanted: InvoiceRef) {
  const invoice = await trx.selectFrom('invoices').selectAll().where(isInvoice(wanted)).executeTakeFirst()
  if (!invoice) return null
  const of = { shopId: wanted.shopId, invoiceId: invoice.id }
  const [
    lines,
    ledger,
    beside,
    shop,
    proofs,
    creditNotes,
    deliveries,
    series,
    runs,
    reminders,
    events,
    views,
    parent,
    quote,
    credited,
    debitNotes,
    parts,
  ] = await Promise.all([
    listLines(trx, of),
    listLedger(trx, of),
    readBeside(trx, { ...of, customerId: invoice.customer_id, currency: invoice.currency }),
    readSellerRow(trx, of.shopId),
    readProofs(trx, of),
    readCreditNotes(trx, of),
    readDeliveries(trx, of),
    readSeries(trx, of),
    readRuns(trx, of),
    readReminders(trx, of),
    readEvents(trx, of),
    countViews(trx, of),
    readParent(trx, of.shopId, invoice.parent_id),
    readQuote(trx, of.shopId, invoice.quote_id),
    listCredited(trx, of),
    readDebitNotes(trx, of),
    listParts(trx, of),
  ])
  return {
    invoice,
    lines,
    ledger,
    beside,
    shop,
    proofs,
    creditNotes,
    deliveries,
    series,
    runs,
    reminders,
    events,
    views,
    parent,
    quote,
    credited,
    debitNotes,
    parts,
  }
}

type Of = { shopId: number; invoiceId: number }

const maxRows = 500

const readProofs = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_proofs as p')
    .innerJoin('files as f', (join) => join.onRef('f.id', '=', 'p.file_id').on('f.shop_id', '=', shopId))
    .leftJoin('invoices as other', (join) =>
      join.onRef('other.id', '=', 'p.duplicate_of_invoice_id').on('other.shop_id', '=', shopId),
    )
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'p.duplicate_of_order_id').on('o.shop_id', '=', shopId))
    .select([
      'p.id',
      'p.status',
      'p.reason',
      'p.uploaded_at',
      'p.uploaded_by',
      'p.amount_sen',
      'p.method',
      'f.key',
      'f.file_name',
      'f.mime',
    ])
    .select((on) => on.fn.coalesce('other.number', 'o.order_no').as('duplicate_of'))
    .where('p.shop_id', '=', shopId)
    .where('p.invoice_id', '=', invoiceId)
    .orderBy('p.id', 'desc')
    .limit(maxRows)
    .execute()

const readCreditNotes = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('credit_notes')
    .select(['id', 'hashslug', 'number', 'issue_date', 'reason', 'total_sen'])
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

const readDebitNotes = (trx: Db, { shopId, invoiceId }: Of) =>
  asRows(trx.selectFrom('invoices'))
    .where('shop_id', '=', shopId)
    .where('parent_id', '=', invoiceId)
    .orderBy('invoices.id', 'desc')
    .limit(maxRows)
    .execute()

const readDeliveries = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_deliveries')
    .select([
      'id',
      'reason',
      'channel',
      'recipient',
      'status',
      'message',
      'response',
      'created_at',
      'sent_at',
      'opened_at',
      'delivered_at',
      'parts',
    ])
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

const readSeries = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_series')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()

const readRuns = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_series_runs as r')
    .innerJoin('invoice_series as s', (join) => join.onRef('s.id', '=', 'r.series_id').on('s.shop_id', '=', shopId))
    .leftJoin('invoices as made', (join) => join.onRef('made.id', '=', 'r.invoice_id').on('made.shop_id', '=', shopId))
    .select(['r.k', 'r.on_date', 'r.outcome', 'r.note', 'made.hashslug', 'made.number'])
    .where('r.shop_id', '=', shopId)
    .where('s.invoice_id', '=', invoiceId)
    .orderBy('r.k', 'desc')
    .limit(maxRows)
    .execute()

// One whose hand-over came back is no reminder that was sent; nor is a chat that nobody has sent yet.
const readReminders = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_reminders as r')
    .leftJoin('invoice_deliveries as d', (join) =>
      join.onRef('d.id', '=', 'r.delivery_id').on('d.shop_id', '=', shopId),
    )
    .select(['r.id', 'r.anchor', 'r.offset_days', 'r.channel', 'r.due_at', 'r.done_at'])
    .select(
      sql<string>`case when r.state = 'sent' and d.status in ('failed', 'bounced') then 'failed' when r.state = 'sent' and d.status = 'queued' and d.channel = 'whatsapp' then 'to_send' else r.state end`.as(
        'state',
      ),
    )
    .where('r.shop_id', '=', shopId)
    .where('r.invoice_id', '=', invoiceId)
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(maxRows)
    .execute()

const readEvents = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('invoice_events')
    .select(['at', 'name', 'actor', 'data'])
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

async function countViews(trx: Db, { shopId, invoiceId }: Of): Promise<number> {
  const some = trx
    .selectFrom('invoice_views')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .limit(10_000)
    .as('some')
  return (
    await trx
      .selectFrom(some)
      .select(sql<number>`count(*)::integer`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

const readParent = async (trx: Db, shopId: number, parentId: number | null) =>
  parentId === null
    ? undefined
    : trx
        .selectFrom('invoices')
        .select(['hashslug', 'number'])
        .where('shop_id', '=', shopId)
        .where('id', '=', parentId)
        .executeTakeFirst()

const readQuote = async (trx: Db, shopId: number, quoteId: number | null) =>
  quoteId === null
    ? undefined
    : trx
        .selectFrom('quotes')
        .select(['hashslug', 'number'])
        .where('shop_id', '=', shopId)
        .where('id', '=', quoteId)
        .executeTakeFirst()
