import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useProblem } from './problems.ts'
import type { ProductValues } from './product-values.ts'

// The title of one row that is sold by itself: a plan, a line of a form.
export function RowTitleField({ index, label, placeholder }: { index: number; label: string; placeholder: string }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const problem = useProblem(`variations.${index}.option_values`)
  return (
    <Field label={label || t`Title`} error={problem}>
      <Input
        {...register(`variations.${index}.option_values.0`)}
        data-wire={`variations.${index}.option_values`}
        maxLength={40}
        placeholder={placeholder}
        autoComplete="off"
      />
    </Field>
  )
}
