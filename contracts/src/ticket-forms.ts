import { z } from 'zod'
import { fieldTypes } from '@kedai/domain/collections/fields.ts'
import { dateTimeText, flag, lineOfText, typedDateTime, wholeNumber } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

/** How a question to each participant is answered. */
export const participantFieldTypes = fieldTypes.filter((type) => type !== 'file' && type !== 'grid')
export type ParticipantFieldType = (typeof participantFieldTypes)[number]

const typedParticipantField = z.object({
  /** Left empty: `field-1` and so on, by its place. */
  key: lineOfText(40).default(''),
  label: lineOfText(200),
  type: z.enum(participantFieldTypes).default('text'),
  is_required: flag.default(false),
  options: z.array(lineOfText(120)).max(50).default([]),
})

/** When a ticket type is sold; none: at any time until the event is over. */
const saleTimes = z.object({ sale_starts: orNone(typedDateTime), sale_ends: orNone(typedDateTime) })

/** What a seller's form says of an event. Its ticket types are the product's variations; `types` follows their order. */
export const ticketForm = z.object({
  starts_at: typedDateTime,
  ends_at: orNone(typedDateTime),
  venue: lineOfText(200).default(''),
  /** Seats that all ticket types share; none: as many as come. */
  capacity: orNone(wholeNumber(1, 1_000_000)),
  types: z.array(saleTimes).max(50).default([]),
  participant_fields: z.array(typedParticipantField).max(20).default([]),
  /** Whether who comes too late may wait for a place. */
  waitlist: flag.default(true),
  /** How long a place is kept for who is offered one. */
  offer_hours: wholeNumber(1, 168).default(24),
})
export type TicketForm = z.infer<typeof ticketForm>

export const participantField = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(participantFieldTypes),
  is_required: z.boolean(),
  options: z.array(z.string()),
})
export type ParticipantField = z.infer<typeof participantField>

/** When and where an event is. */
export const eventTimes = z.object({
  starts_at: dateTimeText,
  ends_at: dateTimeText.nullable(),
  venue: z.string(),
})
export type EventTimes = z.infer<typeof eventTimes>

/** What an event's page shows. (contract §2a) */
export const ticketView = eventTimes.extend({
  participant_fields: z.array(participantField),
  /** Whether one may wait for a place there. */
  waitlist: z.boolean(),
})
export type TicketView = z.infer<typeof ticketView>

/** Somebody as an order's line names them. */
export const namedParticipant = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  answers: z.array(
    z.object({ key: z.string(), label: z.string(), value: z.union([z.string(), z.array(z.string()), z.boolean()]) }),
  ),
})
export type NamedParticipant = z.infer<typeof namedParticipant>

export const ticketStatuses = ['valid', 'used', 'void'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** A ticket as a paid order tells it. */
export const orderTicket = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  item_title: z.string(),
  title: z.string(),
  status: z.enum(ticketStatuses),
  admitted_at: dateTimeText.nullable(),
  /** Whether it may still be passed on. */
  can_pass_on: z.boolean(),
  /** The line it is of, and which of the line's participants; null of one that an edit took off. */
  line_id: z.number().int().nullable(),
  place: z.number().int().nullable(),
  /** What is scanned at the door; the buyer's alone, and null of a ticket that opens nothing. */
  qr: z.object({ size: z.number().int(), path: z.string() }).nullable(),
})
export type OrderTicket = z.infer<typeof orderTicket>
