import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { Rows } from '../../form/seller/rows.tsx'
import { HoursRows } from './hours-rows.tsx'

// Who serves. The same name in another service is the same person, who is never booked twice at one time.
export function ServiceStaff() {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const staff = useWatch<ProductValues, 'service.staff'>({ name: 'service.staff' })
  return (
    <FieldGroup
      label={t`Service staff`}
      optional
      hint={t`The same name on several services is treated as one person. Leave empty if buyers do not choose a staff member.`}
    >
      <Rows
        rows={staff}
        onChange={(rows) => setValue('service.staff', rows, { shouldDirty: true })}
        fresh={() => ({ id: null, name: '', hours: [] })}
        most={50}
        add={<Trans>Add a person</Trans>}
      >
        {(index) => <Person index={index} />}
      </Rows>
    </FieldGroup>
  )
}

function Person({ index }: { index: number }) {
  const { t } = useLingui()
  const { register, setValue, getValues } = useFormContext<ProductValues>()
  const problem = useProblem(`service.staff.${index}.name`)
  const hours = useWatch<ProductValues, `service.staff.${number}.hours`>({ name: `service.staff.${index}.hours` }) ?? []
  const toggle = (isOwn: boolean) =>
    setValue(`service.staff.${index}.hours`, isOwn ? getValues('service.hours').map((row) => ({ ...row })) : [], {
      shouldDirty: true,
    })
  return (
    <>
      <Field label={t`Name`} error={problem}>
        <Input {...register(`service.staff.${index}.name`)} maxLength={80} autoComplete="off" />
      </Field>
      <Checkbox
        label={t`Has opening times of their own`}
        checked={hours.length > 0}
        onChange={(event) => toggle(event.target.checked)}
      />
      {hours.length > 0 && <HoursRows path={`service.staff.${index}.hours`} />}
    </>
  )
}
