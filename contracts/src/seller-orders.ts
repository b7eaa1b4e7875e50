import { z } from 'zod'
import { moneyText, totals } from './money.ts'
import { actionState, orderLine, proof, timelineEntry, tracking } from './orders.ts'
import { dateTimeText, lineOfText, pageNumber } from './values.ts'

/** GET /api/ajax/seller/orders. contract §5a */
export const orderListQuery = z.object({
  list: z.enum(['normal', 'warehouse', 'dropship', 'agent', 'stockist', 'agent-tier']).default('normal'),
  /** One axis value, or a work queue: `slips_to_check`, `to_pack`, `unpaid`. */
  status: lineOfText(40).optional(),
  term: lineOfText(100).optional(),
  page: pageNumber,
})
export type OrderListQuery = z.infer<typeof orderListQuery>

export const orderRow = z.object({
  order_no: z.string(), channel: z.string(), buyer_name: z.string(), total: moneyText,
  payment_status: z.string(), fulfilment_status: z.string(), order_status: z.string(), placed_at: dateTimeText,
  payment_method: z.string(), items_text: z.string(), total_qty: z.number().int(),
})
export type OrderRow = z.infer<typeof orderRow>

/** Counts that open their lists; capped at 1000. */
export const workQueues = z.object({ slips_to_check: z.number().int(), to_pack: z.number().int(), unpaid: z.number().int(), unmatched_money: z.number().int() })
export type WorkQueues = z.infer<typeof workQueues>

export const orderNoParams = z.object({ order_no: z.string().min(1).max(40) })

export const actionNames = ['approve_proof', 'reject_proof', 'record_payment', 'fulfil', 'complete', 'cancel', 'refund', 'note'] as const

export const sellerOrder = orderRow.extend({
  totals, paid: moneyText, refunded: moneyText, balance_due: moneyText,
  coupon_code: z.string().nullable(),
  lines: z.array(orderLine.extend({ sku: z.string().nullable() })),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string(), address: z.string().nullable(), city: z.string().nullable(), postcode: z.string().nullable(), state: z.object({ code: z.string(), name: z.string() }).nullable(), country: z.string(), whatsapp_link: z.string() }),
  notes: z.string(),
  payment: z.object({ code: z.string(), name: z.string(), kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']) }),
  payments: z.array(z.object({ kind: z.enum(['payment', 'refund']), amount: moneyText, method: z.string(), reference: z.string(), note: z.string(), at: dateTimeText })),
  shipping: z.object({ name: z.string(), courier: z.string() }).nullable(),
  shipments: z.array(tracking),
  proofs: z.array(proof.extend({ duplicate_of: z.string().nullable() })),
  upload: z.object({ label: z.string(), url: z.string() }).nullable(),
  unmatched: z.array(z.object({ id: z.number().int(), cause: z.string(), amount: moneyText, status: z.string() })),
  hold_expires_at: dateTimeText.nullable(),
  timeline: z.array(timelineEntry),
  actions: z.record(z.enum(actionNames), actionState),
  revision: z.number().int(),
})
export type SellerOrder = z.infer<typeof sellerOrder>

export const rejectProof = z.object({ reason: lineOfText(300).min(1) })
export const recordPayment = z.object({ amount: lineOfText(20), method: lineOfText(40).min(1), reference: lineOfText(120).default(''), note: lineOfText(500).default('') })
export const fulfil = z.object({ courier: lineOfText(80).min(1), tracking_number: lineOfText(80).default('') })
export const cancelOrder = z.object({ reason: lineOfText(300).min(1) })
export const refundOrder = z.object({ amount: lineOfText(20), reason: lineOfText(300).min(1) })
export const addNote = z.object({ text: lineOfText(2000).min(1) })

/** GET /api/ajax/seller/money: money that found no order, or more of it than was due. */
export const unmatchedRow = z.object({
  id: z.number().int(), cause: z.enum(['late', 'excess', 'mismatch', 'duplicate']), amount: moneyText, reference: z.string(),
  order_no: z.string().nullable(), buyer_name: z.string().nullable(), status: z.enum(['open', 'accepted', 'refunded']), note: z.string(), received_at: dateTimeText,
  actions: z.object({ accept: actionState, refund: actionState }),
})
export type UnmatchedRow = z.infer<typeof unmatchedRow>
export const decideMoney = z.object({ note: lineOfText(500).default('') })
export const moneyQuery = z.object({ status: z.enum(['open', 'accepted', 'refunded']).default('open'), page: pageNumber })
