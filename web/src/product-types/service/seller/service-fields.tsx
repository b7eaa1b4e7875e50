import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { NextDay } from '../../form/seller/next-day.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { PublicHolidays } from '../../form/seller/public-holidays.tsx'
import { Rows } from '../../form/seller/rows.tsx'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, SkuField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { HoursRows } from './hours-rows.tsx'
import { ServiceStaff } from './service-staff.tsx'

// A service: its price, how long it takes, and when.
export function ServiceFields() {
  const { t } = useLingui()
  const isPromo = usePromoIsOn()
  const [hours, general] = [useProblem('service.hours'), useProblem('service')]
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4">
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
        <Count name="duration_minutes" label={t`Takes`} unit={t`min`} />
      </div>
      <FieldGroup label={t`Opening times`} error={hours ?? general}>
        <HoursRows path="service.hours" />
      </FieldGroup>
    </div>
  )
}

// Who serves, how it is booked, and on which days otherwise.
export function ServiceMore() {
  const { t } = useLingui()
  const {
    staff,
    exceptions,
    notice_hours: notice,
    ahead_days: ahead,
    capacity,
  } = useWatch<ProductValues, 'service'>({
    name: 'service',
  })
  const days = exceptions.length
  return (
    <>
      <FoldedPart
        title={<Trans>Service staff</Trans>}
        summary={told(
          staff.map(({ name }) => name),
          t`No specific staff`,
        )}
      >
        <ServiceStaff />
      </FoldedPart>
      <FoldedPart
        title={<Trans>Booking rules</Trans>}
        summary={told(
          [
            capacity && t`${capacity} at one time`,
            notice && t`at least ${notice} h ahead`,
            ahead && t`at most ${ahead} days ahead`,
          ],
          t`None yet`,
        )}
      >
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4">
          <Count
            name="every_minutes"
            label={t`A new start every`}
            unit={t`min`}
            hint={t`Empty: one after the other.`}
          />
          <Count name="capacity" label={t`Places at one time`} hint={t`For each person who serves.`} />
          <Count name="notice_hours" label={t`Booked at least`} unit={t`h ahead`} />
          <Count name="ahead_days" label={t`Booked at most`} unit={t`days ahead`} />
          <Count
            name="reschedule_hours"
            label={t`Buyers may move it until`}
            unit={t`h before`}
            hint={t`Empty: never.`}
          />
          <Count name="buffer_before" label={t`Time before`} unit={t`min`} />
          <Count name="buffer_after" label={t`Time after`} unit={t`min`} />
          <SkuField index={0} />
        </div>
      </FoldedPart>
      <FoldedPart
        title={<Trans>Other days</Trans>}
        summary={days === 0 ? t`None yet` : <Plural value={days} one="# day" other="# days" />}
      >
        <Exceptions />
      </FoldedPart>
    </>
  )
}

type CountProps = {
  name:
    | 'duration_minutes'
    | 'every_minutes'
    | 'capacity'
    | 'notice_hours'
    | 'ahead_days'
    | 'reschedule_hours'
    | 'buffer_before'
    | 'buffer_after'
  label: string
  unit?: string
  hint?: string
}

function Count({ name, label, unit, hint }: CountProps) {
  const { register } = useFormContext<ProductValues>()
  const path = `service.${name}` as const
  return (
    <Field label={label} hint={hint} error={useProblem(path)}>
      <NumberInput {...register(path)} unit={unit} maxLength={5} />
    </Field>
  )
}

// As many as the contract takes.
const maxDays = 400

// Days that are other than their weekday.
function Exceptions() {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const rows = useWatch<ProductValues, 'service.exceptions'>({ name: 'service.exceptions' })
  return (
    <FieldGroup label={t`Other days`} optional hint={t`Closed if no times are entered. Otherwise open at these times.`}>
      <Rows
        rows={rows}
        onChange={(next) => setValue('service.exceptions', next, { shouldDirty: true })}
        fresh={() => ({ date: '', from: '', until: '' })}
        most={maxDays}
        add={<Trans>Add a day</Trans>}
      >
        {(index) => <Exception index={index} />}
      </Rows>
      <PublicHolidays
        taken={rows.map(({ date }) => date)}
        room={maxDays - rows.length}
        onAdd={(days) =>
          setValue('service.exceptions', [...rows, ...days.map(({ date }) => ({ date, from: '', until: '' }))], {
            shouldDirty: true,
          })
        }
      />
    </FieldGroup>
  )
}

function Exception({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [date, time] = [useProblem(`service.exceptions.${index}.date`), useProblem(`service.exceptions.${index}.from`)]
  const { from, until } = useWatch<ProductValues, `service.exceptions.${number}`>({
    name: `service.exceptions.${index}`,
  })
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Field label={t`Day`} error={date} className="col-span-2 sm:col-span-1">
        <Input {...register(`service.exceptions.${index}.date`)} type="date" />
      </Field>
      <Field label={t`From`} error={time}>
        <Input {...register(`service.exceptions.${index}.from`)} type="time" />
      </Field>
      <Field
        label={
          <>
            <Trans>Until</Trans>
            <NextDay from={from} until={until} />
          </>
        }
      >
        <Input {...register(`service.exceptions.${index}.until`)} type="time" />
      </Field>
    </div>
  )
}
