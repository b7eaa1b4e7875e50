import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { useChannelNames } from '../channel-names.ts'
import { type DetailProps, isOpen, reasonOf } from './detail-props.ts'

type Reminder = InvoiceView['reminders'][number]

// When the buyer is reminded, and what became of each reminder.
export function InvoiceReminders({ invoice, open }: DetailProps) {
  const { t } = useLingui()
  const lang = useLang()
  const channels = useChannelNames()
  const states: Record<Reminder['state'], string> = {
    planned: t`Planned`,
    to_send: t`To send`,
    sent: t({ message: 'Sent', context: 'invoice' }),
    missed: t`Missed`,
    stopped: t`Stopped`,
    failed: t`Not delivered`,
  }
  if (invoice.reminders.length === 0 && !isOpen(invoice, 'set_reminder')) return null
  return (
    <Section title={t`Reminders`}>
      {invoice.reminders.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>None are planned.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {invoice.reminders.map(({ id, channel, due_at, state, done_at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <time>{dateTime(state === 'sent' && done_at ? done_at : due_at, lang)}</time> · {channels[channel]}
              </span>
              <Badge tone={tones[state]} className="ml-auto">
                {states[state]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-4" disabledBecause={reasonOf(invoice, 'set_reminder')} onClick={() => open('set_reminder')}>
        {invoice.reminders.length === 0 ? <Trans>Plan reminders</Trans> : <Trans>Change the reminders</Trans>}
      </Button>
    </Section>
  )
}

const tones = {
  planned: 'info',
  to_send: 'warn',
  sent: 'good',
  missed: 'warn',
  stopped: 'neutral',
  failed: 'danger',
} satisfies Record<Reminder['state'], ComponentProps<typeof Badge>['tone']>
