import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { InRinggit } from '../../../lib/seller/in-ringgit.tsx'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Price } from '../../../ui/price.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { invoiceSummaryQuery } from '../api.ts'

// What is owed to the shop, what of it is late, and what came in. Each number opens its list.
export function InvoiceMoney() {
  const { t } = useLingui()
  const { data: summary } = useQuery(invoiceSummaryQuery())
  const [monthAgo] = useState(() => plusDays(formatDate(new Date()), -30))
  const figures = [
    { label: t`Owed to you`, amount: summary?.owed, to: sellerPaths.invoices({ age: 'any' }) },
    {
      label: t`Overdue amount`,
      amount: summary?.overdue,
      to: sellerPaths.invoices({ status: 'overdue' }),
      isLate: summary !== undefined && summary.overdue !== '0.00',
    },
    {
      label: t`Received in 30 days`,
      amount: summary?.received_30_days,
      to: sellerPaths.invoices({ received_from: monthAgo }),
    },
  ]
  return (
    <div className="rounded-l border border-line bg-card shadow-card">
      <ul className="scrollbar-none flex divide-x divide-line overflow-x-auto sm:grid sm:grid-cols-3">
        {figures.map(({ label, amount, to, isLate = false }) => (
          <li key={label} className="flex-auto">
            <PageLink
              to={to}
              className="grid px-3 py-1.5 hover:bg-sunken focus-visible:-outline-offset-3 sm:justify-start sm:gap-0.5 sm:px-5 sm:py-3"
            >
              <span className="text-xs whitespace-nowrap text-ink-soft">{label}</span>
              {amount === undefined ? (
                <Skeleton className="h-5 w-16 sm:h-7 sm:w-28" />
              ) : (
                <span className={classes(isLate && 'text-danger-ink')}>
                  <span className="sm:hidden">
                    <Price amount={amount} size="s" />
                  </span>
                  <span className="max-sm:hidden">
                    <Price amount={amount} />
                  </span>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
      {summary?.has_foreign && <InRinggit className="max-md:hidden border-t border-line px-4 py-2 sm:px-5" />}
      <PageLink
        to={sellerPaths.ageing()}
        className="flex min-h-11 items-center justify-between gap-3 border-t max-md:hidden border-line px-4 text-sm font-semibold text-accent-ink hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5"
      >
        <Trans>Accounts receivable</Trans>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </PageLink>
    </div>
  )
}
