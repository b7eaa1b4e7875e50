import type { Deps } from '../../../platform/deps.ts'
import type { EventMap } from '../../../platform/events/event-map.ts'
import type { Feature } from '../../../platform/feature.ts'
import { expireOrders } from './actions/expire-orders.ts'
import { settleOrder } from './actions/settle-order.ts'
import { tellMailFailed } from './actions/tell-mail-failed.ts'
import { orderDeskRoutes } from './desk-routes.ts'
import { orderEditRoutes } from './edit-routes.ts'
import { guestOrderRoutes } from './guest-routes.ts'
import { expireQueue, orderMailQueue, workOrderJobs } from './jobs.ts'
import { leaveOrderMails, writeOrderMails } from './mails/order-mails.ts'
import { orderListRoutes } from './list-routes.ts'
import type { MailOccasion } from './messages/mails.ts'
import { sellerOrderRoutes } from './seller-routes.ts'

/** Orders: their three axes, their timeline, who may do what to them, and what people are told. */
export const orders: Feature = {
  name: 'orders',
  queues: [orderMailQueue, expireQueue],
  wire(deps) {
    workOrderJobs(deps)
    writeOrderMails(deps)
    deps.events.on(
      'payment.recorded',
      async (trx, { shopId, orderId }) => void (await settleOrder(trx, { shopId, orderId, now: deps.clock.now() })),
    )
    deps.events.on('payment.refunded', (trx, refund) =>
      leaveOrderMails(trx, deps.mail, { ...refund, occasion: 'refunded' }),
    )
    deps.events.on('mail.failed', (trx, failed) => tellMailFailed(trx, failed, deps.clock.now()))
    for (const [name, occasion] of mailed) {
      deps.events.on(name, (trx, payload) => {
        const reason = 'reason' in payload && typeof payload.reason === 'string' ? payload.reason : ''
        leaveOrderMails(trx, deps.mail, { orderId: payload.orderId, occasion, reason })
      })
    }
  },
  async routes(app, deps) {
    await app.register((scope) => guestOrderRoutes(scope as typeof app, deps))
    await sellerOrderRoutes(app, deps)
    await orderListRoutes(app, deps)
    await orderDeskRoutes(app, deps)
    await orderEditRoutes(app, deps)
    app.addHook('onReady', () => expireWhatPassedMeanwhile(deps))
  },
}

const mailed: readonly (readonly [Extract<keyof EventMap, `order.${string}`>, MailOccasion])[] = [
  ['order.placed', 'placed'],
  ['order.paid', 'paid'],
  ['order.shipped', 'shipped'],
  ['order.tracked', 'tracked'],
  ['order.ready', 'ready'],
  ['order.cancelled', 'cancelled'],
  ['order.expired', 'expired'],
  ['order.edited', 'edited'],
]

// While nothing ran, holds went on passing. A start must not fail over it: the job comes round within a minute.
const expireWhatPassedMeanwhile = ({ db, clock }: Deps) =>
  expireOrders(db, clock.now()).then(
    () => {},
    () => {},
  )
