import { orderLists } from '@kedai/domain/carts/areas.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { useLingui } from '@lingui/react/macro'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/select.tsx'
import { useListNames } from './list-names.ts'
import { fulfilmentWords, orderWords, paymentWords } from './status-words.ts'

type Props = { search: OrderListSearch; onChange: (search: OrderListSearch) => void }

// Search and narrowing. Each change goes into the address and starts at the first page.
export function OrderFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const listNames = useListNames()
  const statuses = [
    { value: 'slips_to_check', label: t`Slips to check` },
    { value: 'to_pack', label: t`To pack` },
    { value: 'unpaid', label: t`Awaiting payment` },
    { value: 'sold', label: t`Paid, not fully refunded` },
    { value: 'held', label: t`Money received` },
    { value: 'due', label: t`Money still due` },
    ...orderStatuses.map((status) => ({ value: status, label: t`Order: ${i18n._(orderWords[status].word)}` })),
    ...paymentStatuses
      .filter((status) => status !== 'unpaid')
      .map((status) => ({ value: status, label: t`Payment: ${i18n._(paymentWords[status].word)}` })),
    ...fulfilmentStatuses
      .filter((status) => status !== 'cancelled')
      .map((status) => ({ value: status, label: t`Delivery: ${i18n._(fulfilmentWords[status].word)}` })),
  ]
  return (
    <>
      <Select
        aria-label={t`Status`}
        // On a phone the words of a status need the whole width.
        className={classes('md:w-56', search.status && 'max-md:col-span-2')}
        placeholder={t`Any status`}
        choices={statuses}
        value={search.status ?? ''}
        onChange={(event) => onChange({ ...search, status: event.target.value, page: undefined })}
      />
      <Select
        aria-label={t`List`}
        className={classes('md:w-44', search.status && 'max-md:col-span-2')}
        choices={orderLists.map((list) => ({ value: list, label: listNames[list] }))}
        value={search.list ?? 'normal'}
        onChange={(event) =>
          onChange({
            ...search,
            list: event.target.value === 'normal' ? undefined : event.target.value,
            page: undefined,
          })
        }
      />
    </>
  )
}
