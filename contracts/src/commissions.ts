import { commissionStates } from '@kedai/domain/resellers/commissions.ts'
import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { programmeArea } from './programmes.ts'
import { dateTimeText, dayText, id, lineOfText, pageNumber, typedDay } from './values.ts'

const none = z.literal('').transform(() => undefined)
const person = z.object({ id: z.number().int(), name: z.string() })

/** GET /api/ajax/seller/commissions. contract §9 */
export const commissionListQuery = z.object({
  state: z.union([z.enum(commissionStates), none]).optional(),
  reseller_id: z.union([id, none]).optional(),
  page: pageNumber,
})

export const commissionRow = z.object({
  id: z.number().int(),
  reseller: person,
  area: programmeArea,
  order_no: z.string(),
  /** 0: who brought the buyer; 1 to 3: an upline so far above. */
  level: z.number().int(),
  /** What is left of it: `earned` without `reversed`. */
  amount: moneyText,
  earned: moneyText,
  reversed: moneyText,
  /** What the buyer paid for the goods, net of discounts. */
  base: moneyText,
  state: z.enum(commissionStates),
  earned_at: dateTimeText,
  /** When it becomes available, while it clears. */
  clears_at: dateTimeText.nullable(),
  /** The number of the payment voucher it stands on. */
  voucher: z.string().nullable(),
})
export type CommissionRow = z.infer<typeof commissionRow>

/** GET|PUT /api/ajax/seller/programmes/{area}/commission-rules: in order; the first that fits a line of a sale counts, else the programme's own percentage. */
export const commissionRule = z.object({
  id: z.number().int(),
  rank_id: z.number().int().nullable(),
  product_id: z.number().int().nullable(),
  product_title: z.string().nullable(),
  /** One of both. */
  percent: z.string().nullable(),
  per_unit: moneyText.nullable(),
  starts_on: dayText.nullable(),
  ends_on: dayText.nullable(),
})
export type CommissionRuleRow = z.infer<typeof commissionRule>
export const commissionRules = z.object({ rules: z.array(commissionRule), revision: z.string() })
export type CommissionRuleList = z.infer<typeof commissionRules>

const maybeId = z.union([id, z.null(), none]).optional()
export const saveCommissionRules = z.object({
  /** The whole list, in order: what is left out is gone. */
  rules: z
    .array(
      z.object({
        rank_id: maybeId,
        product_id: maybeId,
        percent: lineOfText(8).nullable().optional(),
        per_unit: z.union([typedMoney, z.literal(''), z.null()]).optional(),
        starts_on: typedDay.nullable().optional(),
        ends_on: typedDay.nullable().optional(),
      }),
    )
    .max(100),
  revision: lineOfText(64).optional(),
})
export type SaveCommissionRules = z.infer<typeof saveCommissionRules>
