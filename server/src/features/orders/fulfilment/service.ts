import { bookAppointment, confirmAppointment, cancelAppointment } from '../../sell/appointments/actions/follow-order.ts'
import { byHand, type Fulfilment } from './fulfilment.ts'

/** Its time is booked with the order, and firm once it is paid; who served it says so. */
export const service = {
  onPlaced: bookAppointment,
  onPaid: confirmAppointment,
  onGivenUp: byHand.onGivenUp,
  onCancelled: cancelAppointment,
} satisfies Fulfilment
