import { states } from '@kedai/domain/shipping/states.ts'
import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { flag, id, knownRevision, lineOfText, wholeNumber } from './values.ts'

const stateCode = z.enum(states.map(({ code }) => code))
const maybeMoney = z.union([typedMoney, z.literal(''), z.null()])
const amount = lineOfText(12)

/** POST …/seller/shipping/zones and PUT …/zones/{id}. Postcodes are "43000" or "43000-43999"; with any, the states are not looked at. */
export const saveZone = z.object({
  name: lineOfText(60).min(1),
  states: z.array(stateCode).max(16).default([]),
  postcodes: z.array(lineOfText(20)).max(200).default([]),
})
export type SaveZone = z.infer<typeof saveZone>
export const changeZone = saveZone.extend({ revision: knownRevision })

/**
 * Prices of a method. `first`, `step` and `most` are kilograms or pieces as text; `most` empty is no limit. With `bands` it is
 * a table: the price up to and with `most`, whose last row may be empty.
 */
export const typedRate = z.object({
  by: z.enum(['weight', 'quantity', 'flat']),
  price: maybeMoney.optional(),
  first: amount.nullish(),
  first_price: maybeMoney.optional(),
  step: amount.nullish(),
  step_price: maybeMoney.optional(),
  most: amount.nullish(),
  bands: z
    .array(z.object({ most: amount.nullish(), price: maybeMoney }))
    .max(30)
    .nullish(),
})
export type TypedRate = z.infer<typeof typedRate>

export const saveMethod = z.object({
  name: lineOfText(60).min(1),
  courier: lineOfText(60).default(''),
  free_above: maybeMoney.optional(),
  /** Where and when the buyer collects; null for a way that sends a parcel. With it the rate does not count: collecting is free. */
  pickup: lineOfText(300).nullable().default(null),
  rate: typedRate,
})
export type SaveMethod = z.infer<typeof saveMethod>
export const changeMethod = saveMethod.extend({ revision: knownRevision })

/** POST …/seller/shipping/pickups: a place where buyers collect; offered wherever they live, in no zone of the seller's. */
export const savePickup = saveMethod.pick({ name: true }).extend({ pickup: lineOfText(300) })
export type SavePickup = z.infer<typeof savePickup>

/** POST …/seller/shipping/start: one price for each half of Malaysia, for a shop that has no zone yet. */
export const startShipping = z.object({
  courier: lineOfText(60).default(''),
  west: typedMoney,
  east: z.union([typedMoney, z.literal('')]).default(''),
})
export type StartShipping = z.infer<typeof startShipping>

export const switchMethod = z.object({ is_active: flag })

/** PUT …/seller/shipping/own-prices/{id of the product} */
export const saveOwnPrice = z.object({ price: typedMoney, per: z.enum(['order', 'piece']), revision: knownRevision })

export const shippingIdParams = z.object({ id })

const shownRate = z.object({
  by: z.enum(['weight', 'quantity', 'flat']),
  price: moneyText.nullable(),
  first: z.string().nullable(),
  first_price: moneyText.nullable(),
  step: z.string().nullable(),
  step_price: moneyText.nullable(),
  most: z.string().nullable(),
  bands: z.array(z.object({ most: z.string().nullable(), price: moneyText })).nullable(),
})
export type ShownRate = z.infer<typeof shownRate>

const shownMethod = z.object({
  id: z.int(),
  name: z.string(),
  courier: z.string(),
  is_active: z.boolean(),
  pickup: z.string().nullable(),
  free_above: moneyText.nullable(),
  rate: shownRate,
  revision: z.string(),
})
export type ShownMethod = z.infer<typeof shownMethod>

const shownZone = z.object({
  id: z.int(),
  name: z.string(),
  states: z.array(z.string()),
  postcodes: z.array(z.string()),
  methods: z.array(shownMethod),
  revision: z.string(),
})
export type ShownZone = z.infer<typeof shownZone>

const namedState = z.object({ code: z.string(), name: z.string() })
const ownPrice = z.object({
  product_id: z.int(),
  title: z.string(),
  price: moneyText,
  per: z.enum(['order', 'piece']),
  revision: z.string(),
})
export type OwnPrice = z.infer<typeof ownPrice>

/** GET /api/ajax/seller/shipping: all of it, with the states that no price reaches and those that several zones hold. */
export const shippingSetup = z.object({
  zones: z.array(shownZone),
  uncovered: z.array(namedState),
  shared: z.array(z.object({ state: namedState, zones: z.array(z.string()) })),
  own_prices: z.array(ownPrice),
})
export type ShippingSetup = z.infer<typeof shippingSetup>

/** GET …/seller/shipping/quote: what a buyer there would be asked to pay. `weight` in kilograms, `goods` the order's total. */
export const quoteQuery = z.object({
  location: lineOfText(100).default(''),
  weight: lineOfText(12).default('1'),
  quantity: wholeNumber(1, 100_000).default(1),
  goods: z.union([typedMoney, z.literal('')]).optional(),
})
export const quoteAnswer = z.object({
  place: z.string(),
  methods: z.array(
    z.object({ id: z.int(), name: z.string(), courier: z.string(), zone: z.string(), price: moneyText }),
  ),
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>
