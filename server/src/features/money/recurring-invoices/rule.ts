import type { RecurInvoice } from '@kedai/contracts/seller-invoices.ts'
import {
  judgeRecurring,
  missedRules,
  recurringModes,
  recurringUnits,
  type MissedRule,
  type RecurringMode,
  type RecurringRefusal,
  type RecurringRule,
} from '@kedai/domain/invoices/recurring.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from './messages.ts'
import type { SeriesRow } from './queries/series.ts'

/** The rule a seller typed. `issueDate`: the first day unless one is typed. @throws AppError `invalid` at the field */
export function readRule(
  { every, unit, starts_on, ends, ends_on, count }: RecurInvoice,
  issueDate: string,
  today: string,
): RecurringRule {
  const anchorDay = starts_on ?? issueDate
  if (ends === 'on' && ends_on === undefined) throw refuseField('ends_on', texts.whichDay)
  if (ends === 'after' && count === undefined) throw refuseField('count', texts.howMany)
  const rule: RecurringRule = {
    anchorDay,
    every,
    unit,
    ends:
      ends === 'on'
        ? { type: 'on', day: ends_on ?? '' }
        : ends === 'after'
          ? { type: 'after', count: count ?? 0 }
          : { type: 'never' },
  }
  const refusal = judgeRecurring(rule)
  if (refusal) throw refuseField(refusals[refusal].field, refusals[refusal].text)
  if (anchorDay < plusDays(today, -maxDaysBack) || anchorDay > plusDays(today, maxDaysAhead))
    throw refuseField('starts_on', texts.startTooFar)
  return rule
}

const maxDaysBack = 366
const maxDaysAhead = 3660

const refusals = {
  not_a_day: { field: 'starts_on', text: texts.whichDay },
  every_out_of_range: { field: 'every', text: texts.every },
  ends_before_start: { field: 'ends_on', text: texts.endsBeforeStart },
  count_out_of_range: { field: 'count', text: texts.howMany },
} satisfies Record<RecurringRefusal, { field: string; text: Message }>

/** The rule of a stored series. */
export function ruleOf({ starts_on: anchorDay, every, unit, ends, ends_on, count }: SeriesRow): RecurringRule {
  return {
    anchorDay,
    every,
    unit: oneOf(recurringUnits, unit),
    ends:
      ends === 'on' && ends_on !== null
        ? { type: 'on', day: ends_on }
        : ends === 'after' && count !== null
          ? { type: 'after', count }
          : { type: 'never' },
  }
}

/** The Malaysian day that counts now: what is sent by itself is not sent before nine in the morning. */
export const dayOf = (mode: RecurringMode, now: Date): string => {
  const today = formatDate(now)
  return mode === 'send' && formatTime(now).slice(11) < '09:00:00' ? plusDays(today, -1) : today
}

export const modeOf = ({ mode }: SeriesRow): RecurringMode => oneOf(recurringModes, mode)
export const missedOf = ({ missed }: SeriesRow): MissedRule => oneOf(missedRules, missed)

function oneOf<Value extends string>(all: readonly Value[], text: string): Value {
  const found = all.find((value) => value === text)
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`)
  return found
}
