import type { FunnelStep } from '@kedai/domain/sales/funnel.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'

// What a step's number counts: its orders, or of what has no list the report of those days.
export function listOfStep(step: FunnelStep, { from, to }: { from: string; to: string }): string {
  if (step === 'orders') return sellerPaths.orders({ from, to })
  return step === 'paid' ? sellerPaths.orders({ from, to, status: 'sold' }) : sellerPaths.sales({ from, to })
}

// Whether a step's number opens a list of its own; the others are told day by day.
export const hasList = (step: FunnelStep): boolean => step === 'orders' || step === 'paid'
