import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProductListSearch } from '../../../lib/seller/seller-paths.ts'
import { type Choice, Select } from '../../../ui/select.tsx'
import { categoriesQuery } from '../api.ts'
import { categoryChoices } from '../form/category-choices.ts'

type Props = { search: ProductListSearch; onChange: (search: ProductListSearch) => void; views: ReactNode }

// Status, category, type, stock, promo and order: one row that a phone scrolls sideways.
export function NarrowingRow({ search, onChange, views }: Props) {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const selects: {
    name: 'status' | 'stock' | 'category' | 'type' | 'promo' | 'sort'
    label: string
    choices: Choice[]
  }[] = [
    {
      name: 'status',
      label: t`Status`,
      choices: [
        { value: '', label: t`All except archived` },
        { value: 'published', label: t`On sale` },
        { value: 'draft', label: t`Drafts` },
        { value: 'archived', label: t`Archive` },
      ],
    },
    {
      name: 'stock',
      label: t`Stock`,
      choices: [
        { value: '', label: t`Any stock` },
        { value: 'low', label: t`Running low` },
        { value: 'out', label: t`Sold out` },
      ],
    },
    {
      name: 'category',
      label: t`Category`,
      choices: [{ value: '', label: t`All categories` }, ...categoryChoices(categories)],
    },
    {
      name: 'type',
      label: t`Type`,
      choices: [
        { value: '', label: t`All types` },
        { value: 'ecommerce', label: t`Simple` },
        { value: 'variation', label: t`Variations` },
        { value: 'digital', label: t`Digital` },
      ],
    },
    {
      name: 'promo',
      label: t`Promo`,
      choices: [
        { value: '', label: t`With or without promo` },
        { value: 'on', label: t`On promo` },
      ],
    },
    {
      name: 'sort',
      label: t`Order`,
      choices: [
        { value: '', label: t`Newest first` },
        { value: 'changed', label: t`Last changed first` },
        { value: 'title', label: t`By name` },
        { value: 'cheapest', label: t`Lowest price first` },
        { value: 'dearest', label: t`Highest price first` },
      ],
    },
  ]
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      {views}
      {selects.map(({ name, label, choices }) => (
        <Select
          key={name}
          aria-label={label}
          className="w-46 shrink-0 sm:w-56"
          choices={choices}
          value={search[name] ?? ''}
          onChange={(event) => onChange({ ...search, [name]: event.target.value || undefined, page: undefined })}
        />
      ))}
    </div>
  )
}
