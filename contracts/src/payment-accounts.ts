import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { flag, lineOfText } from './values.ts'

/** The credentials of all providers; each asks for some of them (CONTRACT §11). */
export const credentialNames = [
  'api_key',
  'x_signature',
  'collection_id',
  'secret_key',
  'category_code',
  'brand_id',
  'merchant_id',
  'hash',
  'webhook_secret',
] as const

// As providers make them, and the dots that stand for one.
const credential = lineOfText(200)
  .regex(/^[\w•.:=+/@~-]*$/)
  .optional()

// What a provider charges for each payment; empty: it is not told.
const feePercent = lineOfText(8)
  .regex(/^(?:\d{1,3}(?:\.\d{1,2})? ?%?)?$/)
  .optional()
const feeFixed = z.union([z.literal(''), typedMoney]).optional()

export type SavePaymentAccount = {
  is_active?: boolean | undefined
  is_live?: boolean | undefined
  fee_percent?: string | undefined
  fee_fixed?: string | undefined
} & Partial<Record<(typeof credentialNames)[number], string | undefined>>

/**
 * PUT /api/ajax/seller/payment-accounts/{provider}, with the credentials of that provider: what is left out, empty, or sent back
 * masked keeps its value. Those of another one come through, to be refused at their names.
 */
export const savePaymentAccountOf = (names: readonly string[]): z.ZodType<SavePaymentAccount> =>
  z.looseObject({
    is_active: flag.optional(),
    is_live: flag.optional(),
    fee_percent: feePercent,
    fee_fixed: feeFixed,
    ...Object.fromEntries(names.map((name) => [name, credential])),
  })

/** A row of GET /api/ajax/seller/payment-accounts. */
export const shownPaymentAccount = z.object({
  provider: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  is_live: z.boolean(),
  /** By their names; a secret one shows its last characters at most, and what was never given is empty. */
  fields: z.record(z.string(), z.string()),
  /** What to ask for, in this order. */
  wanted: z.array(z.object({ name: z.string(), is_secret: z.boolean(), one_of: z.array(z.string()) })),
  can_refund: z.boolean(),
  /** What it charges for each payment as the seller says, for the profit of a report: a percentage and ringgit. Null: not told. */
  fee_percent: z.string().nullable(),
  fee_fixed: moneyText.nullable(),
  /** Where the provider reports to; null until the account was saved once. */
  callback_url: z.string().nullable(),
  last_ok_at: z.string().nullable(),
  problem: z.string().nullable(),
})
export type ShownPaymentAccount = z.infer<typeof shownPaymentAccount>
