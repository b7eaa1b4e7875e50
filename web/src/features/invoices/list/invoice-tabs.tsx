import type { InvoiceTab } from '@kedai/domain/invoices/tabs.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type InvoiceListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { invoiceSummaryQuery } from '../api.ts'
import { type StateTab, StateTabs } from './state-tabs.tsx'
import { useTabNames } from './tab-names.ts'

// Invoices by how they stand, each with its count. The search and the days stay when the tab changes.
export function InvoiceTabs({ search }: { search: InvoiceListSearch }) {
  const { t } = useLingui()
  const names = useTabNames()
  const { data: summary } = useQuery(invoiceSummaryQuery())
  // Slips are somebody's work, or nothing to speak of.
  const shown = inOrder.filter(
    (status) =>
      status !== 'slips_to_check' || search.status === status || (summary?.tabs.slips_to_check.count ?? 0) > 0,
  )
  const tab = (status: InvoiceTab | undefined): StateTab => ({
    key: status ?? 'all',
    label: status ? names[status] : t({ message: 'All', context: 'invoices' }),
    to: sellerPaths.invoices({ ...search, status, page: undefined }),
    isChosen: search.status === status,
    ...(status && counted.includes(status) && { count: summary?.tabs[status], countLook: loud[status] }),
  })
  return <StateTabs label={t`Invoices by state`} tabs={[undefined, ...shown].map(tab)} />
}

const inOrder: readonly InvoiceTab[] = [
  'draft',
  'slips_to_check',
  'awaiting_payment',
  'overdue',
  'partial',
  'paid',
  'void',
]

// Of the rest there are ever more.
const counted: readonly InvoiceTab[] = ['draft', 'slips_to_check', 'awaiting_payment', 'overdue', 'partial']

// What somebody has to do something about.
const loud: Partial<Record<InvoiceTab, string>> = {
  overdue: 'bg-danger-soft text-danger-ink',
  slips_to_check: 'bg-gold-soft text-gold-ink',
}
