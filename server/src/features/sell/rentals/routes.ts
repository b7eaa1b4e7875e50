import { success } from '@kedai/contracts/envelope.ts'
import { orderParams } from '@kedai/contracts/orders.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import {
  askAvailability,
  extendedRental,
  extendRental as extendBody,
  handOverRental,
  rentalAvailability,
  rentalParams,
  rentalProduct,
  rentalRow,
  rentalsQuery,
  rentalStory,
  returnRental,
} from '@kedai/contracts/rentals.ts'
import { amountOf, displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { StoredFile } from '../../../platform/files/stored-file.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { shopOfView } from '../checkout/actions/shop-of-view.ts'
import { shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { checkAvailability } from './actions/check-availability.ts'
import { extendRental, type ExtendRental } from './actions/extend-rental.ts'
import { handOver, takeBack } from './actions/move-rental.ts'
import { rentalDone } from './messages.ts'
import { presentRow, presentStory } from './present.ts'
import { readRental } from './queries/move-rental.ts'
import { findOrderOfToken, listRentalProducts, listRentals } from './queries/rentals.ts'

const tags = ['rentals']

/** When a rental is free, what is booked, and what left and came back. (contract §2, §2a) */
export async function rentalRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock } = deps
  app.post(
    '/api/ajax/guest/rental-availability/:view_id',
    {
      schema: {
        tags,
        summary: 'See whether a rental is free, and what it comes to',
        params: viewParams,
        body: askAvailability,
        response: { 200: success(rentalAvailability) },
      },
      config: { auth: 'guest', idOf: 'product', limits: ['cart'] },
    },
    async (request) => {
      const { date_range: typed, quantity = 1, addons } = request.body
      const shopId = await shopOfView(publicDb, request.params.view_id)
      const asked = { dates: Array.isArray(typed) ? typed : [], quantity, addons: addons || [] }
      const { lang } = request
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, (trx) =>
          checkAvailability(trx, { shopId, viewId: request.params.view_id, asked, lang, now: clock.now() }),
        ),
      )
    },
  )

  app.get(
    '/api/ajax/seller/rentals',
    {
      schema: { querystring: rentalsQuery, response: { 200: success(z.array(rentalRow)) }, tags },
      config: { auth: 'seller', work: 'orders' },
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { shopId } = request.seller
      const { from, to, product } = request.query
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        listRentals(trx, {
          shopId,
          from: from === undefined ? null : parseTime(from),
          until: to === undefined ? null : parseTime(plusDays(to, 1)),
          product,
        }),
      )
      return ok(rows.map((row) => presentRow(row, clock.now())))
    },
  )

  app.get(
    '/api/ajax/seller/rentals/units',
    {
      schema: { response: { 200: success(z.array(rentalProduct)) }, tags },
      config: { auth: 'seller', work: 'orders' },
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { shopId } = request.seller
      return ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => listRentalProducts(trx, shopId)))
    },
  )

  app.get(
    '/api/ajax/seller/rentals/:id',
    {
      schema: { params: rentalParams, response: { 200: success(rentalStory) }, tags },
      config: { auth: 'seller', work: 'orders', idOf: 'rental' },
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { shopId } = request.seller
      const { id } = request.params
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) => readRental(trx, { shopId, id }))
      if (!found) throw new AppError('not_found', texts.notFound)
      return ok(presentStory(found, deps.files, clock.now()))
    },
  )

  const extend = async (
    request: AnyRequest,
    reply: AnyReply,
    wish: Pick<ExtendRental, 'shopId' | 'of' | 'until' | 'actor' | 'userId'>,
  ) => {
    const done = await idempotent({ db, clock, request, reply, options: { shopId: wish.shopId } }, (trx) =>
      extendRental(trx, { ...wish, now: clock.now() }),
    )
    const due = amountOf(done.due)
    const message = due > 0 ? fill(rentalDone.extendedDue, (lang) => ({ amount: displayRinggit(due, lang) })) : null
    return ok(done, request.say(message ?? rentalDone.extended))
  }

  app.post(
    '/api/ajax/seller/rentals/:id/extend',
    {
      schema: { params: rentalParams, body: extendBody, response: { 200: success(extendedRental) }, tags },
      config: { auth: 'seller', work: 'orders', idOf: 'rental' },
      preHandler: mustManage('orders'),
    },
    (request, reply) => {
      const { shopId, userId } = request.seller
      const { until } = request.body
      return extend(request, reply, { shopId, of: { id: request.params.id }, until, actor: 'seller', userId })
    },
  )

  app.post(
    '/api/ajax/guest/order/:token/extend',
    {
      schema: { params: orderParams, body: extendBody, response: { 200: success(extendedRental) }, tags: ['orders'] },
      config: { auth: 'guest', idOf: 'rental_order', limits: ['own_link'] },
    },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token } = request.params
      const shopId = await shopOfToken(deps, token)
      const orderId = await inTransaction(db, { shopId, readOnly: true }, (trx) => findOrderOfToken(trx, shopId, token))
      const { until } = request.body
      return extend(request, reply, { shopId, of: { orderId }, until, actor: 'buyer', userId: null })
    },
  )

  const move = {
    config: { auth: 'seller', work: 'orders', idOf: 'rental' } as const,
    preHandler: mustManage('orders'),
  }
  const response = { 200: success(rentalStory) }
  const { files } = deps
  async function moved(
    request: AnyRequest,
    reply: AnyReply,
    id: number,
    body: { photos?: Photos; note: string },
    work: (trx: Db, moving: Parameters<typeof handOver>[1]) => Promise<void>,
  ) {
    const { shopId, userId } = request.seller
    const now = clock.now()
    const stored: StoredFile[] = []
    try {
      for (const photo of body.photos || [])
        if (photo !== '') stored.push(await files.accept(photo, { shopId, kind: 'order_upload', field: 'photos' }))
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const fileIds: number[] = []
        for (const file of stored) fileIds.push(await files.save(trx, file))
        await work(trx, { shopId, id, userId, note: body.note, fileIds, now })
        return null
      })
    } finally {
      for (const file of stored) await files.discardUnsaved(file)
    }
    const found = await inTransaction(db, { shopId, readOnly: true }, (trx) => readRental(trx, { shopId, id }))
    if (!found) throw new AppError('not_found', texts.notFound)
    return presentStory(found, files, now)
  }

  app.post(
    '/api/ajax/seller/rentals/:id/hand-over',
    { schema: { params: rentalParams, body: handOverRental, response, tags }, ...move },
    async (request, reply) =>
      ok(await moved(request, reply, request.params.id, request.body, handOver), request.say(rentalDone.handedOver)),
  )

  app.post(
    '/api/ajax/seller/rentals/:id/return',
    { schema: { params: rentalParams, body: returnRental, response, tags }, ...move },
    async (request, reply) => {
      const { deduct } = request.body
      return ok(
        await moved(request, reply, request.params.id, request.body, (trx, moving) =>
          takeBack(trx, { ...moving, deduct }),
        ),
        request.say(rentalDone.returned),
      )
    },
  )
}

type Photos = z.infer<typeof handOverRental>['photos']
