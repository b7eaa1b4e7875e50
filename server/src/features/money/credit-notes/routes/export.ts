import { ledgerExportQuery } from '@kedai/contracts/invoice-list.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf, currencySign } from '@kedai/domain/money/currencies.ts'
import { exchangeRate, formatExchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../../platform/csv/write-csv.ts'
import { readInPieces } from '../../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { exportTexts as texts } from '../messages.ts'
import { listNotesForExport, type NoteExportRow } from '../queries.ts'

const atOnce = 500
const heads = [
  texts.number,
  texts.day,
  texts.invoice,
  texts.invoiceDate,
  texts.buyer,
  texts.tin,
  texts.reason,
  texts.currency,
  texts.rate,
  texts.items,
  texts.delivery,
  texts.tax,
  texts.total,
  texts.totalInRinggit,
]

/** Credit notes as a spreadsheet, streamed. */
export async function creditNoteExportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const schema = { querystring: ledgerExportQuery, tags: ['invoices'] }
  app.get(
    '/exports/credit-notes.csv',
    { schema, config: { auth: 'seller', work: 'invoices', raw: true }, preHandler: mustManage('invoices') },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const { from, to } = request.query
      const rows = readInPieces<NoteExportRow>(db, shopId, (trx, last) =>
        listNotesForExport(trx, { shopId, from, to, before: last?.id ?? null, limit: atOnce }),
      )
      reply.headers(asDownload(`${username}-credit-notes-${formatDate(clock.now())}.csv`))
      return reply.send(
        csvFile(
          heads.map((head) => head[request.lang]),
          cellsOf(rows),
        ),
      )
    },
  )
}

async function* cellsOf(rows: AsyncIterable<NoteExportRow>): AsyncIterable<Cell[]> {
  for await (const row of rows) {
    const currency = currencyOf(row.currency)
    const rate = row.exchange_rate_e6 === null ? null : exchangeRate(row.exchange_rate_e6)
    const money = (amount: number) => formatAmount(sen(amount), currency)
    yield [
      row.number,
      row.issue_date,
      row.invoice_number,
      row.invoice_date,
      row.buyer_name,
      row.buyer_tin,
      row.reason,
      currencySign(currency),
      rate === null ? null : formatExchangeRate(rate),
      money(row.subtotal_sen),
      money(row.shipping_sen),
      money(row.tax_sen),
      money(row.total_sen),
      formatRinggit(ringgitOf(sen(row.total_sen), { currency, rate })),
    ]
  }
}
