import { useLingui } from '@lingui/react/macro'
import type { LearnerListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { search: LearnerListSearch; onChange: (search: LearnerListSearch) => void }

// A name or a number. Each change starts at the first page.
export function LearnerSearch({ search, onChange }: Props) {
  const { t } = useLingui()
  return (
    <SearchInput
      label={t`Search learners`}
      placeholder={t`Name, phone, order or certificate`}
      term={search.term ?? ''}
      onChange={(term) => onChange({ ...search, term: term || undefined, page: undefined })}
    />
  )
}

// How far they are.
export function LearnerFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Select
      aria-label={t`Which`}
      className="max-md:col-span-2 md:w-52"
      choices={[
        { value: '', label: t`All learners` },
        { value: 'active', label: t`Active` },
        { value: 'finished', label: t`Have finished` },
        { value: 'lapsed', label: t`Access ended` },
      ]}
      value={search.status ?? ''}
      onChange={({ target }) => onChange({ ...search, status: target.value || undefined, page: undefined })}
    />
  )
}
