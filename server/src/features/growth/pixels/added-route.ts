import { addToCart } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { addedEvent, addedParams } from '@kedai/contracts/pixels.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { addCartEvent } from './actions/add-cart-event.ts'
import { allowedBy, browserOf } from './browser-of.ts'
import { findShopId } from './queries.ts'

/** Something was put into a cart: told by the server, and answered for the browser to tell, under one `event_id`. (contract §12) */
export async function addedRoute(app: KedaiApp, { db, publicDb, clock }: Deps): Promise<void> {
  app.post(
    '/api/ajax/guest/added-to-cart/:username',
    {
      schema: { params: addedParams, body: addToCart, response: { 200: success(addedEvent) }, tags: ['growth'] },
      config: { auth: 'guest', idOf: 'shop', limits: ['cart'] },
    },
    async (request) => {
      const shopId = await findShopId(publicDb, request.params.username)
      if (shopId === null) throw new AppError('not_found', common.notFound)
      const added = { shopId, line: request.body, browser: browserOf(request), allowed: allowedBy(request) }
      return ok(await inTransaction(db, { shopId }, (trx) => addCartEvent(trx, { ...added, now: clock.now() })))
    },
  )
}
