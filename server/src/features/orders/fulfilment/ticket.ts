import {
  cancelTickets,
  followGivenUp,
  makeTickets,
  offerFreed,
  takeOffers,
} from '../../sell/tickets/actions/follow-order.ts'
import type { Fulfilment } from './fulfilment.ts'

/** A ticket for each person once the order is paid, by mail; void when it is over. Whoever comes has got what was sold. */
export const ticket = {
  onPlaced: takeOffers,
  onPaid: makeTickets,
  onEdited: offerFreed,
  onGivenUp: followGivenUp,
  onCancelled: cancelTickets,
} satisfies Fulfilment
