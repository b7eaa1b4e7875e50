import { ledgerExportQuery } from '@kedai/contracts/invoice-list.ts'
import { entryTypeNames, entryTypes } from '@kedai/domain/invoices/ledger.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../../platform/csv/write-csv.ts'
import { readInPieces } from '../../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { methodNames } from '../actions/method-names.ts'
import { currencyIn, oneOf } from '../invoice-facts.ts'
import { ledgerExportTexts as texts } from '../messages/export.ts'
import { ledgerTexts } from '../messages/paper.ts'
import { presentMoney } from '../present/figures.ts'
import { listLedgerForExport, type LedgerExportRow } from '../queries/export-ledger.ts'

const atOnce = 500
const heads = [
  texts.entry,
  texts.day,
  texts.invoice,
  texts.buyer,
  texts.kind,
  texts.method,
  texts.reference,
  texts.note,
  texts.creditNote,
  texts.currency,
  texts.effect,
  texts.inRinggit,
  texts.takesBack,
  texts.recordedAt,
]

/** The ledger as a spreadsheet, streamed: every entry with what it does to the balance of its invoice. */
export async function ledgerExportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const schema = { querystring: ledgerExportQuery, tags: ['invoices'] }
  app.get(
    '/exports/invoice-ledger.csv',
    { schema, config: { auth: 'seller', work: 'invoices', raw: true }, preHandler: mustManage('invoices') },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const { from, to } = request.query
      const rows = readInPieces<LedgerExportRow>(db, shopId, (trx, last) =>
        listLedgerForExport(trx, { shopId, from, to, before: last?.id ?? null, limit: atOnce }),
      )
      reply.headers(asDownload(`${username}-invoice-ledger-${formatDate(clock.now())}.csv`))
      return reply.send(
        csvFile(
          heads.map((head) => head[request.lang]),
          cellsOf(rows, request.lang),
        ),
      )
    },
  )
}

async function* cellsOf(rows: AsyncIterable<LedgerExportRow>, lang: Lang): AsyncIterable<Cell[]> {
  for await (const row of rows) {
    const { currency } = row
    const isReversal = row.reverses_id !== null
    const effect =
      effectOf(isReversal ? row.taken_type : row.type, isReversal ? row.taken_sen : row.amount_sen) *
      (isReversal ? -1 : 1)
    const [plain, rated] = isReversal ? [row.taken_sen, row.taken_rm_sen] : [row.amount_sen, row.amount_rm_sen]
    const inRinggit = effectOf(isReversal ? row.taken_type : row.type, rated ?? plain) * (isReversal ? -1 : 1)
    yield [
      row.id,
      row.occurred_on,
      row.number,
      row.buyer_name,
      say(ledgerTexts[oneOf(entryTypeNames, row.type)], lang),
      methodNames[row.method] ? say(methodNames[row.method] ?? texts.method, lang) : row.method,
      row.reference,
      row.note,
      row.note_number,
      currency === 'MYR' ? 'RM' : currency,
      presentMoney(effect, currencyIn(row)),
      formatRinggit(sen(inRinggit)),
      row.reverses_id,
      formatTime(row.at),
    ]
  }
}

// What lowers the balance is below 0. A rounding has a sign of its own.
function effectOf(type: string | null, amount: number | null): number {
  const effect = type === null ? null : entryTypes[oneOf(entryTypeNames, type)]
  return effect === null || amount === null ? 0 : -effect.sign * amount
}
