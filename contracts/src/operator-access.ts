import { accessLevels, maxShopsAtOnce, operatorRoles } from '@kedai/domain/operators/operator-access.ts'
import { z } from 'zod'
import { operatedShopParams } from './operator.ts'
import { dateTimeText, dayText, id, lineOfText, pageNumber, typedDay } from './values.ts'

/** GET /api/ajax/operator/me: what who asks may. `shops`: how many were given to support now; null: every one. */
export const operatorMe = z.object({
  email: z.string(),
  role: z.enum(operatorRoles),
  shops: z.number().int().nullable(),
})
export type OperatorMe = z.infer<typeof operatorMe>

/** GET /api/ajax/operator/operators, for admins. */
export const operatorRow = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
  two_steps: z.boolean(),
  added_at: dateTimeText,
  /** Those that were given to support and have not run out. */
  shops: z.number().int(),
})
export type OperatorRow = z.infer<typeof operatorRow>
export const operatorRows = z.array(operatorRow)
export const operatorParams = z.object({ operator_id: id })

/** POST /api/ajax/operator/operators. `person`: the e-mail of a confirmed account. */
export const newOperator = z.object({ person: lineOfText(254).min(3), role: z.enum(operatorRoles) })

/** PUT …/operators/{operator_id} */
export const operatorRole = z.object({ role: z.enum(operatorRoles) })

/** GET /api/ajax/operator/access: who may open which shops. `search`: a piece of a shop's address or name. */
export const accessQuery = z.object({
  operator_id: id.optional(),
  shop: lineOfText(60).optional(),
  search: lineOfText(100).default(''),
  page: pageNumber,
})
export const accessRow = z.object({
  operator_id: z.number().int(),
  email: z.string(),
  shop: z.string(),
  shop_name: z.string(),
  level: z.enum(accessLevels),
  /** The last day on which it holds, in Malaysia. Null: until it is taken away. */
  until: dayText.nullable(),
  /** That day is over: it opens nothing any more. */
  is_over: z.boolean(),
  reason: z.string().nullable(),
  granted_by: z.string(),
  granted_at: dateTimeText,
})
export type AccessRow = z.infer<typeof accessRow>

/** PUT …/operators/{operator_id}/access: to all of these shops, or to none. `until` left empty: until it is taken away. */
export const grantAccess = z.object({
  shops: z.array(lineOfText(60).min(1)).min(1).max(maxShopsAtOnce),
  level: z.enum(accessLevels),
  until: typedDay.optional(),
  reason: lineOfText(500).default(''),
})

/** DELETE …/operators/{operator_id}/access/{shop} */
export const accessParams = operatorParams.extend(operatedShopParams.shape)
