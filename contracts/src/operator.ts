import { accessLevels } from '@kedai/domain/operators/operator-access.ts'
import { failureKinds, shopOrders, shopStates } from '@kedai/domain/operators/operator-lists.ts'
import { z } from 'zod'
import { dateTimeText, dayText, lineOfText, pageNumber, wholeNumber } from './values.ts'

/** Every call below /api/ajax/operator: for operators alone, who sign in by two steps. To support, shops that were not given to it are 404. */
export const operatedShopParams = z.object({ shop: lineOfText(60).min(1) })

/** GET /api/ajax/operator/shops. `search`: a piece of the address, the name or the owner's e-mail. */
export const operatedShopsQuery = z.object({
  search: lineOfText(100).default(''),
  state: z.enum(shopStates).optional(),
  sort: z.enum(shopOrders).default('username'),
  page: pageNumber,
})

export const operatedShopRow = z.object({
  username: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  status: z.enum(shopStates),
  /** What buyers and the seller of a suspended shop read. */
  reason: z.string().nullable(),
  suspended_at: dateTimeText.nullable(),
  created_at: dateTimeText,
  products: z.number().int(),
  orders: z.number().int(),
  /** To others, counted over 400 days. */
  mails: z.number().int(),
  /** Bytes. */
  storage: z.number().int(),
  storage_quota_mb: z.number().int().nullable(),
  mails_per_day: z.number().int().nullable(),
  /** What who asks may do there: `admin` everything. */
  may: z.enum([...accessLevels, 'admin']),
  /** The last day of it, in Malaysia; null: no end is set. */
  may_until: dayText.nullable(),
})
export type OperatedShopRow = z.infer<typeof operatedShopRow>

/** GET /api/ajax/operator/shops/{shop}, and the answer of what changes it. */
export const operatedShop = operatedShopRow.extend({
  members: z.array(
    z.object({ email: z.string(), name: z.string(), role: z.string(), seen_at: dateTimeText.nullable() }),
  ),
  hosts: z.array(z.string()),
  last_order_at: dateTimeText.nullable(),
  waiting_mails: z.number().int(),
  failed_mails: z.number().int(),
})
export type OperatedShop = z.infer<typeof operatedShop>

/** POST …/shops/{shop}/suspend */
export const suspendShop = z.object({ reason: lineOfText(500).min(1) })

/** POST …/shops/{shop}/transfer. `former`: whether who owned it stays as staff. */
export const transferShop = z.object({
  to: lineOfText(254).min(3),
  former: z.enum(['staff', 'leaves']).default('staff'),
})

/** PUT …/shops/{shop}/quota. Null: no limit of its own. */
export const setQuota = z.object({
  storage_mb: wholeNumber(1, 10_000_000).nullable(),
  mails_per_day: wholeNumber(0, 1_000_000).nullable(),
})

/** POST …/shops/{shop}/password-link, of somebody who works there. */
export const passwordLinkOf = z.object({ member: lineOfText(254).min(3) })
export const passwordLink = z.object({ email: z.string(), link: z.string(), expires_at: dateTimeText })
export type PasswordLink = z.infer<typeof passwordLink>

/** POST …/shops/{shop}/erase. The address of the shop once more, since it cannot be taken back. */
export const eraseShop = z.object({ confirm: lineOfText(60).min(1) })

/** An export or an erasure that was asked for on the page. `counts`: rows by table, once it is done. */
export const operatorRun = z.object({
  id: z.number().int(),
  kind: z.enum(['export', 'erase']),
  shop: z.string(),
  asked_by: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  steps_done: z.number().int(),
  steps: z.number().int(),
  why: z.string().nullable(),
  counts: z.record(z.string(), z.number().int()).nullable(),
  /** Where the export can be fetched, for a day, by who asked for it. */
  download: z.string().nullable(),
  created_at: dateTimeText,
  ended_at: dateTimeText.nullable(),
})
export type OperatorRun = z.infer<typeof operatorRun>
export const operatorRuns = z.array(operatorRun)
export const operatorRunParams = z.object({ run_id: wholeNumber(1, Number.MAX_SAFE_INTEGER) })

export const failuresParams = z.object({ kind: z.enum(failureKinds) })
export const failureParams = failuresParams.extend({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) })

/** GET /api/ajax/operator/failures/{kind}: the latest 200. */
export const failures = z.array(
  z.object({
    id: z.string(),
    shop: z.string().nullable(),
    /** Whether who asks may try it again or give it up. */
    may_end: z.boolean(),
    what: z.string(),
    why: z.string(),
    tries: z.number().int(),
    failed_at: dateTimeText.nullable(),
  }),
)
export type Failures = z.infer<typeof failures>

/** GET /api/ajax/operator/alerts: each thing that is watched, as it is now. `raised` null: it cannot be told. */
export const alerts = z.object({
  /** Whether anybody is told by mail or webhook. */
  are_sent: z.boolean(),
  alerts: z.array(
    z.object({
      name: z.string(),
      raised: z.boolean().nullable(),
      words: z.string(),
      changed_at: dateTimeText.nullable(),
    }),
  ),
})
export type Alerts = z.infer<typeof alerts>

/** GET /api/ajax/operator/log. `about`: the address of a shop, or the e-mail of who it was done to or who did it. Support reads of its shops alone. */
export const operatorLogQuery = z.object({ about: lineOfText(300).default(''), page: pageNumber })
export const operatorLogLine = z.object({
  id: z.number().int(),
  at: dateTimeText,
  operator: z.string(),
  act: z.string(),
  subject: z.string(),
  /** The shop it was about, by its address of now. */
  shop: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type OperatorLogLine = z.infer<typeof operatorLogLine>
