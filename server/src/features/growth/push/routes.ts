import { success } from '@kedai/contracts/envelope.ts'
import { pushKey, removePush, savePush } from '@kedai/contracts/push.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as general } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { subscribe } from './actions/subscribe.ts'
import { pushKeysOf } from './keys.ts'
import { texts } from './messages.ts'
import { removeSubscription } from './queries.ts'

const path = '/api/ajax/seller/push'
const tags = ['real time']
const config = { auth: 'seller', work: 'orders' } as const

/** Which devices hear of a shop's orders. (contract §6) */
export async function pushRoutes(app: KedaiApp, { db, clock, limits, config: settings }: Deps): Promise<void> {
  const preHandler = mustManage('orders')
  const { publicKey } = pushKeysOf(settings)
  const response = { 200: success(z.null()) }

  app.get(path, { schema: { response: { 200: success(pushKey) }, tags }, config, preHandler }, async () =>
    ok({ public_key: publicKey }),
  )

  app.put(path, { schema: { body: savePush, response, tags }, config, preHandler }, async (request) => {
    const { session, seller, lang, body: typed } = request
    if (!session) throw new AppError('unauthenticated', general.unauthenticated)
    const { shopId, userId } = seller
    await limits.take(request, 'search') // each new device is sent something
    await inTransaction(db, { shopId }, (trx) =>
      subscribe(trx, {
        shopId,
        userId,
        sessionId: session.id,
        lang,
        typed,
        isDemo: settings.demo,
        now: clock.now(),
      }),
    )
    return ok(null, request.say(texts.on))
  })

  app.delete(path, { schema: { body: removePush, response, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    await inTransaction(db, { shopId }, (trx) => removeSubscription(trx, shopId, request.body.endpoint))
    return ok(null, request.say(texts.off))
  })
}
