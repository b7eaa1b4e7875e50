import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { NarrowingRow } from './narrowing-row.tsx'

type Props = { search: ProductListSearch; onChange: (search: ProductListSearch) => void; views: ReactNode }

// Search and narrowing. Each change goes into the address and starts at the first page.
export function ProductFilters({ search, onChange, views }: Props) {
  const { t } = useLingui()
  return (
    <div role="search" className="grid gap-2">
      <SearchInput
        label={t`Search products`}
        placeholder={t`Product name or SKU`}
        term={search.term ?? ''}
        onChange={(term) => onChange({ ...search, term, page: undefined })}
      />
      <NarrowingRow search={search} onChange={onChange} views={views} />
    </div>
  )
}
