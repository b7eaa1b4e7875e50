import type { SalesReport } from '@kedai/contracts/sales-report.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { figureSize } from './figure-size.ts'

// What came in, what is still to come, and what slips say: each opens its orders.
export function ReportMoney({ report }: { report: SalesReport }) {
  const { t } = useLingui()
  const { now } = report
  const figures = [
    {
      label: t`Paid sales`,
      shown: money(report.money.paid),
      note: t`Before ${money(report.paid_before)}`,
      to: sellerPaths.orders({ ...now, status: 'sold' }),
    },
    {
      label: t`Orders`,
      shown: String(report.orders),
      note: t`Before ${report.orders_before}`,
      to: sellerPaths.orders(now),
    },
    {
      label: t`Still unpaid`,
      shown: money(report.money.unpaid),
      note: t`${report.sold} of ${report.orders} orders paid`,
      to: sellerPaths.orders({ ...now, status: 'unpaid' }),
    },
    {
      label: t`Slips to check`,
      shown: money(report.money.slips),
      note: t`Counted once you approve them`,
      to: sellerPaths.orders({ ...now, status: 'slips_to_check' }),
    },
  ]
  return (
    <ul aria-label={t`Money of these days`} className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
      {figures.map(({ label, shown, note, to }) => (
        <li key={label}>
          <PageLink
            to={to}
            className="grid h-full content-start gap-1 rounded-l border border-line bg-card p-3 shadow-card hover:border-line-strong sm:p-4"
          >
            <span className="text-sm text-ink-soft">{label}</span>
            <span className={classes('leading-tight font-bold tabular-nums', figureSize(shown))}>{shown}</span>
            <span className="text-xs text-ink-soft">{note}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
