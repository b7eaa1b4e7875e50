import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { useLingui } from '@lingui/react/macro'
import { type Days, lastDayOf } from './days.ts'

type Props = { rental: ItemRental; value: Days; onChange: (days: Days) => void }

// So many weeks or months from the first day on, by one press.
export function Lengths({ rental, value, onChange }: Props) {
  const { t } = useLingui()
  const { frequency, min_periods: min, max_periods: max } = rental
  if ((frequency !== 'weekly' && frequency !== 'monthly') || value.from === '') return null
  const counts = [0, 1, 2, 3].map((more) => min + more).filter((count) => max === null || count <= max)
  return (
    <div className="flex flex-wrap gap-2">
      {counts.map((count) => {
        const to = lastDayOf(value.from, count, frequency)
        return (
          <button
            key={count}
            type="button"
            aria-pressed={to === value.to}
            className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => onChange({ from: value.from, to })}
          >
            {frequency === 'weekly' ? t`${count} week(s)` : t`${count} month(s)`}
          </button>
        )
      })}
    </div>
  )
}
