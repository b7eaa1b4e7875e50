import { list, success } from '@kedai/contracts/envelope.ts'
import {
  countedStock,
  countStock as countBody,
  moveStock as moveBody,
  stockQuery,
  stockRow,
  unitStock,
  variationParams,
} from '@kedai/contracts/stock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { countStock, moveStock } from './actions/move-stock.ts'
import { done } from './messages.ts'
import { presentStock, presentUnit } from './present.ts'
import { findUnit, listMoves, listUnits } from './queries/units.ts'

const path = '/api/ajax/seller/stock'
const perPage = 50
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const ofUnit = { ...config, idOf: 'variation' } as const

/** The shelf as a seller keeps it: the list, moves with a reason, the history of a unit, a stock-take. */
export async function stockRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  async function told(request: AnyRequest, id: number) {
    const { shopId } = request.seller
    return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      const unit = await findUnit(trx, shopId, id)
      if (!unit) throw new AppError('not_found', texts.notFound)
      return presentStock(unit, await listMoves(trx, shopId, id, 100), request.lang)
    })
  }

  app.get(
    path,
    { schema: { querystring: stockQuery, response: { 200: list(stockRow) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { term = '', low, page } = request.query
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listUnits(trx, { shopId, term, isLow: low === '1', ...slice }),
        }),
      )
      return okList(rows.map(presentUnit), meta)
    },
  )

  app.get(
    `${path}/:variation_id/moves`,
    { schema: { params: variationParams, response: { 200: success(unitStock) }, tags }, config: ofUnit, preHandler },
    async (request) => ok(await told(request, request.params.variation_id)),
  )

  app.post(
    `${path}/:variation_id/moves`,
    {
      schema: { params: variationParams, body: moveBody, response: { 200: success(unitStock) }, tags },
      config: ofUnit,
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { variation_id: variationId } = request.params
      const stock = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        moveStock(trx, { shopId, userId, now: clock.now(), variationId, ...request.body }),
      )
      return ok(await told(request, variationId), request.say(done.moved, { stock }))
    },
  )

  app.post(
    `${path}/count`,
    { schema: { body: countBody, response: { 200: success(countedStock) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const counts = request.body.counts.map(({ variation_id: variationId, ...count }) => ({ variationId, ...count }))
      const changed = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        countStock(trx, { shopId, userId, now: clock.now(), note: request.body.note, counts }),
      )
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        Promise.all(counts.map(({ variationId }) => findUnit(trx, shopId, variationId))),
      )
      return ok({ changed, rows: rows.flatMap((row) => row ?? []) }, request.say(done.counted, { changed }))
    },
  )
}
