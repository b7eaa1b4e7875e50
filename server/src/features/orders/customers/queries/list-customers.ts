import { sql, type SelectQueryBuilder } from 'kysely'
import type { CustomerSort } from '@kedai/contracts/customers.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { matching, owing, type CustomersWanted } from './match-customers.ts'

export type CustomerListRow = Awaited<ReturnType<typeof listCustomers>>[number]
type Page = CustomersWanted & { sort: CustomerSort; offset: number; limit: number }

/** A page of a shop's customers, who was dealt with last or who owes most before all others. */
export const listCustomers = (db: Db, wanted: Page) =>
  told(db, wanted, customersPage(db, wanted))
    .orderBy('page.owed_sen', 'desc')
    .orderBy('customers.last_order_at', 'desc')
    .orderBy('customers.id', 'desc')
    .execute()

/** Whose page it is, found by indexes alone. */
export function customersPage(db: Db, wanted: Page): Ids {
  const page = wanted.sort === 'owed' ? byOwed(db, wanted) : matching(db, wanted).select(['customers.id', nothing])
  return page.orderBy('last_order_at', 'desc').orderBy('customers.id', 'desc').limit(wanted.limit).offset(wanted.offset)
}

/** The next customers after an id, for a sheet of them all. */
export const listCustomersAfter = (db: Db, wanted: CustomersWanted, after: number, limit: number) =>
  told(
    db,
    wanted,
    matching(db, wanted)
      .select(['customers.id', nothing])
      .where('customers.id', '>', after)
      .orderBy('customers.id')
      .limit(limit),
  )
    .orderBy('customers.id')
    .execute()

/** One customer with the same figures. */
export const findCustomerRow = (
  db: Db,
  { shopId, customerId, today }: { shopId: number; customerId: number; today: string },
) =>
  told(
    db,
    { shopId, today },
    db
      .selectFrom('customers')
      .select(['customers.id', nothing])
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId),
  )
    .select('note')
    .executeTakeFirst()

/** How many match, counted no further than `cap`. */
export async function countCustomers(db: Db, wanted: CustomersWanted, cap: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, wanted).select('customers.id').limit(cap).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

function byOwed(db: Db, wanted: Page) {
  const sums = db
    .selectFrom('invoices')
    .select(['customer_id', sql<number>`sum(balance_rm_sen)::bigint`.as('sen')])
    .where(owing(wanted.shopId))
    .groupBy('customer_id')
    .as('due')
  return matching(db, wanted)
    .leftJoin(sums, 'due.customer_id', 'customers.id')
    .select(['customers.id', sql<number>`coalesce(due.sen, 0)`.as('owed_sen')])
    .orderBy('owed_sen', 'desc')
}

const nothing = sql<number>`0`.as('owed_sen')

type Ids = SelectQueryBuilder<DB, 'customers', { id: number; owed_sen: number }>

// Figures are read for the rows of the page only.
const told = (db: Db, { shopId, today }: { shopId: number; today: string }, page: Ids) =>
  db
    .selectFrom(page.as('page'))
    .innerJoin('customers', 'customers.id', 'page.id')
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('orders')
          .select([
            sql<number>`count(*)::integer`.as('orders'),
            sql<number>`coalesce(sum(paid_sen - refunded_sen), 0)::bigint`.as('spent_sen'),
            sql<Date | null>`max(placed_at)`.as('last_order_at'),
          ])
          .whereRef('orders.customer_id', '=', 'customers.id')
          .where('orders.shop_id', '=', shopId)
          .as('bought'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('invoices')
          .select([
            sql<number>`count(*)::integer`.as('invoices'),
            sql<number>`coalesce(sum(ringgit_of(settled_sen, currency, exchange_rate_e6)), 0)::bigint`.as(
              'settled_sen',
            ),
            sql<number>`coalesce(sum(balance_rm_sen), 0)::bigint`.as('owed_sen'),
            sql<number>`coalesce(sum(balance_rm_sen) filter (where due_date < ${today}::date), 0)::bigint`.as(
              'overdue_sen',
            ),
            sql<boolean>`coalesce(bool_or(currency <> 'MYR'), false)`.as('has_foreign'),
          ])
          .whereRef('invoices.customer_id', '=', 'customers.id')
          .where('invoices.shop_id', '=', shopId)
          .where('invoices.lifecycle', 'in', ['approved', 'sent'])
          .as('billed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('customer_credit')
          .select(sql<number>`coalesce(sum(amount_sen) filter (where currency = 'MYR'), 0)::bigint`.as('credit_sen'))
          .whereRef('customer_credit.customer_id', '=', 'customers.id')
          .where('customer_credit.shop_id', '=', shopId)
          .as('kept'),
      (join) => join.onTrue(),
    )
    .select([
      'customers.id',
      'name',
      'phone',
      'email',
      'tags',
      'customers.last_order_at as last_at',
      'bought.last_order_at',
      sql<number>`bought.orders`.as('orders'),
      sql<number>`billed.invoices`.as('invoices'),
      sql<number>`billed.owed_sen`.as('owed_sen'),
      sql<number>`billed.overdue_sen`.as('overdue_sen'),
      sql<number>`kept.credit_sen`.as('credit_sen'),
      sql<boolean>`billed.has_foreign`.as('has_foreign'),
      otherCredit(shopId).as('other_credit'),
      // What was paid beyond an invoice left it for the credit: together they are what was received and not given back. Credit of other currencies is no ringgit.
      sql<number>`(bought.spent_sen + billed.settled_sen + kept.credit_sen)::bigint`.as('spent_sen'),
    ])

// Of each other currency what is left, in its smallest unit.
const otherCredit = (shopId: number) => sql<
  { currency: string; sen: number }[]
>`(select coalesce(json_agg(json_build_object('currency', currency, 'sen', left_sen) order by currency), '[]') from (
  select currency, sum(amount_sen) as left_sen from customer_credit where shop_id = ${shopId} and customer_id = customers.id and currency <> 'MYR' group by currency having sum(amount_sen) > 0) others)`
