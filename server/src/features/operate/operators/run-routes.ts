import { success } from '@kedai/contracts/envelope.ts'
import {
  eraseShop as eraseBody,
  operatedShopParams,
  operatorRun,
  operatorRunParams,
  operatorRuns,
} from '@kedai/contracts/operator.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { mustBeSignedIn } from '../../shop/accounts/actions/must-have-confirmed.ts'
import { asOperator } from './actions/as-operator.ts'
import { mustOperate, mustOperateFreshly } from './actions/must-operate.ts'
import { runQueue } from './jobs.ts'
import { refusals } from './messages.ts'
import { pageTexts } from './page-messages.ts'
import { presentRun } from './present.ts'
import { findShopOfName } from './queries/reach.ts'
import { beginRun, failLeftRuns, findRun, listRuns } from './queries/runs.ts'
import type { RunRow } from './queries/runs.ts'
import { showShop } from './queries/shops.ts'

const path = '/api/ajax/operator/shops/:shop'
const tags = ['operator']
const ofShop = { auth: 'operator', idOf: 'operated_shop' } as const
/** How long what nobody works on may seem under way. */
const silentMs = 15 * 60_000

/** Exporting and erasing a shop: done by a job, since both may take half a minute. */
export async function operatorRunRoutes(app: KedaiApp, deps: Deps, owners: OwnerConnections): Promise<void> {
  const { db, clock, files } = deps
  const params = operatedShopParams
  const viewer = (request: AnyRequest) => ({ userId: mustBeSignedIn(request).user.id, lang: request.lang })

  async function begin(request: AnyRequest, shop: { id: number; username: string }, kind: RunRow['kind']) {
    const { userId } = viewer(request)
    const now = clock.now()
    const run = await inTransaction(db, {}, async (trx) => {
      await failLeftRuns(trx, pageTexts.unexpected, new Date(now.getTime() - silentMs), now)
      const id = await beginRun(trx, { kind, shop, userId, now })
      if (id === null) throw new AppError('conflict', pageTexts.underWay)
      await enqueue(trx, runQueue, { runId: id })
      return findRun(trx, id)
    })
    if (!run) throw new Error('the row of a run was not returned')
    return ok(presentRun(run, viewer(request)), request.say(pageTexts.runBegun))
  }

  app.get(
    `${path}/runs`,
    {
      schema: { params, response: { 200: success(operatorRuns) }, tags },
      config: { ...ofShop, operates: 'view' },
      preValidation: mustOperate,
    },
    async (request) => {
      const username = request.params.shop.toLowerCase()
      const id = await findShopOfName(db, username)
      const runs = await listRuns(db, { id, username })
      // Those of a shop that was erased are still told.
      if (id === null && runs.length === 0)
        throw new AppError('not_found', refusals.noShop, { params: { shop: username } })
      return ok(runs.map((run) => presentRun(run, viewer(request))))
    },
  )

  app.post(
    `${path}/export`,
    {
      schema: { params, response: { 200: success(operatorRun) }, tags },
      config: { ...ofShop, operates: 'manage' },
      preValidation: mustOperateFreshly,
    },
    async (request) => {
      const shop = await asOperator(owners, request, ({ client }) => showShop(client, request.params.shop))
      return begin(request, shop, 'export')
    },
  )

  app.post(
    `${path}/erase`,
    {
      schema: { params, body: eraseBody, response: { 200: success(operatorRun) }, tags },
      config: { ...ofShop, operates: 'admin' },
      preValidation: mustOperateFreshly,
    },
    async (request) => {
      const shop = await asOperator(owners, request, ({ client }) => showShop(client, request.params.shop))
      if (request.body.confirm.toLowerCase() !== shop.username)
        throw refuseField('confirm', pageTexts.confirmDiffers, { shop: shop.username })
      return begin(request, shop, 'erase')
    },
  )

  app.get(
    '/operator/exports/:run_id',
    {
      schema: { params: operatorRunParams, tags },
      config: { auth: 'operator', operates: 'manage', idOf: 'operator_run', raw: true },
      preValidation: mustOperate, // a link of the page; asking for the export wanted the fresh proof
    },
    async (request, reply) => {
      const run = await findRun(db, request.params.run_id)
      const isTheirs = run?.user_id === viewer(request).userId
      const stream = isTheirs && run.file_key !== null ? await files.store.read(run.file_key) : null
      if (!run || !stream) throw new AppError('not_found', texts.notFound)
      return reply
        .header('content-disposition', `attachment; filename="kedai-${encodeURIComponent(run.shop)}.tar.gz"`)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .type('application/gzip')
        .send(stream)
    },
  )
}
