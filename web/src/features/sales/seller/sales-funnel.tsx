import type { SalesFunnel as Funnel } from '@kedai/contracts/sales-report.ts'
import { funnelSteps, rateOfStep } from '@kedai/domain/sales/funnel.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useLang } from '../../../lib/use-lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { percent, wholeNumber } from './figures.ts'
import { FunnelDays } from './funnel-days.tsx'
import { hasList, listOfStep } from './list-of-step.ts'
import { SaveAsCsv } from './save-as-csv.tsx'
import { useStepNames } from './step-names.ts'

type Days = { from: string; to: string }

// From looking to paying: how many came so far, how many of those before them, and what it was in the days before.
export function SalesFunnel({ funnel, now, before }: { funnel: Funnel; now: Days; before: Days }) {
  const { t } = useLingui()
  const lang = useLang()
  const names = useStepNames()
  const byDay = useRef<HTMLDetailsElement>(null)
  const showDays = () => {
    if (!byDay.current) return
    byDay.current.open = true
    byDay.current.scrollIntoView({ block: 'nearest' })
    byDay.current.querySelector('summary')?.focus()
  }
  const most = Math.max(1, ...funnelSteps.map((step) => funnel.now[step]))
  return (
    <Section title={<Trans>From looking to paying</Trans>} aside={<SaveAsCsv days={now} by="funnel" />}>
      <ol className="grid gap-3 lg:grid-cols-4 lg:gap-4">
        {funnelSteps.map((step) => {
          const rate = rateOfStep(funnel.now, step)
          const earlier = rateOfStep(funnel.before, step)
          return (
            <li key={step} className="grid content-start gap-1 text-sm">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{names[step]}</span>
                <Count
                  shown={wholeNumber(funnel.now[step], lang)}
                  {...(hasList(step)
                    ? { to: listOfStep(step, now) }
                    : { label: t`${names[step]}, day by day`, onPress: showDays })}
                />
              </span>
              <span aria-hidden className="block h-2 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${Math.round((funnel.now[step] * 100) / most)}%` }}
                />
              </span>
              <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft tabular-nums">
                <span>
                  {rate !== null && step === 'carts' && t`${percent(rate, lang)} of views`}
                  {rate !== null && step === 'orders' && t`${percent(rate, lang)} of carts`}
                  {rate !== null && step === 'paid' && t`${percent(rate, lang)} of orders`}
                </span>
                <span>
                  <Trans>Before</Trans>{' '}
                  <Count shown={wholeNumber(funnel.before[step], lang)} to={listOfStep(step, before)} />
                  {earlier !== null && ` (${percent(earlier, lang)})`}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 max-w-prose text-xs text-pretty text-ink-soft">
        <Trans>
          A view is a visit to a product page. A cart is counted when its first item is added. Orders placed on a
          product page or entered by you are not counted as carts.
        </Trans>
      </p>
      <FunnelDays days={funnel.days} ref={byDay} />
    </Section>
  )
}

type CountProps = { shown: string; to: string } | { shown: string; label: string; onPress: () => void }

const Count = (props: CountProps) =>
  'to' in props ? (
    <PageLink to={props.to} className={look}>
      {props.shown}
    </PageLink>
  ) : (
    <button type="button" className={look} aria-label={`${props.shown} – ${props.label}`} onClick={props.onPress}>
      {props.shown}
    </button>
  )

const look =
  'inline-grid min-h-6 min-w-6 cursor-pointer place-items-center tabular-nums underline decoration-line-strong underline-offset-2'
