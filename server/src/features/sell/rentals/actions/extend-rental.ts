import type { ExtendedRental } from '@kedai/contracts/rentals.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { displayRinggit, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, noSen, sen, type Sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { extendedPrice, extendedRange, type MadeBooking } from '@kedai/domain/rentals/extend.ts'
import type { RentalRange } from '@kedai/domain/rentals/range.ts'
import { judgeExtension } from '@kedai/domain/rentals/rules.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { formatTime, plusMinutes } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { emit } from '../../../../platform/events/events.ts'
import { extendBooking } from '../../claims/actions/extend-booking.ts'
import { lockOrder, type LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { ledgerOf } from '../../../orders/orders/shared/order-ledger.ts'
import { describeBooking } from '../../product-types/shared/rental/describe.ts'
import { problemWords } from '../../product-types/shared/rental/problem-words.ts'
import { readRental, rulesOf } from '../../product-types/shared/rental/settings.ts'
import { rentalDone, rentalRefusals } from '../messages.ts'
import { lockBooking, saveExtension } from '../queries/extend-rental.ts'
import { readSnapshot } from '../snapshot.ts'

export type ExtendRental = {
  shopId: number
  /** Its own id, or of which order. */
  of: { id: number } | { orderId: number }
  until: string
  /** A seller's own rules do not bind the seller. */
  actor: 'buyer' | 'seller'
  userId: number | null
  now: Date
}

/**
 * A rental that goes on for longer: its time is claimed, every further period costs what the first ones did, and the
 * difference is then due on its order. @throws AppError `not_found`, `invalid` at `until`, `conflict` with the reason
 */
export async function extendRental(
  trx: Db,
  { shopId, of, until, actor, userId, now }: ExtendRental,
): Promise<ExtendedRental> {
  const found = await lockBooking(trx, shopId, of, (orderId) => lockOrder(trx, { shopId, orderId }))
  if (!found) throw new AppError('not_found', texts.notFound)
  const { order, rental, line, product } = found
  mustBeOpen(order, rental.state, actor)
  const snapshot = readSnapshot(line.details)
  if (snapshot === null) throw new AppError('conflict', rentalRefusals.closed)
  const made: MadeBooking = { ...snapshot.made, start: rental.starts_at, end: rental.ends_at }
  const range = readUntil(made, until)
  const problem = actor === 'buyer' ? judgeExtension(rulesOf(readRental(product.details)), range, made.end, now) : null
  if (problem) throw refuseField('until', problemWords(problem, made))
  const price = extendedPrice(made, range)
  const ids = { shopId, orderId: order.id }
  const short = await extendBooking(
    trx,
    { shopId, holder: 'order', holderId: order.id },
    { line: rental.line_no, productId: rental.product_id, until: plusMinutes(range.end, snapshot.bufferAfter) },
    now,
  )
  if (short.length > 0)
    throw new AppError('conflict', fill(rentalRefusals.bookedNext, { end: formatTime(made.end).slice(0, 16) }), {
      data: { left: short[0]?.left ?? 0 },
    })
  const lang = isLang(order.lang) ? order.lang : 'ms'
  await saveExtension(
    trx,
    { ...ids, id: rental.id, line: rental.line_no, now },
    {
      ends_at: range.end,
      unit_price_sen: price.unitPrice,
      more_sen: price.subtotal,
      more_addons_sen: price.addonTotal,
      options: describeBooking({ range, ...snapshot.described, periods: price.periods }, lang),
      details: snapshot.extended(range, price.periods),
    },
  )
  await recordEvent(trx, {
    ...ids,
    now,
    name: 'order.extended',
    actor,
    userId,
    data: { until: formatTime(range.end).slice(0, 16), amount: formatRinggit(price.added) },
  })
  await settleOrder(trx, { ...ids, now })
  const reason = say(rentalDone.extended, lang)
  await emit(trx, 'order.edited', { ...ids, reason })
  return present(order, price, range)
}

function present(
  order: LockedOrder,
  { subtotal, addonTotal, added, periods }: ReturnType<typeof extendedPrice>,
  range: RentalRange,
): ExtendedRental {
  const sums = {
    clickUpsell: sen(order.click_upsell_sen),
    shipping: sen(order.shipping_sen),
    discount: sen(order.discount_sen),
    addonTotal: add(sen(order.addon_total_sen), addonTotal),
    subtotal: add(sen(order.subtotal_sen), subtotal),
    total: add(sen(order.total_sen), added),
  }
  return {
    due: formatRinggit(dueOf(order, added)),
    added: formatRinggit(added),
    until: formatTime(range.end),
    periods,
    totals: totalsToWire(sums),
    redirect_to: `/order/${order.token}`,
  }
}

const dueOf = (order: LockedOrder, added: Sen): Sen =>
  amountDue(ledgerOf({ ...order, total_sen: order.total_sen + added }))

function mustBeOpen(order: LockedOrder, state: string, actor: 'buyer' | 'seller'): void {
  const refuse = (message: (typeof rentalRefusals)[keyof typeof rentalRefusals]) => new AppError('conflict', message)
  if (state === 'cancelled') throw refuse(rentalRefusals.cancelled)
  if (state === 'returned') throw refuse(rentalRefusals.isBack)
  if (order.facts.order !== 'open') throw refuse(rentalRefusals.closed)
  if (state === 'held') throw refuse(rentalRefusals.unpaidYet)
  if (order.refunded_sen > 0) throw refuse(rentalRefusals.refunded)
  const { proof, payment } = order.facts
  if (proof === 'uploaded' || proof === 'checking' || payment === 'pending') throw refuse(rentalRefusals.paying)
  const due = dueOf(order, noSen)
  // Who has not paid the last extension does not hold the thing from others for ever longer.
  if (actor === 'buyer' && due > 0)
    throw refuse(fill(rentalRefusals.dueFirst, (lang) => ({ amount: displayRinggit(due, lang) })))
}

function readUntil(made: MadeBooking, until: string): RentalRange {
  const range = extendedRange(made, until)
  if (range === 'unreadable') throw refuseField('until', rentalRefusals.unreadableUntil)
  if (range === 'not_later')
    throw refuseField('until', fill(rentalRefusals.notLater, { end: formatTime(made.end).slice(0, 16) }))
  return range
}
