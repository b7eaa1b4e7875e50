import { readMoment } from '../banners/promo-banner.ts'
import { formatDate } from '../time/malaysia.ts'
import { type Schedule, isWithin, nextChange } from '../time/schedule.ts'

/** `closed`: nothing is shown. `browse`: everything is shown, nothing sold. `later`: sold, and sent from a day on. */
export const vacationModes = ['closed', 'browse', 'later'] as const
export type VacationMode = (typeof vacationModes)[number]

export type Vacation = Schedule & {
  isActive: boolean
  mode: VacationMode
  message: string
  /** `YYYY-MM-DD`, for `later`: from when on orders are sent. */
  dispatchOn: string | null
}

export const vacationIsOn = (vacation: Vacation, now: Date): boolean => vacation.isActive && isWithin(vacation, now)

/** When it begins or ends by itself; null when nothing is ahead. */
export const vacationChange = (vacation: Vacation, now: Date): Date | null =>
  vacation.isActive ? nextChange(vacation, now) : null

/** Whether a shop takes an order now, through whatever channel it comes. */
export const takesOrders = (vacation: Vacation | null, now: Date): boolean =>
  vacation === null || !vacationIsOn(vacation, now) || orders[vacation.mode]

/** The day from which an order placed now is sent (`YYYY-MM-DD`), where the shop says one that is still ahead; else null. */
export const promisedDay = (vacation: Vacation | null, now: Date): string | null =>
  vacation !== null &&
  vacation.mode === 'later' &&
  vacationIsOn(vacation, now) &&
  vacation.dispatchOn !== null &&
  vacation.dispatchOn > formatDate(now)
    ? vacation.dispatchOn
    : null

const orders = { closed: false, browse: false, later: true } satisfies Record<VacationMode, boolean>

/** As it is kept: JSON with ISO times. Null for anything else. */
export function readVacation(stored: unknown): Vacation | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { is_active, mode, message, starts_at, ends_at, dispatch_on } = stored as Record<string, unknown> // an object: each field is checked below
  const known = vacationModes.find((one) => one === mode)
  if (known === undefined) return null
  return {
    isActive: is_active === true,
    mode: known,
    message: typeof message === 'string' ? message : '',
    startsAt: readMoment(starts_at),
    endsAt: readMoment(ends_at),
    dispatchOn: typeof dispatch_on === 'string' ? dispatch_on : null,
  }
}
