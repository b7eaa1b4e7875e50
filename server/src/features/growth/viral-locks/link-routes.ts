import { list, success } from '@kedai/contracts/envelope.ts'
import {
  viralLink,
  viralLinkParams,
  viralLinksQuery,
  viralLockParams,
  type ViralLink,
} from '@kedai/contracts/viral-locks.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { productSubject } from '../../sell/catalogue/shared/product-subject.ts'
import { texts } from './messages.ts'
import { listLinks, ownsProduct, stopLink } from './queries.ts'

const tags = ['growth']
const config = { auth: 'seller', work: 'products', idOf: 'product' } as const
const path = '/api/ajax/seller/products/:id/viral-lock/links'
const perPage = 20

/** Who brought how many, for a seller who looks for fraud, and stops a link. */
export async function viralLinkRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  app.get(
    path,
    {
      schema: { params: viralLockParams, querystring: viralLinksQuery, response: { 200: list(viralLink) }, tags },
      config,
      preHandler,
    },
    async ({ seller: { shopId }, params: { id: productId }, query: { page } }) => {
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        if (!(await ownsProduct(trx, shopId, productId))) throw new AppError('not_found', common.notFound)
        return readUncountedPage({
          page,
          perPage,
          list: (slice) => listLinks(trx, { shopId, productId, ...slice }),
        })
      })
      return okList(rows.map(present), meta)
    },
  )

  app.post(
    `${path}/:link/stop`,
    {
      schema: { params: viralLinkParams, response: { 200: success(z.null()) }, tags },
      config: { ...config, idOf: 'viral_link' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { id: productId, link } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const now = clock.now()
        const stopped = await stopLink(trx, { shopId, productId, id: link, now })
        if (!stopped) throw new AppError('not_found', common.notFound)
        await recordAudit(trx, {
          ...{ shopId, userId, action: 'viral_link.stopped', now },
          ...{ subject: await productSubject(trx, shopId, productId), after: { phone: stopped.phone } },
        })
        return null
      })
      return ok(null, request.say(texts.stopped))
    },
  )
}

const present = (row: Awaited<ReturnType<typeof listLinks>>[number]): ViralLink => ({
  id: row.id,
  phone: row.phone,
  counted: row.counted,
  passed_over: row.passed_over ?? 0,
  own_visits: row.own_visits,
  places: row.places ?? 0,
  reward_code: row.reward_code,
  opened_at: row.opened_at && formatTime(row.opened_at),
  stopped_at: row.stopped_at && formatTime(row.stopped_at),
  created_at: formatTime(row.created_at),
})
