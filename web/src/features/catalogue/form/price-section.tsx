import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import { offersUpsells, type ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'

// Price and stock, as the type of the product has them, and when the seller wants to hear that it runs low.
export function PriceSection() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const type = useWatch<ProductValues, 'item_type'>({ name: 'item_type' })
  const problem = useProblem('low_stock_at')
  const { Fields } = sellerTypes[type]
  return (
    <Section title={<Trans>Price and stock</Trans>}>
      <Fields />
      {offersUpsells(type) && (
        <Field
          label={t`Tell me when so many are left`}
          optional
          hint={t`By mail, once each time. Empty: ${lowStock}.`}
          error={problem}
          className="mt-4 sm:max-w-80"
        >
          <NumberInput {...register('low_stock_at')} placeholder={String(lowStock)} maxLength={6} />
        </Field>
      )}
    </Section>
  )
}
