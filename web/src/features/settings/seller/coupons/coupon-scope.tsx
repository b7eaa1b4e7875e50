import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/query.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import type { ErrorOf } from '../form-dialog.tsx'
import { ProductPicker } from '../../../../lib/seller/product-picker.tsx'
import type { CouponValues } from './coupon-values.ts'

type Props = { values: CouponValues; change: (next: Partial<CouponValues>) => void; errorOf: ErrorOf }

// For which items, and whether it reaches shipping and the click upsell.
export function CouponScope({ values, change, errorOf }: Props) {
  const { t } = useLingui()
  const isSet =
    values.products.length +
      values.categories.length +
      values.excludedProducts.length +
      values.excludedCategories.length >
      0 ||
    values.skipsPromo ||
    values.onShipping ||
    values.onUpsell
  const isWrong = ['product_ids', 'category_ids', 'excluded_product_ids', 'excluded_category_ids'].some(errorOf)
  return (
    <details open={isSet || isWrong || undefined} className="rounded-m border border-line px-4 py-1">
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        <Trans>For which items</Trans>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-2">
        <ProductPicker
          name="product_ids"
          label={<Trans>Only these products</Trans>}
          optional
          hint={<Trans>None: all of them.</Trans>}
          most={200}
          chosen={values.products}
          onChange={(products) => change({ products })}
          error={errorOf('product_ids')}
        />
        <CategoryChoice
          label={t`Only these categories`}
          chosen={values.categories}
          onChange={(categories) => change({ categories })}
        />
        <ProductPicker
          name="excluded_product_ids"
          label={<Trans>Not these products</Trans>}
          optional
          most={200}
          chosen={values.excludedProducts}
          onChange={(excludedProducts) => change({ excludedProducts })}
          error={errorOf('excluded_product_ids')}
        />
        <CategoryChoice
          label={t`Not these categories`}
          chosen={values.excludedCategories}
          onChange={(excludedCategories) => change({ excludedCategories })}
        />
        <Checkbox
          label={<Trans>Not for items on promotion</Trans>}
          checked={values.skipsPromo}
          onChange={(event) => change({ skipsPromo: event.target.checked })}
        />
        {values.kind !== 'free_shipping' && (
          <>
            <Checkbox
              label={<Trans>Also off the shipping price</Trans>}
              checked={values.onShipping}
              onChange={(event) => change({ onShipping: event.target.checked })}
            />
            <Checkbox
              label={<Trans>Also off the extra offer</Trans>}
              checked={values.onUpsell}
              onChange={(event) => change({ onUpsell: event.target.checked })}
            />
          </>
        )}
      </div>
    </details>
  )
}

// Nothing is shown for a shop without categories, and for who may not see them.
function CategoryChoice({
  label,
  chosen,
  onChange,
}: {
  label: string
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}) {
  const { data: categories = [] } = useQuery(apiQuery<SellerCategory[]>('/api/ajax/seller/categories'))
  if (categories.length === 0) return null
  return (
    <FieldGroup label={label} optional>
      <div className="grid max-h-56 grid-cols-2 gap-x-3 overflow-y-auto rounded-m border border-line px-3">
        {categories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
