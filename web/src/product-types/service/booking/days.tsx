import { displayDay } from '@kedai/domain/time/display-day.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Props = {
  days: readonly { day: string; free: number }[]
  value: string
  onChange: (day: string) => void
  weeks: { from: string; before: (() => void) | null; after: (() => void) | null }
  state: { isLoading: boolean; failure: string | null; retry: () => void }
}

// Two weeks of days with how many times are free on each.
export function Days({ days, value, onChange, weeks, state }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const grid = useRef<HTMLDivElement>(null)
  return (
    <FieldGroup label={t`Which day?`}>
      {value === '' && (
        <input
          name="slot"
          readOnly
          tabIndex={-1}
          aria-hidden
          className="sr-only"
          value=""
          onFocus={() => grid.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()}
        />
      )}
      <div className="flex items-center justify-between">
        <IconButton label={t`Earlier days`} disabled={!weeks.before} onClick={() => weeks.before?.()}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite" className="text-sm text-ink-soft">
          <Trans>from {displayDay(weeks.from, lang)}</Trans>
        </span>
        <IconButton label={t`Later days`} disabled={!weeks.after} onClick={() => weeks.after?.()}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      {state.isLoading ? (
        <Skeleton className="h-40 w-full" />
      ) : state.failure !== null ? (
        <Notice tone="danger" title={state.failure}>
          <Button className="mt-2" onClick={state.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : days.length === 0 ? (
        <Notice tone="neutral" title={<Trans>No slots available in these two weeks.</Trans>}>
          {weeks.after && (
            <Button className="mt-2" onClick={weeks.after}>
              <Trans>Look at later days</Trans>
            </Button>
          )}
        </Notice>
      ) : (
        <div ref={grid} className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
          {days.map(({ day, free }) => (
            <button
              key={day}
              type="button"
              aria-pressed={day === value}
              disabled={free === 0}
              onClick={() => onChange(day)}
              className={classes(
                'grid min-h-16 place-items-center rounded-m border px-1 py-1.5 text-sm transition',
                'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
                free === 0
                  ? 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-faint'
                  : 'border-line-strong bg-card hover:border-ink-soft',
              )}
            >
              <span className="font-semibold">{shortDay(day, lang)}</span>
              <span className="text-xs">
                {free === 0 ? <Trans>full</Trans> : <Plural value={free} one="# time" other="# times" />}
              </span>
            </button>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

const shortDay = (day: string, lang: keyof typeof languageTags): string =>
  new Intl.DateTimeFormat(languageTags[lang], {
    timeZone: 'Asia/Kuala_Lumpur',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  }).format(new Date(`${day}T12:00:00+08:00`))
