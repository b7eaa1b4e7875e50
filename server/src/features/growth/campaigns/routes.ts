import {
  campaign,
  campaignCheck,
  campaignDetail,
  campaignListQuery,
  campaignParams,
  checkCampaign,
  createCampaign as createBody,
  testCampaign as testBody,
  type CampaignDetail,
} from '@kedai/contracts/campaigns.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { presentCheck } from './actions/check-words.ts'
import { createCampaign } from './actions/create-campaign.ts'
import { readAudience } from './actions/read-audience.ts'
import { audienceOf, cancelCampaign, sendCampaign } from './actions/send-campaign.ts'
import { factsOfCampaign, tellCampaign } from './actions/tell-campaign.ts'
import { testCampaign } from './actions/test-campaign.ts'
import { texts } from './messages.ts'
import { presentCampaign, presentProblem } from './present.ts'
import { countAudience, countLeftOut } from './queries/audience.ts'
import { countStates, listCampaigns, listProblems, readCampaign, readSales, readShop } from './queries/campaigns.ts'

const path = '/api/ajax/seller/campaigns'
const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const
const ofCampaign = { ...config, idOf: 'campaign' } as const
const perPage = 20
const problemsShown = 50
const params = campaignParams
const one = { 200: success(campaignDetail) }

/** Offers by SMS and e-mail to those who agreed to them. (contract §12) */
export async function campaignRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, limits } = deps
  const partSen = deps.config.growth.smsPartSen
  const preHandler = mustManage('customers')
  const read = (shopId: number, id: number, lang: Lang) =>
    inTransaction(db, { shopId, readOnly: true }, (trx) =>
      readDetail(trx, { shopId, id, lang, partSen, now: clock.now() }),
    )

  app.get(
    path,
    { schema: { querystring: campaignListQuery, response: { 200: list(campaign) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const found = await readUncountedPage({
          page: request.query.page,
          perPage,
          list: (slice) => listCampaigns(trx, { shopId, ...slice }),
        })
        const shown = found.rows.slice(0, perPage)
        const states = await countStates(
          trx,
          shopId,
          shown.map(({ id }) => id),
          minuteBefore(clock.now()),
        )
        const { name: shop } = await readShop(trx, shopId)
        const about = { shop, partSen, now: clock.now(), recipients: null, states }
        return { rows: shown.map((row) => presentCampaign(row, about)), meta: found.meta }
      })
      return okList(rows, meta)
    },
  )

  app.post(path, { schema: { body: createBody, response: one, tags }, config, preHandler }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const { lang } = request
    const now = clock.now()
    const { id } = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
      const made = await createCampaign(trx, request.body, { shopId, lang, now })
      await tellCampaign(trx, made, { userId, action: 'campaign.created', facts: factsOfCampaign(made), now })
      return { id: made.id }
    })
    return ok(await read(shopId, id, lang), request.say(texts.created))
  })

  app.post(
    `${path}/check`,
    { schema: { body: checkCampaign, response: { 200: success(campaignCheck) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { channel, text, audience } = request.body
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const { name: shop } = await readShop(trx, shopId)
          const wanted = audience && (await readAudience(trx, audience, { shopId, channel, now: clock.now() }))
          const recipients = wanted ? await countAudience(trx, wanted) : null
          const leftOut = wanted ? await countLeftOut(trx, wanted) : null
          return presentCheck({ channel, text, shop }, { partSen, recipients, leftOut, lang: request.lang })
        }),
      )
    },
  )

  app.get(`${path}/:id`, { schema: { params, response: one, tags }, config: ofCampaign, preHandler }, async (request) =>
    ok(await read(request.seller.shopId, request.params.id, request.lang)),
  )

  app.post(
    `${path}/:id/test`,
    { schema: { params, body: testBody, response: { 200: success(z.null()) }, tags }, config: ofCampaign, preHandler },
    async (request) => {
      await limits.take(request, 'offer_test')
      const { shopId, userId } = request.seller
      const to = await testCampaign(deps, {
        shopId,
        userId,
        campaignId: request.params.id,
        to: request.body.to,
        lang: request.lang,
      })
      return ok(null, request.say(texts.tested, { to }))
    },
  )

  app.post(
    `${path}/:id/send`,
    { schema: { params, response: one, tags }, config: ofCampaign, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const ref = { shopId, campaignId: request.params.id }
      const sent = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const { state, count, from } = await sendCampaign(trx, ref, { ...deps, userId, now: clock.now() })
        return { state, count, when: from && formatTime(from).slice(0, 16) }
      })
      const when = sent.when ?? ''
      const text = sent.state === 'scheduled' ? texts.planned : sent.when === null ? texts.begun : texts.waits
      return ok(await read(shopId, ref.campaignId, request.lang), request.say(text, { when, count: sent.count }))
    },
  )

  app.post(
    `${path}/:id/cancel`,
    { schema: { params, response: one, tags }, config: ofCampaign, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const ref = { shopId, campaignId: request.params.id }
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await cancelCampaign(trx, ref, { userId, now: clock.now() })
        return null
      })
      return ok(await read(shopId, ref.campaignId, request.lang), request.say(texts.stopped))
    },
  )
}

const minuteBefore = (now: Date): Date => new Date(now.getTime() - 60_000)

type Wanted = { shopId: number; id: number; lang: Lang; partSen: number; now: Date }

async function readDetail(trx: Db, { shopId, id, lang, partSen, now }: Wanted): Promise<CampaignDetail> {
  const row = await readCampaign(trx, { shopId, campaignId: id })
  if (!row) throw new AppError('not_found', common.notFound)
  const { name: shop } = await readShop(trx, shopId)
  const hasBegun = row.started_at !== null
  const recipients = hasBegun ? null : await countAudience(trx, await audienceOf(trx, row, now))
  const states = await countStates(trx, shopId, [id], minuteBefore(now))
  const problems = await listProblems(trx, { shopId, campaignId: id }, problemsShown)
  const { orders, total_sen: total } = await readSales(trx, { shopId, campaignId: id })
  return {
    ...presentCampaign(row, { shop, partSen, now, recipients, states }),
    sales: { orders, total: formatRinggit(sen(total)) },
    problems: problems.map((one) => presentProblem(one, lang)),
  }
}
