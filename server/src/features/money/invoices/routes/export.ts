import { invoiceExportQuery } from '@kedai/contracts/invoice-list.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../../platform/csv/write-csv.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { readInPieces } from '../../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { exportTexts } from '../messages/export.ts'
import { exportCells, exportColumns } from '../present/export-row.ts'
import { listForExport, type InvoiceExportRow } from '../queries/export-invoices.ts'
import { receivedDays } from '../queries/received.ts'
import type { InvoicesMatching } from '../queries/list-invoices.ts'

const atOnce = 500
const config = { auth: 'seller', work: 'invoices', raw: true } as const

/** The spreadsheet of what the list shows, streamed: a long one is never held whole. */
export async function invoiceExportRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  app.get(
    '/exports/invoices.csv',
    { schema: { querystring: invoiceExportQuery, tags: ['invoices'] }, config, preHandler: mustManage('invoices') },
    async (request, reply) => {
      const {
        status: tab,
        age,
        term = '',
        customer_id: customerId,
        from,
        to,
        received_from: receivedFrom,
        received_to: receivedTo,
        ids,
      } = request.query
      const { shopId, username } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const today = formatDate(clock.now())
      reply.headers(asDownload(`${username}-${exportTexts.file.en}-${today}.csv`))
      return reply.send(
        csvFile(
          exportColumns.map(({ name }) => name[request.lang]),
          invoiceCells(
            db,
            { shopId, tab, age, term, customerId, from, to, received: receivedDays(receivedFrom, receivedTo), today },
            ids,
            request.lang,
          ),
        ),
      )
    },
  )
}

async function* invoiceCells(
  db: Db,
  wanted: InvoicesMatching,
  ids: readonly number[] | undefined,
  lang: Lang,
): AsyncIterable<Cell[]> {
  const rows = readInPieces<InvoiceExportRow>(db, wanted.shopId, (trx, last) =>
    listForExport(trx, wanted, { ids, before: last?.id ?? null, limit: atOnce }),
  )
  for await (const row of rows) yield exportCells(row, wanted.today, lang)
}
