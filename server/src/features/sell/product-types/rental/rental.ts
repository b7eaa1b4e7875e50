import type { LineBooking } from '@kedai/contracts/rentals.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isPaidInFull } from '@kedai/domain/orders/payment-status.ts'
import { formatTime, startOfDay } from '@kedai/domain/time/malaysia.ts'
import { productType, type Settings } from '../shared/product-type.ts'
import { editRental } from './edit.ts'
import { judgeForm } from './form.ts'
import { judgeRental } from './order.ts'
import { listBookings, saveRentalUnits } from '../queries/rental-bookings.ts'
import { findRentalOfOrder, listUnitsOfLine } from '../queries/rental-of-order.ts'
import { rentalStatus } from '../shared/rental/status.ts'
import { readRental } from '../shared/rental/settings.ts'
import { presentRental } from './view.ts'

/** Time on a thing that comes back. (contract §2a) */
export const rental = productType({
  form: {
    judge: judgeForm,
    save: async (trx, { shopId, productId, settings }) =>
      void (await saveRentalUnits(trx, shopId, productId, readRental(settings).quantity)),
  },
  async view(publicDb, { productId, settings, units, now }) {
    // From the day's first moment: a wish for all of today begins there.
    const bookings = await listBookings(publicDb, productId, startOfDay(now))
    return { item_rental: presentRental(readRental(settings), { bookings, price: units[0]?.price, now }) }
  },
  order: {
    load: async (trx, { productId, now }) => ({ bookings: await listBookings(trx, productId, startOfDay(now)) }),
    judge: judgeRental,
  },
  edit: editRental,
  line: (details) => ({ booking: presentBooking(details) }),
  async orderParts(trx, { shopId, orderId, reader, now }) {
    const found = await findRentalOfOrder(trx, shopId, orderId)
    if (!found) return {}
    const isStanding = found.state === 'booked' || found.state === 'out'
    // As `extendRental` judges it: paid, open, and nothing given back.
    const isInShop = found.state === 'held' || found.state === 'booked'
    const ofLine = { shopId, orderId, position: found.line_no }
    const ledger = {
      total: sen(found.total_sen),
      paid: sen(found.paid_sen),
      refunded: sen(found.refunded_sen),
      rounding: sen(found.rounding_sen),
    }
    const isPaid = isPaidInFull(ledger) && ledger.refunded === 0
    return {
      ...(reader === 'seller' &&
        isInShop && { lines: new Map([[found.line_id, { rental_units: await listUnitsOfLine(trx, ofLine) }]]) }),
      order: {
        rental: {
          ...(reader === 'seller' && { id: found.id }),
          status: rentalStatus(found.state, found.ends_at, now),
          start: formatTime(found.starts_at),
          end: formatTime(found.ends_at),
          can_extend: isStanding && isPaid && found.order_status === 'open',
        },
      },
    }
  },
})

function presentBooking(details: Settings): LineBooking {
  const { start, end, frequency, periods, units, price, addons, pickup_location, return_location, deposit, late_fee } =
    details as LineBooking // made by `judgeRental`, which writes it so
  return {
    start,
    end,
    frequency,
    periods,
    units,
    price,
    addons: addons.map(({ id, title, total }) => ({ id, title, total })),
    pickup_location,
    return_location,
    deposit,
    late_fee,
  }
}
