import type { BuyerOrder } from '@kedai/contracts/orders.ts'

// How the page is to feel: done, waiting for somebody else, the buyer's turn, gone wrong, or over.
export type Mood = 'good' | 'waiting' | 'turn' | 'bad' | 'over'

export function moodOf({ order_status, payment_status, proofs, payment }: BuyerOrder): Mood {
  if (order_status === 'cancelled' || order_status === 'expired' || payment_status === 'refunded') return 'over'
  if (payment_status === 'pending' || payment_status === 'checking') return 'waiting'
  if (payment_status === 'failed' || (payment_status === 'unpaid' && proofs[0]?.status === 'rejected')) return 'bad'
  const isPaid = payment_status === 'paid' || payment_status === 'overpaid' || payment_status === 'partially_refunded'
  return isPaid || order_status === 'completed' || payment.kind === 'cod' ? 'good' : 'turn'
}

export const isOwed = ({ order_status, balance_due }: BuyerOrder): boolean =>
  order_status === 'open' && balance_due !== '0.00'

// The gateway may know more than we do: somebody has just come back from it, or it has not decided.
export const bankMayKnowMore = (order: BuyerOrder): boolean =>
  isOwed(order) &&
  order.payment.kind === 'gateway' &&
  (order.payment_status === 'pending' || order.payment_status === 'unpaid')

// Whether something of it is to be used on a page: a course, codes.
export const opensSomething = ({ lines }: BuyerOrder): boolean =>
  lines.some(({ learn_url: learn, codes = [] }) => learn !== undefined || codes.length > 0)
