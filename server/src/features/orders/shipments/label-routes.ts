import { success } from '@kedai/contracts/envelope.ts'
import {
  labelPrintList,
  labelPrintParams,
  labelPrintsQuery,
  labelsReady,
  printLabels as printBody,
} from '@kedai/contracts/shipment-work.ts'
import { labelSizes } from '@kedai/domain/documents/parcel-labels.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { oneOf } from '../orders/shared/read-statuses.ts'
import { printLabels, readLabelSheet } from './actions/print-labels.ts'
import { labelUrl } from './present.ts'
import { listPrints } from './queries/labels.ts'

const path = '/api/ajax/seller/shipments/labels'
const tags = ['shipments']
const config = { auth: 'seller', work: 'orders' } as const
const perPage = 25

/** Labels of parcels: many on one PDF, and what was printed. (contract §10) */
export async function labelRoutes(app: KedaiApp, { db, clock, documents }: Deps): Promise<void> {
  const preHandler = mustManage('orders')

  app.post(
    path,
    { schema: { body: printBody, response: { 200: success(labelsReady) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { ids, size } = request.body
      const id = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        printLabels(trx, { shopId, ids, size, lang: request.lang, userId, now: clock.now() }),
      )
      return ok({ id, url: labelUrl(id), count: new Set(ids).size })
    },
  )

  app.get(
    path,
    { schema: { querystring: labelPrintsQuery, response: { 200: labelPrintList }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page: request.query.page,
          perPage,
          list: (slice) => listPrints(trx, { shopId, ...slice }),
        }),
      )
      return okList(
        rows.map(({ id, at, size, by, count }) => ({
          id,
          at: formatTime(at),
          by,
          size: oneOf(labelSizes, size),
          count,
          url: labelUrl(id),
        })),
        meta,
      )
    },
  )

  app.get(
    '/exports/parcel-labels/:id',
    {
      schema: { params: labelPrintParams, tags },
      config: { ...config, raw: true, idOf: 'label_print' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId } = request.seller
      const { id } = request.params
      const sheet = await inTransaction(db, { shopId, readOnly: true }, (trx) => readLabelSheet(trx, { shopId, id }))
      const pdf = await documents.renderLabels(sheet, { shopId })
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="labels-${id}.pdf"`)
        .send(pdf)
    },
  )
}
