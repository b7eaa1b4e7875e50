import { response, responsesExportQuery, responsesQuery, responseSummary } from '@kedai/contracts/collections.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { asDownload, csvFile, type Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { readCollection } from '../product-types/shared/read-collection.ts'
import { columnTitles, stateWords } from './messages.ts'
import { answersOf, presentResponse, presentSummary } from './present.ts'
import { cellOf, sheetColumns, type SheetColumn } from './sheet.ts'
import {
  countResponses,
  findCollection,
  listResponses,
  listResponsesAfter,
  sumResponses,
  type ResponseRow,
  type Wanted,
} from './queries.ts'

const perPage = 25
const countedAtMost = 2_000
const atOnce = 500
const path = '/api/ajax/seller/responses'
const tags = ['responses']
const config = { auth: 'seller', work: 'orders', idOf: 'collection' } as const
const sheet = { content: { 'text/csv': { schema: z.unknown() } } }

/** What a collection's buyers answered: a table, a spreadsheet, and totals of each choice. (contract §2a) */
export async function responseRoutes(app: KedaiApp, { db, clock, files, limits }: Deps): Promise<void> {
  const preHandler = mustManage('orders')
  const collectionOf = async (trx: Db, shopId: number, viewId: string) => {
    const found = await findCollection(trx, shopId, viewId)
    if (!found) throw new AppError('not_found', texts.notFound)
    return { ...found, settings: readCollection(found.details ?? {}) }
  }

  // Before the list, whose address it begins with.
  app.get(
    `${path}/:view_id(^[A-Za-z0-9-]+).csv`,
    {
      schema: { params: viewParams, querystring: responsesExportQuery, response: { 200: sheet }, tags },
      config: { ...config, raw: true },
      preHandler,
    },
    async (request, reply) => {
      const { shopId } = request.seller
      const { view_id: viewId } = request.params
      const { term = '', status } = request.query
      if (term !== '') await limits.take(request, 'search')
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) => collectionOf(trx, shopId, viewId))
      const { fields } = found.settings
      const columns = sheetColumns(fields)
      const titles = [...columnTitles.map((title) => title[request.lang]), ...columns.map(({ title }) => title)]
      const wanted = { shopId, productId: found.id, term, status }
      reply.headers(asDownload(`${viewId}-responses.csv`))
      return reply.send(csvFile(titles, cells(db, wanted, { columns, lang: request.lang })))
    },
  )

  app.get(
    `${path}/:view_id`,
    {
      schema: { params: viewParams, querystring: responsesQuery, response: { 200: list(response) }, tags },
      config,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const { term = '', status, page } = request.query
      if (term !== '') await limits.take(request, 'search')
      const { title, rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const found = await collectionOf(trx, shopId, request.params.view_id)
        const wanted = { shopId, productId: found.id, term, status }
        const count = (cap: number) => countResponses(trx, wanted, cap)
        const read = await readPage({
          page,
          perPage,
          countedAtMost,
          count,
          list: (slice) => listResponses(trx, wanted, slice),
        })
        return { ...read, title: found.title }
      })
      const now = clock.now()
      return okList(
        rows.map((row) => presentResponse(row, title, files, now)),
        meta,
      )
    },
  )

  app.get(
    `${path}/:view_id/summary`,
    { schema: { params: viewParams, response: { 200: success(responseSummary) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const { id, title, settings } = await collectionOf(trx, shopId, request.params.view_id)
          return presentSummary(title, settings, await sumResponses(trx, shopId, id))
        }),
      )
    },
  )
}

type Sheet = { columns: readonly SheetColumn[]; lang: Lang }

async function* cells(db: Db, wanted: Wanted, { columns, lang }: Sheet): AsyncIterable<Cell[]> {
  for await (const row of readInPieces<ResponseRow>(db, wanted.shopId, (trx, last) =>
    listResponsesAfter(trx, wanted, last?.id ?? 0, atOnce),
  )) {
    const answers = answersOf(row)
    const state = row.ended_at !== null ? 'over' : row.paid_at !== null ? 'paid' : 'unpaid'
    yield [
      row.order_no,
      formatTime(row.at),
      stateWords[state][lang],
      row.buyer_name,
      displayPhone(row.buyer_phone),
      row.buyer_email,
      formatRinggit(sen(row.total_sen)),
      formatRinggit(sen(row.paid_sen - row.refunded_sen)),
      row.items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', '),
      ...columns.map((column) => cellOf(column, answers, lang)),
    ]
  }
}
