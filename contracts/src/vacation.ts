import { vacationModes } from '@kedai/domain/vacation/vacation.ts'
import { z } from 'zod'
import { dateTimeText, dayText, existingDay, flag, knownRevision, typedDateTime } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

/** What buyers are told of a shop that is away now; null when it is not. `front-store.vacation` and `shop.vacation` of an item. */
export const shopVacation = z
  .object({
    mode: z.enum(vacationModes),
    message: z.string(),
    /** Its last moment; null when nobody has said. */
    until: dateTimeText.nullable(),
    /** For `later`: orders are sent from this day on. */
    dispatch_on: dayText.nullable(),
  })
  .nullable()
export type ShopVacation = z.infer<typeof shopVacation>

/** PUT /api/ajax/seller/vacation. A day alone: from its first moment, until its last. */
export const saveVacation = z.object({
  is_active: flag.default(false),
  mode: z.enum(vacationModes).default('browse'),
  message: z.string().max(300).default(''),
  starts_at: orNone(typedDateTime),
  ends_at: orNone(typedDateTime),
  dispatch_on: orNone(existingDay),
  revision: knownRevision,
})
export type SaveVacation = z.infer<typeof saveVacation>

/** GET /api/ajax/seller/vacation. `is_on`: it holds right now. */
export const vacation = z.object({
  is_active: z.boolean(),
  mode: z.enum(vacationModes),
  message: z.string(),
  starts_at: dateTimeText.nullable(),
  ends_at: dateTimeText.nullable(),
  dispatch_on: dayText.nullable(),
  is_on: z.boolean(),
  revision: z.string(),
})
export type SellerVacation = z.infer<typeof vacation>
