import { sen } from '@kedai/domain/money/sen.ts'
import type { Ledger } from '@kedai/domain/orders/payment-status.ts'

export type OrderSums = { total_sen: number; paid_sen: number; refunded_sen: number; rounding_sen: number }

/** An order's row as the ledger that domain/orders judges. */
export const ledgerOf = (order: OrderSums): Ledger => ({
  total: sen(order.total_sen),
  paid: sen(order.paid_sen),
  refunded: sen(order.refunded_sen),
  rounding: sen(order.rounding_sen),
})
