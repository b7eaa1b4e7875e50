import type { QuoteTab } from '@kedai/contracts/quotes.ts'
import { quoteStates } from '@kedai/domain/invoices/quotes.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type QuoteListSearch, paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { quoteSummaryQuery } from './api.ts'
import { useQuoteStates } from './quote-state.tsx'

// Quotes by how they stand, with the count of those that wait for somebody. The search stays when the tab changes.
export function QuoteTabs({ search }: { search: QuoteListSearch }) {
  const { t } = useLingui()
  const names = useQuoteStates()
  const { data: summary } = useQuery(quoteSummaryQuery())
  const chosen = useRef<HTMLAnchorElement>(null)
  // On a phone the strip is longer than the screen.
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [search.status])
  const tab = (status: QuoteTab | undefined) => {
    const isChosen = search.status === status
    const count = status && counted.includes(status) ? summary?.tabs[status] : undefined
    return (
      <PageLink
        key={status ?? 'all'}
        ref={isChosen ? chosen : undefined}
        replace
        to={paths.seller.quotes({ ...search, status, page: undefined })}
        aria-current={isChosen ? 'page' : undefined}
        className="-mb-px flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:text-ink"
      >
        {status ? names[status] : t({ message: 'All', context: 'invoices' })}
        {count !== undefined && count.count > 0 && (
          <span className={classes('rounded-full px-2 text-xs', status === 'accepted' ? 'bg-gold-soft text-gold-ink' : 'bg-sunken text-ink-soft')}>{count.is_capped ? `${count.count}+` : count.count}</span>
        )}
      </PageLink>
    )
  }
  return (
    <nav aria-label={t`Quotes by state`} className="scrollbar-none -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0">
      {[undefined, ...quoteStates].map(tab)}
    </nav>
  )
}

// An accepted one waits for its invoice.
const counted: readonly QuoteTab[] = ['draft', 'sent', 'accepted']
