import { memberStatuses, termUnits } from '@kedai/domain/entitlements/term.ts'
import { z } from 'zod'
import { list } from './envelope.ts'
import { moneyText } from './money.ts'
import { dateTimeText, flag, id, lineOfText, maybeFile, pageNumber, typedDateTime, wholeNumber } from './values.ts'

const term = { every: z.number().int(), unit: z.enum(termUnits) }
const typedUnit = z.enum(termUnits)

/** What a product's form says of a membership: a plan for each of `variations`, in their order. (contract §2a) */
export const membershipForm = z.object({
  plans: z
    .array(
      z.object({
        /** That of its variation. */
        title: lineOfText(40).default(''),
        every: wholeNumber(1, 60).default(1),
        unit: typedUnit.default('month'),
        trial_days: wholeNumber(0, 90).default(0),
      }),
    )
    .min(1)
    .max(20),
  /** Days after the last one on which a member is still let in. */
  grace_days: wholeNumber(0, 60).default(3),
})
export type MembershipForm = z.infer<typeof membershipForm>

/** A plan on its page: `plan` of place-order is its id. */
export const plan = z.object({
  id: z.number().int(),
  title: z.string(),
  price: moneyText,
  ...term,
  trial_days: z.number().int(),
})
export type Plan = z.infer<typeof plan>

/** A plan as a line keeps it. `trial_days` above 0: those days were bought for nothing. */
export const planOfLine = z.object({ title: z.string(), ...term, trial_days: z.number().int() })

/** GET /api/ajax/guest/member/{token}: the card. */
export const memberCard = z.object({
  status: z.enum(memberStatuses),
  /** Its last moment; null without an end. */
  valid_until: dateTimeText.nullable(),
  code: z.string(),
  plan: z.string(),
  title: z.string(),
  name: z.string(),
  visits: z.number().int(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
  shop: z.object({ username: z.string(), name: z.string(), stylesheet: z.string().nullable() }),
  /** What can be paid for now; null while it is not sold. */
  renewal: z
    .object({
      view_id: z.string(),
      plan_id: z.number().int(),
      plans: z.array(plan),
      /** By when it would last, paid today. */
      until: z.record(z.string(), dateTimeText),
      payment_methods: z.array(z.object({ code: z.string(), name: z.string() })),
      /** To be agreed to; null where there are no terms. */
      tnc: z.string().nullable(),
    })
    .nullable(),
})
export type MemberCard = z.infer<typeof memberCard>

export const entitlementParams = z.object({ token: z.string().min(1).max(64) })

/** POST …/renew of a membership or a course: the rest of the form is that of the first order. */
export const renew = z.object({
  /** Another plan from now on. */
  plan: z.union([id, z.literal('')]).optional(),
  paymentMethod: lineOfText(40).default(''),
  paymentProof: maybeFile,
  coupon_code: lineOfText(64).optional(),
  expected_total: z.union([moneyText, z.literal('')]).optional(),
  agreeTnc: flag.optional(),
  notes: lineOfText(2000).default(''),
})
export type Renew = z.infer<typeof renew>

export const membersQuery = z.object({
  status: z.union([z.enum(memberStatuses), z.literal('').transform(() => undefined)]).optional(),
  term: lineOfText(100).optional(),
  page: pageNumber,
})

export const member = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  product: z.string(),
  plan: z.string(),
  status: z.enum(memberStatuses),
  valid_until: dateTimeText.nullable(),
  visits: z.number().int(),
  last_visit_at: dateTimeText.nullable(),
  order_no: z.string(),
})
export type Member = z.infer<typeof member>
export const memberList = list(member)

/** POST /api/ajax/seller/members/check-in. The same `code`, `at` and `device` sent again is the same visit. */
export const checkInMember = z.object({
  code: lineOfText(200).min(1),
  at: typedDateTime.optional(),
  device: lineOfText(64).default(''),
})

export const checkedMember = z.object({
  /** `already`: let in a moment ago. */
  result: z.enum(['admitted', 'already', 'refused']),
  message: z.string(),
  name: z.string(),
  product: z.string(),
  plan: z.string(),
  status: z.enum(memberStatuses),
  valid_until: dateTimeText.nullable(),
  visits: z.number().int(),
  admitted_at: dateTimeText.nullable(),
})
export type CheckedMember = z.infer<typeof checkedMember>
