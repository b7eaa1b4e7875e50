import { openOrderLists, orderLists } from '@kedai/domain/carts/areas.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/select.tsx'
import { useListNames } from './list-names.ts'
import { ChosenDays } from './chosen-days.tsx'
import { fulfilmentWords, orderWords, paymentWords } from './status-words.ts'

type Props = { search: OrderListSearch; product: string | null; onChange: (search: OrderListSearch) => void }

// Search and narrowing. Each change goes into the address and starts at the first page.
export function OrderFilters({ search, product, onChange }: Props) {
  const { t, i18n } = useLingui()
  const listNames = useListNames()
  // An address may name a list that has none yet: there has to be a way back from it.
  const lists = orderLists.filter((list) => openOrderLists.includes(list) || list === search.list)
  const statuses = [
    { value: 'slips_to_check', label: t`Slips to check` },
    { value: 'to_pack', label: t`To pack` },
    { value: 'unpaid', label: t`Awaiting payment` },
    { value: 'sold', label: t`Paid and kept` },
    ...orderStatuses.map((status) => ({ value: status, label: t`Order: ${i18n._(orderWords[status].word)}` })),
    ...paymentStatuses
      .filter((status) => status !== 'unpaid')
      .map((status) => ({ value: status, label: t`Payment: ${i18n._(paymentWords[status].word)}` })),
    ...fulfilmentStatuses
      .filter((status) => status !== 'cancelled')
      .map((status) => ({ value: status, label: t`Delivery: ${i18n._(fulfilmentWords[status].word)}` })),
  ]
  return (
    <div
      role="search"
      className={classes(
        'grid grid-cols-2 gap-2',
        lists.length > 1 ? 'sm:grid-cols-[1fr_auto_auto]' : 'sm:grid-cols-[1fr_auto]',
      )}
    >
      <SearchInput
        className="col-span-2 sm:col-span-1"
        label={t`Search orders`}
        placeholder={t`Order number, name, phone`}
        term={search.term ?? ''}
        onChange={(term) => onChange({ ...search, term, page: undefined })}
      />
      <Select
        aria-label={t`Status`}
        // On a phone the words of a status need the whole width.
        className={classes('sm:w-56', (search.status || lists.length === 1) && 'max-sm:col-span-2')}
        placeholder={t`Any status`}
        choices={statuses}
        value={search.status ?? ''}
        onChange={(event) => onChange({ ...search, status: event.target.value, page: undefined })}
      />
      {lists.length > 1 && (
        <Select
          aria-label={t`List`}
          className={classes('sm:w-44', search.status && 'max-sm:col-span-2')}
          choices={lists.map((list) => ({ value: list, label: listNames[list] }))}
          value={search.list ?? 'normal'}
          onChange={(event) =>
            onChange({
              ...search,
              list: event.target.value === 'normal' ? undefined : event.target.value,
              page: undefined,
            })
          }
        />
      )}
      {search.tag && (
        <p className="col-span-full flex items-center gap-1 text-sm">
          {t`With the tag ${search.tag}`}
          <IconButton
            label={t`Show orders without this tag too`}
            onClick={() => onChange({ ...search, tag: undefined, page: undefined })}
          >
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <ChosenDays search={search} product={product} onChange={onChange} />
    </div>
  )
}
