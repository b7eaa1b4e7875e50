import type { Sen } from '../money/sen.ts'
import { plusDays } from '../time/days.ts'
import { formatDate, formatTime, parseTime, plusHours } from '../time/malaysia.ts'
import { isIssued, type Lifecycle } from './statuses.ts'

/** What a step counts its days from. */
export const reminderAnchors = ['due', 'issue'] as const
export type ReminderAnchor = (typeof reminderAnchors)[number]

export const reminderChannels = ['email', 'whatsapp', 'sms'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** Days before (below 0) or after the anchor. */
export type ReminderStep = { anchor: ReminderAnchor; offsetDays: number; channel: ReminderChannel }

export const maxSteps = 6
export const offsetBounds = { least: -30, most: 90 } as const

export type StepsRefusal = { reason: 'too_many' } | { reason: 'offset_out_of_range' | 'twice'; step: number }

/** Why steps cannot stand, with the place (from 0) of the first that is wrong, or null. */
export function judgeSteps(steps: readonly ReminderStep[]): StepsRefusal | null {
  if (steps.length > maxSteps) return { reason: 'too_many' }
  const outside = steps.findIndex(
    ({ offsetDays }) =>
      !Number.isInteger(offsetDays) || offsetDays < offsetBounds.least || offsetDays > offsetBounds.most,
  )
  if (outside >= 0) return { reason: 'offset_out_of_range', step: outside }
  const again = steps.findIndex((step, place) => steps.slice(0, place).some((other) => isSame(step, other)))
  return again >= 0 ? { reason: 'twice', step: again } : null
}

/** A step (its place from 0) and the moment it is due. */
export type PlannedReminder = { step: number; channel: ReminderChannel; dueAt: Date }

/** When each step is due: at 09:00 in Malaysia, the earliest first; none for a step whose anchor the invoice lacks. Days are `YYYY-MM-DD`. */
export function planReminders(
  { issueDate, dueDate }: { issueDate: string | null; dueDate: string | null },
  steps: readonly ReminderStep[],
): PlannedReminder[] {
  const days = { issue: issueDate, due: dueDate } satisfies Record<ReminderAnchor, string | null>
  return steps
    .flatMap(({ anchor, offsetDays, channel }, step) => {
      const day = days[anchor]
      const dueAt = day === null ? null : parseTime(`${plusDays(day, offsetDays)} 09:00`)
      return dueAt === null ? [] : [{ step, channel, dueAt }]
    })
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.step - b.step)
}

/** The invoice at the time of asking; `lastSentAt` is when its latest reminder, of whatever step, went out. */
export type ReminderFacts = { lifecycle: Lifecycle; balance: Sen; lastSentAt: Date | null }

export type ReminderVerdict = 'wait' | 'fire' | 'missed' | 'stop'

/**
 * What becomes of a reminder now. It fires when due or late, so that no failed day loses it; three days late it is
 * missed. Never from 20:00 to 09:00, never two a day for an invoice, never when nothing is owed.
 */
export function whatNow(
  { dueAt }: { dueAt: Date },
  now: Date,
  { lifecycle, balance, lastSentAt }: ReminderFacts,
): ReminderVerdict {
  if (!isIssued(lifecycle) || balance <= 0) return 'stop'
  if (now < dueAt) return 'wait'
  if (isTooLate(dueAt, now)) return 'missed'
  const sentToday = lastSentAt !== null && formatDate(lastSentAt) === formatDate(now)
  return isQuiet(now) || sentToday ? 'wait' : 'fire'
}

/** Whether a reminder was due so long ago that it would only puzzle its reader. */
export const isTooLate = (dueAt: Date, now: Date): boolean => now >= plusHours(dueAt, hoursLateAtMost)

/** Reminders fire up to so many hours late. */
export const hoursLateAtMost = 3 * 24

/** Nobody is reminded between 20:00 and 09:00 in Malaysia. */
export function isQuiet(now: Date): boolean {
  const time = formatTime(now).slice(11)
  return time < '09:00:00' || time >= '20:00:00'
}

const isSame = (a: ReminderStep, b: ReminderStep) =>
  a.anchor === b.anchor && a.offsetDays === b.offsetDays && a.channel === b.channel
