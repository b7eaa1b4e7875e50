import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { type DetailProps, isOpen } from './detail-props.ts'

type Part = InvoiceView['instalments'][number]

// The payment schedule, each part with how it stands; none without one.
export function InvoiceInstalments({ invoice, open }: DetailProps) {
  const { t } = useLingui()
  const lang = useLang()
  const states: Record<Part['state'], string> = {
    paid: t`Paid`,
    partial: t`Partly paid`,
    overdue: t`Overdue`,
    waiting: t({ message: 'Upcoming', context: 'instalment' }),
  }
  if (invoice.instalments.length === 0) return null
  return (
    <Section title={t`Deposit and instalments`}>
      <ol className="grid gap-2">
        {invoice.instalments.map((part, place) => (
          <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
            <span className="text-ink-soft tabular-nums">{place + 1}.</span>
            <span>
              <strong className="whitespace-nowrap tabular-nums">{money(part.amount, invoice.currency)}</strong>
              {part.type === 'percent' && <span className="text-ink-soft"> · {Number(part.value)} %</span>}
              <span className="block text-xs text-ink-soft">
                <Trans>by {date(part.due_date, lang)}</Trans>
                {part.left !== part.amount && part.state !== 'paid' && (
                  <>
                    {' '}
                    · <Trans>{money(part.left, invoice.currency)} left</Trans>
                  </>
                )}
              </span>
            </span>
            <Badge tone={tones[part.state]}>{states[part.state]}</Badge>
          </li>
        ))}
      </ol>
      {isOpen(invoice, 'instalments') && (
        <Button className="mt-4" wide onClick={() => open('instalments')}>
          <Trans>Change the schedule</Trans>
        </Button>
      )}
    </Section>
  )
}

const tones = { paid: 'good', partial: 'warn', overdue: 'danger', waiting: 'neutral' } satisfies Record<
  Part['state'],
  ComponentProps<typeof Badge>['tone']
>
