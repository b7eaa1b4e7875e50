import { bookShipment, quoteShipment, shipmentQuote } from '@kedai/contracts/courier-accounts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { shipment, shipmentParams as params } from '@kedai/contracts/shipments.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { readParcel } from '../../shipments/actions/read-parcel.ts'
import { bookParcel } from '../actions/book-parcel.ts'
import { fetchCourierLabel } from '../actions/fetch-label.ts'
import { quoteOrder } from '../actions/quote-order.ts'
import { bookTexts } from '../messages.ts'
import { findBooking } from '../queries/bookings.ts'

const path = '/api/ajax/seller/shipments'
const tags = ['shipments']
const config = { auth: 'seller', work: 'orders' } as const
const ofShipment = { ...config, idOf: 'shipment' } as const

/** Booking with couriers: what it costs, once however often it is pressed, and their own labels. (contract §10) */
export async function bookingRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('orders')

  app.post(
    `${path}/quotes`,
    { schema: { body: quoteShipment, response: { 200: success(z.array(shipmentQuote)) }, tags }, config, preHandler },
    async (request) => {
      const { quotes, problems } = await quoteOrder(deps, { shopId: request.seller.shopId, wish: request.body })
      const said = problems.map(({ name, problem, text }) =>
        text ? request.say(text) : request.say(bookTexts.refused, { name, problem }),
      )
      return ok(quotes, said.length === 0 ? null : [...new Set(said)].join(' '))
    },
  )

  app.post(
    `${path}/:id/book`,
    {
      schema: { params, body: bookShipment, response: { 200: success(shipment) }, tags },
      config: ofShipment,
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { id } = request.params
      const outcome = await bookParcel(deps, { shopId, id, wish: request.body, userId, now: clock.now() })
      const booked = await readParcel(deps, { shopId, id, lang: request.lang })
      const said =
        outcome === 'booked'
          ? request.say(bookTexts.booked, { courier: booked.courier })
          : request.say(bookTexts.byHand)
      return ok(booked, said)
    },
  )

  app.get(
    '/exports/courier-labels/:id',
    { schema: { params, tags }, config: { ...ofShipment, raw: true }, preHandler },
    async (request, reply) => {
      const { shopId } = request.seller
      const { id } = request.params
      const booking = await inTransaction(db, { shopId, readOnly: true }, (trx) => findBooking(trx, { shopId, id }))
      if (!booking) await readParcel(deps, { shopId, id, lang: request.lang }) // 404 where it is not theirs
      const name = booking ? courierProviderName(booking.provider) : ''
      const label = booking?.state === 'booked' ? await fetchCourierLabel(deps, booking) : null
      if (!label)
        throw new AppError('conflict', name === '' ? bookTexts.notBooked : bookTexts.noLabel, { params: { name } })
      void reply.header('cache-control', 'private, no-store')
      if ('url' in label) return reply.redirect(label.url, 303)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="label-${id}.pdf"`)
        .send(label.pdf)
    },
  )
}
