import { list, success } from '@kedai/contracts/envelope.ts'
import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import {
  areaProduct,
  areaProductsQuery,
  resellerHome,
  resellerOrderRow,
  resellerOrdersQuery,
  resellerWallet,
  walletQuery,
} from '@kedai/contracts/resellers.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { cartProductTypes } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../../platform/http/read-page.ts'
import { shopUrl } from '../../../../platform/http/shop-url.ts'
import { presentAreaProducts, presentHome, presentOwnOrder, presentWallet } from '../present/own-pages.ts'
import {
  countToSend,
  findLargestOrder,
  findNextRank,
  findWallet,
  listOwnOrders,
  listOwnStock,
  listWalletEntries,
  listWalletMonths,
} from '../queries/own-pages.ts'
import { listSoldUnits } from '../queries/price-lists.ts'
import { findReason } from '../queries/resellers.ts'
import { findTerms } from '../queries/terms.ts'
import { findMember } from '../shared/find-member.ts'
import { readRankPrices, readTerms, type ResellerTerms } from '../shared/read-terms.ts'

const tags = ['resellers']
const config = { auth: 'user' } as const
const perPage = 25
const entriesPerPage = 50
const ofMonth = { limit: 500, offset: 0 }
const productsAtHome = 12
const ordersAtHome = 5

/** A reseller's own pages in each area: what he sells, ordered and earned. (contract §9) */
export async function areaRoutes(
  app: KedaiApp,
  { db, publicDb, clock, limits, config: settings }: Deps,
): Promise<void> {
  const memberOf = (request: AnyRequest, area: ProgrammeArea) => findMember(publicDb, request, area)

  async function products(trx: Db, terms: ResellerTerms, slice: { term?: string; limit: number; offset?: number }) {
    const units = await listSoldUnits(trx, { shopId: terms.shopId, itemTypes: cartProductTypes, ...slice })
    const priced = units.map((unit) => ({
      id: unit.variation_id,
      productId: unit.product_id,
      price: sen(unit.price_sen),
    }))
    return presentAreaProducts(units, await readRankPrices(trx, terms, priced), clock.now())
  }

  for (const area of programmeAreas) {
    const root = `/api/ajax/${area}`
    app.get(`${root}/home`, { schema: { tags, response: { 200: success(resellerHome) } }, config }, async (request) => {
      const { shopId, username, resellerId } = await memberOf(request, area)
      return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const row = await findTerms(trx, shopId, resellerId)
        if (!row) throw new AppError('not_found', texts.notFound)
        const terms = await readTerms(trx, shopId, resellerId)
        const own = { shopId, resellerId }
        const pieces = await listOwnStock(trx, shopId, resellerId)
        return ok({
          ...presentHome({
            area,
            lang: request.lang,
            now: clock.now(),
            row,
            terms,
            reason: await findReason(trx, shopId, resellerId),
            link: `${shopUrl(settings, username)}/?ref=${row.code}`,
            wallet: await findWallet(trx, shopId, resellerId),
            orders: await listOwnOrders(trx, { ...own, limit: ordersAtHome, offset: 0 }),
            next: await findNextRank(trx, shopId, resellerId),
            stock: await products(trx, terms, { limit: productsAtHome }),
            largest: await findLargestOrder(trx, shopId, resellerId),
            ownStock: areaRules(area).holdsStock || pieces.length > 0 ? pieces : null,
          }),
          to_send: await countToSend(trx, shopId, resellerId),
        })
      })
    })

    app.get(
      `${root}/orders`,
      { schema: { tags, querystring: resellerOrdersQuery, response: { 200: list(resellerOrderRow) } }, config },
      async (request) => {
        const own = await memberOf(request, area)
        const { rows, meta } = await inTransaction(db, { shopId: own.shopId, readOnly: true }, (trx) =>
          readUncountedPage({
            page: request.query.page,
            perPage,
            list: (slice) => listOwnOrders(trx, { ...own, ...slice }),
          }),
        )
        return okList(
          rows.map((row) => presentOwnOrder(row, request.lang)),
          meta,
        )
      },
    )

    app.get(
      `${root}/wallet`,
      { schema: { tags, querystring: walletQuery, response: { 200: success(resellerWallet) } }, config },
      async (request) => {
        const own = await memberOf(request, area)
        const { page, month } = request.query
        const slice = month === undefined ? { limit: entriesPerPage, offset: (page - 1) * entriesPerPage } : ofMonth
        return inTransaction(db, { shopId: own.shopId, readOnly: true }, async (trx) =>
          ok(
            presentWallet(await findWallet(trx, own.shopId, own.resellerId), {
              entries: await listWalletEntries(trx, { ...own, ...slice, ...(month !== undefined && { month }) }),
              months: await listWalletMonths(trx, own.shopId, own.resellerId),
              month,
            }),
          ),
        )
      },
    )

    app.get(
      `${root}/products`,
      {
        schema: { tags, querystring: areaProductsQuery, response: { 200: list(areaProduct) } },
        config: { ...config, counts: ['search?'] },
      },
      async (request) => {
        const { shopId, resellerId } = await memberOf(request, area)
        const { term = '', page } = request.query
        if (term !== '') await limits.take(request, 'search')
        const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const terms = await readTerms(trx, shopId, resellerId)
          return readUncountedPage({ page, perPage, list: (slice) => products(trx, terms, { term, ...slice }) })
        })
        return okList(rows, meta)
      },
    )
  }
}
