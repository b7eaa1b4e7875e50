import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProductListSearch } from '../../../lib/seller/seller-paths.ts'
import { typeNames } from '../../../product-types/registry/seller/type-names.ts'
import { type Choice, Select } from '../../../ui/select.tsx'
import { categoriesQuery } from '../api.ts'
import { categoryChoices } from '../form/category-choices.ts'

type Props = { search: ProductListSearch; onChange: (search: ProductListSearch) => void; views: ReactNode }

// Status, category, type, stock, promo and order. Each change goes into the address and starts at the first page.
export function NarrowingRow({ search, onChange, views }: Props) {
  const { t, i18n } = useLingui()
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
        { value: '', label: t`Not archived` },
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
        ...productTypeNames.map((value) => ({ value, label: i18n._(typeNames[value]) })),
      ],
    },
    {
      name: 'promo',
      label: t`Promo`,
      choices: [
        { value: '', label: t`Any promo` },
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
    <div className="col-span-full grid grid-cols-2 gap-2 *:min-w-0 md:flex md:basis-full md:flex-wrap">
      {views}
      {selects.map(({ name, label, choices }) => (
        <Select
          key={name}
          aria-label={label}
          className="md:min-w-33 md:flex-1"
          choices={choices}
          value={search[name] ?? ''}
          onChange={(event) => onChange({ ...search, [name]: event.target.value || undefined, page: undefined })}
        />
      ))}
    </div>
  )
}
