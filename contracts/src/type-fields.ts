import { z } from 'zod'
import type { TypeFieldName } from '@kedai/domain/product-types/product-types.ts'
import { id, lineOfText, uploadedFile } from './values.ts'

const text = lineOfText(200).optional()
// JSON says a tick and a number as what they are, a form as text.
const asText = (typed: unknown) =>
  typeof typed === 'boolean' ? (typed ? '1' : '0') : typeof typed === 'number' ? String(typed) : typed
const answer = z.preprocess(
  asText,
  z.union([lineOfText(5000), z.array(lineOfText(500)).max(100), uploadedFile, z.null().transform(() => '')]),
)
const answers = z.record(z.string().max(64), answer).optional()

/** Somebody as they are typed for a ticket. */
export const typedParticipant = z.object({
  name: lineOfText(120).default(''),
  email: lineOfText(254).default(''),
  mobile: lineOfText(32).default(''),
  answers,
})
export type TypedParticipant = z.infer<typeof typedParticipant>

/** Of these what changes the price. */
export const pricingFields = {
  plan: z.union([id, z.literal('')]).optional(),
  dateRange: z.union([z.literal(''), z.array(lineOfText(40)).max(2)]).optional(),
  addons: z.union([z.literal(''), z.array(z.union([z.literal(''), id])).max(100)]).optional(),
  amount: lineOfText(20).optional(),
}

/** What an order of some types says; of another type it is refused with 422 at its name unless it is empty. (contract §2a) */
export const typeFields = {
  // A text alone says nobody; whose type takes participants refuses it.
  participants: z.union([lineOfText(200), z.array(z.union([z.literal(''), typedParticipant])).max(500)]).optional(),
  /** Of a ticket: the offer that a waitlist made. */
  offer: lineOfText(64).optional(),
  slot: text,
  staff: z.union([id, z.literal('')]).optional(),
  pickup_location: text,
  return_location: text,
  ...pricingFields,
  answers: z.union([z.literal(''), z.record(z.string().max(64), answer)]).optional(),
} satisfies Record<TypeFieldName, z.ZodType>
