import { cartProduct, cartProductParams } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import { maxFromOnePlace } from '@kedai/domain/resellers/routing.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import { readRankPrices, readTerms } from '../../resellers/resellers/shared/read-terms.ts'
import { readUplineShelves } from '../../resellers/stock-nodes/shared/read-shelves.ts'
import { readItem } from '../items/shared/read-item.ts'
import { areaAuth, readCaller } from './owner.ts'
import { presentAreaProduct } from './present/area-product.ts'
import { presentCartProduct } from './present/product.ts'
import { findViewId } from './queries/product.ts'

/** A product as an area's buyers see it. (contract §4) */
export async function cartProductRoutes(
  app: KedaiApp,
  { db, publicDb, clock, config }: Deps,
  area: AreaName,
): Promise<void> {
  app.get(
    `/api/ajax/${area}/product/view/:id`,
    {
      schema: {
        tags: ['carts'],
        summary: 'A product, to be put into a cart',
        params: cartProductParams,
        response: { 200: success(cartProduct) },
      },
      config: { auth: areaAuth(area) },
    },
    async (request) => {
      const { shopId, username, resellerId } = await readCaller(publicDb, request, area)
      const viewId = await findViewId(publicDb, shopId, request.params.id)
      const view =
        viewId &&
        (await readItem(publicDb, viewId, { lang: request.lang, now: clock.now(), publicUrl: config.publicUrl }))
      if (!view) throw new AppError('not_found', texts.notFound)
      const page = `${shopUrl(config, username)}/i/${encodeURIComponent(view.item.view_id)}`
      if (resellerId === null) return ok(presentCartProduct(view, page))
      const { terms, prices, shelves } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const own = await readTerms(trx, shopId, resellerId)
        const units = view.items.map(({ id, price, compare_price }) => ({
          id,
          productId: view.item.id,
          price: amountOf(compare_price ?? price),
        }))
        const ids = units.map(({ id }) => id)
        return {
          terms: own,
          prices: await readRankPrices(trx, own, units),
          shelves: await readUplineShelves(trx, own, ids),
        }
      })
      const items = view.items.map((unit) => ({ ...unit, stock: maxFromOnePlace(unit.stock, shelves, unit.id) }))
      const product = presentCartProduct({ ...view, items }, `${page}?ref=${terms.code}`)
      return ok(presentAreaProduct(product, { terms, prices }))
    },
  )
}
