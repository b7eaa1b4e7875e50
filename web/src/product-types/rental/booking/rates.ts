import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { useLingui } from '@lingui/react/macro'

type Frequency = ItemRental['frequency']

// Periods in words.
export function useRates() {
  const { t } = useLingui()
  return {
    per: (frequency: Frequency): string =>
      ({ hourly: t`an hour`, daily: t`a day`, weekly: t`a week`, monthly: t`a month` })[frequency],
    length: (frequency: Frequency, count: number): string =>
      ({
        hourly: t`${count} hour(s)`,
        daily: t`${count} day(s)`,
        weekly: t`${count} week(s)`,
        monthly: t`${count} month(s)`,
      })[frequency],
  }
}
