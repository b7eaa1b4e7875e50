import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { isAfterMidnight, momentOf } from '@kedai/domain/rentals/hours.ts'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { isTaken, isTakenBetween, timesOf } from './days.ts'
import type { Typed } from './typed.ts'

type Props = { rental: ItemRental; typed: Typed; onChange: (changed: Partial<Typed>) => void }

// From what time to what time, where it is rented by the hour. What is booked says so.
export function Hours({ rental, typed, onChange }: Props) {
  const { t } = useLingui()
  const { from, to, start, end } = typed
  const times = timesOf(rental)
  const at = (day: string, time: string) => `${momentOf(rental, day, time)}:00`
  const choice = (clock: string, isBooked: boolean) => {
    const time = isAfterMidnight(rental, clock) ? t`${clock} (next day)` : clock
    return { value: clock, label: isBooked ? t`${time} (booked)` : time, disabled: isBooked }
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t`Pick-up at`}>
        <Select
          value={start}
          placeholder={t`Time`}
          onChange={(event) => onChange({ start: event.target.value })}
          choices={times.map((time) => choice(time, isTaken(rental, at(from, time))))}
        />
      </Field>
      <Field label={t`Return at`}>
        <Select
          value={end}
          placeholder={t`Time`}
          onChange={(event) => onChange({ end: event.target.value })}
          choices={times
            .filter((time) => start === '' || at(to, time) > at(from, start))
            .map((time) => choice(time, start !== '' && isTakenBetween(rental, at(from, start), at(to, time))))}
        />
      </Field>
    </div>
  )
}
