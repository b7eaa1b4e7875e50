import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Section } from '../../../ui/page.tsx'
import { NameField } from './name-field.tsx'

// What a buyer cannot do without: pictures, name, and price and stock as the type of the product has them.
export function Essentials({ pictures }: { pictures: ReactNode }) {
  const type = useWatch<ProductValues, 'item_type'>({ name: 'item_type' })
  const { Fields } = sellerTypes[type]
  return (
    <Section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pictures}
        <NameField />
        <Fields />
      </div>
    </Section>
  )
}
