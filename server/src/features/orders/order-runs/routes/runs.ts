import { success } from '@kedai/contracts/envelope.ts'
import { orderPapers, orderPapersQuery, orderRun, orderRunParams, startOrderRun } from '@kedai/contracts/order-runs.ts'
import { workOfRun } from '@kedai/domain/orders/runs.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { readPapers } from '../actions/read-papers.ts'
import { readRun } from '../actions/read-run.ts'
import { startRun } from '../actions/start-run.ts'
import { texts } from '../messages.ts'
import { endRun } from '../queries/runs.ts'

const path = '/api/ajax/seller/order-runs'
const tags = ['orders']
const config = { auth: 'seller', work: 'orders' } as const
const ofRun = { ...config, idOf: 'order_run' } as const
const response = { 200: success(orderRun) }

/** Work on many orders at once: start it, watch it, stop it, print what it names. */
export async function orderRunRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('orders')
  const told = ({ seller: { shopId }, lang }: AnyRequest, runId: number) =>
    inTransaction(db, { shopId, readOnly: true }, (trx) => readRun(trx, { shopId, runId }, lang))

  app.post(path, { schema: { body: startOrderRun, response, tags }, config, preHandler }, async (request, reply) => {
    const { shopId, userId, role, permissions } = request.seller
    const { action, orders, courier } = request.body
    if (!can(role, permissions, workOfRun(action))) throw new AppError('forbidden', common.forbidden)
    const choice = 'order_nos' in orders ? { orderNos: orders.order_nos } : { all: orders.all }
    const { runId } = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      startRun(trx, { shopId, userId, action, orders: choice, courier, now: clock.now() }),
    )
    return ok(await told(request, runId))
  })

  app.get(
    `${path}/:run_id`,
    { schema: { params: orderRunParams, response, tags }, config: ofRun, preHandler },
    async (request) => ok(await told(request, request.params.run_id)),
  )

  app.post(
    `${path}/:run_id/stop`,
    { schema: { params: orderRunParams, response, tags }, config: ofRun, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { run_id: runId } = request.params
      await told(request, runId)
      await inTransaction(db, { shopId }, (trx) => endRun(trx, { shopId, runId }, 'stopped', clock.now()))
      return ok(await told(request, runId), request.say(texts.stopped))
    },
  )

  app.get(
    `${path}/:run_id/papers`,
    {
      schema: { params: orderRunParams, querystring: orderPapersQuery, response: { 200: success(orderPapers) }, tags },
      config: ofRun,
      preHandler,
    },
    async (request) =>
      ok(
        await readPapers(deps, request.seller, {
          runId: request.params.run_id,
          page: request.query.page,
          lang: request.lang,
        }),
      ),
  )
}
