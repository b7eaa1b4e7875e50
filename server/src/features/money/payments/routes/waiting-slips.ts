import { success } from '@kedai/contracts/envelope.ts'
import { refusedSlips, refuseSlips as refuseBody, waitingSlips } from '@kedai/contracts/waiting-slips.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { groupSlips, piecesIn } from '@kedai/domain/payments/slip-groups.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { refuseSlips } from '../actions/refuse-slips.ts'
import { texts } from '../messages.ts'
import { listWaitingSlips, type WaitingSlip } from '../queries/waiting-slips.ts'

const root = '/api/ajax/seller/money/waiting-slips'
const tags = ['payments']
const forPayments = { config: { auth: 'seller', work: 'payments' }, preHandler: mustManage('payments') } as const
const maxOrders = 1000
const maxOfGroup = 100

/** What is kept from others by slips that nobody checked, and many of one browser or address refused at once. */
export async function waitingSlipRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(root, { schema: { response: { 200: success(waitingSlips) }, tags }, ...forPayments }, async (request) => {
    const { shopId } = request.seller
    const orders = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
      listWaitingSlips(trx, shopId, maxOrders),
    )
    return ok({
      ...sumsOf(orders),
      groups: groupSlips(orders).map(({ by, orders: group }) => {
        const shown = group.slice(0, maxOfGroup)
        return { by, sums: sumsOf(shown), orders: shown.map(present) }
      }),
    })
  })

  app.post(
    `${root}/refuse`,
    { schema: { body: refuseBody, response: { 200: success(refusedSlips) }, tags }, ...forPayments },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_nos: orderNos, reason } = request.body
      const done = await refuseSlips(db, { shopId, orderNos, reason, userId, now: clock.now() })
      const said = done.left === 0 ? texts.slipsRefused : texts.slipsRefusedSome
      return ok(done, request.say(said, { count: done.refused, left: done.left }))
    },
  )
}

const sumsOf = (orders: readonly WaitingSlip[]) => ({
  orders: orders.length,
  pieces: piecesIn(orders),
  total: formatRinggit(sen(orders.reduce((sum, { total_sen }) => sum + total_sen, 0))),
})

const present = ({ order_no, buyer_name, total_sen, pieces, uploaded_at }: WaitingSlip) => ({
  order_no,
  buyer_name,
  total: formatRinggit(sen(total_sen)),
  pieces,
  uploaded_at: formatTime(uploaded_at),
})
