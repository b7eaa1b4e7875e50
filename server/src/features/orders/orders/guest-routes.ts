import { success } from '@kedai/contracts/envelope.ts'
import { buyerOrder, cancelByBuyer, orderParams } from '@kedai/contracts/orders.ts'
import { sendQrPng } from '../../../platform/codes/send-qr-png.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { cancelOrder } from './actions/cancel-order.ts'
import { readBuyerOrder, shopOfToken } from './actions/read-buyer-order.ts'
import { done } from './messages/done.ts'

const reply = { 200: success(buyerOrder) }
const config = { auth: 'guest', idOf: 'order' } as const

/** The buyer's order, opened by its token alone. (contract §2) */
export async function guestOrderRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  app.addHook('onRequest', async (_request, answer) => {
    keepAddressSecret(answer)
  })

  app.get(
    '/api/ajax/guest/order/:token',
    { schema: { params: orderParams, response: reply, tags: ['orders'] }, config },
    async (request) => ok(await readBuyerOrder(deps, { token: request.params.token, lang: request.lang })),
  )

  app.post(
    '/api/ajax/guest/order/:token/cancel',
    {
      schema: { params: orderParams, body: cancelByBuyer, response: reply, tags: ['orders'] },
      config: { ...config, limits: ['own_link'] },
    },
    async (request) => {
      const { token } = request.params
      const shopId = await shopOfToken(deps, token)
      const reason = request.body?.reason ?? ''
      await inTransaction(deps.db, { shopId }, (trx) =>
        cancelOrder(trx, { order: { shopId, token }, by: 'buyer', reason, now: deps.clock.now() }),
      )
      return ok(await readBuyerOrder(deps, { token, lang: request.lang }), request.say(done.cancelled))
    },
  )

  // The code to pay with, for who reads this on the phone that he pays with.
  app.get(
    '/exports/order/:token/duitnow.png',
    { schema: { params: orderParams, tags: ['orders'] }, config: { ...config, raw: true, limits: ['paper'] } },
    async (request, answer) => {
      const { payment, order_no } = await readBuyerOrder(deps, { token: request.params.token, lang: request.lang })
      if (!payment.duitnow) throw new AppError('not_found', texts.notFound)
      return sendQrPng(answer, payment.duitnow.qr, `duitnow-${order_no}`)
    },
  )
}
