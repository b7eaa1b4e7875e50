import { list, success } from '@kedai/contracts/envelope.ts'
import { orderParams } from '@kedai/contracts/orders.ts'
import {
  pixelDeliveriesQuery,
  pixelDelivery,
  pixels,
  purchaseEvent,
  savePixels as saveBody,
  type PixelDelivery,
  type PurchaseEvent,
} from '@kedai/contracts/pixels.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { presentConversion } from '../../sell/items/shared/present-shop.ts'
import { shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { readPixels, savePixels } from './actions/save-pixels.ts'
import { allowedBy } from './browser-of.ts'
import { texts } from './messages.ts'
import { endBrowser, handToBrowser } from './queries/browser-purchases.ts'
import { findOrder, listDeliveries, readLines, readSettings } from './queries.ts'

const path = '/api/ajax/seller/pixels'
const tags = ['growth']
const config = { auth: 'seller', work: 'shop_settings' } as const
const perPage = 25
const paid = ['paid', 'overpaid', 'partially_refunded']

/** Which pixels a shop has, what was told to them, and a purchase for the buyer's browser. (contract §12) */
export async function pixelRoutes(app: KedaiApp, deps: Deps, forget: () => void): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('shop_settings')

  app.get(path, { schema: { response: { 200: success(pixels) }, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    return ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readPixels(trx, shopId)))
  })

  app.put(
    path,
    { schema: { body: saveBody, response: { 200: success(pixels) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        savePixels(trx, deps, { shopId, userId, typed: request.body, now: clock.now() }),
      )
      forget()
      return ok(saved, request.say(texts.saved))
    },
  )

  app.get(
    `${path}/deliveries`,
    { schema: { querystring: pixelDeliveriesQuery, response: { 200: list(pixelDelivery) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page: request.query.page,
          perPage,
          list: (slice) => listDeliveries(trx, { shopId, ...slice }),
        }),
      )
      return okList(
        rows.slice(0, perPage).map((row) => present(row, request)),
        meta,
      )
    },
  )

  app.post(
    '/api/ajax/guest/order/:token/conversion',
    {
      schema: { params: orderParams, response: { 200: success(purchaseEvent) }, tags },
      config: { auth: 'guest', idOf: 'order', limits: ['own_link'] },
    },
    async (request) => {
      const { token } = request.params
      const shopId = await shopOfToken(deps, token)
      return ok(
        await inTransaction(db, { shopId }, (trx) =>
          takePurchase(trx, { shopId, token, allowed: allowedBy(request), now: clock.now() }),
        ),
      )
    },
  )

  app.post(
    '/api/ajax/guest/order/:token/conversion/told',
    {
      schema: { params: orderParams, response: { 200: success(z.null()) }, tags },
      config: { auth: 'guest', idOf: 'order', limits: ['own_link'] },
    },
    async ({ params: { token } }) => {
      const shopId = await shopOfToken(deps, token)
      await inTransaction(db, { shopId }, async (trx) => {
        const order = await findOrder(trx, token)
        if (order) await endBrowser(trx, { shopId, orderId: order.id, now: clock.now() })
      })
      return ok(null)
    },
  )
}

async function takePurchase(
  trx: Db,
  { shopId, token, allowed, now }: { shopId: number; token: string; allowed: readonly string[]; now: Date },
): Promise<PurchaseEvent> {
  const order = await findOrder(trx, token)
  if (!order || !paid.includes(order.payment_status)) return null
  const { conversion, username } = await readSettings(trx, shopId)
  const { fb_pixel, ga_code, tiktok_pixel, events, asks_consent } = presentConversion(conversion)
  if (events.purchase === false || (fb_pixel ?? ga_code ?? tiktok_pixel) === null) return null
  if (asks_consent === true && !allowed.includes(username)) return null
  if (!(await handToBrowser(trx, { shopId, orderId: order.id, eventId: order.order_no, now }))) return null
  const lines = await readLines(trx, shopId, order.id)
  return {
    event_id: order.order_no,
    value: formatRinggit(sen(order.total_sen)),
    currency: 'MYR',
    fb_pixel,
    ga_code,
    tiktok_pixel,
    contents: lines.map((line) => ({
      id: line.view_id,
      name: line.title,
      quantity: line.quantity,
      price: formatRinggit(sen(line.unit_price_sen)),
    })),
  }
}

type Row = Awaited<ReturnType<typeof listDeliveries>>[number]
const states = pixelDelivery.shape.state.options

const present = (row: Row, request: AnyRequest): PixelDelivery => ({
  id: row.id,
  provider: row.provider,
  event: 'purchase',
  event_id: row.event_id,
  order_no: row.order_no,
  state: states.find((one) => one === row.state) ?? 'failed',
  tries: row.tries,
  response: row.state === 'skipped' ? request.say(texts.noConsent) : (row.response ?? ''),
  created_at: formatTime(row.created_at),
  ended_at: row.ended_at && formatTime(row.ended_at),
})
