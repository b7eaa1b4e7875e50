import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ReceiptText } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { QueueChip } from '../../../ui/admin/queue-chip.tsx'
import { invoiceSummaryQuery } from '../api.ts'

// Invoices that somebody should look after: late ones with what is owed on them, and slips that buyers sent. Nothing when there are none.
export function InvoicesWaiting() {
  const { t } = useLingui()
  const { data: summary } = useQuery(invoiceSummaryQuery())
  if (!summary) return null
  const { overdue, slips_to_check } = summary.tabs
  const chips = [
    overdue.count > 0 && (
      <QueueChip
        key="overdue"
        to={sellerPaths.invoices({ status: 'overdue' })}
        picture={<CalendarClock aria-hidden className="size-6 shrink-0 text-danger-ink" />}
        figure={money(summary.overdue)}
      >
        <Plural value={overdue.count} one="# overdue invoice" other="# overdue invoices" />
      </QueueChip>
    ),
    slips_to_check.count > 0 && (
      <QueueChip
        key="slips"
        to={sellerPaths.invoices({ status: 'slips_to_check' })}
        picture={<ReceiptText aria-hidden className="size-6 shrink-0 text-accent-ink" />}
        figure={String(slips_to_check.count)}
      >
        <Plural value={slips_to_check.count} one="Invoice slip to check" other="Invoice slips to check" />
      </QueueChip>
    ),
  ].filter(Boolean)
  if (chips.length === 0) return null
  return (
    <nav aria-label={t`Invoices that wait`} className="flex flex-wrap gap-2 lg:gap-3">
      {chips}
    </nav>
  )
}
