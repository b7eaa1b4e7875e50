import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'

/**
 * Every event, one line each: a fact, told inside the transaction that makes it true. Payloads carry ids, not rows:
 * a listener reads what it needs in the same transaction.
 */
export interface EventMap {
  /** A seller opened a shop; the transaction acts for it. */
  'shop.opened': { shopId: number; lang: Lang }
  /** `itemTypes`: of its lines, each once. */
  'order.placed': { shopId: number; orderId: number; itemTypes: readonly ProductTypeName[] }
  /** Somebody at its shop took it on: its other devices stop ringing. */
  'order.accepted': { shopId: number; orderId: number }
  'order.paid': { shopId: number; orderId: number }
  /** Its lines, address or delivery were changed by the shop; `reason` may be empty. */
  'order.edited': { shopId: number; orderId: number; reason: string }
  'order.shipped': { shopId: number; orderId: number }
  /** What its buyer collects stands ready. */
  'order.ready': { shopId: number; orderId: number }
  /** The number of a parcel that had gone before was added or corrected. */
  'order.tracked': { shopId: number; orderId: number }
  /** `reason` in a person's words, or `refunded` when all of the money went back. */
  'order.cancelled': { shopId: number; orderId: number; reason: string }
  /** Units of these lines were given up: its buyer has them no longer. */
  'order.given_up': { shopId: number; orderId: number; lineIds: readonly number[] }
  /** Pieces of it came back, and the shop has them to sell again; all of it back by a cancellation is said by that. */
  'order.restocked': { shopId: number; orderId: number }
  'order.expired': { shopId: number; orderId: number }
  /** What needs no parcel was handed over by itself. */
  'order.delivered': { shopId: number; orderId: number }
  /** Its goods got further than before, or it was completed. */
  'order.progressed': { shopId: number; orderId: number }
  /** Somebody who holds stock has to send it now, in place of the shop. */
  'order.to_send': { shopId: number; orderId: number }
  /** The shop approved, rejected, suspended, reinstated or ended a reseller. */
  'reseller.decided': { shopId: number; resellerId: number; action: string }
  /** Somebody left their number in a shop for the first time. */
  'lead.left': { shopId: number; leadId: number }
  /** A cart was left without an order by somebody who agreed to offers; said once until it is ordered. */
  'cart.left': { shopId: number; leftCartId: number }
  /** A buyer rated something for the first time. */
  'review.written': { shopId: number; orderId: number; productId: number }
  /** The ledger of the order changed. */
  'payment.recorded': { shopId: number; orderId: number }
  /** The seller wrote down that money of the order went back; `amount` as "12.30", `reason` may be empty. */
  'payment.refunded': { shopId: number; orderId: number; amount: string; reason: string }
  'proof.uploaded': { shopId: number; orderId: number; proofId: number }
  'proof.rejected': { shopId: number; orderId: number; proofId: number }
  /** A mail was refused for good, or too often. */
  'mail.failed': { shopId: number; orderId: number | null; invoiceId: number | null; recipient: string; reason: string }
  /** A draft got its number. */
  'invoice.approved': { shopId: number; invoiceId: number }
  /** An approved invoice says something else now: lines, buyer or dates. */
  'invoice.edited': { shopId: number; invoiceId: number }
  /** Another part of its payment schedule is the next to be paid. */
  'invoice.part_settled': { shopId: number; invoiceId: number }
  /** Nothing is left to pay. */
  'invoice.paid': { shopId: number; invoiceId: number }
  /** Money that had paid it went back, or was never there: less counts as paid than before. */
  'invoice.money_returned': { shopId: number; invoiceId: number }
  /** Nothing is left to pay, and no money paid it: it was credited or written off. */
  'invoice.closed': { shopId: number; invoiceId: number }
  /** A gateway brought money, which stands on the ledger with its attempt. */
  'invoice.payment_received': { shopId: number; invoiceId: number; attemptId: number }
  /** Seen by somebody outside of the shop; said once a day at most. */
  'invoice.viewed': { shopId: number; invoiceId: number }
  'invoice.voided': { shopId: number; invoiceId: number }
  /** A draft was thrown away; `quoteId`: what it had come of. */
  'invoice.deleted': { shopId: number; invoiceId: number; quoteId: number | null }
  /** A buyer accepted or declined it by the link. */
  'quote.decided': { shopId: number; quoteId: number }
  /** Seen by somebody outside of the shop; said once a day at most. */
  'quote.viewed': { shopId: number; quoteId: number }
  'invoice_proof.uploaded': { shopId: number; invoiceId: number; proofId: number }
  'invoice_proof.rejected': { shopId: number; invoiceId: number; proofId: number }
}
