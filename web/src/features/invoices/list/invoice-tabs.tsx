import type { InvoiceTab } from '@kedai/domain/invoices/tabs.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type InvoiceListSearch, paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { invoiceSummaryQuery } from '../api.ts'
import { useTabNames } from './tab-names.ts'

// Invoices by how they stand, each with its count. The search and the days stay when the tab changes.
export function InvoiceTabs({ search }: { search: InvoiceListSearch }) {
  const { t } = useLingui()
  const names = useTabNames()
  const { data: summary } = useQuery(invoiceSummaryQuery())
  const chosen = useRef<HTMLAnchorElement>(null)
  // On a phone the strip is longer than the screen.
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [search.status])
  // Slips are somebody's work, or nothing to speak of.
  const shown = inOrder.filter((status) => status !== 'slips_to_check' || search.status === status || (summary?.tabs.slips_to_check.count ?? 0) > 0)
  const tab = (status: InvoiceTab | undefined) => {
    const isChosen = search.status === status
    const count = status && summary?.tabs[status]
    return (
      <PageLink
        key={status ?? 'all'}
        ref={isChosen ? chosen : undefined}
        replace
        to={paths.seller.invoices({ ...search, status, page: undefined })}
        aria-current={isChosen ? 'page' : undefined}
        className="-mb-px flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:text-ink"
      >
        {status ? names[status] : t({ message: 'All', context: 'invoices' })}
        {count && count.count > 0 && counted.includes(status) && (
          <span className={classes('rounded-full px-2 text-xs', loud[status] ?? 'bg-sunken text-ink-soft')}>{count.is_capped ? `${count.count}+` : count.count}</span>
        )}
      </PageLink>
    )
  }
  return (
    <nav aria-label={t`Invoices by state`} className="scrollbar-none -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0">
      {[undefined, ...shown].map(tab)}
    </nav>
  )
}

const inOrder: readonly InvoiceTab[] = ['draft', 'slips_to_check', 'awaiting_payment', 'overdue', 'partial', 'paid', 'void']

// Of the rest there are ever more.
const counted: readonly InvoiceTab[] = ['draft', 'slips_to_check', 'awaiting_payment', 'overdue', 'partial']

// What somebody has to do something about.
const loud: Partial<Record<InvoiceTab, string>> = { overdue: 'bg-danger-soft text-danger-ink', slips_to_check: 'bg-gold-soft text-gold-ink' }
