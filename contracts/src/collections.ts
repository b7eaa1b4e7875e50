import { fieldTypes } from '@kedai/domain/collections/fields.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dateTimeText, flag, lineOfText, pageNumber, typedDateTime, wholeNumber } from './values.ts'

export const amountTypes = ['fixed', 'open'] as const
export type AmountType = (typeof amountTypes)[number]

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

const typedAmount = lineOfText(20)

/** Of a `grid`: its rows are the options of the field. */
const typedGrid = z.object({
  columns: z.array(lineOfText(120)).max(20).default([]),
  /** Of one piece: none, one for every cell, or one a row. */
  prices: z.array(typedAmount).max(50).default([]),
  /** The fewest and the most of all cells together. */
  least: orNone(wholeNumber(1, 999_999)),
  most: orNone(wholeNumber(1, 999_999)),
})

const typedField = z.object({
  /** Left empty: `field-1` and so on, by its place. */
  key: lineOfText(40).default(''),
  label: lineOfText(200),
  type: z.enum(fieldTypes),
  is_required: flag.default(false),
  options: z.array(lineOfText(120)).max(50).default([]),
  /** Asked only where a field before it was answered so; of `choices`, where that is among them. */
  show_when: orNone(z.object({ key: lineOfText(40), equals: lineOfText(120) })),
  grid: orNone(typedGrid),
})

/** What a seller's form says of a collection. Its rows are the product's variations; one without a title is its only price. */
export const collectionForm = z.object({
  amount_type: z.enum(amountTypes).default('fixed'),
  /** The least of an open amount; none: RM 1.00. */
  minimum: orNone(typedAmount),
  /** Amounts to choose from. */
  presets: z.array(typedAmount).max(8).default([]),
  target: orNone(typedAmount),
  closes_at: orNone(typedDateTime),
  /** How many responses it takes; none: as many as come. */
  max_responses: orNone(wholeNumber(1, 1_000_000)),
  fields: z.array(typedField).max(50).default([]),
})
export type CollectionForm = z.infer<typeof collectionForm>

export const collectionGrid = z.object({
  columns: z.array(z.string()),
  prices: z.array(moneyText),
  least: z.number().int().nullable(),
  most: z.number().int().nullable(),
})
export type CollectionGrid = z.infer<typeof collectionGrid>

export const collectionField = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  is_required: z.boolean(),
  options: z.array(z.string()),
  show_when: z.object({ key: z.string(), equals: z.string() }).nullable(),
  /** Of a `grid`, answered as a list of `2 × row / column`, or `2 × row` without columns. */
  grid: collectionGrid.nullable(),
})
export type CollectionField = z.infer<typeof collectionField>

/** What its page shows. (contract §2a) */
export const collectionView = z.object({
  amount_type: z.enum(amountTypes),
  minimum: moneyText.nullable(),
  presets: z.array(moneyText),
  target: moneyText.nullable(),
  /** What was paid, less what went back. */
  collected: moneyText,
  closes_at: dateTimeText.nullable(),
  /** Whether it has closed by that time. */
  is_closed: z.boolean(),
  responses_left: z.number().int().nullable(),
  fields: z.array(collectionField),
})
export type CollectionView = z.infer<typeof collectionView>

/** An answer as an order keeps it; of a file its name. */
export const givenAnswer = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  value: z.union([z.string(), z.array(z.string()), z.boolean()]),
})
export type GivenAnswer = z.infer<typeof givenAnswer>

export const responseStates = ['paid', 'unpaid', 'over'] as const
export type ResponseState = (typeof responseStates)[number]

/** GET /api/ajax/seller/responses/{view_id}. */
export const responsesQuery = z.object({
  term: lineOfText(100).optional(),
  status: z.union([z.enum(responseStates), z.literal('').transform(() => undefined)]).optional(),
  page: pageNumber,
})
export const responsesExportQuery = responsesQuery.omit({ page: true })

export const response = z.object({
  id: z.number().int(),
  order_no: z.string(),
  at: dateTimeText,
  status: z.enum(responseStates),
  payment_status: z.enum(paymentStatuses),
  order_status: z.enum(orderStatuses),
  fulfilment_status: z.enum(fulfilmentStatuses),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  total: moneyText,
  paid: moneyText,
  /** The priced rows that were chosen. */
  items: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
  /** By the keys of the form's fields; of a file where it can be fetched. */
  answers: z.record(
    z.string(),
    z.union([z.string(), z.array(z.string()), z.boolean(), z.object({ name: z.string(), url: z.string() })]),
  ),
  /** Opens a chat that asks for the money, while some is due. */
  remind_link: z.string().nullable(),
})
export type Response = z.infer<typeof response>

/** GET /api/ajax/seller/responses/{view_id}/summary: of those that are not over. */
export const responseSummary = z.object({
  title: z.string(),
  fields: z.array(collectionField),
  target: moneyText.nullable(),
  collected: moneyText,
  responses: z.number().int(),
  paid: z.number().int(),
  unpaid: z.number().int(),
  /** How often each option was chosen, by field; of a grid how many of each cell. */
  choices: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      options: z.array(z.object({ option: z.string(), count: z.number().int() })),
    }),
  ),
  items: z.array(z.object({ title: z.string(), quantity: z.number().int(), total: moneyText })),
})
export type ResponseSummary = z.infer<typeof responseSummary>
