import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { CustomerListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { customersFile } from './api.ts'

type Props = { search: CustomerListSearch; onChange: (search: CustomerListSearch) => void }

// Words, the order, and the same list as a file. Each change goes into the address and starts at the first page.
export function CustomerSearch({ search, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: CustomerListSearch) => onChange({ ...search, ...part, page: undefined })
  return (
    <div role="search" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <SearchInput
        label={t`Search customers`}
        placeholder={t`Name, phone, e-mail`}
        term={search.term ?? ''}
        onChange={(term) => change({ term })}
      />
      <Select
        aria-label={t`Order of the list`}
        className="max-sm:order-last max-sm:col-span-2"
        value={search.sort ?? 'recent'}
        choices={[
          { value: 'recent', label: t`Most recent first` },
          { value: 'owed', label: t`Owes the most` },
        ]}
        onChange={({ target }) => change({ sort: target.value === 'owed' ? 'owed' : undefined })}
      />
      <ButtonAnchor
        href={customersFile(search)}
        download
        title={t`Save as a spreadsheet (CSV)`}
        className="font-normal"
      >
        <Download aria-hidden className="size-5" />
        CSV
      </ButtonAnchor>
    </div>
  )
}
