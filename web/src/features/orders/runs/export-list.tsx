import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { daysOf } from '../../../lib/seller/periods.ts'
import type { OrderListSearch } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { type Dates, DateRange } from '../../../ui/date-range.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { allOf } from './use-selection.ts'

// Everything that the list shows, over all its pages, as a spreadsheet; its days may be chosen here.
export function ExportList({ search }: { search: OrderListSearch }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <FileSpreadsheet aria-hidden className="size-4" />
        <Trans context="a list">Export</Trans>
      </Button>
      {isOpen && <ListDialog search={search} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ListDialog({ search, onClose }: { search: OrderListSearch; onClose: () => void }) {
  const { t } = useLingui()
  const [today] = useState(() => formatDate(new Date()))
  const [{ from, until }, setDates] = useState<Dates>({ from: search.from ?? '', until: search.to ?? '' })
  const month = (period: 'this_month' | 'last_month'): Dates => {
    const days = daysOf(period, today)
    return { from: days.from ?? '', until: days.to ?? '' }
  }
  return (
    <ExportDialog
      title={t`Orders as a spreadsheet`}
      orders={allOf({ ...search, from: from || undefined, to: until || undefined })}
      onClose={onClose}
    >
      <DateRange
        label={t`Placed on which days?`}
        hint={t`Leave empty for every order in this list.`}
        value={{ from, until }}
        onChange={setDates}
        presets={[
          { label: t`All days`, dates: { from: '', until: '' } },
          { label: t`Today`, dates: { from: today, until: today } },
          { label: t`This month`, dates: month('this_month') },
          { label: t`Last month`, dates: month('last_month') },
        ]}
      />
    </ExportDialog>
  )
}
