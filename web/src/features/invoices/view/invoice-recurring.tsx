import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'
import { invoicePath } from '../api.ts'
import { type DetailProps, reasonOf } from './detail-props.ts'
import { UpcomingDays } from './upcoming-days.tsx'
import { useRecurringWords } from './recurring-words.ts'

// How this invoice comes again, its next six days, and what became of the last ones. Nothing where it does not.
export function InvoiceRecurring({ invoice, action, open }: DetailProps) {
  const { t } = useLingui()
  const lang = useLang()
  const words = useRecurringWords()
  const [asked, setAsked] = useState<'skip-next' | 'end' | null>(null)
  const { recurring } = invoice
  if (!recurring) return null
  const { every, unit, mode, rate, is_paused, is_ended, upcoming, runs } = recurring
  const run = (name: 'pause' | 'resume' | 'skip-next' | 'end') =>
    action.run({
      name,
      path: `${invoicePath('recurring', invoice.hashslug)}/${name}`,
      body: name === 'skip-next' ? { on: upcoming[0] } : {},
    })
  const press = (doing: 'pause' | 'resume', label: string) => (
    <Button busy={action.running === doing} onClick={() => void run(doing)}>
      {label}
    </Button>
  )
  const confirmed = async () => {
    if (asked) await run(asked)
    setAsked(null)
  }
  const next = upcoming[0] ? date(upcoming[0], lang) : ''
  const outcomes = { created: t`written`, skipped: t`left out`, missed: t`missed`, failed: t`failed` }
  return (
    <Section
      title={t`Recurring`}
      aside={
        is_ended ? (
          <Badge>{t`Ended`}</Badge>
        ) : is_paused ? (
          <Badge tone="warn">{t`Paused`}</Badge>
        ) : (
          <Badge tone="good">{t`Runs`}</Badge>
        )
      }
    >
      <p className="text-sm">
        {words.often[unit](every)} ·{' '}
        {invoice.currency !== 'RM' && rate === 'ask'
          ? t`A draft that asks for the exchange rate`
          : words.modes[mode].label}
      </p>
      {!is_ended && upcoming.length > 0 && (
        <div className="mt-3">
          <p className="mb-1 text-xs text-ink-soft">{is_paused ? t`When resumed` : t`Next days`}</p>
          <UpcomingDays days={upcoming} />
        </div>
      )}
      {runs.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {runs.slice(0, 6).map(({ k, on, outcome, hashslug, number, note }) => (
            <li key={k} className="flex flex-wrap justify-between gap-x-3">
              <time>{date(on, lang)}</time>
              <span className="text-ink-soft">
                {hashslug ? <Link to={sellerPaths.invoice(hashslug)}>{number ?? t`Draft`}</Link> : outcomes[outcome]}
                {note && outcome !== 'skipped' && <> · {note}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!is_ended && (is_paused ? press('resume', t`Go on`) : press('pause', t`Pause`))}
        {!is_ended && !is_paused && upcoming.length > 0 && (
          <Button onClick={() => setAsked('skip-next')}>{t`Leave the next one out`}</Button>
        )}
        {!is_ended && <Button onClick={() => setAsked('end')}>{t`End it`}</Button>}
        <Button disabledBecause={reasonOf(invoice, 'recurring')} onClick={() => open('recurring')}>
          <Trans context="invoice">Change</Trans>
        </Button>
      </div>
      <Confirm
        open={asked !== null}
        title={asked === 'end' ? t`End this schedule?` : t`Leave ${next} out?`}
        confirmLabel={asked === 'end' ? t`End it` : t`Leave it out`}
        isDangerous={asked === 'end'}
        busy={action.running === asked && asked !== null}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsked(null)}
      >
        {asked === 'end'
          ? t`No more invoices are made from it. Those that were made stay.`
          : t`No invoice is made for that day. This cannot be taken back.`}
      </Confirm>
    </Section>
  )
}
