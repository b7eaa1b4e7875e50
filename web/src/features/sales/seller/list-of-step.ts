import type { FunnelStep } from '@kedai/domain/sales/funnel.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'

// The list that a step's number counts, where there is one.
export function listOfStep(step: FunnelStep, { from, to }: { from: string; to: string }): string | null {
  if (step === 'orders') return sellerPaths.orders({ from, to })
  return step === 'paid' ? sellerPaths.orders({ from, to, status: 'sold' }) : null
}
