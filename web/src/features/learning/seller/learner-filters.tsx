import { useLingui } from '@lingui/react/macro'
import type { LearnerListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { search: LearnerListSearch; onChange: (search: LearnerListSearch) => void }

// A name or a number, and how far they are. Each change starts at the first page.
export function LearnerFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: LearnerListSearch) => onChange({ ...search, ...part, page: undefined })
  const statuses = [
    { value: '', label: t`All learners` },
    { value: 'active', label: t`Can learn now` },
    { value: 'finished', label: t`Have finished` },
    { value: 'lapsed', label: t`Access ended` },
  ]
  return (
    <div role="search" className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchInput
        label={t`Search learners`}
        placeholder={t`Name, phone, order or certificate`}
        term={search.term ?? ''}
        onChange={(term) => change({ term: term || undefined })}
      />
      <Select
        aria-label={t`Which`}
        choices={statuses}
        value={search.status ?? ''}
        onChange={({ target }) => change({ status: target.value || undefined })}
      />
    </div>
  )
}
