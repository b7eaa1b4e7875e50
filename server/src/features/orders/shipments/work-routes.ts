import { success } from '@kedai/contracts/envelope.ts'
import {
  pickList,
  shipmentQueues,
  trackingImport,
  trackingResult,
  undoResult,
  undoTracking as undoBody,
} from '@kedai/contracts/shipment-work.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { importLimits, importTracking } from './actions/import-tracking.ts'
import { undoTracking } from './actions/undo-tracking.ts'
import { importTexts, undoTexts } from './messages.ts'
import { countShipmentQueues, readPickList } from './queries/work.ts'

const path = '/api/ajax/seller/shipments'
const tags = ['shipments']
const config = { auth: 'seller', work: 'orders' } as const

/** What the packing table works through: queues, what to take from the shelves, and tracking numbers by file. (contract §10) */
export async function workRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, parser, limits } = deps
  const preHandler = mustManage('orders')

  app.get(
    `${path}/queues`,
    { schema: { response: { 200: success(shipmentQueues) }, tags }, config, preHandler },
    async ({ seller: { shopId } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => countShipmentQueues(trx, shopId))),
  )

  app.get(
    `${path}/pick-list`,
    { schema: { response: { 200: success(pickList) }, tags }, config, preHandler },
    async ({ seller: { shopId } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readPickList(trx, shopId))),
  )

  app.post(
    `${path}/tracking-import`,
    {
      schema: { body: trackingImport, response: { 200: success(z.array(trackingResult)) }, tags },
      config,
      // Before the file is read.
      onRequest: preHandler,
    },
    async (request) => {
      await limits.take(request, 'upload')
      const { shopId, userId } = request.seller
      const table = await parser.readTable(request.body.file.bytes, importLimits)
      const results = await importTracking(deps, table, { shopId, userId, lang: request.lang, now: clock.now() })
      const done = results.filter(({ ok: isDone }) => isDone).length
      return ok(results, request.say(importTexts.done, { done, all: results.length }))
    },
  )

  app.post(
    `${path}/undo-tracking`,
    { schema: { body: undoBody, response: { 200: success(z.array(undoResult)) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { ids } = request.body
      const results = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        undoTracking(trx, { shopId, ids, userId, lang: request.lang, now: clock.now() }),
      )
      const done = results.filter(({ ok: isDone }) => isDone).length
      return ok(
        results,
        done === 0
          ? request.say(undoTexts.nothing_to_undo)
          : request.say(undoTexts.done, { done, all: results.length }),
      )
    },
  )
}
