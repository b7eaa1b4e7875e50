import type { Sales } from '@kedai/contracts/sales.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { later } from '../../../lib/later.tsx'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Paid sales day by day: a picture, whose script comes apart, and the same as a table that opens each day's orders.
export function SalesChart({ days }: { days: Sales['days'] }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <figure className="m-0">
      <div aria-hidden className="h-52 lg:h-72">
        <Bars days={days} />
      </div>
      <figcaption>
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-s text-sm font-medium text-accent-ink">
            <Trans>The same as a table</Trans>
          </summary>
          <div className="max-h-80 overflow-auto" tabIndex={0} role="group" aria-label={t`Paid sales by day`}>
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-line text-left text-ink-soft">
                  <th scope="col" className="py-2 pr-3 font-medium">{t`Day`}</th>
                  <th scope="col" className="py-2 pr-3 text-right font-medium">{t`Orders`}</th>
                  <th scope="col" className="py-2 text-right font-medium">{t`Paid sales`}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map(({ day, orders, sales }) => (
                  <tr key={day} className="border-b border-line last:border-0">
                    <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                      {date(day, lang)}
                    </th>
                    <td className="py-2 pr-3 text-right tabular-nums">
                      {orders === 0 ? (
                        0
                      ) : (
                        <DayLink
                          to={sellerPaths.orders({ from: day, to: day })}
                          label={t`Orders of ${date(day, lang)}`}
                          text={String(orders)}
                        />
                      )}
                    </td>
                    <td className="py-2 text-right whitespace-nowrap tabular-nums">
                      {sales === '0.00' ? (
                        money(sales)
                      ) : (
                        <DayLink
                          to={sellerPaths.orders({ from: day, to: day, status: 'held' })}
                          label={t`Paid orders of ${date(day, lang)}`}
                          text={money(sales)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figcaption>
    </figure>
  )
}

const DayLink = ({ to, label, text }: { to: string; label: string; text: string }) => (
  <PageLink
    to={to}
    aria-label={`${text} – ${label}`}
    className="inline-grid min-h-6 min-w-6 place-items-center text-accent-ink underline underline-offset-2"
  >
    {text}
  </PageLink>
)

const Bars = later(async () => (await import('./sales-bars.tsx')).SalesBars, <Skeleton className="h-full w-full" />)
