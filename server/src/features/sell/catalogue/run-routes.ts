import { success } from '@kedai/contracts/envelope.ts'
import { changeProducts, productChangeEntry, productRun, runIdParams } from '@kedai/contracts/product-runs.ts'
import { productIdParams } from '@kedai/contracts/seller-products.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { startRun, undoRun } from './actions/start-run.ts'
import { presentChange, presentRun, runSentence } from './present-run.ts'
import { listChanges } from './queries/changes.ts'
import { findProduct } from './queries/find-own.ts'
import { countRefused, findRun, listResults } from './queries/runs.ts'

const path = '/api/ajax/seller/products'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const response = { 200: success(productRun) }
const maxShown = 200

/** One change done to many products, how it went, and back again; and the log of each. */
export async function productRunRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  async function told(request: AnyRequest, runId: number) {
    const { shopId } = request.seller
    return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      const run = await findRun(trx, shopId, runId)
      if (!run) throw new AppError('not_found', texts.notFound)
      return presentRun(
        run,
        await countRefused(trx, shopId, runId),
        await listResults(trx, shopId, runId, maxShown),
        request.lang,
      )
    })
  }

  app.post(
    `${path}/bulk`,
    { schema: { body: changeProducts, response, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const runId = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        startRun(trx, { shopId, userId, now: clock.now(), ...request.body }),
      )
      const run = await told(request, runId)
      return ok(run, runSentence(run, request.lang))
    },
  )

  app.get(
    `${path}/bulk/:run_id`,
    { schema: { params: runIdParams, response, tags }, config: { ...config, idOf: 'product_run' }, preHandler },
    async (request) => {
      const run = await told(request, request.params.run_id)
      return ok(run, runSentence(run, request.lang))
    },
  )

  app.post(
    `${path}/bulk/:run_id/undo`,
    { schema: { params: runIdParams, response, tags }, config: { ...config, idOf: 'product_run' }, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const undoId = await inTransaction(db, { shopId }, (trx) =>
        undoRun(trx, { shopId, userId, now: clock.now(), runId: request.params.run_id }),
      )
      const run = await told(request, undoId)
      return ok(run, runSentence(run, request.lang))
    },
  )

  app.get(
    `${path}/:id/changes`,
    {
      schema: { params: productIdParams, response: { 200: success(z.array(productChangeEntry)) }, tags },
      config: { ...config, idOf: 'product' },
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const rows = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        if (!(await findProduct(trx, shopId, request.params.id))) throw new AppError('not_found', texts.notFound)
        return listChanges(trx, shopId, request.params.id, 100)
      })
      return ok(rows.map((row) => presentChange(row, request.lang)))
    },
  )
}
