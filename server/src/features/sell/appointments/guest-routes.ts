import { success } from '@kedai/contracts/envelope.ts'
import { buyerOrder, orderParams } from '@kedai/contracts/orders.ts'
import { reschedule, slot, slotsParams, slotsQuery } from '@kedai/contracts/appointments.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { readBuyerOrder, shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { readSlots, shownDays } from './actions/read-slots.ts'
import { rescheduleAppointment } from './actions/reschedule.ts'
import { calendarFile } from './calendar-file.ts'
import { done, refusals } from './messages.ts'
import { findForCalendar } from './queries/appointments.ts'

const maxDays = 62
const ofOrder = { auth: 'guest', idOf: 'order' } as const

/** What a service's buyer asks: when there is time, another time, and a file for their calendar. (contract §2a) */
export async function guestAppointmentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { publicDb, clock, config } = deps

  app.get(
    '/api/ajax/guest/slots/:view_id',
    {
      schema: {
        params: slotsParams,
        querystring: slotsQuery,
        response: { 200: success(z.array(slot)) },
        tags: ['items'],
      },
      config: { auth: 'guest', idOf: 'service' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { from, to, staff, order } = request.query
      if (order !== undefined) keepAddressSecret(reply)
      const now = clock.now()
      const first = from ?? formatDate(now)
      const last = to ?? plusDays(first, shownDays - 1)
      if (last > plusDays(first, maxDays)) throw refuseField('to', refusals.tooLong)
      const moving = order === undefined ? {} : { moving: { db: deps.db, token: order } }
      const wanted = { viewId: request.params.view_id, from: first, to: last, staff, now, ...moving }
      return ok(await readSlots(publicDb, wanted))
    },
  )

  app.post(
    '/api/ajax/guest/order/:token/reschedule',
    {
      schema: { params: orderParams, body: reschedule, response: { 200: success(buyerOrder) }, tags: ['orders'] },
      config: { auth: 'guest', idOf: 'appointment_order', limits: ['own_link'] },
    },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token } = request.params
      const shopId = await shopOfToken(deps, token)
      const { slot: typed, staff } = request.body
      await inTransaction(deps.db, { shopId }, (trx) =>
        rescheduleAppointment(trx, { shopId, token, slot: typed, staff, now: clock.now() }),
      )
      return ok(await readBuyerOrder(deps, { token, lang: request.lang }), request.say(done.moved))
    },
  )

  app.get(
    '/api/ajax/guest/order/:token/calendar.ics',
    { schema: { params: orderParams, tags: ['orders'] }, config: { ...ofOrder, idOf: 'appointment_order', raw: true } },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token } = request.params
      const shopId = await shopOfToken(deps, token)
      const found = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
        findForCalendar(trx, shopId, token),
      )
      if (!found) throw new AppError('not_found', texts.notFound)
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${found.order_no.replace(/[^\w.-]/g, '-')}.ics"`,
        'cache-control': 'private, no-store',
      })
      return reply.send(calendarFile(found, new URL(config.publicUrl).hostname))
    },
  )
}
