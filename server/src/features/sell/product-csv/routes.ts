import { list, success } from '@kedai/contracts/envelope.ts'
import {
  chooseColumns as columnsBody,
  importIdParams,
  importRow,
  importRowsQuery,
  openImport as openBody,
  productImport,
} from '@kedai/contracts/product-imports.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { chooseColumns } from './actions/choose-columns.ts'
import { openImport, readImportFile } from './actions/open-import.ts'
import { startImport, undoImport } from './actions/start-import.ts'
import { done } from './messages.ts'
import { presentImport, presentRow } from './present.ts'
import type { ImportFacts } from './present.ts'
import { countOutcomes, countUndone, findImport, listImports, sampleRows } from './queries/imports.ts'
import type { ImportRecord } from './queries/imports.ts'
import { listRows } from './queries/rows.ts'
import { countNoted } from './queries/same-names.ts'

const path = '/api/ajax/seller/product-imports'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const ofImport = { ...config, idOf: 'product_import' } as const
const response = { 200: success(productImport) }
const perPage = 50

/** Products in from a spreadsheet: a file, its columns, a check that changes nothing, the import, and the way back. */
export async function importRoutes(app: KedaiApp, { db, clock, limits, parser }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  app.post(path, { schema: { body: openBody, response, tags }, config, onRequest: preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    await limits.take(request, 'upload')
    const { filename: fileName, bytes } = request.body.file
    const table = await readImportFile(parser, bytes)
    const importId = await inTransaction(db, { shopId }, (trx) =>
      openImport(trx, { shopId, userId, fileName, table, now: clock.now() }),
    )
    return ok(await told(request, importId), request.say(done.uploaded))
  })

  app.get(
    path,
    { schema: { response: { 200: success(z.array(productImport)) }, tags }, config, preHandler },
    async ({ seller: { shopId } }) =>
      ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const records = await listImports(trx, shopId, 20)
          return Promise.all(records.map(async (record) => presentImport(await factsOf(trx, record))))
        }),
      ),
  )

  app.get(
    `${path}/:id`,
    { schema: { params: importIdParams, response, tags }, config: ofImport, preHandler },
    async (request) => ok(await told(request, request.params.id)),
  )

  app.put(
    `${path}/:id/columns`,
    { schema: { params: importIdParams, body: columnsBody, response, tags }, config: ofImport, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const importId = request.params.id
      await inTransaction(db, { shopId }, (trx) => chooseColumns(trx, { shopId, importId, choice: request.body }))
      return ok(await told(request, importId), request.say(done.checking))
    },
  )

  for (const [name, act, said] of [
    ['start', startImport, done.started],
    ['undo', undoImport, done.undoing],
  ] as const) {
    app.post(
      `${path}/:id/${name}`,
      { schema: { params: importIdParams, response, tags }, config: ofImport, preHandler },
      async (request) => {
        const { shopId } = request.seller
        const importId = request.params.id
        await inTransaction(db, { shopId }, (trx) => act(trx, { shopId, importId }))
        return ok(await told(request, importId), request.say(said))
      },
    )
  }

  app.get(
    `${path}/:id/rows`,
    {
      schema: { params: importIdParams, querystring: importRowsQuery, response: { 200: list(importRow) }, tags },
      config: ofImport,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const { outcome, only, page } = request.query
      return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const record = await mustFind(trx, shopId, request.params.id)
        const rows = await listRows(trx, record.id, { outcome, only, offset: (page - 1) * perPage, limit: perPage })
        const { outcomes, noted } = await factsOf(trx, record)
        const all = only === 'same_named' ? noted.same_named : record.row_count
        const total = outcome === undefined ? all : (outcomes[outcome] ?? 0)
        return okList(
          rows.map((row) => presentRow(row, record, request.lang)),
          { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
        )
      })
    },
  )

  const told = ({ seller: { shopId } }: AnyRequest, importId: number) =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) =>
      presentImport(await factsOf(trx, await mustFind(trx, shopId, importId))),
    )
}

async function mustFind(trx: Db, shopId: number, importId: number): Promise<ImportRecord> {
  const record = await findImport(trx, shopId, importId)
  if (!record) throw new AppError('not_found', texts.notFound)
  return record
}

async function factsOf(trx: Db, record: ImportRecord): Promise<ImportFacts> {
  const isChecked = record.state === 'checked' || record.state === 'done'
  const [sample, outcomes, undone, noted] = await Promise.all([
    sampleRows(trx, record.id, 3),
    countOutcomes(trx, record.id),
    countUndone(trx, record.id),
    isChecked ? countNoted(trx, record.id, record.columns.stock) : { same_named: 0, uncounted: 0 },
  ])
  return { record, sample, outcomes, undone, noted }
}
