import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { SellerAction } from '@kedai/domain/orders/actions.ts'

// The one thing to do next: check the slip, then send, then take the money of a delivery, then close. Null when there is nothing.
export const nextStep = ({ actions, pickup }: Pick<SellerOrder, 'actions' | 'pickup'>): SellerAction | null =>
  (pickup === null ? inTurn : ofCollected).find((name) => actions[name].allowed) ?? null

const inTurn = ['approve_proof', 'fulfil', 'complete', 'record_payment'] as const satisfies readonly SellerAction[]
// Who collects is told first that it stands ready.
const ofCollected = [
  'approve_proof',
  'pack',
  'fulfil',
  'complete',
  'record_payment',
] as const satisfies readonly SellerAction[]
