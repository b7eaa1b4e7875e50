import { list, success } from '@kedai/contracts/envelope.ts'
import { quoteListQuery, quoteRow, quoteSummary, quoteTabs } from '@kedai/contracts/quotes.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readPage } from '../../../../platform/http/read-page.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { presentQuoteRow } from '../present/row.ts'
import { countQuotes, countQuoteTabs, listQuotes } from '../queries/list-quotes.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/quotes'
const tags = ['quotes']
const config = { auth: 'seller', work: 'invoices' } as const

/** Finding quotes; nothing here writes. */
export async function quoteListRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('invoices')

  app.get(
    path,
    { schema: { querystring: quoteListQuery, response: { 200: list(quoteRow) }, tags }, config, preHandler },
    async (request) => {
      const { page, term = '', status: tab, customer_id: customerId } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const today = formatDate(clock.now())
      const wanted = { shopId, tab, term, customerId, today }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countQuotes(trx, wanted, cap),
          list: (slice) => listQuotes(trx, { ...wanted, ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentQuoteRow(row, today)),
        meta,
      )
    },
  )

  app.get(
    `${path}/summary`,
    { schema: { response: { 200: success(quoteSummary) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const counts = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        countQuoteTabs(trx, shopId, formatDate(clock.now()), countedAtMost + 1),
      )
      const tab = (name: (typeof quoteTabs)[number]) => ({
        count: Math.min(counts[name], countedAtMost),
        is_capped: counts[name] > countedAtMost,
      })
      return ok({
        tabs: {
          draft: tab('draft'),
          sent: tab('sent'),
          accepted: tab('accepted'),
          declined: tab('declined'),
          expired: tab('expired'),
          converted: tab('converted'),
        },
      })
    },
  )
}
