import type { QuoteTab } from '@kedai/contracts/quotes.ts'
import { quoteStates } from '@kedai/domain/invoices/quotes.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type QuoteListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { type StateTab, StateTabs } from '../list/state-tabs.tsx'
import { quoteSummaryQuery } from './api.ts'
import { useQuoteStates } from './quote-state.tsx'

// Quotes by how they stand, with the count of those that wait for somebody. The search stays when the tab changes.
export function QuoteTabs({ search }: { search: QuoteListSearch }) {
  const { t } = useLingui()
  const names = useQuoteStates()
  const { data: summary } = useQuery(quoteSummaryQuery())
  const tab = (status: QuoteTab | undefined): StateTab => ({
    key: status ?? 'all',
    label: status ? names[status] : t({ message: 'All', context: 'invoices' }),
    to: sellerPaths.quotes({ ...search, status, page: undefined }),
    isChosen: search.status === status,
    ...(status &&
      counted.includes(status) && {
        count: summary?.tabs[status],
        ...(status === 'accepted' && { countLook: 'bg-gold-soft text-gold-ink' }),
      }),
  })
  return <StateTabs label={t`Quotes by state`} tabs={[undefined, ...quoteStates].map(tab)} />
}

// An accepted one waits for its invoice.
const counted: readonly QuoteTab[] = ['draft', 'sent', 'accepted']
