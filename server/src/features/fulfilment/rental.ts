import { cancelRentals, confirmRentals, noteRentals } from '../rentals/actions/note-rentals.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Bookings are noted with the order and stand with the payment; a person hands the thing over. */
export const rental = {
  isDeliveredByItself: false,
  onPlaced: noteRentals,
  onPaid: confirmRentals,
  onCancelled: cancelRentals,
} satisfies Fulfilment
