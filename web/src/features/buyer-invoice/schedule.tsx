import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { Section } from '../../ui/page.tsx'

type Part = GuestInvoice['instalments'][number]

// What is to be paid when, and what of it is done.
export function Schedule({ parts, currency }: { parts: readonly Part[]; currency: string }) {
  const { t } = useLingui()
  const lang = useLang()
  const states: Record<Part['state'], string> = {
    paid: t`Paid`,
    partial: t`Partly paid`,
    overdue: t`Overdue`,
    waiting: '',
  }
  return (
    <Section title={<Trans>Payment schedule</Trans>}>
      <ol className="grid gap-2 text-sm">
        {parts.map((part, place) => (
          <li key={place} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
            <span className="text-ink-soft tabular-nums">
              {part.state === 'paid' ? <Check aria-hidden className="size-4 text-good-ink" /> : `${place + 1}.`}
            </span>
            <span>
              {date(part.due_date, lang)}
              {states[part.state] && (
                <span
                  className={classes(
                    'ml-2 text-xs font-semibold',
                    part.state === 'overdue'
                      ? 'text-danger-ink'
                      : part.state === 'paid'
                        ? 'text-good-ink'
                        : 'text-gold-ink',
                  )}
                >
                  {states[part.state]}
                </span>
              )}
              {part.state !== 'paid' && part.left !== part.amount && (
                <span className="block text-xs text-ink-soft">
                  <Trans>{money(part.left, currency)} left</Trans>
                </span>
              )}
            </span>
            <strong
              className={classes(
                'text-right whitespace-nowrap tabular-nums',
                part.state === 'paid' && 'font-normal text-ink-soft',
              )}
            >
              {money(part.amount, currency)}
            </strong>
          </li>
        ))}
      </ol>
    </Section>
  )
}
