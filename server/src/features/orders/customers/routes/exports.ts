import { customerExportQuery } from '@kedai/contracts/customers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile } from '../../../../platform/csv/write-csv.ts'
import type { Cell } from '../../../../platform/csv/write-csv.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { readInPieces } from '../../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { columnTitles } from '../messages.ts'
import { presentRow } from '../present/customer-row.ts'
import { listCustomersAfter } from '../queries/list-customers.ts'
import type { CustomerListRow } from '../queries/list-customers.ts'
import type { CustomersWanted } from '../queries/match-customers.ts'

const atOnce = 500
const config = { auth: 'seller', work: 'customers', raw: true } as const

/** All customers, or those who match, as a spreadsheet. */
export async function customerExportRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  app.get(
    '/exports/customers.csv',
    { schema: { querystring: customerExportQuery, tags: ['customers'] }, config, preHandler: mustManage('customers') },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const { term = '', show } = request.query
      if (term !== '') await limits.take(request, 'search')
      const today = formatDate(clock.now())
      reply.headers(asDownload(`${username}-customers-${today}.csv`))
      return reply.send(
        csvFile(
          columnTitles.map((title) => title[request.lang]),
          cells(db, { shopId, term, show, today }),
        ),
      )
    },
  )
}

async function* cells(db: Db, wanted: CustomersWanted): AsyncIterable<Cell[]> {
  for await (const found of readInPieces<CustomerListRow>(db, wanted.shopId, (trx, last) =>
    listCustomersAfter(trx, wanted, last?.id ?? 0, atOnce),
  )) {
    const row = presentRow(found)
    yield [
      row.name,
      row.phone && displayPhone(row.phone),
      row.email,
      row.tags.join(', '),
      row.orders,
      row.invoices,
      row.spent,
      row.owed,
      row.overdue,
      row.credit,
      row.other_credit.map(({ currency, amount }) => `${currency} ${amount}`).join(', '),
      row.last_order_at,
      row.last_at,
    ]
  }
}
