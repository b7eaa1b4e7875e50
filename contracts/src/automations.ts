import { automationActions, automationTriggers } from '@kedai/domain/automations/names.ts'
import { z } from 'zod'
import { dateTimeText, flag, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

export const conditionFields = [
  'total',
  'bought',
  'state',
  'payment_method',
  'first_order',
  'tag',
  'programme',
] as const
export const conditionOps = ['is', 'is_not', 'more_than', 'less_than'] as const

/** `total` in ringgit; `bought` a product by its view_id; `first_order` is true or false; `programme` an area of resellers. */
export const automationCondition = z.object({
  field: z.enum(conditionFields),
  op: z.enum(conditionOps).default('is'),
  value: z.union([lineOfText(100), z.number(), z.boolean()]),
})
export type AutomationCondition = z.infer<typeof automationCondition>

/**
 * In texts `{name}` `{order_no}` `{total}` `{shop}`, and `{code}` of a coupon's step, stand for what they are; of `cart_left` also
 * `{link}` (not in an SMS), of `stock_low` `{item}` `{sku}` `{left}`, of rentals, renewals and tickets `{item}` `{when}` `{link}`, of
 * tickets `{venue}`, of resellers `{programme}` `{link}`. Messages of `stock_low` go to the shop itself.
 */
export const automationStep = z.object({
  action: z.enum(automationActions),
  /** After the step before it, or what started it. */
  after_minutes: wholeNumber(0, 129_600).default(0),
  subject: lineOfText(150).nullish(),
  text: z.string().trim().max(2000).nullish(),
  tag: lineOfText(30).nullish(),
  /** One of the shop's coupons; the buyer gets a copy of it for one use. */
  coupon: lineOfText(40).nullish(),
  title: lineOfText(150).nullish(),
  url: lineOfText(500).nullish(),
})
export type AutomationStep = z.infer<typeof automationStep>

/** POST and PUT /api/ajax/seller/automations */
export const saveAutomation = z.object({
  name: lineOfText(80).min(1),
  trigger: z.enum(automationTriggers),
  /**
   * Of `order_unpaid` and `cart_left`: how many hours it stood unpaid, or untouched; of `rental_due` and `renewal_due` how many
   * before the return or the end, of `rental_overdue` after it; of `reseller_idle` without an order.
   */
  after_hours: wholeNumber(1, 2160).nullish(),
  conditions: z.array(automationCondition).max(10).default([]),
  steps: z.array(automationStep).min(1).max(10),
  is_active: flag.default(true),
})
export type SaveAutomation = z.infer<typeof saveAutomation>

export const automationParams = z.object({ id })

export const automation = z.object({
  id: z.number().int(),
  name: z.string(),
  trigger: z.enum(automationTriggers),
  after_hours: z.number().int().nullable(),
  conditions: z.array(automationCondition),
  steps: z.array(automationStep),
  is_active: z.boolean(),
  /** Webhooks are signed with it. Empty for those who may not set up webhooks. */
  secret: z.string(),
  /** Why it was stopped, in words; null: it was not. */
  notice: z.string().nullable(),
  created_at: dateTimeText,
  runs: z.object({
    done: z.number().int(),
    skipped: z.number().int(),
    failed: z.number().int(),
    queued: z.number().int(),
  }),
})
export type Automation = z.infer<typeof automation>

export const automationRunsQuery = z.object({ page: pageNumber })
export const automationRun = z.object({
  id: z.number().int(),
  order_no: z.string().nullable(),
  lead: z.string().nullable(),
  /** Whose cart, rental, renewal or ticket it was, which reseller, or which item ran low; null for orders and leads. */
  about: z.string().nullable(),
  state: z.enum(['queued', 'done', 'skipped', 'failed']),
  why: z.string(),
  steps: z.array(z.object({ action: z.string(), state: z.string(), why: z.string(), at: dateTimeText })),
  created_at: dateTimeText,
  ended_at: dateTimeText.nullable(),
})
export type AutomationRun = z.infer<typeof automationRun>

/** What it would have done to the newest orders; where it is about something else, to that, without an `order_no`. */
export const automationDryRun = z.object({
  looked_at: z.number().int(),
  would_run: z.number().int(),
  orders: z.array(
    z.object({
      order_no: z.string(),
      name: z.string(),
      placed_at: dateTimeText,
      would_run: z.boolean(),
      why: z.string(),
      steps: z.array(z.object({ action: z.string(), after_minutes: z.number().int(), says: z.string() })),
    }),
  ),
})
export type AutomationDryRun = z.infer<typeof automationDryRun>

export const automationTask = z.object({
  id: z.number().int(),
  title: z.string(),
  order_no: z.string().nullable(),
  created_at: dateTimeText,
  is_done: z.boolean(),
})
export type AutomationTask = z.infer<typeof automationTask>
