import { useLingui } from '@lingui/react/macro'
import { SearchInput } from '../../../ui/admin/search-input.tsx'

export function CustomerSearch({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  const { t } = useLingui()
  return (
    <div role="search" className="sm:max-w-md">
      <SearchInput label={t`Search customers`} placeholder={t`Name, phone, e-mail`} term={term} onChange={onChange} />
    </div>
  )
}
