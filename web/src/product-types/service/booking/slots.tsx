import type { Slot } from '@kedai/contracts/appointments.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classes } from '../../../ui/classes.ts'
import { FieldGroup } from '../../../ui/field.tsx'

type Props = {
  slots: readonly Slot[]
  needed: number
  // Several at one time: what is left is told.
  isClass: boolean
  value: string
  onChange: (slot: string) => void
  error: string | null
  hasDay: boolean
}

// The times of a day.
export function Slots({ slots, needed, isClass, value, onChange, error, hasDay }: Props) {
  const { t } = useLingui()
  return (
    <FieldGroup label={t`What time?`} error={error}>
      {/* Leads here from the list of what is missing, before there is a time. Without a day the days do. */}
      {slots.length === 0 && (
        <>
          {hasDay && <input name="slot" readOnly tabIndex={-1} aria-hidden className="sr-only" value="" />}
          <p className="text-sm text-ink-soft">
            {hasDay ? <Trans>Choose a day above first.</Trans> : <Trans>Choose a day, then the time.</Trans>}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {slots.map(({ start, left }) => {
          const isFree = left >= needed
          return (
            <label
              key={start}
              className={classes(
                'relative inline-flex min-h-11 min-w-18 flex-col items-center justify-center rounded-m border px-3 py-1.5 text-sm font-semibold transition',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink',
                isFree
                  ? 'cursor-pointer border-line-strong bg-card hover:border-ink-soft'
                  : 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-faint',
              )}
            >
              <input
                type="radio"
                name="slot"
                value={start}
                checked={start === value}
                disabled={!isFree}
                onChange={() => onChange(start)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <span className={classes(!isFree && 'line-through')}>{start.slice(11, 16)}</span>
              {!isFree ? (
                <span className="text-xs font-medium">
                  <Trans>taken</Trans>
                </span>
              ) : (
                (isClass || left > 1) && (
                  <span className="text-xs font-medium">
                    <Plural value={left} one="# left" other="# left" />
                  </span>
                )
              )}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
