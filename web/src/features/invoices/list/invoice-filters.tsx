import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'
import { Popover } from '../../../ui/admin/popover.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateRange } from '../../../ui/date-range.tsx'
import { ExportLink } from './export-link.tsx'

type Props = { search: InvoiceListSearch; onChange: (search: InvoiceListSearch) => void; views: ReactNode }

// The days of issue, and the list as a file. Each change goes into the address and starts at the first page.
export function InvoiceFilters({ search, onChange, views }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Popover
        title={t`Date of the invoice`}
        trigger={
          <Button aria-label={t`Choose days`} className="font-normal">
            <CalendarDays aria-hidden className="size-5" />
            <Trans>Dates</Trans>
          </Button>
        }
      >
        <DateRange
          label={<span className="sr-only">{t`Date of the invoice`}</span>}
          value={{ from: search.from ?? '', until: search.to ?? '' }}
          onChange={({ from, until }) =>
            onChange({ ...search, from: from || undefined, to: until || undefined, page: undefined })
          }
        />
      </Popover>
      <ExportLink search={search} className="font-normal" />
      {views}
    </>
  )
}
