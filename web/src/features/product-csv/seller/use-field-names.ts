import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import { useLingui } from '@lingui/react/macro'

// What the columns of a file are called on the screen.
export function useFieldNames(): Record<CsvField, string> {
  const { t } = useLingui()
  return {
    view_id: t`Product ID`,
    title: t`Product name`,
    description: t`Description`,
    category: t`Category`,
    option1_name: t`Name of option 1, such as Size`,
    option1_value: t`Value of option 1, such as M`,
    option2_name: t`Name of option 2`,
    option2_value: t`Value of option 2`,
    sku: 'SKU',
    barcode: t`Barcode`,
    cost: t`Cost (RM)`,
    price: t`Price (RM)`,
    promo_price: t`Promo price (RM)`,
    stock: t`Stock`,
    weight: t`Weight (kg)`,
    images: t`Picture links, for products without pictures`,
    status: t`Status: published or draft`,
  }
}
