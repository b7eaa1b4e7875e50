import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import {
  BarcodeField,
  CostField,
  LowStockField,
  PriceField,
  PromoPriceField,
  SkuField,
  StockField,
  WeightField,
  usePromoIsOn,
} from '../../form/seller/unit-fields.tsx'

// A simple product: one price, one stock, and the weight that its shipping price depends on.
export function OneUnit() {
  const isPromo = usePromoIsOn()
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
      <PriceField index={0} />
      {isPromo && <PromoPriceField index={0} />}
      <StockField index={0} />
      <div className={isPromo ? 'min-w-0' : 'col-span-2'}>
        <WeightField index={0} />
      </div>
    </div>
  )
}

export function OneUnitMore() {
  const { t } = useLingui()
  const [unit, low] = useWatch<ProductValues, ['variations.0', 'low_stock_at']>({
    name: ['variations.0', 'low_stock_at'],
  })
  const { sku, barcode, cost } = unit ?? { sku: '', barcode: '', cost: '' }
  const summary = told([sku, barcode, cost && t`Cost RM ${cost}`, low && t`Low-stock alert at ${low}`], t`None yet`)
  return (
    <FoldedPart title={<Trans>SKU, cost and low stock</Trans>} summary={summary}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SkuField index={0} />
        <BarcodeField index={0} />
        <CostField index={0} />
        <LowStockField />
      </div>
    </FoldedPart>
  )
}
