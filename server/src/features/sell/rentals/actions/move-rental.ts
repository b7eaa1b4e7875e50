import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { lateDays } from '@kedai/domain/rentals/booked.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { deliverOrder } from '../../../orders/orders/actions/deliver-order.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import { rentalRefusals } from '../messages.ts'
import { addNote, freeEarly, lockRental, readRental, saveHandOver, saveReturn } from '../queries/move-rental.ts'

type Moving = {
  shopId: number
  id: number
  userId: number
  note: string
  /** Of photos that are stored already. */
  fileIds: readonly number[]
  now: Date
}

/** The thing leaves with its buyer, who leaves the deposit. @throws AppError `not_found`, `conflict` where it is not paid or not there */
export async function handOver(trx: Db, { shopId, id, userId, note, fileIds, now }: Moving): Promise<void> {
  const rental = await lock(trx, shopId, id)
  if (rental.state === 'held') throw new AppError('conflict', rentalRefusals.unpaid)
  if (rental.state === 'cancelled') throw new AppError('conflict', rentalRefusals.cancelled)
  if (rental.state !== 'booked') throw new AppError('conflict', rentalRefusals.handedOver)
  await saveHandOver(trx, { shopId, id, at: now })
  const deposit_sen = rental.deposit_sen ?? 0
  await addNote(
    trx,
    {
      shop_id: shopId,
      rental_id: id,
      what: 'hand_over',
      at: now,
      user_id: userId,
      note,
      deposit_sen,
      deducted_sen: 0,
      late_days: 0,
    },
    fileIds,
  )
  await deliverOrder(trx, { shopId, orderId: rental.order_id, now })
}

/** The thing is back; the deposit goes back but for what is deducted. @throws AppError `not_found`, `conflict` where it is not out, `invalid` */
export async function takeBack(
  trx: Db,
  { shopId, id, userId, note, fileIds, deduct, now }: Moving & { deduct: string },
): Promise<void> {
  const rental = await lock(trx, shopId, id)
  if (rental.state === 'returned') throw new AppError('conflict', rentalRefusals.isBack)
  if (rental.state !== 'out') throw new AppError('conflict', rentalRefusals.notOut)
  const deposit = sen(rental.deposit_sen ?? 0)
  const deducted = deduct === '' ? sen(0) : parseRinggit(deduct)
  if (deducted === null || deducted < 0) throw refuseField('deduct', texts.invalid)
  if (deducted > deposit)
    throw refuseField(
      'deduct',
      fill(rentalRefusals.deductTooMuch, (lang) => ({ deposit: displayRinggit(deposit, lang) })),
    )
  await saveReturn(trx, { shopId, id, at: now })
  await freeEarly(trx, { shopId, orderId: rental.order_id, line: rental.line_no, at: now })
  await addNote(
    trx,
    {
      shop_id: shopId,
      rental_id: id,
      what: 'return',
      at: now,
      user_id: userId,
      note,
      deposit_sen: deducted - deposit,
      deducted_sen: deducted,
      late_days: lateDays(rental.ends_at, now),
    },
    fileIds,
  )
  publishChange(trx, 'product', rental.product_id)
}

// Its order first, as everybody locks who changes one.
async function lock(trx: Db, shopId: number, id: number) {
  const found = await readRental(trx, { shopId, id })
  if (!found) throw new AppError('not_found', texts.notFound)
  await lockOrder(trx, { shopId, orderNo: found.rental.order_no })
  const rental = await lockRental(trx, { shopId, id })
  if (!rental) throw new AppError('not_found', texts.notFound)
  return rental
}
