import { cartContactBody } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepContact } from './actions/keep-contact.ts'
import { withOwnCart } from './change-cart.ts'
import { readChanger } from './owner.ts'

/** What a buyer who wants offers has typed before the order is sent. (contract §12) */
export async function cartContactRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { publicDb, limits } = deps
  app.post(
    `/api/ajax/${publicArea}/carts/contact`,
    {
      schema: {
        tags: ['carts'],
        summary: 'Who may be reminded of the cart, while they want offers',
        body: cartContactBody,
        response: { 200: success(z.null()) },
      },
      config: { auth: 'guest', limits: ['cart'], counts: ['cart_phone?'] },
    },
    async (request) => {
      const caller = await readChanger(publicDb, request, publicArea)
      const { shopId } = caller
      const phone = readPhone(request.body.phone)
      if (phone !== null) await limits.takeOf(request, 'cart_phone', `${shopId} ${phone}`)
      await withOwnCart(deps, caller, (trx, { cart, now }) =>
        keepContact(trx, { shopId, cartId: cart.id, typed: request.body, lang: request.lang, now }),
      )
      return ok(null)
    },
  )
}
