import { banks } from '@kedai/domain/payments/banks.ts'
import { paymentKinds, paymentMethodCodes } from '@kedai/domain/payments/methods.ts'
import { z } from 'zod'
import { shownDuitNow } from './duitnow.ts'
import { flag, id, knownRevision, lineOfText, wholeNumber } from './values.ts'

/** PUT /api/ajax/seller/payment-methods: how one of the shop's ways to be paid reads to buyers. */
export const savePaymentMethod = z.object({
  code: z.enum(paymentMethodCodes),
  name: lineOfText(60).min(1),
  instructions: z.string().trim().max(1000).default(''),
  /** How long unpaid units are held; null leaves it to the kind. */
  hold_minutes: z.union([wholeNumber(1, 10_000), z.null()]).optional(),
  /** Of transfers: each order comes to a total of its own, by some sen less. Left out: as it was. */
  unique_total: flag.optional(),
  revision: knownRevision,
})
export type SavePaymentMethod = z.infer<typeof savePaymentMethod>

export const switchPaymentMethod = z.object({ code: z.enum(paymentMethodCodes), is_active: flag })
export const orderPaymentMethods = z.object({ codes: z.array(z.enum(paymentMethodCodes)).max(20) })

/** POST and PUT …/seller/bank-accounts. Needs a fresh proof of identity. */
export const saveBankAccount = z.object({
  bank: z.enum(banks),
  number: lineOfText(40).min(1),
  holder: lineOfText(120).min(1),
  is_shown: flag.default(true),
})
export type SaveBankAccount = z.infer<typeof saveBankAccount>
export const changeBankAccount = saveBankAccount.extend({ revision: knownRevision })

export const orderBankAccounts = z.object({ ids: z.array(id).max(20) })
export const bankAccountParams = z.object({ id })

const shownMethod = z.object({
  code: z.string(),
  kind: z.enum(paymentKinds),
  name: z.string(),
  instructions: z.string(),
  is_active: z.boolean(),
  hold_minutes: z.int().nullable(),
  unique_total: z.boolean(),
  hold: z.object({ usual: z.int(), least: z.int(), most: z.int() }).nullable(),
  /** Why it cannot be switched on; null when it can. */
  blocked: z.string().nullable(),
  /** Of how it reads and how long it holds. */
  revision: z.string(),
})
export type ShownPaymentMethod = z.infer<typeof shownMethod>

const shownAccount = z.object({
  id: z.int(),
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  is_shown: z.boolean(),
  revision: z.string(),
})
export type ShownBankAccount = z.infer<typeof shownAccount>

/** GET /api/ajax/seller/payment-methods */
export const paymentSetup = z.object({
  methods: z.array(shownMethod),
  accounts: z.array(shownAccount),
  duitnow: shownDuitNow.nullable(),
})
export type PaymentSetup = z.infer<typeof paymentSetup>
