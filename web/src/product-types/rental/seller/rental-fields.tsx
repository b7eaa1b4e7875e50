import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { PriceField, PromoPriceField, SkuField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { RentalAddons } from './rental-addons.tsx'
import { RentalCalendar } from './rental-calendar.tsx'
import { RentalPlaces } from './rental-places.tsx'

// A rental: what a period costs, how many units there are, when, where, and what is kept until it is back.
export function RentalFields() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const [frequency, quantity, general] = [
    useProblem('rental.frequency'),
    useProblem('rental.quantity'),
    useProblem('rental'),
  ]
  const [deposit, late] = [useProblem('rental.deposit'), useProblem('rental.late_fee')]
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Rented by the`} error={frequency ?? general}>
          <Select
            {...register('rental.frequency')}
            choices={[
              { value: 'hourly', label: t`hour` },
              { value: 'daily', label: t`day` },
              { value: 'weekly', label: t`week` },
              { value: 'monthly', label: t`month` },
            ]}
          />
        </Field>
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
        <Field label={t`How many units`} hint={t`Alike, so that any of them will do.`} error={quantity}>
          <NumberInput {...register('rental.quantity')} maxLength={3} />
        </Field>
        <Field label={t`Deposit`} optional hint={t`Taken at the hand-over, given back at the return.`} error={deposit}>
          <MoneyInput {...register('rental.deposit')} placeholder="0.00" />
        </Field>
        <Field label={t`Late fee`} optional hint={t`For each day begun after the end.`} error={late}>
          <MoneyInput {...register('rental.late_fee')} placeholder="0.00" />
        </Field>
        <SkuField index={0} />
      </div>
      <RentalAddons />
      <RentalCalendar />
      <RentalPlaces />
    </div>
  )
}
