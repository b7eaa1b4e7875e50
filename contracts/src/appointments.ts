import { z } from 'zod'
import { viewParams } from './items.ts'
import { moneyText } from './money.ts'
import { orderParams } from './orders.ts'
import { dateTimeText, id, typedDay } from './values.ts'

export { serviceForm, serviceView, bookedSlot, type ServiceForm, type ServiceView } from './service-forms.ts'

/** GET /api/ajax/guest/slots/{view_id}: from today on, and two weeks, unless said. (contract §2a) */
export const slotsParams = viewParams
export const slotsQuery = z.object({
  from: typedDay.optional(),
  to: typedDay.optional(),
  staff: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  /** The token of an order that is being moved: what it has booked of this service is told as free. Any other changes nothing. */
  order: z.string().max(128).optional(),
})
export const slot = z.object({ start: dateTimeText, end: dateTimeText, left: z.number().int() })
export type Slot = z.infer<typeof slot>

/** POST /api/ajax/guest/order/{token}/reschedule. Without `staff` whoever served before, if they can. */
export const reschedule = z.object({
  slot: z.string().trim().max(40),
  staff: z.union([id, z.literal('').transform(() => undefined)]).optional(),
})
export const calendarParams = orderParams

export const appointmentStatuses = ['held', 'booked', 'done', 'no_show', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** GET /api/ajax/seller/appointments: of today and the six days after it, unless said; two months at most. */
export const appointmentsQuery = slotsQuery.omit({ order: true })
export const appointment = z.object({
  id: z.number().int(),
  order_no: z.string(),
  view_id: z.string(),
  product: z.string(),
  start: dateTimeText,
  end: dateTimeText,
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  places: z.number().int(),
  status: z.enum(appointmentStatuses),
  buyer_name: z.string(),
  phone: z.string(),
  whatsapp_link: z.string(),
  notes: z.string(),
  total: moneyText,
  balance_due: moneyText,
})
export type Appointment = z.infer<typeof appointment>
export const appointmentParams = z.object({ id })
