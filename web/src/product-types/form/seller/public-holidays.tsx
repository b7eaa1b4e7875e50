import type { PublicHoliday } from '@kedai/contracts/public-holidays.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { date } from '../../../lib/format.ts'
import { apiQuery } from '../../../lib/query.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { withSearch } from '../../../lib/with-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'

type Props = {
  // Days that stand in the form already, and how many more it takes.
  taken: readonly string[]
  room: number
  onAdd: (days: PublicHoliday[]) => void
}

// The public holidays of a state, to be closed at one press. Folded until they are wanted.
export function PublicHolidays(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <Button variant="quiet" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <CalendarDays aria-hidden className="size-4" />
        <Trans>Add public holidays</Trans>
      </Button>
      {isOpen && <Choice {...props} onDone={() => setOpen(false)} />}
    </div>
  )
}

function Choice({ taken, room, onAdd, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui()
  const lang = useLang()
  const today = serverNow().toISOString().slice(0, 10)
  const thisYear = Number(today.slice(0, 4))
  const [state, setState] = useState('')
  const [year, setYear] = useState(String(thisYear))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useQuery({
    ...apiQuery<PublicHoliday[]>(withSearch('/api/ajax/seller/public-holidays', { state, year })),
    enabled: state !== '',
  })
  const days = (data ?? []).filter((day) => day.date >= today && !taken.includes(day.date))
  const chosen = days.filter((day) => !left.has(day.date)).slice(0, room)
  const turn = (day: string, isOn: boolean) => {
    const next = new Set(left)
    if (isOn) next.delete(day)
    else next.add(day)
    setLeft(next)
  }
  return (
    <div className="grid gap-3 rounded-m border border-line bg-paper p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Select
          aria-label={t`State`}
          value={state}
          placeholder={t`Choose a state`}
          choices={states.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => setState(target.value)}
        />
        <Select
          aria-label={t`Year`}
          value={year}
          choices={[thisYear, thisYear + 1].map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {state !== '' && !data && !error && <ListSkeleton rows={4} />}
      {data && days.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>All upcoming items are listed.</Trans>
        </p>
      )}
      {days.length > 0 && (
        <>
          <ul className="grid sm:grid-cols-2">
            {days.map((day) => (
              <li key={day.date}>
                <Checkbox
                  checked={!left.has(day.date)}
                  onChange={({ target }) => turn(day.date, target.checked)}
                  label={day.is_moved ? <Trans>{day.name} (moved)</Trans> : day.name}
                  hint={date(day.date, lang)}
                />
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-soft">
            <Trans>Dates based on the moon may change by a day. Check them closer to the date.</Trans>
          </p>
          <Button
            className="justify-self-start"
            disabledBecause={chosen.length === 0 && t`Choose at least one day.`}
            onClick={() => {
              onAdd(chosen)
              onDone()
            }}
          >
            <Plural value={chosen.length} one="Close on # day" other="Close on # days" />
          </Button>
        </>
      )}
    </div>
  )
}
