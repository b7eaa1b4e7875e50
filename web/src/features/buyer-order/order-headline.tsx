import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, Check, CircleAlert, Hourglass, type LucideIcon } from 'lucide-react'
import { date } from '../../lib/format.ts'
import { later } from '../../lib/later.tsx'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { DocumentNumber } from '../../ui/document-number.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Mood, isOwed, moodOf } from './standing.ts'

// A clock needs the script anyway; until it runs the sentence above names the deadline.
const Deadline = later(async () => (await import('./deadline.tsx')).Deadline, <Skeleton className="mt-3 h-5 w-2/3" />)

// Where the order stands in one sentence, and what to do next.
export function OrderHeadline({ order }: { order: BuyerOrder }) {
  const lang = useLang()
  const mood = moodOf(order)
  const { name } = order.buyer
  const { Icon, look } = moods[mood]
  return (
    <header className={classes('rounded-l border-l-4 p-4 sm:p-6', look)}>
      <p className="text-sm font-semibold tabular-nums">
        <Trans>
          Order <DocumentNumber>{order.order_no}</DocumentNumber>
        </Trans>
      </p>
      {order.order_status === 'open' && mood !== 'bad' && (
        <p className="mt-1 text-ink [overflow-wrap:anywhere]">
          <Trans>Thank you for your order, {name}.</Trans>
        </p>
      )}
      <div className="mt-2 flex items-start gap-3">
        {Icon && (
          <Icon aria-hidden className={classes('mt-0.5 size-7 shrink-0', mood === 'waiting' && 'animate-breathe')} />
        )}
        <div className="min-w-0" role="status">
          <h1 tabIndex={-1} className="outline-none text-xl sm:text-2xl">
            {order.headline}
          </h1>
          {order.next_step && <p className="mt-1 max-w-prose text-ink">{order.next_step}</p>}
        </div>
      </div>
      {order.dispatch_on && (
        <p className="mt-3 flex items-start gap-2 text-ink">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <Trans>The shop is on a break: this order is sent from {date(order.dispatch_on, lang)} on.</Trans>
          </span>
        </p>
      )}
      {isOwed(order) && mood !== 'waiting' && order.hold_expires_at && (
        <Deadline until={order.hold_expires_at} serverTime={order.server_time} />
      )}
    </header>
  )
}

const moods = {
  good: { Icon: Check, look: 'border-good-ink bg-good-soft text-good-ink' },
  waiting: { Icon: Hourglass, look: 'border-gold bg-gold-soft text-gold-ink' },
  turn: { Icon: null, look: 'border-accent bg-accent-soft text-accent-ink' },
  bad: { Icon: CircleAlert, look: 'border-danger bg-danger-soft text-danger-ink' },
  over: { Icon: CircleAlert, look: 'border-line-strong bg-sunken text-ink-soft' },
} satisfies Record<Mood, { Icon: LucideIcon | null; look: string }>
