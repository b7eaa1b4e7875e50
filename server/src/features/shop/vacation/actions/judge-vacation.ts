import type { SaveVacation } from '@kedai/contracts/vacation.ts'
import { formatDate, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Vacation } from '@kedai/domain/vacation/vacation.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import { tidyText } from '@kedai/domain/text/tidy.ts'
import { readSchedule } from '../../../../platform/settings/read-schedule.ts'
import { vacationRefusals as messages } from '../messages.ts'

/** What may be stored of a form; everything wrong is told at once. @throws AppError 422 */
export function judgeVacation(form: SaveVacation, now: Date): Vacation {
  const refusals = createRefusals()
  const { startsAt, endsAt } = readSchedule(form, '', refusals)
  const { dispatch_on: day } = form
  if (form.is_active && endsAt !== null && endsAt <= now) refusals.add('ends_at', messages.endIsPast)
  if (form.mode === 'later') {
    if (day === null) refusals.add('dispatch_on', messages.needsDispatch)
    else if (parseTime(day) === null) refusals.add('dispatch_on', messages.badDay)
    else if (form.is_active && day < formatDate(now)) refusals.add('dispatch_on', messages.dispatchIsPast)
  }
  refusals.throwIfAny()
  return {
    isActive: form.is_active,
    mode: form.mode,
    message: tidyText(form.message),
    startsAt,
    endsAt,
    dispatchOn: form.mode === 'later' ? day : null,
  }
}
