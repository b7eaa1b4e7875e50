import { list, success } from '@kedai/contracts/envelope.ts'
import { sendOrder as sendBody, toSendOrder, toSendQuery } from '@kedai/contracts/node-orders.ts'
import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { orderNoParams, sellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { readSellerOrder } from '../../orders/orders/actions/read-seller-order.ts'
import { findMember } from '../resellers/shared/find-member.ts'
import { acceptOrder, declineOrder, sendOrder } from './actions/answer-order.ts'
import { moveToShop } from './actions/move-to-shop.ts'
import { nodeOrderTexts } from './messages.ts'
import { presentToSend } from './present.ts'
import { listToSend } from './queries/to-send.ts'

const tags = ['resellers']
const perPage = 25
const user = { auth: 'user' } as const
const ofToSend = { auth: 'user', idOf: 'order_to_send' } as const
const response = { 200: success(toSendOrder) }

type Own = { shopId: number; resellerId: number; orderNo: string; userId: number; now: Date }

/** What a reseller has to send from his own place, in each area; and the seller's way to send it himself. (contract §9) */
export async function nodeOrderRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock } = deps

  for (const area of programmeAreas) {
    const root = `/api/ajax/${area}/to-send`

    app.get(
      root,
      { schema: { tags, querystring: toSendQuery, response: { 200: list(toSendOrder) } }, config: user },
      async (request) => {
        const own = await findMember(publicDb, request, area)
        const { rows, meta } = await inTransaction(db, { shopId: own.shopId, readOnly: true }, (trx) =>
          readUncountedPage({
            page: request.query.page,
            perPage,
            list: (slice) => listToSend(trx, { ...own, ...slice }),
          }),
        )
        return okList(rows.map(presentToSend), meta)
      },
    )

    const answer = async (
      request: AnyRequest & { params: { order_no: string } },
      reply: AnyReply,
      said: Message,
      work: (trx: Db, own: Own) => Promise<void>,
    ) => {
      const { shopId, resellerId } = await findMember(publicDb, request, area as ProgrammeArea)
      const orderNo = request.params.order_no
      const userId = request.session?.user.id ?? 0
      const data = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await work(trx, { shopId, resellerId, orderNo, userId, now: clock.now() })
        const [row] = await listToSend(trx, { shopId, resellerId, orderNo, limit: 1, offset: 0 })
        if (!row) throw new AppError('not_found', texts.notFound)
        return presentToSend(row)
      })
      return ok(data, request.say(said))
    }

    app.post(
      `${root}/:order_no/accept`,
      { schema: { tags, params: orderNoParams, response }, config: ofToSend },
      (request, reply) => answer(request, reply, nodeOrderTexts.accepted, acceptOrder),
    )
    app.post(
      `${root}/:order_no/decline`,
      { schema: { tags, params: orderNoParams, response }, config: ofToSend },
      (request, reply) => answer(request, reply, nodeOrderTexts.declined, declineOrder),
    )
    app.post(
      `${root}/:order_no/send`,
      { schema: { tags, params: orderNoParams, body: sendBody, response }, config: ofToSend },
      (request, reply) =>
        answer(request, reply, nodeOrderTexts.sent, (trx, own) => {
          const { courier, tracking_number: trackingNumber } = request.body
          return sendOrder(trx, { ...own, courier, trackingNumber })
        }),
    )
  }

  app.post(
    '/api/ajax/seller/orders/:order_no/send-from-shop',
    {
      schema: { tags: ['orders'], params: orderNoParams, response: { 200: success(sellerOrder) } },
      config: { auth: 'seller', work: 'orders', idOf: 'order' },
      preHandler: mustManage('orders'),
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        moveToShop(trx, { shopId, orderNo, userId, now: clock.now() }).then(() => null),
      )
      const order = await readSellerOrder(deps, request.seller, { orderNo, lang: request.lang })
      return ok(order, request.say(nodeOrderTexts.moved))
    },
  )
}
