import { maxUnpaidBookings, tooManyBookings } from '@kedai/domain/orders/booking-bounds.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { buyerTexts } from '../messages/to-buyer.ts'
import { countUnpaidBookings } from '../queries/unpaid-bookings.ts'
import type { NewOrder } from './create-order.ts'

/** @throws AppError `conflict` for a booking of somebody who holds as many as they may without having paid for any of them. */
export async function refuseManyBookings(trx: Db, order: NewOrder): Promise<void> {
  if (!order.wants.some(({ kind }) => kind === 'slot' || kind === 'booking')) return
  const { shopId, browser = null, network = null } = order
  const by = tooManyBookings(await countUnpaidBookings(trx, { shopId, phone: order.buyer.phone, browser, network }))
  if (by !== null) throw new AppError('conflict', fill(buyerTexts.tooManyBookings, { max: maxUnpaidBookings[by] }))
}
