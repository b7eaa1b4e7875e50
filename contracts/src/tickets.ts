import { z } from 'zod'
import { list, success } from './envelope.ts'
import { orderParams } from './orders.ts'
import { ticketStatuses } from './ticket-forms.ts'
import { dateTimeText, id, lineOfText, pageNumber, typedDateTime, wholeNumber } from './values.ts'

const orAny = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.literal('').transform(() => undefined)]).optional()

/** POST /api/ajax/guest/order/{token}/tickets/{id}: the ticket is somebody else's from now on, under a new code. */
export const orderTicketParams = orderParams.extend({ id })
export const passOn = z.object({
  name: lineOfText(120).default(''),
  email: lineOfText(254).default(''),
  mobile: lineOfText(32).default(''),
})
export type PassOn = z.infer<typeof passOn>

/** POST /api/ajax/guest/waitlist/{view_id}. Twice by one phone for one ticket type is one place in the queue. */
export const joinWaitlist = z.object({
  item_id: id,
  quantity: wholeNumber(1, 20).default(1),
  name: lineOfText(120).default(''),
  phone: lineOfText(32).default(''),
  email: lineOfText(254).default(''),
})
export type JoinWaitlist = z.infer<typeof joinWaitlist>
export const joinedWaitlist = success(z.object({ status: z.enum(['waiting', 'offered']), place: z.number().int() }))

/** GET /api/ajax/guest/waitlist/{view_id}?offer: what is kept for who has the offer's link; null once it has run out or was used. */
export const keptPlacesQuery = z.object({ offer: lineOfText(64).min(1) })
export const keptPlaces = z.object({
  item_id: z.number().int(),
  quantity: z.number().int(),
  until: dateTimeText,
})
export type KeptPlaces = z.infer<typeof keptPlaces>

/** GET /api/ajax/seller/tickets; `product` is a view id. */
export const ticketsExportQuery = z.object({
  product: orAny(lineOfText(64).min(1)),
  status: orAny(z.enum(ticketStatuses)),
  term: lineOfText(100).optional(),
})
export const ticketsQuery = ticketsExportQuery.extend({ page: pageNumber })

export const sellerTicket = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  product: z.string(),
  view_id: z.string(),
  item_title: z.string(),
  status: z.enum(ticketStatuses),
  order_no: z.string(),
  starts_at: dateTimeText,
  admitted_at: dateTimeText.nullable(),
  answers: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
})
export type SellerTicket = z.infer<typeof sellerTicket>
export const ticketList = list(sellerTicket)

/** GET /api/ajax/seller/tickets/events: the latest events, and how many come to each. */
export const ticketEvent = z.object({
  view_id: z.string(),
  title: z.string(),
  starts_at: dateTimeText.nullable(),
  valid: z.number().int(),
  used: z.number().int(),
  void: z.number().int(),
  /** People who wait for a place. */
  waiting: z.number().int(),
})
export type TicketEvent = z.infer<typeof ticketEvent>
export const ticketEvents = success(z.array(ticketEvent))

/** POST /api/ajax/seller/tickets/check-in. The same `code`, `at` and `device` sent again stays admitted. `product`: the only event let in there. */
export const checkInTicket = z.object({
  code: lineOfText(200).min(1),
  at: typedDateTime.optional(),
  device: lineOfText(64).default(''),
  product: orAny(lineOfText(64).min(1)),
})
export type CheckInTicket = z.infer<typeof checkInTicket>

export const checkedTicket = z.object({
  result: z.enum(['admitted', 'already', 'refused']),
  message: z.string(),
  name: z.string(),
  item_title: z.string(),
  product: z.string(),
  code: z.string(),
  admitted_at: dateTimeText.nullable(),
})
export type CheckedTicket = z.infer<typeof checkedTicket>
