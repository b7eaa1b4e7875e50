import {
  automation,
  automationDryRun,
  automationParams,
  automationRun,
  automationRunsQuery,
  automationTask,
  saveAutomation as saveBody,
  type SaveAutomation,
} from '@kedai/contracts/automations.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { dryRun } from './actions/dry-run.ts'
import { maySendOut, mustBeAllowedOut } from './actions/outgoing.ts'
import { changeAutomation, createAutomation, judgeAutomation, type Saving } from './actions/save-automation.ts'
import { texts } from './messages.ts'
import { presentAutomation, presentRun } from './present.ts'
import { countRuns, endTask, listAutomations, listRuns, listTasks, readAutomation } from './queries/automations.ts'

const path = '/api/ajax/seller/automations'
const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const
const ofAutomation = { ...config, idOf: 'automation' } as const
const one = { 200: success(automation) }
const params = automationParams
const perPage = 25

/** What a shop does by itself, what it did and why, and what is left for people. (contract §12) */
export async function automationRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('customers')
  const readerOf = (request: AnyRequest) => ({ lang: request.lang, seesSecret: maySendOut(request) })
  const savingOf = ({ seller: { shopId, userId }, session }: AnyRequest): Saving => ({
    shopId,
    userId,
    person: session?.user.name ?? '',
    now: clock.now(),
  })

  const mustBeAllowed = (request: AnyRequest, id: number | null, typed: SaveAutomation) =>
    mustBeAllowedOut(deps, request, id, typed, (trx) => judgeAutomation(trx, deps, typed, savingOf(request)))

  app.get(
    path,
    { schema: { response: { 200: success(z.array(automation)) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { rows, counts } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => ({
        rows: await listAutomations(trx, shopId),
        counts: await countRuns(trx, shopId),
      }))
      return ok(rows.map((row) => presentAutomation(row, counts, readerOf(request))))
    },
  )

  app.post(path, { schema: { body: saveBody, response: one, tags }, config, preHandler }, async (request, reply) => {
    const { shopId } = request.seller
    await mustBeAllowed(request, null, request.body)
    const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
      presentAutomation(await createAutomation(trx, deps, request.body, savingOf(request)), [], readerOf(request)),
    )
    return ok(saved, request.say(texts.saved))
  })

  app.put(
    `${path}/:id`,
    { schema: { params, body: saveBody, response: one, tags }, config: ofAutomation, preHandler },
    async (request, reply) => {
      const { shopId } = request.seller
      const { id } = request.params
      await mustBeAllowed(request, id, request.body)
      const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const row = await changeAutomation(trx, deps, id, request.body, savingOf(request))
        return presentAutomation(row, await countRuns(trx, shopId), readerOf(request))
      })
      return ok(saved, request.say(texts.saved))
    },
  )

  app.post(
    `${path}/:id/dry-run`,
    { schema: { params, response: { 200: success(automationDryRun) }, tags }, config: ofAutomation, preHandler },
    async (request) => {
      const { shopId } = request.seller
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) =>
          dryRun(trx, await mustBeThere(trx, shopId, request.params.id), {
            lang: request.lang,
            now: clock.now(),
            site: deps.config,
          }),
        ),
      )
    },
  )

  app.get(
    `${path}/:id/runs`,
    {
      schema: { params, querystring: automationRunsQuery, response: { 200: list(automationRun) }, tags },
      config: ofAutomation,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const { id } = request.params
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        await mustBeThere(trx, shopId, id)
        return readUncountedPage({
          page: request.query.page,
          perPage,
          list: (slice) => listRuns(trx, { shopId, id, ...slice }),
        })
      })
      return okList(
        rows.slice(0, perPage).map((row) => presentRun(row, request.lang)),
        meta,
      )
    },
  )

  app.get(
    '/api/ajax/seller/automation-tasks',
    { schema: { response: { 200: success(z.array(automationTask)) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) => listTasks(trx, shopId))
      return ok(
        rows.map(({ id, title, order_no, created_at, done_at }) => ({
          id,
          title,
          order_no,
          created_at: formatTime(created_at),
          is_done: done_at !== null,
        })),
      )
    },
  )

  app.post(
    '/api/ajax/seller/automation-tasks/:id/done',
    {
      schema: { params, response: { 200: success(z.null()) }, tags },
      config: { ...config, idOf: 'automation_task' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId } = request.seller
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        if (!(await endTask(trx, shopId, request.params.id, clock.now())))
          throw new AppError('not_found', common.notFound)
        return null
      })
      return ok(null, request.say(texts.done))
    },
  )
}

async function mustBeThere(trx: Db, shopId: number, id: number) {
  const row = await readAutomation(trx, shopId, id)
  if (!row) throw new AppError('not_found', common.notFound)
  return row
}
