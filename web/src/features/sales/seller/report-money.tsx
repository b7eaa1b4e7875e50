import type { SalesReport } from '@kedai/contracts/sales-report.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { roundingShown } from '../../../lib/rounding-shown.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { FigureCard, FootLink } from './figure-card.tsx'

// What came in, what is still to come, and what slips say: each opens its orders, and what is beside it those of its own.
export function ReportMoney({ report }: { report: SalesReport }) {
  const { t } = useLingui()
  const { now, before } = report
  const rounding = roundingShown(report.money.rounding)
  const figures = [
    {
      label: t`Paid sales`,
      shown: money(report.money.paid),
      to: sellerPaths.orders({ ...now, status: 'held' }),
      note: t`Before ${money(report.paid_before)}`,
      noteTo: sellerPaths.orders({ ...before, status: 'held' }),
      more: rounding === null ? null : t`Cash rounding ${rounding}`,
    },
    {
      label: t`Orders`,
      shown: String(report.orders),
      to: sellerPaths.orders(now),
      note: t`Before ${report.orders_before}`,
      noteTo: sellerPaths.orders(before),
    },
    {
      label: t`Still unpaid`,
      shown: money(report.money.unpaid),
      to: sellerPaths.orders({ ...now, status: 'due' }),
      note: t`${report.sold} of ${report.orders} orders paid`,
      noteTo: sellerPaths.orders({ ...now, status: 'sold' }),
    },
    {
      label: t`Slips to check`,
      shown: money(report.money.slips),
      to: sellerPaths.orders({ ...now, status: 'slips_to_check' }),
      note: t`Counted once you approve them`,
    },
  ]
  return (
    <ul aria-label={t`Money of these days`} className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
      {figures.map(({ label, shown, to, note, noteTo, more = null }) => (
        <li key={label} className="row-span-3 grid grid-rows-subgrid gap-y-0">
          <FigureCard label={label} shown={shown} to={to}>
            <span className="grid text-xs text-ink-soft">
              {noteTo === undefined ? note : <FootLink to={noteTo}>{note}</FootLink>}
              {more !== null && <span>{more}</span>}
            </span>
          </FigureCard>
        </li>
      ))}
    </ul>
  )
}
