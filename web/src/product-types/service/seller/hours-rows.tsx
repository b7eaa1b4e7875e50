import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { NextDay } from '../../form/seller/next-day.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { Rows } from '../../form/seller/rows.tsx'
import type { HoursRow } from './service-values.ts'

type Path = 'service.hours' | `service.staff.${number}.hours`

// Opening times by the day of the week; a day may have several.
export function HoursRows({ path }: { path: Path }) {
  const { setValue } = useFormContext<ProductValues>()
  const rows = useWatch<ProductValues, Path>({ name: path })
  return (
    <Rows<HoursRow>
      rows={rows}
      onChange={(next) => setValue(path, next, { shouldDirty: true })}
      fresh={() => ({ day: nextDay(rows.at(-1)?.day), from: '09:00', until: '17:00' })}
      most={50}
      add={<Trans>Add an opening time</Trans>}
    >
      {(index) => <Hours path={path} index={index} />}
    </Rows>
  )
}

const nextDay = (day: string | undefined) => String((Number(day ?? 0) % 7) + 1)

function Hours({ path, index }: { path: Path; index: number }) {
  const { t } = useLingui()
  const lang = useLang()
  const { register } = useFormContext<ProductValues>()
  const problem = useProblem(`${path}.${index}.from`)
  const [from, until] = useWatch<ProductValues, [`${Path}.${number}.from`, `${Path}.${number}.until`]>({
    name: [`${path}.${index}.from`, `${path}.${index}.until`],
  })
  const name = new Intl.DateTimeFormat(languageTags[lang], { timeZone: 'UTC', weekday: 'long' })
  // 2 November 2026 was a Monday, which is 1.
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: name.format(new Date(Date.UTC(2026, 10, 1 + day))),
  }))
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Field label={t`Day`} className="col-span-2 sm:col-span-1">
        <Select {...register(`${path}.${index}.day`)} choices={days} />
      </Field>
      <Field label={t`From`} error={problem}>
        <Input {...register(`${path}.${index}.from`)} type="time" />
      </Field>
      <Field
        label={
          <>
            <Trans>Until</Trans>
            <NextDay from={from} until={until} />
          </>
        }
      >
        <Input {...register(`${path}.${index}.until`)} type="time" />
      </Field>
    </div>
  )
}
