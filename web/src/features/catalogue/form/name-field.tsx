import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

// As a buyer would say it.
export function NameField() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  return (
    <Field label={t`Product name`} error={useProblem('title')}>
      {/* Long titles wrap into view; a title has no lines of its own. */}
      <Textarea
        {...register('title')}
        rows={1}
        maxLength={160}
        placeholder={t`Name, size or weight`}
        autoComplete="off"
        enterKeyHint="next"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Field>
  )
}
