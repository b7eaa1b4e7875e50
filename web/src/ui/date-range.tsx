import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { FieldGroup } from './field.tsx'

export type Dates = { from: string; until: string }

type Props = {
  label: ReactNode
  // `YYYY-MM-DD`, empty while not chosen.
  value: Dates
  onChange: (dates: Dates) => void
  min?: string
  max?: string
  hint?: ReactNode
  error?: string | null | false
  optional?: boolean
  // Offered as one press each: "Last 7 days".
  presets?: readonly { label: string; dates: Dates }[]
}

// Two days by the phone's own calendar. The second can never come before the first: moving one takes the other along.
export function DateRange({ value, onChange, min, max, presets = [], ...group }: Props) {
  const id = useId()
  const change = (changed: Partial<Dates>) => onChange(inOrder({ ...value, ...changed }, changed.until !== undefined))
  return (
    <FieldGroup {...group}>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {presets.map(({ label, dates }) => (
            <button
              key={label}
              type="button"
              aria-pressed={dates.from === value.from && dates.until === value.until}
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
              onClick={() => onChange(dates)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <label htmlFor={`${id}-from`} className="grid gap-1 text-xs text-ink-soft">
          <Trans>From</Trans>
          <input
            id={`${id}-from`}
            type="date"
            className="box"
            value={value.from}
            min={min}
            max={max}
            onChange={(event) => change({ from: event.target.value })}
          />
        </label>
        <label htmlFor={`${id}-until`} className="grid gap-1 text-xs text-ink-soft">
          <Trans>Until</Trans>
          <input
            id={`${id}-until`}
            type="date"
            className="box"
            value={value.until}
            min={min}
            max={max}
            onChange={(event) => change({ until: event.target.value })}
          />
        </label>
      </div>
    </FieldGroup>
  )
}

// Days compare as text.
export function inOrder({ from, until }: Dates, untilMoved: boolean): Dates {
  if (!from || !until || from <= until) return { from, until }
  return untilMoved ? { from: until, until } : { from, until: from }
}
