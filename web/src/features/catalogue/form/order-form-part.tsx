import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { FoldedPart } from '../../../product-types/form/seller/folded-part.tsx'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { told } from '../../../product-types/form/seller/told.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

// What the buyer is asked for besides name and address, and how the page behaves.
export function OrderFormPart() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [hasUpload, asked, terms] = useWatch<ProductValues, ['has_upload', 'file_upload.label', 'tnc']>({
    name: ['has_upload', 'file_upload.label', 'tnc'],
  })
  const [label, placeholder, tooltip, tnc] = [
    useProblem('file_upload.label'),
    useProblem('file_upload.placeholder'),
    useProblem('file_upload.tooltip'),
    useProblem('tnc'),
  ]
  return (
    <FoldedPart
      title={<Trans>Order form</Trans>}
      summary={told([hasUpload && (asked || t`Ask for a file`), terms && t`Terms`], t`The usual questions`)}
    >
      <Switch
        label={<Trans>Ask for a file</Trans>}
        hint={t`A logo, a photo to print, details of an event.`}
        {...register('has_upload')}
      />
      {hasUpload && (
        <div className="grid gap-4 py-2">
          <Field label={t`File needed`} error={label}>
            <Input {...register('file_upload.label')} maxLength={80} placeholder={t`Picture or logo to print`} />
          </Field>
          <Field label={t`Button text`} optional error={placeholder}>
            <Input {...register('file_upload.placeholder')} maxLength={120} />
          </Field>
          <Field label={t`Help below it`} optional error={tooltip}>
            <Input {...register('file_upload.tooltip')} maxLength={200} />
          </Field>
          <Checkbox label={<Trans>Required to order</Trans>} {...register('file_upload.is_required')} />
        </div>
      )}
      <Field
        label={t`Terms`}
        optional
        hint={t`If you write any, the buyer has to agree to them.`}
        error={tnc}
        className="py-2"
      >
        <Textarea {...register('tnc')} maxLength={5000} />
      </Field>
      <Switch
        label={<Trans>Everything on one page</Trans>}
        hint={t`Off: the order form is shown section by section.`}
        {...register('one_page')}
      />
      <Switch
        label={<Trans>Order button always in view</Trans>}
        hint={t`Stays at the foot of the screen while reading.`}
        {...register('sticky')}
      />
    </FoldedPart>
  )
}
