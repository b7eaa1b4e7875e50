import { bookAppointment, confirmAppointment, cancelAppointment } from '../appointments/actions/follow-order.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Its time is booked with the order, and firm once it is paid; who served it says so. */
export const service = {
  isDeliveredByItself: false,
  onPlaced: bookAppointment,
  onPaid: confirmAppointment,
  onCancelled: cancelAppointment,
} satisfies Fulfilment
