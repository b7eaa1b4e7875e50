import { chooseShop } from '@kedai/contracts/account.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustBeSignedIn } from '../accounts/actions/must-have-confirmed.ts'
import { leaveShop } from './actions/leave-shop.ts'
import { done } from './messages.ts'
import { findOwnShop } from './queries/members.ts'

/** Leaving a shop one works in, whichever is chosen. The account stays. */
export async function leaveRoute(app: KedaiApp, { db, clock, mail, config: { publicUrl } }: Deps): Promise<void> {
  app.post(
    '/api/ajax/account/shops/leave',
    {
      schema: { body: chooseShop, response: { 200: success(z.null()) }, tags: ['account'] },
      config: { auth: 'user' },
    },
    async (request) => {
      const { user } = mustBeSignedIn(request)
      const shop = await findOwnShop(db, user.id, request.body.username)
      if (!shop) throw new AppError('not_found', texts.notFound)
      const staffUrl = `${publicUrl}/seller/settings/staff`
      await inTransaction(db, { shopId: shop.shop_id }, (trx) =>
        leaveShop(trx, {
          shopId: shop.shop_id,
          shopName: shop.name,
          userId: user.id,
          mail,
          staffUrl,
          now: clock.now(),
        }),
      )
      return ok(null, request.say(done.left, { shop: shop.name }))
    },
  )
}
