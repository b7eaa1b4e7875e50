import { rentalFrequencies } from '@kedai/domain/rentals/periods.ts'
import { z } from 'zod'
import { moneyText, totals } from './money.ts'
import { dateTimeText, dayText, existingDay, id, lineOfText, typedDay, uploadedFile, wholeNumber } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
// One text that holds for all bookings, or several to choose from.
const typedPlaces = z.union([lineOfText(200), z.array(lineOfText(200).min(1)).max(30)]).default('')
const minutes = wholeNumber(0, 14 * 24 * 60).default(0)
const perWhat = z.enum(['booking', 'unit'])

/** What a seller's form says of a rental, under `rental`. The price is the variation's, for one period. */
export const rentalForm = z.object({
  frequency: z.enum(rentalFrequencies),
  /** How many units there are. */
  quantity: wholeNumber(1, 200).default(1),
  addons: z
    .array(
      z.object({
        id: id.optional(),
        title: lineOfText(80).min(1),
        price: lineOfText(20).min(1),
        per: perWhat.default('booking'),
      }),
    )
    .max(30)
    .default([]),
  buffer_before: minutes,
  buffer_after: minutes,
  opens: orNone(clock),
  closes: orNone(clock),
  /** 0 (Sunday) to 6: nothing is handed over or taken back then. */
  closed_weekdays: z.array(wholeNumber(0, 6)).max(6).default([]),
  /** Nothing can be out on these days. */
  closed_dates: z.array(existingDay).max(200).default([]),
  /** The same from a day to a day, both included, with a reason that buyers read. */
  blocked: z
    .array(z.object({ from: existingDay, to: existingDay, reason: lineOfText(120).default('') }))
    .max(100)
    .default([]),
  min_periods: wholeNumber(1, 1000).default(1),
  max_periods: orNone(wholeNumber(1, 1000)),
  months_ahead: wholeNumber(1, 36).default(12),
  pickup_location: typedPlaces,
  return_location: typedPlaces,
  /** Taken at the hand-over and given back at the return; beside the total. */
  deposit: orNone(lineOfText(20)),
  /** For each day begun after the end. */
  late_fee: orNone(lineOfText(20)),
})
export type RentalForm = z.infer<typeof rentalForm>

const places = z.union([z.string(), z.array(z.string())]).nullable()

/** `item_rental` of an item's page. (contract §2) */
export const itemRental = z.object({
  frequency: z.enum(rentalFrequencies),
  price: moneyText,
  addons: z.array(z.object({ id: z.number().int(), title: z.string(), price: moneyText, per: perWhat })),
  pickup_location: places,
  return_location: places,
  /** Half-open: when all units are taken. */
  booked: z.array(z.object({ start: dateTimeText, end: dateTimeText })),
  buffer_before: z.number().int(),
  buffer_after: z.number().int(),
  quantity: z.number().int(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  closed_weekdays: z.array(z.number().int()),
  closed_dates: z.array(dayText),
  blocked: z.array(z.object({ from: dayText, to: dayText, reason: z.string() })),
  min_periods: z.number().int(),
  max_periods: z.number().int().nullable(),
  bookable_until: dayText,
  deposit: moneyText.nullable(),
  late_fee: moneyText.nullable(),
})
export type ItemRental = z.infer<typeof itemRental>

/** What a line of an order tells of a booking. */
export const lineBooking = z.object({
  start: dateTimeText,
  end: dateTimeText,
  frequency: z.enum(rentalFrequencies),
  periods: z.number().int(),
  units: z.number().int(),
  price: moneyText,
  addons: z.array(z.object({ id: z.number().int(), title: z.string(), total: moneyText })),
  pickup_location: z.string().nullable(),
  return_location: z.string().nullable(),
  deposit: moneyText.nullable(),
  late_fee: moneyText.nullable(),
})
export type LineBooking = z.infer<typeof lineBooking>

/** POST /api/ajax/guest/rental-availability/{view_id}. `quantity` is units. (contract §2) */
export const askAvailability = z.object({
  date_range: z.union([lineOfText(40), z.array(lineOfText(40)).max(2)]).optional(),
  quantity: z.preprocess((typed) => (typed === '' ? undefined : typed), wholeNumber(1, 100_000).optional()),
  addons: z.union([z.literal(''), z.array(z.union([z.literal(''), id])).max(100)]).optional(),
})
export const rentalAvailability = z.object({
  available_status: z.boolean(),
  message: z.string(),
  /** Periods, counted. */
  quantity: z.number().int(),
  totals,
})
export type RentalAvailability = z.infer<typeof rentalAvailability>

export const rentalStatuses = ['held', 'booked', 'out', 'returned', 'late', 'cancelled'] as const
export type RentalStatus = (typeof rentalStatuses)[number]

/** GET /api/ajax/seller/rentals: what touches the days from `from` to `to`. (contract §2a) */
export const rentalsQuery = z.object({
  from: typedDay.optional(),
  to: typedDay.optional(),
  /** A product's id or `view_id`. */
  product: lineOfText(64).default(''),
})
export const rentalRow = z.object({
  id: z.number().int(),
  order_no: z.string(),
  product: z.string(),
  quantity: z.number().int(),
  start: dateTimeText,
  end: dateTimeText,
  status: z.enum(rentalStatuses),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  product_id: z.number().int(),
  /** Which of the product's units it has; a booking that is still in the shop may get others. */
  units: z.array(z.string()),
})
export type RentalRow = z.infer<typeof rentalRow>

/** GET /api/ajax/seller/rentals/units: every rental of the shop with its units, for a calendar. */
export const rentalProduct = z.object({
  product_id: z.number().int(),
  view_id: z.string(),
  title: z.string(),
  units: z.array(z.string()),
})
export type RentalProduct = z.infer<typeof rentalProduct>

export const rentalParams = z.object({ id })
const photos = z.union([z.literal(''), z.array(z.union([z.literal(''), uploadedFile])).max(10)]).optional()

/** POST …/rentals/{id}/hand-over and /return, multipart. `deduct`: what is kept of the deposit, in ringgit. */
export const handOverRental = z.object({ photos, note: lineOfText(1000).default('') })
export const returnRental = handOverRental.extend({ deduct: lineOfText(20).default('') })

/** POST …/rentals/{id}/extend and …/order/{token}/extend: a day (all of it) or a day and a time. (contract §2a) */
export const extendRental = z.object({ until: lineOfText(40) })
/** What a longer rental comes to. `due`: what is to be paid of the order now. */
export const extendedRental = z.object({
  due: moneyText,
  /** What this extension costs. */
  added: moneyText,
  until: dateTimeText,
  /** Periods in all. */
  periods: z.number().int(),
  totals,
  /** Where the buyer pays it. */
  redirect_to: z.string(),
})
export type ExtendedRental = z.infer<typeof extendedRental>

/** What an order tells of its rental. */
export const orderRental = z.object({
  /** The seller's alone. */
  id: z.number().int().optional(),
  status: z.enum(rentalStatuses),
  start: dateTimeText,
  end: dateTimeText,
  /** Whether its buyer may rent it for longer now. */
  can_extend: z.boolean(),
})

/** A booking with what was written down at the hand-over and the return. */
export const rentalStory = rentalRow.extend({
  deposit: moneyText.nullable(),
  late_fee: moneyText.nullable(),
  late_days: z.number().int(),
  notes: z.array(
    z.object({
      what: z.enum(['hand_over', 'return']),
      at: dateTimeText,
      note: z.string(),
      /** Taken from the buyer; below 0: given back. */
      deposit: moneyText,
      deducted: moneyText,
      photos: z.array(z.string()),
    }),
  ),
})
export type RentalStory = z.infer<typeof rentalStory>
