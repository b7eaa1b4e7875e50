import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { daysBetween } from '@kedai/domain/time/days.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { today } from './today.ts'

type Owing = Pick<InvoiceRow, 'due_date' | 'balance_due' | 'lifecycle'>

export const isOwed = ({ balance_due, lifecycle }: Owing): boolean =>
  Number(balance_due) !== 0 && lifecycle !== 'void' && lifecycle !== 'draft'

// When the money is due, counted in days where that is near; for what is late, how late.
export function DueWords({ invoice, className }: { invoice: Owing; className?: string }) {
  const lang = useLang()
  if (!isOwed(invoice)) return null
  const days = daysBetween(today(), invoice.due_date)
  return (
    <span className={classes(days < 0 && 'font-semibold text-danger-ink', className)}>
      {days < 0 ? (
        <Plural value={-days} one="# day late" other="# days late" />
      ) : days === 0 ? (
        <Trans>Due today</Trans>
      ) : days === 1 ? (
        <Trans>Due tomorrow</Trans>
      ) : days <= 30 ? (
        <Plural value={days} one="Due in # day" other="Due in # days" />
      ) : (
        <Trans>Due {date(invoice.due_date, lang)}</Trans>
      )}
    </span>
  )
}
