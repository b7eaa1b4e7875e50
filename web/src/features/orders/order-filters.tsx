import { orderLists } from '@kedai/domain/carts/areas.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OrderListSearch } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AffixedInput } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { useListNames } from './list-names.ts'
import { ChosenDays } from './chosen-days.tsx'
import { fulfilmentWords, orderWords, paymentWords } from './status-words.ts'

type Props = { search: OrderListSearch; onChange: (search: OrderListSearch) => void }

const pauseMs = 350

// Search and narrowing. Each change goes into the address and starts at the first page.
export function OrderFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const listNames = useListNames()
  const statuses = [
    { value: 'slips_to_check', label: t`Slips to check` },
    { value: 'to_pack', label: t`To pack` },
    { value: 'unpaid', label: t`Awaiting payment` },
    { value: 'sold', label: t`Paid and kept` },
    ...orderStatuses.map((status) => ({ value: status, label: t`Order: ${i18n._(orderWords[status].word)}` })),
    ...paymentStatuses.filter((status) => status !== 'unpaid').map((status) => ({ value: status, label: t`Payment: ${i18n._(paymentWords[status].word)}` })),
    ...fulfilmentStatuses.filter((status) => status !== 'cancelled').map((status) => ({ value: status, label: t`Delivery: ${i18n._(fulfilmentWords[status].word)}` })),
  ]
  return (
    <div role="search" className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_auto_auto]">
      <TermInput className="col-span-2 sm:col-span-1" term={search.term ?? ''} onChange={(term) => onChange({ ...search, term, page: undefined })} />
      <Select
        aria-label={t`Status`}
        className="sm:w-56"
        placeholder={t`Any status`}
        choices={statuses}
        value={search.status ?? ''}
        onChange={(event) => onChange({ ...search, status: event.target.value, page: undefined })}
      />
      <Select
        aria-label={t`List`}
        className="sm:w-44"
        choices={orderLists.map((list) => ({ value: list, label: listNames[list] }))}
        value={search.list ?? 'normal'}
        onChange={(event) => onChange({ ...search, list: event.target.value === 'normal' ? undefined : event.target.value, page: undefined })}
      />
      {search.tag && (
        <p className="col-span-full flex items-center gap-1 text-sm">
          {t`With the tag ${search.tag}`}
          <IconButton label={t`Show orders without this tag too`} onClick={() => onChange({ ...search, tag: undefined, page: undefined })}>
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <ChosenDays search={search} onChange={onChange} />
    </div>
  )
}

// Searches after a short rest of typing. Another term in the address (back, a chip) is shown; one's own typing is never overwritten.
function TermInput({ term, onChange, className }: { term: string; onChange: (term: string) => void; className: string }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(term)
  const sent = useRef(term)
  useEffect(() => {
    if (term !== sent.current) setTyped(term)
    sent.current = term
  }, [term])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      sent.current = wanted
      onChange(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <AffixedInput
      className={className}
      type="search"
      aria-label={t`Search orders`}
      placeholder={t`Order number, name, phone`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<Search aria-hidden className="size-5" />}
      after={
        typed !== '' && (
          <IconButton label={t`Clear the search`} className="-mr-3" onClick={() => setTyped('')}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
