import type { TicketEvent } from '@kedai/contracts/tickets.ts'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { TicketListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { ticketsFile } from './api.ts'

type Props = {
  search: TicketListSearch
  events: readonly TicketEvent[]
  onChange: (search: TicketListSearch) => void
}

// A name, a number or a code. Each change begins at the first page.
export function TicketSearch({ search, onChange }: Omit<Props, 'events'>) {
  const { t } = useLingui()
  return (
    <SearchInput
      label={t`Search tickets`}
      placeholder={t`Name, phone, code, order`}
      term={search.term ?? ''}
      onChange={(term) => onChange({ ...search, term: term || undefined, page: undefined })}
    />
  )
}

// Which event, where the tickets stand; the same list as a file.
export function TicketFilters({ search, events, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: TicketListSearch) => onChange({ ...search, ...part, page: undefined })
  return (
    <>
      <Select
        aria-label={t`Event`}
        className="max-md:col-span-2 md:w-72"
        value={search.product ?? ''}
        choices={[
          { value: '', label: t`All events` },
          ...events.map(({ view_id, title }) => ({ value: view_id, label: title })),
        ]}
        onChange={({ target }) => change({ product: target.value || undefined })}
      />
      <Select
        aria-label={t`Which`}
        className="md:w-44"
        value={search.status ?? ''}
        choices={[
          { value: '', label: t`All tickets` },
          { value: 'valid', label: t`Not arrived` },
          { value: 'used', label: t({ message: 'Admitted', context: 'ticket' }) },
          { value: 'void', label: t({ message: 'Void', context: 'ticket' }) },
        ]}
        onChange={({ target }) => change({ status: target.value || undefined })}
      />
      <ButtonAnchor href={ticketsFile(search)} download title={t`Save as a spreadsheet (CSV)`} className="font-normal">
        <Download aria-hidden className="size-5" />
        CSV
      </ButtonAnchor>
    </>
  )
}
