import { cartProduct, cartProductParams } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { texts } from '../../platform/errors/messages.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { shopUrl } from '../../platform/http/shop-url.ts'
import { readItem } from '../items/shared/read-item.ts'
import { readCaller } from './owner.ts'
import { presentCartProduct } from './present/product.ts'
import { findViewId } from './queries/product.ts'

/** A product as an area's buyers see it. (contract §4) */
export async function cartProductRoutes(
  app: KedaiApp,
  { publicDb, clock, config }: Deps,
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
      config: { auth: 'guest' },
    },
    async (request) => {
      const { shopId, username } = await readCaller(publicDb, request, area)
      const viewId = await findViewId(publicDb, shopId, request.params.id)
      const view =
        viewId &&
        (await readItem(publicDb, viewId, { lang: request.lang, now: clock.now(), publicUrl: config.publicUrl }))
      if (!view) throw new AppError('not_found', texts.notFound)
      return ok(presentCartProduct(view, `${shopUrl(config, username)}/i/${encodeURIComponent(view.item.view_id)}`))
    },
  )
}
