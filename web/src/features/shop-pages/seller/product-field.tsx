import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiListQuery } from '../../../lib/query.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = {
  label: ReactNode
  viewId: string
  onChange: (viewId: string) => void
  error: string | null
  optional?: boolean
}

export const shownProducts = () => apiListQuery<ProductRow>('/api/ajax/seller/products?status=published')

// One of the products that are on sale.
export function ProductField({ label, viewId, onChange, error, optional = false }: Props) {
  const { t } = useLingui()
  const { data, error: failure } = useQuery(shownProducts())
  const choices = (data?.rows ?? []).map(({ view_id, title }) => ({ value: view_id, label: title }))
  // One that is not on the first page of the list, or not on sale any more.
  const known = viewId === '' || choices.some(({ value }) => value === viewId)
  return (
    <Field label={label} optional={optional} error={error ?? failure?.message ?? null}>
      <Select
        value={viewId}
        placeholder={optional ? t`All products` : t`Choose a product`}
        choices={known ? choices : [...choices, { value: viewId, label: viewId }]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
