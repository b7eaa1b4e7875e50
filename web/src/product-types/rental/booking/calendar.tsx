import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { plusMonths } from '@kedai/domain/time/days.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { classes } from '../../../ui/classes.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Day, type Days, judgeDay, pressed, weeksOf } from './days.ts'

type Props = {
  rental: ItemRental
  today: string
  value: Days
  onChange: (days: Days) => void
  hint: ReactNode
  error: string | null
}

// A month of days; each says why it cannot be had. One press is a day, a second one later makes a range.
export function Calendar({ rental, today, value, onChange, hint, error }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const grid = useRef<HTMLTableElement>(null)
  const [month, setMonth] = useState((value.from || today).slice(0, 7))
  const [told, setTold] = useState<Day | null>(null)
  const words = useWhy(rental)
  const judge = (day: string) => judgeDay(rental, day, today)
  const turn = (by: number) => setMonth(plusMonths(`${month}-01`, by).slice(0, 7))
  const press = (day: Day) => {
    setTold(day.why === null && !day.isPartly ? null : day)
    if (day.why === null) onChange(pressed(value, day.day, (one) => judge(one).why === null))
  }
  const weekdays = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'] // a Sunday and what follows
  return (
    <FieldGroup label={t`Which days?`} hint={hint} error={error}>
      {/* Leads here from the list of what is missing. */}
      <input
        name="dateRange"
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        value={value.from}
        onFocus={() => grid.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus()}
      />
      <div className="rounded-m border border-line-strong bg-card p-2">
        <div className="flex items-center justify-between">
          <IconButton label={t`Month before`} disabled={month <= today.slice(0, 7)} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite" className="text-sm font-semibold">
            {inZone(`${month}-01`, lang, { month: 'long', year: 'numeric' })}
          </span>
          <IconButton
            label={t`Month after`}
            disabled={month >= rental.bookable_until.slice(0, 7)}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <table ref={grid} className="w-full table-fixed border-collapse">
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col" className="py-1 text-xs font-medium text-ink-soft">
                  {inZone(day, lang, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, at) => (
              <tr key={at}>
                {week.map((day, place) => (
                  <td key={day ?? place} className="p-0.5">
                    {day && <DayButton day={judge(day)} value={value} words={words} onPress={press} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="min-h-6 px-2 pt-1 text-xs text-ink-soft">
          {told ? (
            `${displayDay(told.day, lang)}: ${words(told)}`
          ) : (
            <Trans>Crossed out days cannot be booked; press one to see why.</Trans>
          )}
        </p>
      </div>
    </FieldGroup>
  )
}

type DayProps = { day: Day; value: Days; words: (day: Day) => string; onPress: (day: Day) => void }

function DayButton({ day, value, words, onPress }: DayProps) {
  const lang = useLang()
  const isEnd = day.day === value.from || day.day === value.to
  const isWithin = value.from < day.day && day.day < value.to
  const reason = words(day)
  return (
    <button
      type="button"
      aria-pressed={isEnd || isWithin}
      aria-disabled={day.why !== null || undefined}
      aria-label={`${displayDay(day.day, lang)}${reason && `, ${reason}`}`}
      title={reason || undefined}
      onClick={() => onPress(day)}
      className={classes(
        'relative h-10 w-full rounded-s text-sm tabular-nums transition',
        day.why === null ? 'font-semibold hover:bg-sunken' : 'cursor-not-allowed text-ink-faint line-through',
        day.why === 'booked' && 'bg-danger-soft',
        isWithin && 'bg-accent-soft text-accent-ink',
        isEnd && 'bg-accent text-on-accent hover:bg-accent-strong',
      )}
    >
      {Number(day.day.slice(8))}
      {day.isPartly && day.why === null && (
        <span aria-hidden className="absolute inset-x-0 bottom-1 mx-auto size-1 rounded-full bg-gold" />
      )}
    </button>
  )
}

// Why a day cannot be had, or what there is to know of it.
function useWhy(rental: ItemRental): (day: Day) => string {
  const { t } = useLingui()
  const lang = useLang()
  const until = displayDay(rental.bookable_until, lang)
  return ({ why, reason, isPartly }) => {
    if (why === null) return isPartly ? t`some hours are booked` : ''
    return {
      past: t`this day is over`,
      too_far: t`bookings are open until ${until}`,
      closed: t`the shop is closed`,
      blocked: reason || t`cannot be rented on this day`,
      booked: t`fully booked`,
    }[why]
  }
}

const inZone = (day: string, lang: keyof typeof languageTags, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTags[lang], { timeZone: 'Asia/Kuala_Lumpur', ...options }).format(
    new Date(`${day}T12:00:00+08:00`),
  )
