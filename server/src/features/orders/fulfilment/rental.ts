import { cancelRentals, confirmRentals, noteRentals } from '../../sell/rentals/actions/note-rentals.ts'
import { byHand, type Fulfilment } from './fulfilment.ts'

/** Bookings are noted with the order and stand with the payment; a person hands the thing over. */
export const rental = {
  onPlaced: noteRentals,
  onPaid: confirmRentals,
  onGivenUp: byHand.onGivenUp,
  onCancelled: cancelRentals,
} satisfies Fulfilment
