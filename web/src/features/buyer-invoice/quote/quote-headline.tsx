import type { GuestQuote } from '@kedai/contracts/quotes.ts'
import { Trans } from '@lingui/react/macro'
import { Check, CircleAlert, type LucideIcon } from 'lucide-react'
import { date, dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'

// What it comes to and until when, before everything else; then how it stands and what to do.
export function QuoteHeadline({ quote }: { quote: GuestQuote }) {
  const lang = useLang()
  const { Icon, look } = looks[quote.state]
  const { decision } = quote
  return (
    <header className={classes('rounded-l border-l-4 p-4 sm:p-6', look)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-ink">
        <div className="min-w-0">
          <p className="text-sm font-semibold [overflow-wrap:anywhere]">
            <Trans>
              Quote <DocumentNumber>{quote.number}</DocumentNumber>
            </Trans>
          </p>
          <p className="mt-1 text-3xl font-bold whitespace-nowrap tabular-nums">{money(quote.total, quote.currency)}</p>
        </div>
        <dl className="text-sm sm:text-right">
          <dt className="text-ink-soft">
            <Trans>Valid until</Trans>
          </dt>
          <dd className="font-semibold">{date(quote.valid_until, lang)}</dd>
        </dl>
      </div>
      <div className="mt-4 flex items-start gap-3">
        {Icon && <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />}
        <div className="min-w-0 text-ink" role="status">
          <h1 className="text-xl">{quote.headline}</h1>
          {quote.next_step && <p className="mt-1 max-w-prose">{quote.next_step}</p>}
          {decision?.name && (
            <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
              <Trans>Accepted by {decision.name}</Trans> · {dateTime(decision.at, lang)}
            </p>
          )}
          {decision?.reason && (
            <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">“{decision.reason}”</p>
          )}
        </div>
      </div>
      {quote.invoice_url && (
        <ButtonAnchor variant="primary" size="l" wide className="mt-4" href={quote.invoice_url}>
          <Trans>See and pay the invoice</Trans>
        </ButtonAnchor>
      )}
    </header>
  )
}

const looks = {
  sent: { Icon: null, look: 'border-accent bg-accent-soft text-accent-ink' },
  accepted: { Icon: Check, look: 'border-good-ink bg-good-soft text-good-ink' },
  converted: { Icon: Check, look: 'border-good-ink bg-good-soft text-good-ink' },
  declined: { Icon: CircleAlert, look: 'border-line-strong bg-sunken text-ink-soft' },
  expired: { Icon: CircleAlert, look: 'border-gold bg-gold-soft text-gold-ink' },
} satisfies Record<GuestQuote['state'], { Icon: LucideIcon | null; look: string }>
