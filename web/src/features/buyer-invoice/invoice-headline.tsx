import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans } from '@lingui/react/macro'
import { Check, CircleAlert, Hourglass, type LucideIcon } from 'lucide-react'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { DocumentNumber } from '../../ui/document-number.tsx'
import { type Mood, isOwed, moods } from './standing.ts'

// What is due and until when, before everything else; then how it stands and what to do.
export function InvoiceHeadline({ invoice }: { invoice: GuestInvoice }) {
  const lang = useLang()
  const mood = moods[invoice.state]
  const { Icon, look } = looks[mood]
  const next = isOwed(invoice) ? invoice.next_payment : null
  return (
    <header className={classes('rounded-l border-l-4 p-4 sm:p-6', look)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-ink">
        <div className="min-w-0">
          <p className="text-sm font-semibold [overflow-wrap:anywhere]">
            {invoice.kind === 'debit_note' ? (
              <Trans>
                Debit note <DocumentNumber>{invoice.number}</DocumentNumber>
              </Trans>
            ) : (
              <Trans>
                Invoice <DocumentNumber>{invoice.number}</DocumentNumber>
              </Trans>
            )}
          </p>
          <p className="mt-1 text-3xl font-bold whitespace-nowrap tabular-nums">
            {money(next ? next.amount : isOwed(invoice) ? invoice.balance_due : invoice.total, invoice.currency)}
          </p>
          {next && (
            <p className="text-sm text-ink-soft">
              <Trans>
                Part {next.part} of {next.parts} · {money(invoice.balance_due, invoice.currency)} left in all
              </Trans>
            </p>
          )}
        </div>
        {!invoice.is_void && (
          <dl className="text-sm sm:text-right">
            <dt className="text-ink-soft">
              <Trans>Due date</Trans>
            </dt>
            <dd className="font-semibold">{date(next?.due_date ?? invoice.due_date, lang)}</dd>
          </dl>
        )}
      </div>
      <div className="mt-4 flex items-start gap-3">
        {Icon && (
          <Icon aria-hidden className={classes('mt-0.5 size-6 shrink-0', mood === 'waiting' && 'animate-breathe')} />
        )}
        <div className="min-w-0" role="status">
          <h1 tabIndex={-1} className="outline-none text-xl">
            {invoice.headline}
          </h1>
          {invoice.next_step && <p className="mt-1 max-w-prose text-ink">{invoice.next_step}</p>}
        </div>
      </div>
    </header>
  )
}

const looks = {
  good: { Icon: Check, look: 'border-good-ink bg-good-soft text-good-ink' },
  waiting: { Icon: Hourglass, look: 'border-gold bg-gold-soft text-gold-ink' },
  turn: { Icon: null, look: 'border-accent bg-accent-soft text-accent-ink' },
  bad: { Icon: CircleAlert, look: 'border-danger bg-danger-soft text-danger-ink' },
  over: { Icon: CircleAlert, look: 'border-line-strong bg-sunken text-ink-soft' },
} satisfies Record<Mood, { Icon: LucideIcon | null; look: string }>
