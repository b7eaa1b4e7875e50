import { importIdParams } from '@kedai/contracts/product-imports.ts'
import { csvFields } from '@kedai/domain/product-csv/columns.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile } from '../../../platform/csv/write-csv.ts'
import type { Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { columnTitles } from './messages.ts'
import { exportCells, presentRow } from './present.ts'
import { findImport } from './queries/imports.ts'
import type { ImportRecord } from './queries/imports.ts'
import { exportRows } from './queries/products.ts'
import type { ExportRow } from './queries/products.ts'
import { listRows } from './queries/rows.ts'

const tags = ['products']
const config = { auth: 'seller', work: 'products', raw: true } as const
const productsAtOnce = 500
const rowsAtOnce = 1_000

/** Files to save: all products, an empty one to fill in, and the rows that an import refused, each with its reason. */
export async function csvFileRoutes(app: KedaiApp, { db, clock, config: { publicUrl } }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  app.get('/exports/products.csv', { schema: { tags }, config, preHandler }, async (request, reply) => {
    const { shopId, username } = request.seller
    reply.headers(asDownload(`${username}-products-${formatDate(clock.now())}.csv`))
    return reply.send(csvFile(csvFields, productCells(db, shopId, publicUrl)))
  })

  app.get('/exports/products-template.csv', { schema: { tags }, config, preHandler }, async (request, reply) => {
    reply.headers(asDownload('products-template.csv'))
    return reply.send(
      csvFile(
        csvFields.map((field) => columnTitles[field][request.lang]),
        [],
      ),
    )
  })

  app.get(
    '/exports/product-imports/:id/refused.csv',
    { schema: { params: importIdParams, tags }, config: { ...config, idOf: 'product_import' }, preHandler },
    async (request, reply) => {
      const { shopId } = request.seller
      const record = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        findImport(trx, shopId, request.params.id),
      )
      if (!record) throw new AppError('not_found', texts.notFound)
      reply.headers(asDownload(`refused-${record.id}.csv`))
      return reply.send(
        csvFile(
          [...record.header, columnTitles.line[request.lang], columnTitles.reason[request.lang]],
          refusedCells(db, shopId, record, request.lang),
        ),
      )
    },
  )
}

async function* productCells(db: Db, shopId: number, publicUrl: string): AsyncIterable<Cell[]> {
  for await (const row of readInPieces<ExportRow>(db, shopId, (trx, last) =>
    exportRows(trx, shopId, last?.product_id ?? 0, productsAtOnce),
  ))
    yield exportCells(row, publicUrl)
}

async function* refusedCells(
  db: Db,
  shopId: number,
  record: ImportRecord,
  lang: Parameters<typeof presentRow>[2],
): AsyncIterable<Cell[]> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const at = offset
    const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
      listRows(trx, record.id, { outcome: 'refused', offset: at, limit: rowsAtOnce }),
    )
    if (rows.length === 0) return
    yield* rows.map((row) => [
      ...row.cells,
      row.line,
      presentRow(row, record, lang)
        .problems.map(({ column, message }) => (column ? `${column}: ${message}` : message))
        .join(' · '),
    ])
  }
}
