import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Section } from '../../../ui/page.tsx'

// Price and stock, as the type of the product has them.
export function PriceSection() {
  const { Fields } = sellerTypes[useWatch<ProductValues, 'item_type'>({ name: 'item_type' })]
  return (
    <Section title={<Trans>Price and stock</Trans>}>
      <Fields />
    </Section>
  )
}
