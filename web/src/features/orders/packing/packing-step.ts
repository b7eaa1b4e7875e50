import type { OrderRow, SellerOrder } from '@kedai/contracts/seller-orders.ts'

const steps = ['approve_proof', 'pack', 'fulfil'] as const
export type PackingStep = (typeof steps)[number]

// What packing an order asks for next. Null: nothing that is done here.
export const packingStep = ({ actions }: Pick<SellerOrder, 'actions'>): PackingStep | null =>
  steps.find((name) => actions[name].allowed) ?? null

type Waiting = Pick<OrderRow, 'order_no' | 'payment_status' | 'fulfilment_status' | 'placed_at'>

const turnOf = ({ payment_status: payment, fulfilment_status: fulfilment }: Waiting) =>
  payment === 'checking' ? 0 : fulfilment === 'packed' ? 2 : 1

// Slips first, since the longest way is before them, then what is to be packed, then what only waits for its courier; in each the oldest first.
export const inPackingTurn = (rows: readonly Waiting[]): string[] => {
  const sorted = [...rows].sort(
    (one, other) => turnOf(one) - turnOf(other) || Date.parse(one.placed_at) - Date.parse(other.placed_at),
  )
  return [...new Set(sorted.map((row) => row.order_no))]
}
