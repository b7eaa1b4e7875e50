import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { invoiceSummaryQuery } from '../api.ts'

// Invoices that somebody should look after: late ones with what is owed on them, and slips that buyers sent. Nothing when there are none.
export function InvoicesWaiting() {
  const { t } = useLingui()
  const { data: summary } = useQuery(invoiceSummaryQuery())
  if (!summary) return null
  const { overdue, slips_to_check } = summary.tabs
  const chips = [
    overdue.count > 0 && (
      <Chip key="overdue" to={paths.seller.invoices({ status: 'overdue' })} picture={<CalendarClock aria-hidden className="size-6 shrink-0 text-danger-ink" />} figure={money(summary.overdue)}>
        <Plural value={overdue.count} one="# overdue invoice" other="# overdue invoices" />
      </Chip>
    ),
    slips_to_check.count > 0 && (
      <Chip key="slips" to={paths.seller.invoices({ status: 'slips_to_check' })} picture={<ReceiptText aria-hidden className="size-6 shrink-0 text-accent-ink" />} figure={String(slips_to_check.count)}>
        <Plural value={slips_to_check.count} one="Invoice slip to check" other="Invoice slips to check" />
      </Chip>
    ),
  ].filter(Boolean)
  if (chips.length === 0) return null
  return (
    <nav aria-label={t`Invoices that wait`} className="grid gap-2 sm:grid-cols-2 lg:gap-3">
      {chips}
    </nav>
  )
}

const Chip = ({ to, picture, figure, children }: { to: string; picture: ReactNode; figure: string; children: ReactNode }) => (
  <PageLink to={to} className="flex min-h-18 items-center gap-3 rounded-l border border-line bg-card px-3 py-2 shadow-card hover:border-line-strong sm:px-4">
    {picture}
    <span className="min-w-0">
      <span className="block text-xl leading-tight font-bold tabular-nums">{figure}</span>
      <span className="block text-xs leading-tight text-ink-soft">{children}</span>
    </span>
  </PageLink>
)
