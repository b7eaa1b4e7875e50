import type { SalesPeriod } from '@kedai/domain/sales/periods.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { salesQuery } from './api.ts'
import { BestSellers } from './best-sellers.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesFigures } from './sales-figures.tsx'

// How the shop does: figures, a chart and the best sellers of a period.
export function SalesOverview({ period }: { period: SalesPeriod }) {
  const { data: sales, error, refetch, isPlaceholderData } = useQuery(salesQuery(period))
  return (
    <section aria-labelledby="sales-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sales-heading" className="text-lg">
          <Trans>Shop performance</Trans>
        </h2>
        <PeriodChoice
          chosen={period}
          hrefOf={(next) => sellerPaths.home({ period: next === '7' ? undefined : next })}
        />
      </div>
      {error && !sales && <LoadFailed error={error} onRetry={refetch} />}
      {!sales && !error && <Waiting />}
      {sales && (
        <div
          aria-busy={isPlaceholderData}
          className={
            isPlaceholderData
              ? 'grid grid-cols-[minmax(0,1fr)] gap-3 opacity-60'
              : 'grid grid-cols-[minmax(0,1fr)] gap-3'
          }
        >
          <SalesFigures sales={sales} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Section
              title={<Trans>Paid sales by day</Trans>}
              aside={
                <PageLink
                  to={sellerPaths.sales()}
                  className="text-sm font-medium text-accent-ink underline underline-offset-2"
                >
                  <Trans>Sales report</Trans>
                </PageLink>
              }
            >
              <SalesChart days={sales.days} />
            </Section>
            <Section title={<Trans>Best sellers</Trans>}>
              <BestSellers products={sales.best_sellers} days={sales.now} />
            </Section>
          </div>
        </div>
      )}
    </section>
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-24 w-full" />
      ))}
    </div>
    <Skeleton className="h-72 w-full" />
  </div>
)
