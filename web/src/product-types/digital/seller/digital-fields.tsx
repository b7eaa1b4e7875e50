import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { ProductIdContext } from '../../form/seller/product-id.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { PriceField, PromoPriceField, SkuField, StockField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { CodePool } from './code-pool.tsx'
import { DigitalFiles } from './digital-files.tsx'

// A digital product: its price, what the buyer gets, how often and how long.
export function DigitalFields() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const hasCodes = useWatch<ProductValues, 'digital.has_codes'>({ name: 'digital.has_codes' })
  const productId = use(ProductIdContext)
  const [link, limit, days] = [
    useProblem('digital.link'),
    useProblem('digital.download_limit'),
    useProblem('digital.expires_days'),
  ]
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
      </div>
      <DigitalFiles />
      <Field
        label={t`Or a link`}
        optional
        hint={t`To a folder, a video or a group. Only who has paid sees it.`}
        error={link}
      >
        <Input
          {...register('digital.link')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`Downloads for each buyer`} hint={t`Empty: no limit.`} error={limit}>
          <NumberInput {...register('digital.download_limit')} maxLength={4} placeholder={t`no limit`} />
        </Field>
        <Field label={t`Days after payment`} hint={t`Empty: for ever.`} error={days}>
          <NumberInput {...register('digital.expires_days')} maxLength={4} placeholder={t`for ever`} />
        </Field>
        {!hasCodes && <StockField index={0} />}
        <SkuField index={0} />
      </div>
      <Checkbox
        {...register('digital.has_codes')}
        label={<Trans>Each copy comes with a code of its own</Trans>}
        hint={<Trans>For vouchers and keys: you put the codes in, each buyer gets the next one after paying.</Trans>}
      />
      {hasCodes &&
        (productId === null ? (
          <Notice tone="info" title={<Trans>Save the product, and you can put its codes in here.</Trans>} />
        ) : (
          <CodePool productId={productId} />
        ))}
    </div>
  )
}
