import { success } from '@kedai/contracts/envelope.ts'
import { priceList, rankParams, savePriceList as body } from '@kedai/contracts/programmes.ts'
import { resellerParams } from '@kedai/contracts/resellers.ts'
import { basisPoints } from '@kedai/domain/money/percent.ts'
import { type Sen, sen } from '@kedai/domain/money/sen.ts'
import { cartProductTypes } from '@kedai/domain/product-types/product-types.ts'
import { rankPrice } from '@kedai/domain/resellers/rank-price.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { findHolder, savePriceList } from '../actions/save-price-list.ts'
import { getRank } from '../actions/save-rank.ts'
import { resellerTexts } from '../messages.ts'
import { presentPriceList } from '../present/programme.ts'
import { type ListHolder, listAllEntries, listLimits, listSoldUnits, type SoldUnit } from '../queries/price-lists.ts'
import type { RankRow } from '../queries/programmes.ts'
import { findMembership } from '../queries/resellers.ts'

const root = '/api/ajax/seller'
const tags = ['resellers']
const config = { auth: 'seller', work: 'resellers' } as const
const maxProducts = 1_000
const response = { 200: success(priceList) }

/** What a rank pays, and what one reseller pays in its place. (contract §9) */
export async function priceListRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('resellers')

  const read = async (shopId: number, holder: ListHolder) =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) => ok(await present(trx, shopId, holder)))

  async function save(
    request: AnyRequest & { body: Parameters<typeof savePriceList>[2] },
    reply: Parameters<typeof idempotent>[0]['reply'],
    holder: ListHolder,
  ) {
    const { shopId, userId } = request.seller
    await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      savePriceList(trx, { shopId, userId, now: clock.now(), ...holder }, request.body).then(() => null),
    )
    const saved = await inTransaction(db, { shopId, readOnly: true }, (trx) => present(trx, shopId, holder))
    return ok(saved, request.say(resellerTexts.pricesSaved))
  }

  const ofRank = { ...config, idOf: 'reseller_rank' } as const
  app.get(
    `${root}/price-lists/:rank_id`,
    { schema: { params: rankParams, response, tags }, config: ofRank, preHandler },
    ({ seller: { shopId }, params: { rank_id: rankId } }) => read(shopId, { rankId }),
  )
  app.put(
    `${root}/price-lists/:rank_id`,
    { schema: { params: rankParams, body, response, tags }, config: ofRank, preHandler },
    (request, reply) => save(request, reply, { rankId: request.params.rank_id }),
  )

  const ofReseller = { ...config, idOf: 'reseller' } as const
  app.get(
    `${root}/resellers/:id/prices`,
    { schema: { params: resellerParams, response, tags }, config: ofReseller, preHandler },
    ({ seller: { shopId }, params: { id: resellerId } }) => read(shopId, { resellerId }),
  )
  app.put(
    `${root}/resellers/:id/prices`,
    { schema: { params: resellerParams, body, response, tags }, config: ofReseller, preHandler },
    (request, reply) => save(request, reply, { resellerId: request.params.id }),
  )
}

async function present(trx: Db, shopId: number, holder: ListHolder) {
  await findHolder(trx, shopId, holder)
  const entries = await listAllEntries(trx, shopId, holder)
  const units = await listSoldUnits(trx, { shopId, itemTypes: cartProductTypes, limit: maxProducts })
  const limits = await listLimits(trx, shopId)
  if (holder.rankId !== undefined) {
    const rank = await getRank(trx, shopId, holder.rankId)
    return presentPriceList({ limits, rank, reseller: null }, entries, units)
  }
  const member = await findMembership(trx, shopId, holder.resellerId)
  const rank = member?.rank_id ? await getRank(trx, shopId, member.rank_id) : null
  const reseller = member && { id: member.id, name: member.name, area: member.area }
  return presentPriceList(
    { limits, rank, reseller, rankPrices: await pricesAt(trx, shopId, rank, units) },
    entries,
    units,
  )
}

// What one piece of each costs at a rank.
async function pricesAt(trx: Db, shopId: number, rank: RankRow | null, units: readonly SoldUnit[]) {
  const entries = rank ? await listAllEntries(trx, shopId, { rankId: rank.id }) : []
  const byProduct = Map.groupBy(entries, (entry) => entry.product_id)
  return new Map<number, Sen>(
    units.map((unit) => {
      const price = sen(unit.price_sen)
      const { list } = rankPrice(
        { id: unit.variation_id, price },
        (byProduct.get(unit.product_id) ?? []).map((entry) => ({
          variationId: entry.variation_id,
          minQuantity: entry.min_qty,
          price: sen(entry.price_sen),
        })),
        basisPoints(rank?.percent_off_bp ?? 0),
      )
      return [unit.variation_id, list?.[0]?.price ?? price]
    }),
  )
}
