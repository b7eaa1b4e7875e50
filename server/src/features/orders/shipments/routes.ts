import { success } from '@kedai/contracts/envelope.ts'
import { fulfil, orderNoParams, sellerOrder, trackParcel as trackBody } from '@kedai/contracts/seller-orders.ts'
import {
  changeShipment as changeBody,
  createShipment as createBody,
  returnShipment,
  shipment,
  shipmentList,
  shipmentParams as params,
  shipmentsQuery,
} from '@kedai/contracts/shipments.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import {
  isParcelQueue,
  statusesOfQueue,
  type ParcelQueue,
  type ShipmentStatus,
} from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { readSellerOrder } from '../orders/actions/read-seller-order.ts'
import { createShipment } from './actions/create-shipment.ts'
import { fulfilOrder } from './actions/fulfil-order.ts'
import { readParcel } from './actions/read-parcel.ts'
import { moveShipment, type MoveShipment } from './actions/move-shipment.ts'
import { changeShipment, trackParcel } from './actions/track-parcel.ts'
import { shipmentDone } from './messages.ts'
import { presentShipmentRow } from './present.ts'
import { listShipments } from './queries/read-shipments.ts'

const perPage = 25
const orders = '/api/ajax/seller/orders/:order_no'
const shipments = '/api/ajax/seller/shipments'
const tags = ['shipments']
const config = { auth: 'seller', work: 'orders' } as const
const ofOrder = { config: { ...config, idOf: 'order' } as const, preHandler: mustManage('orders') }
const ofShipment = { config: { ...config, idOf: 'shipment' } as const, preHandler: mustManage('orders') }
const response = { 200: success(shipment) }

const statusesOf = (asked: ShipmentStatus | ParcelQueue | undefined): readonly ShipmentStatus[] =>
  asked === undefined ? [] : isParcelQueue(asked) ? statusesOfQueue[asked] : [asked]

/** The parcels of a shop's orders. (contract §10) */
export async function shipmentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, limits } = deps
  const once = <Result>(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<Result>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, work)
  const by = ({ seller: { shopId, userId } }: AnyRequest) => ({ shopId, userId, now: clock.now() })
  const orderNow = (request: AnyRequest, orderNo: string) =>
    readSellerOrder(deps, request.seller, { orderNo, lang: request.lang })
  const shipmentNow = (request: AnyRequest, id: number) =>
    readParcel(deps, { shopId: request.seller.shopId, id, lang: request.lang })

  app.post(
    `${orders}/fulfil`,
    { schema: { params: orderNoParams, body: fulfil, response: { 200: success(sellerOrder) }, tags }, ...ofOrder },
    async (request, reply) => {
      const { order_no: orderNo } = request.params
      const { courier, tracking_number: trackingNumber } = request.body
      await once(request, reply, (trx) =>
        fulfilOrder(trx, { ...by(request), orderNo, courier, trackingNumber }).then(() => null),
      )
      const order = await orderNow(request, orderNo)
      return ok(order, request.say(order.ships ? shipmentDone.shipped : shipmentDone.handedOver))
    },
  )

  app.post(
    `${orders}/tracking`,
    { schema: { params: orderNoParams, body: trackBody, response: { 200: success(sellerOrder) }, tags }, ...ofOrder },
    async (request, reply) => {
      const { order_no: orderNo } = request.params
      const { courier, tracking_number: trackingNumber } = request.body
      await once(request, reply, (trx) =>
        trackParcel(trx, { ...by(request), orderNo, courier, trackingNumber }).then(() => null),
      )
      return ok(await orderNow(request, orderNo), request.say(shipmentDone.tracked))
    },
  )

  app.post(
    `${orders}/shipments`,
    { schema: { params: orderNoParams, body: createBody, response, tags }, ...ofOrder },
    async (request, reply) => {
      const { order_no: orderNo } = request.params
      const id = await once(request, reply, (trx) =>
        createShipment(trx, { ...by(request), orderNo, wish: request.body }),
      )
      const made = await shipmentNow(request, id)
      return ok(made, request.say(made.shipped_at === null ? shipmentDone.packed : shipmentDone.shipped))
    },
  )

  app.get(
    shipments,
    {
      schema: { querystring: shipmentsQuery, response: { 200: shipmentList }, tags },
      config,
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { page, status, courier = '', term = '' } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) =>
            listShipments(trx, {
              shopId,
              statuses: statusesOf(status),
              courier: findCourier(courier) ?? courier,
              term,
              ...slice,
            }),
        }),
      )
      return okList(rows.map(presentShipmentRow), meta)
    },
  )

  app.get(`${shipments}/:id`, { schema: { params, response, tags }, ...ofShipment }, async (request) =>
    ok(await shipmentNow(request, request.params.id)),
  )

  app.put(
    `${shipments}/:id`,
    { schema: { params, body: changeBody, response, tags }, ...ofShipment },
    async (request, reply) => {
      const { id } = request.params
      await once(request, reply, (trx) =>
        changeShipment(trx, { ...by(request), id, wish: request.body }).then(() => null),
      )
      return ok(await shipmentNow(request, id), request.say(shipmentDone.saved))
    },
  )

  async function move(request: AnyRequest, reply: AnyReply, id: number, wish: Pick<MoveShipment, 'to' | 'restock'>) {
    await once(request, reply, (trx) => moveShipment(trx, { ...by(request), id, ...wish }).then(() => null))
    return ok(await shipmentNow(request, id), request.say(shipmentDone[wish.to]))
  }
  app.post(`${shipments}/:id/cancel`, { schema: { params, response, tags }, ...ofShipment }, (request, reply) =>
    move(request, reply, request.params.id, { to: 'cancelled' }),
  )
  app.post(`${shipments}/:id/delivered`, { schema: { params, response, tags }, ...ofShipment }, (request, reply) =>
    move(request, reply, request.params.id, { to: 'delivered' }),
  )
  app.post(
    `${shipments}/:id/returned`,
    { schema: { params, body: returnShipment, response, tags }, ...ofShipment },
    (request, reply) =>
      move(request, reply, request.params.id, { to: 'returned', restock: request.body.restock ?? false }),
  )
}
