import type { Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; customerId: number }

export const findCustomer = (trx: Db, { shopId, customerId }: Of) =>
  trx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email'])
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .executeTakeFirst()

/** Everything that was ever billed to a customer; drafts never were. */
export const listBilled = (trx: Db, { shopId, customerId }: Of) =>
  trx
    .selectFrom('invoices')
    .select([
      'id',
      'kind',
      'number',
      'hashslug',
      'lifecycle',
      'currency',
      'total_sen',
      'issue_date',
      'due_date',
      'approved_at',
      'voided_at',
      'lang',
      'buyer_name',
      'buyer_email',
      'buyer_phone',
      'buyer_address',
      'buyer_city',
      'buyer_postcode',
      'buyer_state',
      'buyer_country',
      'buyer_tin',
      'buyer_registration_no',
    ])
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .where('lifecycle', '<>', 'draft')
    .orderBy('id')
    .execute()

export const listEntries = (trx: Db, { shopId, customerId }: Of) =>
  trx
    .selectFrom('invoice_ledger as l')
    .innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'l.invoice_id').on('i.shop_id', '=', shopId))
    .leftJoin('credit_notes as n', (join) => join.onRef('n.id', '=', 'l.credit_note_id').on('n.shop_id', '=', shopId))
    .select([
      'l.id',
      'l.invoice_id',
      'l.type',
      'l.amount_sen',
      'l.reverses_id',
      'l.occurred_on',
      'l.at',
      'l.method',
      'l.reference',
      'l.note',
      'n.number as note_number',
    ])
    .where('l.shop_id', '=', shopId)
    .where('i.customer_id', '=', customerId)
    .where('i.lifecycle', '<>', 'draft')
    .orderBy('l.id')
    .execute()

export const listCreditChanges = (trx: Db, { shopId, customerId }: Of) =>
  trx
    .selectFrom('customer_credit')
    .select(['id', 'currency', 'amount_sen', 'invoice_id', 'cause', 'method', 'note', 'at'])
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

export type BilledRow = Awaited<ReturnType<typeof listBilled>>[number]
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]
export type CreditChangeRow = Awaited<ReturnType<typeof listCreditChanges>>[number]
