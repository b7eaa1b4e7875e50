import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { ProductIdContext } from '../../form/seller/product-id.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, SkuField, StockField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { CodePool } from './code-pool.tsx'
import { DigitalFiles } from './digital-files.tsx'

// A digital product: its price and what the buyer gets.
export function DigitalFields() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const hasCodes = useWatch<ProductValues, 'digital.has_codes'>({ name: 'digital.has_codes' })
  const productId = use(ProductIdContext)
  const link = useProblem('digital.link')
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
        {!hasCodes && <StockField index={0} />}
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
      <Checkbox
        {...register('digital.has_codes')}
        label={<Trans>Each copy has its own code</Trans>}
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

// How often and how long it can be fetched.
export function DigitalMore() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [{ download_limit: times, expires_days: span, stamp_pdf: isStamped, device_limit: devices }, unit] = useWatch<
    ProductValues,
    ['digital', 'variations.0']
  >({
    name: ['digital', 'variations.0'],
  })
  const [limit, days] = [useProblem('digital.download_limit'), useProblem('digital.expires_days')]
  const [stamp, device] = [useProblem('digital.stamp_pdf'), useProblem('digital.device_limit')]
  const summary = told(
    [
      times && t`${times} downloads`,
      span && t`${span} days`,
      devices && t`${devices} devices`,
      isStamped && t`stamped`,
      unit?.sku,
    ],
    t`No limit`,
  )
  return (
    <FoldedPart title={<Trans>Limits, stamp and SKU</Trans>} summary={summary}>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`Downloads for each buyer`} hint={t`Empty: no limit.`} error={limit}>
          <NumberInput {...register('digital.download_limit')} maxLength={4} placeholder={t`no limit`} />
        </Field>
        <Field label={t`Days after payment`} hint={t`Empty: for ever.`} error={days}>
          <NumberInput {...register('digital.expires_days')} maxLength={4} placeholder={t`for ever`} />
        </Field>
        <Field label={t`Devices for each buyer`} hint={t`Phones and computers. Empty: no limit.`} error={device}>
          <NumberInput {...register('digital.device_limit')} maxLength={2} placeholder={t`no limit`} />
        </Field>
        <SkuField index={0} />
      </div>
      <div className="mt-4 grid gap-1" data-wire="digital.stamp_pdf">
        <Checkbox
          {...register('digital.stamp_pdf')}
          label={<Trans>Write the buyer’s name on PDF files</Trans>}
          hint={
            <Trans>
              At the foot of each page: name, the last digits of the phone, order and day. Up to 30 MB and 1,000 pages a
              file.
            </Trans>
          }
        />
        {stamp && <FieldError>{stamp}</FieldError>}
      </div>
    </FoldedPart>
  )
}
