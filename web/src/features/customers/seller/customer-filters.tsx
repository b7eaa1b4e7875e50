import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { CustomerListSearch } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { customersFile } from './api.ts'

type Props = { search: CustomerListSearch; onChange: (search: CustomerListSearch) => void }

// The order, and the same list as a file. Each change goes into the address and starts at the first page.
export function CustomerFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: CustomerListSearch) => onChange({ ...search, ...part, page: undefined })
  return (
    <>
      <Select
        aria-label={t`Order of the list`}
        className="md:w-56"
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
    </>
  )
}
