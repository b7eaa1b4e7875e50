import type { CreateShipment } from '@kedai/contracts/shipments.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { judgePacking, leftToPack, type Packed, type PackRefusal } from '@kedai/domain/shipments/parcels.ts'
import { parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { lockOrder, mustAllow, refuseAction, type LockedOrder } from '../../orders/actions/lock-order.ts'
import { readParcels } from '../../orders/shared/parcels.ts'
import { packTexts } from '../messages.ts'
import { insertShipment } from '../queries/write-shipments.ts'
import { tellShipmentSent } from './send-shipment.ts'

export type NewShipment = { shopId: number; orderNo: string; wish: CreateShipment; userId: number; now: Date }

/**
 * Puts units of an order in a parcel: a draft until it has a tracking number.
 * @throws AppError `not_found`, `conflict` with the reason, `invalid` at `courier`, `weight` or `lines.{i}.quantity`. (contract §10)
 */
export async function createShipment(trx: Db, { shopId, orderNo, wish, userId, now }: NewShipment): Promise<number> {
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'fulfil')
  if (!order.ships) throw refuseAction(order, 'no_parcel')
  const isSent = wish.tracking_number !== ''
  return packShipment(trx, order, { ...wish, trackingNumber: wish.tracking_number, isSent, userId, now })
}

export type PackWish = Pick<CreateShipment, 'lines' | 'courier' | 'service' | 'weight'> & {
  trackingNumber: string
  isSent: boolean
  userId: number
  now: Date
}

/** The same for a locked order that may be sent; `isSent` without a number where the seller says so. */
export async function packShipment(trx: Db, order: LockedOrder, wish: PackWish): Promise<number> {
  const { now, userId, isSent } = wish
  if (wish.courier === '') throw refuseField('courier', packTexts.courierNeeded)
  const weight = wish.weight === '' ? null : parseKilograms(wish.weight)
  if (wish.weight !== '' && (weight === null || weight === 0)) throw refuseField('weight', packTexts.weightUnreadable)
  const shipment = await insertShipment(
    trx,
    {
      shop_id: order.shop_id,
      order_id: order.id,
      courier: findCourier(wish.courier) ?? wish.courier,
      service: wish.service,
      tracking_number: wish.trackingNumber,
      weight_g: weight,
      status: isSent ? 'in_transit' : 'draft',
      shipped_at: isSent ? now : null,
      created_at: now,
      changed_at: now,
      user_id: userId,
    },
    await judgeContents(trx, order, wish.lines),
  )
  if (isSent) await tellShipmentSent(trx, order, shipment, { userId, now })
  return shipment.id
}

async function judgeContents(trx: Db, order: LockedOrder, wanted: CreateShipment['lines']): Promise<Packed[]> {
  const { lines, parcels } = await readParcels(trx, { shopId: order.shop_id, orderId: order.id })
  const left = lines.map((line) => ({ lineId: line.id, quantity: leftToPack(line, parcels) }))
  if (left.every(({ quantity }) => quantity === 0)) throw new AppError('conflict', packTexts.allPacked)
  if (!wanted || wanted.length === 0) return left.filter(({ quantity }) => quantity > 0)
  const packed = sumByLine(wanted.map(({ id, quantity }) => ({ lineId: id, quantity })))
  const refusal = judgePacking(lines, parcels, packed)
  if (refusal) throw refusePacking(refusal, wanted)
  return packed
}

const sumByLine = (wanted: readonly Packed[]): Packed[] =>
  [...new Set(wanted.map(({ lineId }) => lineId))].map((lineId) => ({
    lineId,
    quantity: wanted.reduce((all, one) => all + (one.lineId === lineId ? one.quantity : 0), 0),
  }))

function refusePacking(refusal: PackRefusal, wanted: readonly { id: number }[]): AppError {
  const at = wanted.findIndex(({ id }) => id === refusal.lineId)
  if (refusal.reason === 'unknown_line') return refuseField(`lines.${at}.id`, packTexts.unknownLine)
  const left = refusal.reason === 'more_than_left' ? refusal.left : 0
  return refuseField(`lines.${at}.quantity`, packTexts.moreThanLeft, { left: String(left) })
}
