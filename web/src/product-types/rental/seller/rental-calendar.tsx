import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { NextDay } from '../../form/seller/next-day.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { PublicHolidays } from '../../form/seller/public-holidays.tsx'
import { Rows } from '../../form/seller/rows.tsx'

// As many as the contract takes.
const maxBlocked = 100

// When it can be booked: how long, how far ahead, the shop's hours, and days on which it cannot.
export function RentalCalendar() {
  const { t } = useLingui()
  const { register, setValue } = useFormContext<ProductValues>()
  const blocked = useWatch<ProductValues, 'rental.blocked'>({ name: 'rental.blocked' })
  const [from, until] = useWatch<ProductValues, ['rental.opens', 'rental.closes']>({
    name: ['rental.opens', 'rental.closes'],
  })
  const [opens, closes] = [useProblem('rental.opens'), useProblem('rental.closes')]
  const [min, max, months] = [
    useProblem('rental.min_periods'),
    useProblem('rental.max_periods'),
    useProblem('rental.months_ahead'),
  ]
  const [before, after] = [useProblem('rental.buffer_before'), useProblem('rental.buffer_after')]
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={t`Shortest booking`} hint={t`In periods.`} error={min}>
          <NumberInput {...register('rental.min_periods')} maxLength={4} />
        </Field>
        <Field label={t`Longest booking`} hint={t`Empty: no limit.`} error={max}>
          <NumberInput {...register('rental.max_periods')} maxLength={4} placeholder={t`no limit`} />
        </Field>
        <Field label={t`Months ahead`} hint={t`How early buyers can book.`} error={months}>
          <NumberInput {...register('rental.months_ahead')} maxLength={2} />
        </Field>
        <Field label={t`Pick-up from`} hint={t`Empty: at any time.`} error={opens}>
          <Input {...register('rental.opens')} type="time" />
        </Field>
        <Field
          label={
            <>
              <Trans>Return until</Trans>
              <NextDay from={from} until={until} />
            </>
          }
          hint={t`Empty: at any time.`}
          error={closes}
        >
          <Input {...register('rental.closes')} type="time" />
        </Field>
        <Field label={t`Minutes before`} hint={t`To get it ready.`} error={before}>
          <NumberInput {...register('rental.buffer_before')} maxLength={5} unit={t`min`} />
        </Field>
        <Field label={t`Minutes after`} hint={t`To clean and check it.`} error={after}>
          <NumberInput {...register('rental.buffer_after')} maxLength={5} unit={t`min`} />
        </Field>
      </div>
      <Weekdays />
      <FieldGroup label={t`Blocked days`} optional hint={t`Buyers read the reason: service, a holiday, own use.`}>
        <Rows
          rows={blocked}
          onChange={(rows) => setValue('rental.blocked', rows, { shouldDirty: true })}
          fresh={() => ({ from: '', to: '', reason: '' })}
          most={maxBlocked}
          add={<Trans>Block some days</Trans>}
        >
          {(index) => <Blocked index={index} />}
        </Rows>
        <PublicHolidays
          taken={blocked.filter(({ from, to }) => from === to).map(({ from }) => from)}
          room={maxBlocked - blocked.length}
          onAdd={(days) =>
            setValue(
              'rental.blocked',
              [...blocked, ...days.map(({ date, name }) => ({ from: date, to: date, reason: name }))],
              { shouldDirty: true },
            )
          }
        />
      </FieldGroup>
    </>
  )
}

function Blocked({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [from, to] = [useProblem(`rental.blocked.${index}.from`), useProblem(`rental.blocked.${index}.to`)]
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`From`} error={from}>
          <Input {...register(`rental.blocked.${index}.from`)} type="date" />
        </Field>
        <Field label={t`Until`} error={to}>
          <Input {...register(`rental.blocked.${index}.to`)} type="date" />
        </Field>
      </div>
      <Field label={t`Reason`} optional>
        <Input {...register(`rental.blocked.${index}.reason`)} maxLength={120} autoComplete="off" />
      </Field>
    </>
  )
}

// Nothing is handed over or taken back on these days of the week.
function Weekdays() {
  const { t } = useLingui()
  const lang = useLang()
  const { setValue } = useFormContext<ProductValues>()
  const closed = useWatch<ProductValues, 'rental.closed_weekdays'>({ name: 'rental.closed_weekdays' })
  const problem = useProblem('rental.closed_weekdays')
  const toggle = (day: number) =>
    setValue('rental.closed_weekdays', closed.includes(day) ? closed.filter((one) => one !== day) : [...closed, day], {
      shouldDirty: true,
    })
  const name = new Intl.DateTimeFormat(languageTags[lang], { timeZone: 'UTC', weekday: 'short' })
  return (
    <FieldGroup label={t`Closed on`} optional hint={t`No hand-over and no return on these days.`} error={problem}>
      <div className="flex flex-wrap gap-2">
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={closed.includes(day)}
            className="min-h-11 min-w-14 rounded-full border border-line-strong px-3 text-sm font-medium hover:bg-sunken aria-pressed:border-danger aria-pressed:bg-danger-soft aria-pressed:text-danger-ink"
            onClick={() => toggle(day)}
          >
            {/* 1 November 2026 was a Sunday. */}
            {name.format(new Date(Date.UTC(2026, 10, 1 + day)))}
          </button>
        ))}
      </div>
    </FieldGroup>
  )
}
