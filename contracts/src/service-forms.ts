import { z } from 'zod'
import { moneyText } from './money.ts'
import { dateTimeText, id, lineOfText, wholeNumber } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

const timeOfDay = lineOfText(5)
const weekday = z.object({ day: wholeNumber(1, 7), from: timeOfDay, until: timeOfDay })

/** What a seller's form says of a service. Days of the week go from 1, Monday; times are `HH:mm`, `24:00` the end of a day. */
export const serviceForm = z.object({
  duration_minutes: wholeNumber(5, 1440),
  /** From one start to the next; none: as long as one takes with its buffers. */
  every_minutes: orNone(wholeNumber(5, 1440)),
  /** Who serves; a name that another service has too is the same person. Nobody: the service itself is booked. */
  staff: z
    .array(z.object({ id: orNone(id), name: lineOfText(80), hours: orNone(z.array(weekday).max(50)) }))
    .max(50)
    .default([]),
  hours: z.array(weekday).max(50).default([]),
  /** Days that are other than their weekday: with times open then, without closed. */
  exceptions: z
    .array(z.object({ date: lineOfText(10), from: orNone(timeOfDay), until: orNone(timeOfDay) }))
    .max(400)
    .default([]),
  notice_hours: wholeNumber(0, 8760).default(0),
  /** How far ahead it can be booked. */
  ahead_days: wholeNumber(1, 730).default(60),
  buffer_before: wholeNumber(0, 1440).default(0),
  buffer_after: wholeNumber(0, 1440).default(0),
  /** How many can be served at one time by each of the staff. */
  capacity: wholeNumber(1, 10_000).default(1),
  /** Until how long before it begins its buyer may move it; none: never. */
  reschedule_hours: orNone(wholeNumber(0, 8760)),
})
export type ServiceForm = z.infer<typeof serviceForm>

/** What its page shows. (contract §2a) */
export const serviceView = z.object({
  duration_minutes: z.number().int(),
  staff: z.array(z.object({ id: z.number().int(), name: z.string() })),
  notice_hours: z.number().int(),
  ahead_days: z.number().int(),
  capacity: z.number().int(),
  reschedule_hours: z.number().int().nullable(),
  deposit: moneyText.nullable(),
})
export type ServiceView = z.infer<typeof serviceView>

/** What a line of an order tells of a service; as it stands now where it was moved. */
export const bookedSlot = {
  slot: dateTimeText.optional(),
  slot_end: dateTimeText.optional(),
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
}

/** What an order tells of its appointment. */
export const orderAppointment = z.object({
  start: dateTimeText,
  end: dateTimeText,
  status: z.enum(['held', 'booked', 'done', 'no_show', 'cancelled']),
  /** Whether its buyer may move it now. */
  can_reschedule: z.boolean(),
})
