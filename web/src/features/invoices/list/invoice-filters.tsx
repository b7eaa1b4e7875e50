import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'
import { Chosen } from '../../../ui/admin/chosen.tsx'
import { Popover } from '../../../ui/admin/popover.tsx'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateRange } from '../../../ui/date-range.tsx'
import { AgeName } from './age-name.tsx'
import { ExportLink } from './export-link.tsx'

type Props = { search: InvoiceListSearch; onChange: (search: InvoiceListSearch) => void; views: ReactNode }

// Search and the days of issue. Each change goes into the address and starts at the first page.
export function InvoiceFilters({ search, onChange, views }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const change = (part: InvoiceListSearch) => onChange({ ...search, ...part, page: undefined })
  const told = (day: string | undefined) => day && date(day, lang)
  const [from, to] = [told(search.from), told(search.to)]
  const [receivedFrom, receivedTo] = [told(search.received_from), told(search.received_to)]
  return (
    <div
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      <SearchInput
        label={t`Search invoices`}
        placeholder={t`Number, name, phone`}
        term={search.term ?? ''}
        onChange={(term) => change({ term })}
      />
      <Popover
        title={t`Date of the invoice`}
        trigger={
          <Button aria-label={t`Choose days`} className="font-normal">
            <CalendarDays aria-hidden className="size-5" />
            <span className="max-sm:sr-only">
              <Trans>Dates</Trans>
            </span>
          </Button>
        }
      >
        <DateRange
          label={<span className="sr-only">{t`Date of the invoice`}</span>}
          value={{ from: search.from ?? '', until: search.to ?? '' }}
          onChange={({ from, until }) => change({ from: from || undefined, to: until || undefined })}
        />
      </Popover>
      <ExportLink search={search} className="font-normal max-sm:hidden" />
      <div className="max-sm:col-span-full">{views}</div>
      {(from || to || receivedFrom || receivedTo || search.customer_id || search.age) && (
        <div className="col-span-full flex flex-wrap gap-2">
          {(from || to) && (
            <Chosen label={t`Show invoices of all days`} onRemove={() => change({ from: undefined, to: undefined })}>
              {from && to ? (
                <Trans>
                  Dated {from} – {to}
                </Trans>
              ) : from ? (
                <Trans>Dated since {from}</Trans>
              ) : (
                <Trans>Dated until {to}</Trans>
              )}
            </Chosen>
          )}
          {(receivedFrom || receivedTo) && (
            <Chosen
              label={t`Show invoices whenever money came`}
              onRemove={() => change({ received_from: undefined, received_to: undefined })}
            >
              {receivedFrom && receivedTo ? (
                <Trans>
                  Money came {receivedFrom} – {receivedTo}
                </Trans>
              ) : receivedFrom ? (
                <Trans>Money came since {receivedFrom}</Trans>
              ) : (
                <Trans>Money came until {receivedTo}</Trans>
              )}
            </Chosen>
          )}
          {search.age && (
            <Chosen label={t`Show invoices of all ages`} onRemove={() => change({ age: undefined })}>
              <AgeName age={search.age} />
            </Chosen>
          )}
          {search.customer_id && (
            <Chosen label={t`Show invoices of all customers`} onRemove={() => change({ customer_id: undefined })}>
              {search.customer_id === 'none' ? <Trans>No customer record</Trans> : <Trans>One customer only</Trans>}
            </Chosen>
          )}
        </div>
      )}
    </div>
  )
}
