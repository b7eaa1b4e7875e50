import { z } from 'zod'
import { planOfLine } from './memberships.ts'
import { lineBooking, orderRental } from './rentals.ts'
import { givenAnswer } from './collections.ts'
import { bookedSlot, orderAppointment } from './service-forms.ts'
import { eventTimes, namedParticipant, orderTicket, participantField } from './ticket-forms.ts'

/** What a line of an order tells besides, by the type of what was sold. (contract §2a) */
export const lineDetails = z.object({
  booking: lineBooking.optional(),
  /** Of a rental that is still in the shop: the units it holds; the seller's alone. */
  rental_units: z.array(z.object({ id: z.number().int(), name: z.string() })).optional(),
  plan: planOfLine.optional(),
  /** The card of a membership; the buyer's alone. */
  member_url: z.string().optional(),
  /** Of a course: the way into it and what was earned; the buyer's alone. */
  enrolment: z.object({ access_days: z.number().int().nullable(), is_renewal: z.boolean() }).optional(),
  learn_url: z.string().optional(),
  certificate_url: z.string().optional(),
  /** Of a collection's first line: what its buyer answered. */
  answers: z.array(givenAnswer).optional(),
  /** Of digital goods that are codes, once they are paid. */
  codes: z.array(z.string()).optional(),
  /** Of a service: when it is, and by whom. */
  ...bookedSlot,
  /** Of a ticket: when and where, and for whom. */
  event: eventTimes.optional(),
  participants: z.array(namedParticipant).optional(),
  /** What its event asks of whoever comes besides; the seller's alone. */
  participant_fields: z.array(participantField).optional(),
})
export type LineDetails = z.infer<typeof lineDetails>

/** What an order tells besides its lines, by the types of what was sold. (contract §2a) */
export const typeOrderParts = z.object({
  /** Of a service. */
  appointment: orderAppointment.optional(),
  /** Of an event; none while it is not paid. */
  tickets: z.array(orderTicket).optional(),
  /** Of digital goods that are codes, once they are paid; the seller sees their ends. */
  codes: z.array(z.string()).optional(),
  rental: orderRental.optional(),
})
export type TypeOrderParts = z.infer<typeof typeOrderParts>
