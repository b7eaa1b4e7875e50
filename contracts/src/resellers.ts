import { commissionStates, walletKinds } from '@kedai/domain/resellers/commissions.ts'
import { resellerActionNames, resellerStatuses } from '@kedai/domain/resellers/statuses.ts'
import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { actionState } from './orders.ts'
import { programmeArea } from './programmes.ts'
import { orderRow } from './seller-orders.ts'
import { dateTimeText, id, lineOfText, pageNumber } from './values.ts'

/** GET /api/ajax/seller/resellers. contract §9 */
export const resellerListQuery = z.object({
  area: z.union([programmeArea, z.literal('').transform(() => undefined)]).optional(),
  status: z.union([z.enum(resellerStatuses), z.literal('').transform(() => undefined)]).optional(),
  term: lineOfText(100).optional(),
  page: pageNumber,
})
const ref = z.object({ id: z.number().int(), name: z.string() }).nullable()
export const resellerRow = z.object({
  id: z.number().int(),
  area: programmeArea,
  name: z.string(),
  phone: z.string(),
  status: z.enum(resellerStatuses),
  rank: ref,
  upline: ref,
  /** Of the wallet. */
  balance: moneyText,
  code: z.string(),
  applied_at: dateTimeText,
})
export type ResellerRow = z.infer<typeof resellerRow>

export const resellerParams = z.object({ id })
export const resellerDetail = resellerRow.extend({
  email: z.string(),
  /** All but the end is hidden from staff without the right to pay out. */
  identity_no: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  state: z.object({ code: z.string(), name: z.string() }).nullable(),
  reason: z.string(),
  terms_version: z.number().int(),
  terms_agreed_at: dateTimeText,
  activated_at: dateTimeText.nullable(),
  link: z.string(),
  answers: z.array(z.object({ label: z.string(), answer: z.string() })),
  documents: z.array(z.object({ name: z.string(), url: z.string(), is_pdf: z.boolean() })),
  orders: z.object({ count: z.number().int(), total: moneyText }),
  downlines: z.number().int(),
  /** The rank above, when his largest paid order is what it asks of a first one: the shop decides. */
  reached_rank: ref,
  /** The joining fee that was asked for, by which invoice; null: none was. */
  fee: z
    .object({ amount: moneyText, hashslug: z.string(), is_settled: z.boolean(), is_credited: z.boolean() })
    .nullable(),
  /** What the wallet can pay. */
  wallet: moneyText,
  actions: z.record(z.enum(resellerActionNames), actionState),
})
export type ResellerDetail = z.infer<typeof resellerDetail>

export const approveReseller = z
  .object({ rank_id: z.union([id, z.literal('').transform(() => undefined)]).optional() })
  .default({})
export const reasonForReseller = z.object({ reason: lineOfText(500).min(1) })
/** POST /api/ajax/seller/resellers/{id}/wallet: puts money in or takes it out, beside commission; the ledger keeps both. */
export const changeWallet = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  amount: typedMoney,
  note: lineOfText(200).min(1),
})
export const rankReseller = z.object({ rank_id: id })

const minimumOf = z.object({ min_qty: z.number().int(), min_amount: moneyText })

/** GET /api/ajax/{area}/home */
export const resellerHome = z.object({
  area: programmeArea,
  programme: z.string(),
  name: z.string(),
  status: z.enum(resellerStatuses),
  /** What stands in the way, in a sentence; null when nothing does. */
  notice: z.string().nullable(),
  /** The joining fee while it is owed, and where it is paid; nothing can be ordered before. */
  fee: z.object({ amount: moneyText, url: z.string() }).nullable(),
  rank: ref,
  upline: ref,
  link: z.string(),
  code: z.string(),
  balance: moneyText,
  earnings: z.object({ pending: moneyText, clearing: moneyText, available: moneyText, paid: moneyText }),
  stock: z.array(
    z.object({
      product_id: z.number().int(),
      view_id: z.string(),
      title: z.string(),
      image: z.string().nullable(),
      price: moneyText,
      retail_price: moneyText,
      /** Between which prices it may be sold on; null: no limit. */
      retail_floor: moneyText.nullable(),
      retail_ceiling: moneyText.nullable(),
      margin: moneyText,
      stock: z.number().int().nullable(),
      is_out_stock: z.boolean(),
      min_purchase_qty: z.number().int(),
      /** What a piece of the cheapest kind costs from so many on. */
      tiers: z.array(z.object({ min_qty: z.number().int(), price: moneyText })),
    }),
  ),
  orders: z.array(
    orderRow.pick({
      order_no: true,
      total: true,
      payment_status: true,
      fulfilment_status: true,
      order_status: true,
      placed_at: true,
      items_text: true,
      total_qty: true,
      buyer_name: true,
    }),
  ),
  next_rank: z
    .object({
      id: z.number().int(),
      name: z.string(),
      first_order: minimumOf,
      /** Whether the largest order is what it asks; the shop moves him up. */
      is_reached: z.boolean(),
    })
    .nullable(),
  minimum: z.object({ min_qty: z.number().int(), min_amount: moneyText, multiple_of: z.number().int() }),
  /** The largest order of his own that was paid: how far he is from what the next rank asks. */
  largest_order: z.object({ quantity: z.number().int(), amount: moneyText }),
  /** Whom to ask: the upline; null where it is the shop, whose number everybody knows. */
  whatsapp_number: z.string().nullable(),
  /** `link` as a code: its dark cells as one path, in a square of `size` cells. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
  /** Orders that wait for him to send them from his own place. */
  to_send: z.number().int(),
  /** What lies with him; null in areas whose resellers hold no stock, unless something does. */
  own_stock: z
    .array(
      z.object({ variation_id: z.number().int(), title: z.string(), options: z.string(), quantity: z.number().int() }),
    )
    .nullable(),
})
export type ResellerHome = z.infer<typeof resellerHome>

/** GET /api/ajax/{area}/orders: what the reseller ordered, and what was ordered by his link (`relation`). */
export const resellerOrdersQuery = z.object({ page: pageNumber })
export const resellerOrderRow = resellerHome.shape.orders.element.extend({
  relation: z.enum(['bought', 'referred']),
  /** The order's own page; null for those of others. */
  url: z.string().nullable(),
  /** Of one that was referred: what it earns; null for nothing, and why in `note`. */
  commission: z.object({ amount: moneyText, state: z.enum(commissionStates) }).nullable(),
  note: z.string().nullable(),
})
export type ResellerOrderRow = z.infer<typeof resellerOrderRow>

/** GET /api/ajax/{area}/products: the area's own catalogue. */
export const areaProductsQuery = z.object({ term: lineOfText(100).optional(), page: pageNumber })
export const areaProduct = resellerHome.shape.stock.element
export type AreaProduct = z.infer<typeof areaProduct>

/**
 * GET /api/ajax/{area}/wallet: `balance` is all that is owed, `available` what can be paid out now; entries newest first. With
 * `month` (YYYY-MM, Malaysian time) those of that month alone, 500 at most, and its statement.
 */
export const walletQuery = z.object({
  page: pageNumber,
  month: z
    .union([z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), z.literal('').transform(() => undefined)])
    .optional()
    .meta({ example: '2026-11' }),
})
export const walletEntry = z.object({
  kind: z.enum(walletKinds),
  /** Below zero: it went out. */
  amount: moneyText,
  state: z.enum(commissionStates),
  /** The order's number, or the voucher's. */
  ref: z.string(),
  /** What the shop wrote to it. */
  note: z.string(),
  at: dateTimeText,
})
export const resellerWallet = z.object({
  balance: moneyText,
  available: moneyText,
  pending: moneyText,
  clearing: moneyText,
  /** On vouchers that are prepared and not paid yet: owed still, and no longer available. */
  on_vouchers: moneyText,
  entries: z.array(walletEntry),
  /** Of the month that was asked for: what was owed at its begin and end, and what came in and went out between. */
  statement: z
    .object({ month: z.string(), opening: moneyText, came_in: moneyText, went_out: moneyText, closing: moneyText })
    .nullable(),
  /** Months with movements, the newest first, two years at most. */
  months: z.array(z.string()),
})
export type ResellerWallet = z.infer<typeof resellerWallet>
