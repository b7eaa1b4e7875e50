import type { AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import { useLingui } from '@lingui/react/macro'

// How late money is, by days after the due date.
export function useBucketNames(): Record<AgeingBucket, string> {
  const { t } = useLingui()
  return {
    current: t`Not yet due`,
    days_1_30: t`1–30 days late`,
    days_31_60: t`31–60 days late`,
    days_61_90: t`61–90 days late`,
    over_90: t`Over 90 days late`,
  }
}
