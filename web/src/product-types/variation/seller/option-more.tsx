import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { LowStockField } from '../../form/seller/unit-fields.tsx'

export function OptionMore() {
  const { t } = useLingui()
  const low = useWatch<ProductValues, 'low_stock_at'>({ name: 'low_stock_at' }) || String(lowStock)
  return (
    <FoldedPart title={<Trans>Low stock</Trans>} summary={t`Low-stock alert at ${low}`}>
      <LowStockField />
    </FoldedPart>
  )
}
