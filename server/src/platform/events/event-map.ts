/**
 * Every event, one line each: a fact, told inside the transaction that makes it true. Payloads carry ids, not rows:
 * a listener reads what it needs in the same transaction.
 */
export interface EventMap {
  'payment.settled': { shopId: number; orderId: number }
}
