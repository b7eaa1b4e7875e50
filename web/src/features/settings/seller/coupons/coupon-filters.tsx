import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { couponStates } from '../../../../lib/seller/state-words.ts'
import { SearchInput } from '../../../../ui/admin/search-input.tsx'
import { ButtonAnchor } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { type CouponSearch, couponsFile, statuses } from './api.ts'

type Props = { search: CouponSearch; onSearch: (next: CouponSearch) => void; canExport: boolean }

// Which coupons, and those as a spreadsheet. Each change starts at the first page.
export function CouponFilters({ search, onSearch, canExport }: Props) {
  const { t } = useLingui()
  return (
    <div role="search" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <SearchInput
        className="max-sm:col-span-2"
        label={t`Search coupons`}
        placeholder={t`Code or note`}
        term={search.term ?? ''}
        onChange={(term) => onSearch({ ...search, term: term || undefined, page: undefined })}
      />
      <Select
        className="last:max-sm:col-span-2"
        aria-label={t`Status`}
        value={search.status ?? ''}
        placeholder={t`Not archived`}
        choices={statuses.map((status) => ({ value: status, label: t(couponStates[status]) }))}
        onChange={({ target }) => onSearch({ ...search, status: target.value || undefined, page: undefined })}
      />
      {canExport && (
        <ButtonAnchor href={couponsFile(search)} download aria-label={t`Save these codes as a spreadsheet`}>
          <FileSpreadsheet aria-hidden className="size-5" />
          <Trans context="a list">Export</Trans>
        </ButtonAnchor>
      )}
    </div>
  )
}
