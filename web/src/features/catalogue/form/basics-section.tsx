import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { type Problems, useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { DescriptionField } from '../description/description-field.tsx'
import { CategoryField } from './category-field.tsx'

export function BasicsSection({ stamp, problems }: { stamp: string; problems: Problems }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  return (
    <Section title={<Trans>What you sell</Trans>}>
      <div className="grid gap-4">
        <Field
          label={t`Product name`}
          hint={t`As a buyer would say it: what it is, its size or weight.`}
          error={useProblem('title')}
        >
          {/* Long titles wrap into view; a title has no lines of its own. */}
          <Textarea
            {...register('title')}
            rows={1}
            maxLength={160}
            autoComplete="off"
            enterKeyHint="next"
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <CategoryField />
        <DescriptionField stamp={stamp} problems={problems} />
      </div>
    </Section>
  )
}
