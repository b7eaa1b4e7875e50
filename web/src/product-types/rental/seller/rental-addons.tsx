import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { Rows } from '../../form/seller/rows.tsx'

// Extras that a buyer may take along.
export function RentalAddons() {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const addons = useWatch<ProductValues, 'rental.addons'>({ name: 'rental.addons' })
  return (
    <FieldGroup
      label={t`Add-ons`}
      optional
      hint={t`Extras that buyers can add to the booking, such as a tripod or a driver.`}
    >
      <Rows
        rows={addons}
        onChange={(rows) => setValue('rental.addons', rows, { shouldDirty: true })}
        fresh={() => ({ id: null, title: '', price: '', per: 'booking' })}
        most={30}
        add={<Trans>Add an add-on</Trans>}
      >
        {(index) => <Addon index={index} />}
      </Rows>
    </FieldGroup>
  )
}

function Addon({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [title, price] = [useProblem(`rental.addons.${index}.title`), useProblem(`rental.addons.${index}.price`)]
  return (
    <>
      <Field label={t`Name`} error={title}>
        <Input {...register(`rental.addons.${index}.title`)} maxLength={80} autoComplete="off" />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Price`} error={price}>
          <MoneyInput {...register(`rental.addons.${index}.price`)} placeholder="0.00" />
        </Field>
        <Field label={t`Charged`}>
          <Select
            {...register(`rental.addons.${index}.per`)}
            choices={[
              { value: 'booking', label: t`once for the booking` },
              { value: 'unit', label: t`for every period` },
            ]}
          />
        </Field>
      </div>
    </>
  )
}
