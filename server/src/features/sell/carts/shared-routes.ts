import { cart as cartShape, sharedCart, sharedCartLink, sharedCartParams } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { readSharedCart, shareCart, takeShared } from './actions/share-cart.ts'
import { cartTexts } from './messages.ts'
import { type CartDeps, changeCart } from './change-cart.ts'
import { readCaller } from './owner.ts'
import { presentShared } from './present/cart.ts'
import { findCart } from './queries/cart-rows.ts'
import { findShopCard } from './queries/checkout-terms.ts'

/** A cart that is shown to others by a link. (contract §4) */
export async function sharedCartRoutes(app: KedaiApp, deps: CartDeps): Promise<void> {
  const { db, publicDb, clock, limits, config } = deps
  const root = `/api/ajax/${publicArea}/carts`
  const guests = { auth: 'guest' } as const
  const ofLink = { auth: 'guest', idOf: 'shared_cart' } as const
  const tags = ['carts']

  app.post(
    `${root}/share`,
    {
      schema: { tags, summary: 'Make a link that shows the cart', response: { 200: success(sharedCartLink) } },
      config: { ...guests, limits: ['cart'] },
    },
    async (request, reply) => {
      const { owner, shopId, username } = await readCaller(publicDb, request, publicArea)
      const door = { db, clock, request, reply, options: { shopId } }
      const token = await idempotent(door, async (trx) =>
        shareCart(trx, { shopId, cart: owner && (await findCart(trx, owner)), now: clock.now() }),
      )
      return ok({ url: `${shopUrl(config, username)}/cart/shared/${token}` })
    },
  )

  app.get(
    `${root}/shared/:token`,
    {
      schema: { tags, summary: 'A shared cart', params: sharedCartParams, response: { 200: success(sharedCart) } },
      config: { ...ofLink, counts: ['shared_link'] },
    },
    async (request) => {
      const { shopId } = await readCaller(publicDb, request, publicArea)
      const giveBack = await limits.tryOnce(request, 'shared_link')
      const { token } = request.params
      const now = clock.now()
      const data = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const { lines } = await readSharedCart(trx, { shopId, token, now })
        return presentShared(lines, await findShopCard(trx, shopId), { lang: request.lang, now })
      })
      await giveBack()
      return ok(data)
    },
  )

  app.post(
    `${root}/shared/:token/take`,
    {
      schema: {
        tags,
        summary: 'Put a shared cart’s lines into one’s own',
        params: sharedCartParams,
        response: { 200: success(cartShape) },
      },
      config: { ...ofLink, counts: ['cart'] },
    },
    async (request, reply) =>
      changeCart(deps, { request, reply, area: publicArea, said: cartTexts.added }, async (trx, open) => {
        const { cart, now, changes } = open
        const { shopId } = open.caller
        const { skipped, hasBegun } = await takeShared(trx, { shopId, cart, token: request.params.token, now })
        return { changes: [...changes, ...skipped], hasBegun }
      }),
  )
}
