import { productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { useWatch } from 'react-hook-form'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import { offersUpsells, type ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { UpsellPart } from '../upsell/upsell-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { OrderFormPart } from './order-form-part.tsx'
import { PromoPart } from './promo-part.tsx'
import { QuantityPart } from './quantity-part.tsx'

// All that may wait, each in one line that tells what is set.
export function FoldedParts({ stamp, problems }: { stamp: string; problems: Problems }) {
  const type = useWatch<ProductValues, 'item_type'>({ name: 'item_type' })
  const { More } = sellerTypes[type]
  return (
    <Accordion>
      <DetailsPart stamp={stamp} problems={problems} />
      <More />
      <PromoPart />
      {productTypeRules(type).inCarts && <QuantityPart />}
      <OrderFormPart />
      {offersUpsells(type) && <UpsellPart />}
    </Accordion>
  )
}
