import { sql, type RawBuilder } from 'kysely'
import { quoteTabs, type QuoteTab } from '@kedai/contracts/quotes.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { holdingWords } from '../../../../platform/db/holding-words.ts'

export type QuotesWanted = {
  shopId: number
  tab: QuoteTab | undefined
  term: string
  customerId: number | undefined
  /** A Malaysian day. */ today: string
}

const tabRules = (today: string): Record<QuoteTab, RawBuilder<boolean>> => ({
  draft: sql`quotes.state = 'draft'`,
  sent: sql`(quotes.state = 'sent' and valid_until >= ${today}::date)`,
  accepted: sql`quotes.state = 'accepted'`,
  declined: sql`quotes.state = 'declined'`,
  expired: sql`(quotes.state = 'sent' and valid_until < ${today}::date)`,
  converted: sql`quotes.state = 'converted'`,
})

/** A page of a shop's quotes, the newest first. */
export const listQuotes = (trx: Db, wanted: QuotesWanted & { limit: number; offset: number }) =>
  matching(trx, wanted)
    .leftJoin('invoices as made', (join) =>
      join.onRef('made.quote_id', '=', 'quotes.id').on('made.shop_id', '=', wanted.shopId),
    )
    .select([
      'quotes.id',
      'quotes.hashslug',
      'quotes.number',
      'quotes.state',
      'quotes.buyer_name',
      'quotes.currency',
      'quotes.total_sen',
      'quotes.issue_date',
      'quotes.valid_until',
      'quotes.first_viewed_at',
      'made.hashslug as invoice_hashslug',
      'made.number as invoice_number',
    ])
    .orderBy('quotes.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()

export type QuoteListRow = Awaited<ReturnType<typeof listQuotes>>[number]

export const findNewestWaiting = (
  trx: Db,
  shopId: number,
  today: string,
): Promise<{ hashslug: string; username: string } | undefined> =>
  trx
    .selectFrom('quotes')
    .innerJoin('shops as s', 's.id', 'quotes.shop_id')
    .select(['quotes.hashslug', 's.username'])
    .where('quotes.shop_id', '=', shopId)
    .where(tabRules(today).sent)
    .where('link_revoked_at', 'is', null)
    .orderBy('quotes.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many match, counted no further than `cap`. */
export async function countQuotes(trx: Db, wanted: QuotesWanted, cap: number): Promise<number> {
  const row = await trx
    .selectFrom(matching(trx, wanted).select('quotes.id').limit(cap).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** How many stand in each tab, counted no further than `cap`. */
export async function countQuoteTabs(
  trx: Db,
  shopId: number,
  today: string,
  cap: number,
): Promise<Record<QuoteTab, number>> {
  const rules = tabRules(today)
  return trx
    .selectNoFrom(
      quoteTabs.map((tab) =>
        sql<number>`(select count(*)::integer from (select from quotes where shop_id = ${shopId} and ${rules[tab]} limit ${cap}) capped)`.as(
          tab,
        ),
      ),
    )
    .executeTakeFirstOrThrow()
}

function matching(trx: Db, { shopId, tab, term, customerId, today }: QuotesWanted) {
  let found = trx.selectFrom('quotes').where('quotes.shop_id', '=', shopId)
  if (tab !== undefined) found = found.where(tabRules(today)[tab])
  if (customerId !== undefined) found = found.where('quotes.customer_id', '=', customerId)
  return term === '' ? found : found.where(holdingWords('quotes', term))
}
