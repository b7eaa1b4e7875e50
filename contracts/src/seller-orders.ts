import { typeOrderParts } from './line-details.ts'
import { z } from 'zod'
import { orderLists } from '@kedai/domain/carts/areas.ts'
import { sellerActionNames } from '@kedai/domain/orders/actions.ts'
import { shipmentActionNames } from '@kedai/domain/shipments/statuses.ts'
import { profitLists } from '@kedai/domain/sales/profit.ts'
import { orderFilters } from '@kedai/domain/orders/list-filters.ts'
import { unmatchedCauses, unmatchedStatuses } from '@kedai/domain/payments/unmatched.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { moneyText, totals } from './money.ts'
import { actionState, download, orderAddress, orderLine, proof, sentParcel, timelineEntry } from './orders.ts'
import { list } from './envelope.ts'
import {
  dateTimeText,
  dayText,
  id,
  lineOfText,
  listMeta,
  waitableSum,
  wholeNumber,
  listSum,
  pageNumber,
  typedDay,
} from './values.ts'

/** Which orders a list shows. Without a list: a work queue, the orders of some days and those of a figure look at all of them, anything else at `normal`. */
export const orderSearch = z.object({
  list: z.enum(orderLists).optional(),
  status: z.union([z.enum(orderFilters), z.literal('').transform(() => undefined)]).optional(),
  term: lineOfText(100).optional(),
  tag: lineOfText(30).optional(),
  /** The Malaysian days on which they were placed, both included. */
  from: typedDay.optional(),
  to: typedDay.optional(),
  /** Orders with a line of this product. */
  product: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  /** `new`: the first order of its buyer. */
  buyers: z.union([z.literal('new'), z.literal('').transform(() => undefined)]).optional(),
  /** The code of the way to pay that they were placed with, or changed to. */
  payment_method: z
    .union([z.literal('').transform(() => undefined), z.string().regex(/^[a-z][a-z_]{0,39}$/)])
    .optional(),
  /** The Malaysian hour in which they were placed: 9 is from 09:00:00 to 09:59:59. */
  hour: z.union([z.literal('').transform(() => undefined), wholeNumber(0, 23)]).optional(),
  /** The orders that a figure of the sales report's profit stands for: all that count, those that carry a cost, or those whose cost is not known. */
  profit: z.union([z.enum(profitLists), z.literal('').transform(() => undefined)]).optional(),
})
export type OrderSearch = z.infer<typeof orderSearch>

/** GET /api/ajax/seller/orders. contract §5a */
export const orderListQuery = orderSearch.extend({ page: pageNumber })
export type OrderListQuery = z.infer<typeof orderListQuery>

/** Of a list of one product's orders: its units in them, and what they came to; null where more match than are counted. */
const ofProduct = z
  .object({ title: z.string(), units: z.number().int().nullable(), sales: moneyText.nullable() })
  .nullable()

/** GET …/orders/sum: all that the list finds; `count` and `received` are null where they cannot be had at once and nobody asked to wait. */
export const orderSumQuery = orderSearch.extend(waitableSum)
export const orderSum = listSum.extend({ received: moneyText.nullable(), of_product: ofProduct })
export type OrderSum = z.infer<typeof orderSum>

export const orderRow = z.object({
  order_no: z.string(),
  channel: z.string(),
  buyer_name: z.string(),
  total: moneyText,
  payment_status: z.enum(paymentStatuses),
  fulfilment_status: z.enum(fulfilmentStatuses),
  order_status: z.enum(orderStatuses),
  placed_at: dateTimeText,
  payment_method: z.string(),
  payment_kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']),
  /** The first line's title, and how many pieces in all. */
  items_text: z.string(),
  total_qty: z.number().int(),
  /** The buyer comes for it. */
  is_pickup: z.boolean(),
  /** In lists: whose place it is sent from; null: the shop's own. */
  sent_from: z.string().nullable().optional(),
})
export type OrderRow = z.infer<typeof orderRow>

/** `received`: what was received for all of them, over all pages, and not given back; null where more match than are counted. */
export const orderListMeta = listMeta.extend({
  received: moneyText.nullable(),
  of_product: ofProduct,
  /** Of a list of one way to pay: its name, as the shop says it. */
  of_method: z.object({ name: z.string() }).nullable(),
})
export type OrderListMeta = z.infer<typeof orderListMeta>
export const orderList = list(orderRow).extend({ meta: orderListMeta })

/** GET /api/ajax/seller/money/equal-transfers: amounts that more than 99 waiting transfers come to; further orders have them alike. */
export const equalTransfers = z.array(moneyText)

/** GET /api/ajax/seller/work-queues: counts that open their lists, at most 1000 each; `low_stock` counts products. */
export const workQueues = z.object({
  slips_to_check: z.number().int(),
  to_pack: z.number().int(),
  unpaid: z.number().int(),
  unmatched_money: z.number().int(),
  low_stock: z.number().int(),
  equal_transfers: equalTransfers,
})
export type WorkQueues = z.infer<typeof workQueues>

export const orderNoParams = z.object({ order_no: z.string().min(1).max(40) })

/** POST /api/ajax/seller/orders/{order_no}/downloads/{grant_id}/reset */
export const downloadOfOrderParams = orderNoParams.extend({ grant_id: id })

/** `label` is null when the product no longer says what it asked for. */
export const orderUpload = z.object({ label: z.string().nullable(), file_name: z.string(), url: z.string() })

/** What an edit is judged against: the lines as the order was placed with, and the share of the delivery's price, and at most how much of it, its coupon takes off. */
const asPlaced = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['item', 'click_upsell']),
      variation_id: z.number().int(),
      unit_price: moneyText,
      quantity: z.number().int(),
      discount: moneyText,
    }),
  ),
  off_shipping: z.object({ percent: z.string(), max: moneyText.nullable() }),
})

export const sellerOrder = orderRow.extend({
  totals,
  /** What of the discount was taken off so that the transfer's amount is this order's alone. */
  transfer_discount: moneyText,
  paid: moneyText,
  refunded: moneyText,
  /** What coins that settled it took off the total; below 0: put on it. */
  rounding_amount: moneyText,
  balance_due: moneyText,
  /** What coins make of the balance, as the shop rounds cash. */
  cash_due: moneyText,
  coupon_code: z.string().nullable(),
  lines: z.array(
    orderLine.extend({
      variation_id: z.number().int(),
      discount: moneyText,
      sku: z.string().nullable(),
      /** Units that have left the shop, and that stand in no parcel yet. */
      sent: z.number().int(),
      left_to_pack: z.number().int(),
    }),
  ),
  as_placed: asPlaced,
  buyer: orderAddress.extend({ whatsapp_link: z.string() }),
  /** null for staff who may not see customers. */
  customer: z.object({ id: z.number().int(), orders: z.number().int() }).nullable(),
  ...typeOrderParts.shape,
  /** Who ordered it to sell it on, or whose link brought its buyer. */
  reseller: z
    .object({ id: z.number().int(), name: z.string(), relation: z.enum(['bought', 'referred']) })
    .nullable()
    .optional(),
  /** In whose name its parcels go; null: the shop's. */
  sender: z.object({ name: z.string(), phone: z.string().nullable() }).nullable().optional(),
  /** Whose place sends it, and until when he accepts or sends it (null: it is not paid yet); null: the shop. `is_stuck`: he let it lie, and the shop has not enough. */
  sent_by: z
    .object({
      name: z.string(),
      due_at: dateTimeText.nullable(),
      is_accepted: z.boolean(),
      is_stuck: z.boolean(),
      may_move: z.boolean(),
    })
    .nullable()
    .optional(),
  tags: z.array(z.string()),
  ships: z.boolean(),
  /** Where and when the buyer collects it. */
  pickup: z.string().nullable(),
  notes: z.string(),
  payment: z.object({ code: z.string(), name: z.string(), kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']) }),
  payments: z.array(
    z.object({
      kind: z.enum(['payment', 'refund', 'rounding']),
      /** Above 0, but for a rounding, which has a sign. */
      amount: moneyText,
      method: z.string(),
      reference: z.string(),
      note: z.string(),
      at: dateTimeText,
    }),
  ),
  /** Of the delivery's price, what can still be given back. */
  shipping_left: moneyText,
  shipping: z.object({ name: z.string(), courier: z.string() }).nullable(),
  shipments: z.array(
    sentParcel.extend({
      id: z.number().int(),
      service: z.string(),
      /** null while it is being made ready. */
      shipped_at: dateTimeText.nullable(),
      actions: z.record(z.enum(shipmentActionNames), actionState),
    }),
  ),
  proofs: z.array(proof.extend({ duplicate_of: z.string().nullable() })),
  upload: orderUpload.nullable(),
  unmatched: z.array(
    z.object({
      id: z.number().int(),
      cause: z.enum(unmatchedCauses),
      amount: moneyText,
      status: z.enum(unmatchedStatuses),
    }),
  ),
  hold_expires_at: dateTimeText.nullable(),
  /** As the buyer sees it. */
  dispatch_on: dayText.nullable(),
  downloads: z.array(
    download.extend({
      used: z.number().int(),
      claimed_at: dateTimeText.nullable(),
      /** What has fetched it, where there is a limit of devices; a reset forgets them. */
      devices: z.array(z.object({ label: z.string(), first_at: dateTimeText, last_at: dateTimeText })),
    }),
  ),
  server_time: dateTimeText,
  timeline: z.array(timelineEntry),
  /** Who took it on at the desk, in the name they have now (empty: somebody who is gone), and when; null while it waits for somebody. */
  accepted: z.object({ by: z.string(), at: dateTimeText }).nullable(),
  /** Mails about it that were not sent and can be sent again. */
  failed_mails: z.number().int(),
  actions: z.record(z.enum(sellerActionNames), actionState),
  revision: z.number().int(),
})
export type SellerOrder = z.infer<typeof sellerOrder>

export const rejectProof = z.object({ reason: lineOfText(300).min(1) })
/** `amount` as the account shows it, else what is due. */
export const approveProof = z.object({ amount: lineOfText(20).optional() }).default({})
export const recordPayment = z.object({
  amount: lineOfText(20),
  method: lineOfText(40).min(1),
  reference: lineOfText(120).default(''),
  note: lineOfText(500).default(''),
})
/** The courier may be left out when nothing is shipped. */
export const fulfil = z.object({ courier: lineOfText(80).default(''), tracking_number: lineOfText(80).default('') })
/** POST …/orders/{order_no}/tracking: the number of a parcel that has gone, or another one than was said. */
export const trackParcel = z.object({ courier: lineOfText(80).min(1), tracking_number: lineOfText(80).min(1) })
export const cancelOrder = z.object({ reason: lineOfText(300).min(1) })
export const addNote = z.object({ text: lineOfText(2000).min(1) })

/** GET /api/ajax/seller/money: money that found no order, more of it than was due, or what no provider confirmed: its `amount` is then what was asked for. */
export const unmatchedRow = z.object({
  id: z.number().int(),
  cause: z.enum(unmatchedCauses),
  amount: moneyText,
  reference: z.string(),
  order_no: z.string().nullable(),
  invoice: z.object({ hashslug: z.string(), number: z.string() }).nullable(),
  buyer_name: z.string().nullable(),
  status: z.enum(unmatchedStatuses),
  note: z.string(),
  received_at: dateTimeText,
  actions: z.object({ accept: actionState, refund: actionState, dismiss: actionState }),
})
export type UnmatchedRow = z.infer<typeof unmatchedRow>
export const decideMoney = z.object({ note: lineOfText(500).default('') })
export const moneyQuery = z.object({
  status: z.enum(unmatchedStatuses).default('open'),
  page: pageNumber,
})
