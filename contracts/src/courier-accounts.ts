import { z } from 'zod'
import { flag, lineOfText, maybeFlag, typedDay, weightText } from './values.ts'
import { moneyText, typedMoney } from './money.ts'

/** The credentials of all couriers; each asks for some of them. */
export const courierCredentialNames = [
  'api_key',
  'api_secret',
  'api_account',
  'client_id',
  'client_secret',
  'private_key',
  'customer_code',
  'password',
  'account_number',
  'subscription_code',
  'pickup_account',
  'sold_to_account',
] as const

const credential = lineOfText(200)
  .regex(/^[\w•.:=+/@~!#$%^&*?-]*$/)
  .optional()

export type SaveCourierAccount = { is_active?: boolean | undefined; is_live?: boolean | undefined } & Partial<
  Record<(typeof courierCredentialNames)[number], string | undefined>
>

/** PUT /api/ajax/seller/courier-accounts/{provider}: what is left out, empty, or sent back masked keeps its value. */
export const saveCourierAccountOf = (names: readonly string[]): z.ZodType<SaveCourierAccount> =>
  z.object({
    is_active: flag.optional(),
    is_live: flag.optional(),
    ...Object.fromEntries(names.map((name) => [name, credential])),
  })

/** A row of GET /api/ajax/seller/courier-accounts. */
export const shownCourierAccount = z.object({
  provider: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  is_live: z.boolean(),
  /** By their names; a secret one shows its last characters at most. */
  fields: z.record(z.string(), z.string()),
  wanted: z.array(z.object({ name: z.string(), is_secret: z.boolean() })),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** What it can do besides booking. */
  can: z.object({ quote: z.boolean(), label: z.boolean(), track: z.boolean(), cancel: z.boolean() }),
  /** What it needs that no program can give: an agreement, a deposit. */
  note: z.string(),
  callback_url: z.string().nullable(),
  last_ok_at: z.string().nullable(),
  problem: z.string().nullable(),
})
export type ShownCourierAccount = z.infer<typeof shownCourierAccount>

const coordinate = lineOfText(20)
  .regex(/^-?\d{1,3}(\.\d{1,10})?$|^$/)
  .optional()

/** POST …/shipments/quotes: what sending an order's goods costs. `from_…` and `to_…`: points on the map, which riders ask for. */
export const quoteShipment = z.object({
  order_no: lineOfText(80),
  weight: z.union([weightText, z.literal('')]).optional(),
  from_lat: coordinate,
  from_lng: coordinate,
  to_lat: coordinate,
  to_lng: coordinate,
})
export type QuoteShipment = z.infer<typeof quoteShipment>

/** `provider` null: the shop's own table; it is booked by hand. `days` as the courier says it. */
export const shipmentQuote = z.object({
  courier: z.string(),
  service: z.string(),
  name: z.string(),
  /** Null: this courier tells no prices, and the shop’s own tables say none for it. */
  price: moneyText.nullable(),
  days: z.string().nullable(),
  provider: z.string().nullable(),
  /** The price is that of the shop's own table, or none: what the courier asks is for the seller to say. */
  is_own_price: z.boolean(),
})
export type ShipmentQuote = z.infer<typeof shipmentQuote>

/**
 * POST …/shipments/{id}/book. Without a provider: the one whose courier the parcel has, else the shop's only one; a shop without any
 * has it booked by hand. `again`: the seller saw at the courier that an earlier try came to nothing.
 */
export const bookShipment = z
  .object({
    provider: lineOfText(40).optional(),
    courier: lineOfText(80).optional(),
    service: lineOfText(80).optional(),
    weight: z.union([weightText, z.literal('')]).optional(),
    pickup_date: typedDay.optional(),
    from_lat: coordinate,
    from_lng: coordinate,
    to_lat: coordinate,
    to_lng: coordinate,
    /** What the courier asks, where it tells no price itself; it counts in the profit. */
    cost: z.union([typedMoney, z.literal('')]).optional(),
    again: maybeFlag,
  })
  .default({ again: undefined })
export type BookShipment = z.infer<typeof bookShipment>
