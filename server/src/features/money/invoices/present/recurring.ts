import {
  recurringModes,
  recurringRates,
  recurringUnits,
  missedRules,
  upcoming,
  type RecurringRule,
} from '@kedai/domain/invoices/recurring.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { oneOf } from '../invoice-facts.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'

const ends = ['never', 'on', 'after'] as const
const datesShown = 6

/** When the invoice comes again, and what became of the dates that passed; null for one that does not. */
export function presentRecurring({ series, runs }: Pick<InvoiceStory, 'series' | 'runs'>, lang: Lang) {
  if (!series) return null
  const next = series.ended_at === null ? upcoming(ruleOf(series), series.next_k, datesShown) : []
  return {
    every: series.every,
    unit: oneOf(recurringUnits, series.unit),
    starts_on: series.starts_on,
    ends: oneOf(ends, series.ends),
    ends_on: series.ends_on,
    count: series.count,
    mode: oneOf(recurringModes, series.mode),
    rate: oneOf(recurringRates, series.rate),
    missed: oneOf(missedRules, series.missed),
    stop_while_unpaid: series.stop_while_unpaid,
    is_paused: series.paused_at !== null,
    is_ended: series.ended_at !== null,
    upcoming: next.map(({ day }) => day),
    runs: runs.map(({ k, on_date, outcome, hashslug, number, note }) => ({
      k,
      on: on_date,
      outcome: oneOf(outcomes, outcome),
      hashslug,
      number,
      note: presentNote(note, lang),
    })),
  }
}

// Of what is not owed any more nobody is reminded, though the chat is written.
export const presentReminders = ({ reminders, invoice }: Pick<InvoiceStory, 'reminders' | 'invoice'>) =>
  reminders.map((row) => ({
    id: row.id,
    anchor: oneOf(['due', 'issue'] as const, row.anchor),
    offset_days: row.offset_days,
    channel: oneOf(['email', 'whatsapp', 'sms'] as const, row.channel),
    due_at: formatTime(row.due_at),
    state: oneOf(
      ['planned', 'to_send', 'sent', 'missed', 'stopped', 'failed'] as const,
      row.state === 'to_send' && isOver(invoice) ? 'stopped' : row.state,
    ),
    done_at: row.done_at && formatTime(row.done_at),
  }))

export const isOver = ({
  balance_sen,
  lifecycle,
}: Pick<InvoiceStory['invoice'], 'balance_sen' | 'lifecycle'>): boolean =>
  (balance_sen ?? 0) <= 0 || lifecycle === 'void'

// Written by this product in each language; null where there is nothing to say.
function presentNote(note: unknown, lang: Lang): string {
  const text: unknown = typeof note === 'object' && note !== null && lang in note ? Reflect.get(note, lang) : null
  return typeof text === 'string' ? text : ''
}

const outcomes = ['created', 'skipped', 'missed', 'failed'] as const

type Series = NonNullable<InvoiceStory['series']>

function ruleOf(series: Series): RecurringRule {
  const { starts_on: anchorDay, every, ends_on, count } = series
  return {
    anchorDay,
    every,
    unit: oneOf(recurringUnits, series.unit),
    ends:
      ends_on !== null && series.ends === 'on'
        ? { type: 'on', day: ends_on }
        : count !== null && series.ends === 'after'
          ? { type: 'after', count }
          : { type: 'never' },
  }
}
