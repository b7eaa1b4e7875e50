import { list, success } from '@kedai/contracts/envelope.ts'
import {
  changeRank as changeRankBody,
  explainedPrice,
  explainPriceQuery,
  programme,
  programmeAreas,
  type ProgrammeArea,
  rank as rankShape,
  rankIdParams,
  saveProgramme as programmeBody,
  saveRank as rankBody,
} from '@kedai/contracts/programmes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { shopUrl } from '../../../../platform/http/shop-url.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { saveProgramme } from '../actions/save-programme.ts'
import { addRank, changeRank, getRank } from '../actions/save-rank.ts'
import { explainPrice } from '../explain-price.ts'
import { resellerTexts } from '../messages.ts'
import { presentProgramme, presentRank } from '../present/programme.ts'
import { findProgramme, listRanks } from '../queries/programmes.ts'

const root = '/api/ajax/seller'
const tags = ['resellers']
const config = { auth: 'seller', work: 'resellers' } as const
const ofRank = { ...config, idOf: 'reseller_rank' } as const

/** A shop's programmes, their ranks and what each rank pays. (contract §9) */
export async function programmeRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('resellers')

  const read = async (trx: Db, shop: { shopId: number; username: string }, area: ProgrammeArea, lang: Lang) =>
    presentProgramme(await findProgramme(trx, shop.shopId, area), {
      area,
      lang,
      joinUrl: `${shopUrl(deps.config, shop.username)}/join/${area}`,
    })

  const ranks = async (trx: Db, shopId: number, area: ProgrammeArea) =>
    (await listRanks(trx, shopId, area)).map(presentRank)

  for (const area of programmeAreas) {
    app.get(
      `${root}/programmes/${area}`,
      { schema: { response: { 200: success(programme) }, tags }, config, preHandler },
      ({ seller, lang }) =>
        inTransaction(db, { shopId: seller.shopId, readOnly: true }, async (trx) =>
          ok(await read(trx, seller, area, lang)),
        ),
    )

    app.put(
      `${root}/programmes/${area}`,
      { schema: { body: programmeBody, response: { 200: success(programme) }, tags }, config, preHandler },
      async (request, reply) => {
        const { seller, lang } = request
        const { shopId, userId } = seller
        const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await saveProgramme(trx, { shopId, userId, area, now: clock.now() }, request.body)
          return read(trx, seller, area, lang)
        })
        return ok(saved, request.say(resellerTexts.programmeSaved))
      },
    )

    app.get(
      `${root}/programmes/${area}/ranks`,
      { schema: { response: { 200: list(rankShape) }, tags }, config, preHandler },
      async ({ seller: { shopId } }) => {
        const found = await inTransaction(db, { shopId, readOnly: true }, (trx) => ranks(trx, shopId, area))
        return okList(found, { page: 1, per_page: found.length, total: found.length, last_page: 1 })
      },
    )

    app.post(
      `${root}/programmes/${area}/ranks`,
      { schema: { body: rankBody, response: { 200: success(rankShape) }, tags }, config, preHandler },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const made = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          const id = await addRank(trx, { shopId, userId, area, now: clock.now() }, request.body)
          return presentRank(await getRank(trx, shopId, id))
        })
        return ok(made, request.say(resellerTexts.rankSaved))
      },
    )
  }

  app.put(
    `${root}/ranks/:id`,
    {
      schema: { params: rankIdParams, body: changeRankBody, response: { 200: success(rankShape) }, tags },
      config: ofRank,
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { id } = request.params
      const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await changeRank(trx, { shopId, userId, id, now: clock.now() }, request.body)
        return presentRank(await getRank(trx, shopId, id))
      })
      return ok(saved, request.say(resellerTexts.rankSaved))
    },
  )

  app.get(
    `${root}/explain-price`,
    {
      schema: { querystring: explainPriceQuery, response: { 200: success(explainedPrice) }, tags },
      config,
      preValidation: preHandler, // before its query is judged, which strangers would be told of
    },
    ({ seller: { shopId }, query, lang }) =>
      inTransaction(db, { shopId, readOnly: true }, async (trx) =>
        ok(
          await explainPrice(trx, {
            shopId,
            area: query.area,
            resellerId: query.reseller_id,
            variationId: query.variation_id,
            quantity: query.quantity,
            lang,
            now: clock.now(),
          }),
        ),
      ),
  )
}
