import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'

// Where it is picked up and returned: one place for all, or several to choose from.
export function RentalPlaces() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [pickup, back] = [useProblem('rental.pickup_location'), useProblem('rental.return_location')]
  const hint = t`One a line. Of several the buyer chooses.`
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Pick-up place`} optional hint={hint} error={pickup}>
        <Textarea {...register('rental.pickup_location')} rows={2} maxLength={2000} />
      </Field>
      <Field label={t`Return place`} optional hint={hint} error={back}>
        <Textarea {...register('rental.return_location')} rows={2} maxLength={2000} />
      </Field>
    </div>
  )
}
