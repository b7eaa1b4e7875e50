import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import {
  type RecurringRule,
  beginningOf,
  firstFrom,
  judgeRecurring,
  upcoming,
} from '@kedai/domain/invoices/recurring.ts'

const shown = 6

type Of = Pick<InvoiceView, 'issue_date' | 'recurring'>

// The next days of a rule as it stands in the form, as the server will place it; null where the rule cannot be read yet.
// An invoice dated the first day is the first of its series itself, a day that passed is left out, and with the same days
// a series goes on from where it is.
export function previewOf(rule: RecurringRule, { issue_date, recurring }: Of, today: string): string[] | null {
  if (judgeRecurring(rule) !== null || rule.anchorDay >= tooLate) return null
  const next = goesOn(rule, recurring)
    ? firstFrom(rule, 0, recurring?.upcoming[0] ?? rule.anchorDay)
    : beginningOf(rule, { lastDay: lastDayOf(rule, { issue_date, recurring }), today })
  return next === null ? [] : upcoming(rule, next.k, shown).map(({ day }) => day)
}

const tooLate = '2200'

const goesOn = ({ anchorDay, every, unit }: RecurringRule, series: Of['recurring']): boolean =>
  series !== null &&
  !series.is_ended &&
  series.upcoming.length > 0 &&
  series.starts_on === anchorDay &&
  series.every === every &&
  series.unit === unit

function lastDayOf({ anchorDay }: RecurringRule, { issue_date, recurring }: Of): string | null {
  const done = (recurring?.runs ?? []).filter(({ outcome }) => outcome !== 'failed').map(({ on }) => on)
  return [...done, ...(anchorDay === issue_date ? [anchorDay] : [])].toSorted().at(-1) ?? null
}
