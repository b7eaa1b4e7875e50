import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { apiListQuery } from '../../../lib/query.ts'
import { Field } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = {
  label: ReactNode
  // Only products of this type are offered.
  itemType?: ProductTypeName | undefined
  viewId: string
  onChange: (viewId: string) => void
  error: string | null
  optional?: boolean
}

export const shownProducts = (itemType?: ProductTypeName) =>
  apiListQuery<ProductRow>(
    `/api/ajax/seller/products?status=published${itemType === undefined ? '' : `&type=${itemType}`}`,
  )

// One of the products that are on sale.
export function ProductField({ label, itemType, viewId, onChange, error, optional = false }: Props) {
  const { t } = useLingui()
  const { data, error: failure } = useQuery(shownProducts(itemType))
  const choices = (data?.rows ?? []).map(({ view_id, title }) => ({ value: view_id, label: title }))
  // One that is not on the first page of the list, or not on sale any more.
  const known = viewId === '' || choices.some(({ value }) => value === viewId)
  return (
    <Field
      label={label}
      optional={optional}
      hint={
        data?.rows.length === 0 && (
          <Trans>
            Your shop has none on sale yet.{' '}
            <PageLink to={sellerPaths.newProduct(itemType)} className="font-semibold underline">
              Add one
            </PageLink>
            , then choose it here. You can save the page first.
          </Trans>
        )
      }
      error={error ?? failure?.message ?? null}
    >
      <Select
        value={viewId}
        placeholder={optional ? t`All products` : t`Choose a product`}
        choices={known ? choices : [...choices, { value: viewId, label: viewId }]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
