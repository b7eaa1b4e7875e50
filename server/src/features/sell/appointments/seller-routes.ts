import { success } from '@kedai/contracts/envelope.ts'
import { appointment, appointmentParams, appointmentsQuery } from '@kedai/contracts/appointments.ts'
import { isPaidInFull } from '@kedai/domain/orders/payment-status.ts'
import { formatDate, parseTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { deliverOrder } from '../../orders/orders/actions/deliver-order.ts'
import { ledgerOf } from '../../orders/orders/shared/order-ledger.ts'
import { done, refusals } from './messages.ts'
import { presentAppointment } from './present.ts'
import { endBooked, findAppointment, listAppointments } from './queries/appointments.ts'

const path = '/api/ajax/seller/appointments'
const tags = ['appointments']
const config = { auth: 'seller', work: 'orders' } as const
const maxDays = 62

/** The shop's calendar: who comes when, and whether they came. (contract §2a) */
export async function sellerAppointmentRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('orders')

  app.get(
    path,
    {
      schema: { querystring: appointmentsQuery, response: { 200: success(z.array(appointment)) }, tags },
      config,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const { from, to, staff } = request.query
      const first = parseTime(from ?? formatDate(clock.now())) ?? clock.now()
      const last = to === undefined ? plusHours(first, 6 * 24) : (parseTime(to) ?? first)
      if (last > plusHours(first, maxDays * 24)) throw refuseField('to', refusals.tooLong)
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        listAppointments(trx, { shopId, from: first, until: plusHours(last, 24), staff }),
      )
      return ok(rows.map(presentAppointment))
    },
  )

  const ends = { done: 'done', 'no-show': 'no_show' } as const
  for (const end of ['done', 'no-show'] as const)
    app.post(
      `${path}/:id/${end}`,
      {
        schema: { params: appointmentParams, response: { 200: success(appointment) }, tags },
        config: { ...config, idOf: 'appointment' },
        preHandler,
      },
      async (request) => {
        const { shopId, userId } = request.seller
        const { id } = request.params
        const as = ends[end]
        const now = clock.now()
        const row = await inTransaction(db, { shopId }, async (trx) => {
          const isEnded = await endBooked(trx, shopId, id, { as, now })
          const found = await findAppointment(trx, shopId, id)
          if (!found) throw new AppError('not_found', texts.notFound)
          // Said again, it is as it was said.
          if (!isEnded && found.status !== as) throw new AppError('conflict', refusals.isOver)
          if (isEnded)
            await recordAudit(trx, {
              ...{ shopId, userId, action: 'appointment.ended', now },
              ...{ subject: { type: 'order', ref: found.order_no }, after: { status: as } },
            })
          if (isEnded && isPaidInFull(ledgerOf(found)))
            await deliverOrder(trx, { shopId, orderId: found.order_id, now })
          return found
        })
        return ok(presentAppointment(row), request.say(done[as]))
      },
    )
}
