import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { FoldedPart } from '../../../product-types/form/seller/folded-part.tsx'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { told } from '../../../product-types/form/seller/told.ts'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { OfferPicker } from './offer-picker.tsx'

// One more thing, offered beside the order button with one tick. Never ticked beforehand.
export function UpsellPart() {
  const { t } = useLingui()
  const { register, setValue } = useFormContext<ProductValues>()
  const hasUpsell = useWatch<ProductValues, 'has_upsell'>({ name: 'has_upsell' })
  const offered = useWatch<ProductValues, 'click_upsell'>({ name: 'click_upsell' })
  const [picked, title, description, price] = [
    useProblem('click_upsell.offered_variation_id'),
    useProblem('click_upsell.title'),
    useProblem('click_upsell.description'),
    useProblem('click_upsell.price'),
  ]
  return (
    <FoldedPart
      title={<Trans>One more thing</Trans>}
      summary={told([hasUpsell && (offered.offered_title || offered.title)], t`None`)}
    >
      <Switch
        label={<Trans>Offer another product with this one</Trans>}
        hint={t`The buyer adds it with one tick, at the price you set here.`}
        {...register('has_upsell')}
      />
      {hasUpsell && (
        <div className="grid gap-4 py-2">
          <FieldGroup label={t`Product to offer`} error={picked}>
            <OfferPicker
              chosen={offered.offered_variation_id === null ? null : offered.offered_title}
              onChoose={(variation) => {
                setValue('click_upsell.offered_variation_id', variation.id, { shouldDirty: true })
                setValue(
                  'click_upsell.offered_title',
                  [variation.title, variation.options].filter(Boolean).join(' · '),
                  { shouldDirty: true },
                )
                if (offered.price === '') setValue('click_upsell.price', variation.price, { shouldDirty: true })
              }}
            />
          </FieldGroup>
          <Field label={t`Sentence`} error={title}>
            <Input {...register('click_upsell.title')} maxLength={120} placeholder={t`Add a mug for your coffee?`} />
          </Field>
          <Field label={t`More about it`} optional error={description}>
            <Textarea {...register('click_upsell.description')} rows={2} maxLength={300} />
          </Field>
          <Field label={t`Price with this offer`} error={price} className="sm:max-w-64">
            <MoneyInput {...register('click_upsell.price')} placeholder="0.00" />
          </Field>
        </div>
      )}
    </FoldedPart>
  )
}
