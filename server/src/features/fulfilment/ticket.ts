import { cancelTickets, makeTickets, offerFreed, takeOffers } from '../tickets/actions/follow-order.ts'
import type { Fulfilment } from './fulfilment.ts'

/** A ticket for each person once the order is paid, by mail; void when it is over. Whoever comes has got what was sold. */
export const ticket = {
  isDeliveredByItself: false,
  onPlaced: takeOffers,
  onPaid: makeTickets,
  onEdited: offerFreed,
  onCancelled: cancelTickets,
} satisfies Fulfilment
