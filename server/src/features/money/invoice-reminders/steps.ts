import {
  planReminders,
  reminderAnchors,
  reminderChannels,
  type ReminderStep,
} from '@kedai/domain/invoices/reminders.ts'
import type { ReminderRow } from './queries.ts'

type Dates = { issue_date: string; due_date: string }

export const stepOf = ({
  anchor,
  offset_days,
  channel,
}: Pick<ReminderRow, 'anchor' | 'offset_days' | 'channel'>): ReminderStep => ({
  anchor: oneOf(reminderAnchors, anchor),
  offsetDays: offset_days,
  channel: oneOf(reminderChannels, channel),
})

/** When a step of an invoice is due. */
export function momentOf({ issue_date, due_date }: Dates, step: ReminderStep): Date {
  const [planned] = planReminders({ issueDate: issue_date, dueDate: due_date }, [step])
  if (!planned) throw new RangeError('an invoice has both its days')
  return planned.dueAt
}

export const isSameStep = (a: ReminderStep, b: ReminderStep): boolean =>
  a.anchor === b.anchor && a.offsetDays === b.offsetDays && a.channel === b.channel

function oneOf<Value extends string>(all: readonly Value[], text: string): Value {
  const found = all.find((value) => value === text)
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`)
  return found
}
