import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { type Problems, useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { DescriptionField } from '../description/description-field.tsx'
import { CategoryField } from './category-field.tsx'

export function BasicsSection({ stamp, problems }: { stamp: string; problems: Problems }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  return (
    <Section title={<Trans>What you sell</Trans>}>
      <div className="grid gap-4">
        <Field label={t`Title`} hint={t`As a buyer would say it: what it is, its size or weight.`} error={useProblem('title')}>
          <Input {...register('title')} maxLength={160} autoComplete="off" enterKeyHint="next" />
        </Field>
        <CategoryField />
        <DescriptionField stamp={stamp} problems={problems} />
      </div>
    </Section>
  )
}
