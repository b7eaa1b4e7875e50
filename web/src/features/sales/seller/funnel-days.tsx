import type { SalesFunnel } from '@kedai/contracts/sales-report.ts'
import { funnelSteps } from '@kedai/domain/sales/funnel.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { wholeNumber } from './figures.ts'
import { listOfStep } from './list-of-step.ts'
import { useStepNames } from './step-names.ts'

// Each day's steps, the newest first; each number opens the orders that it counts, or the report of that day.
export function FunnelDays({ days, ref }: { days: SalesFunnel['days']; ref?: Ref<HTMLDetailsElement> }) {
  const { t } = useLingui()
  const lang = useLang()
  const names = useStepNames()
  return (
    <details ref={ref} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-s text-sm font-medium text-accent-ink">
        <Trans>Day by day</Trans>
      </summary>
      <div className="max-h-80 overflow-auto" tabIndex={0} role="group" aria-label={t`Views, carts and orders by day`}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-ink-soft">
              <th scope="col" className="py-2 pr-3 text-left font-medium">{t`Day`}</th>
              {funnelSteps.map((step) => (
                <th key={step} scope="col" className="py-2 pl-3 text-right font-medium">
                  {names[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, ...counts }) => (
              <tr key={day} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                  {date(day, lang)}
                </th>
                {funnelSteps.map((step) => {
                  const shown = wholeNumber(counts[step], lang)
                  const to = counts[step] === 0 ? null : listOfStep(step, { from: day, to: day })
                  return (
                    <td key={step} className="py-2 pl-3 text-right tabular-nums">
                      {to === null ? (
                        shown
                      ) : (
                        <PageLink
                          to={to}
                          aria-label={`${shown} – ${names[step]}, ${date(day, lang)}`}
                          className="inline-grid min-h-6 min-w-6 place-items-center text-accent-ink underline underline-offset-2"
                        >
                          {shown}
                        </PageLink>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
