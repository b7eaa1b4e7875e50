import type { ShopVacation } from '@kedai/contracts/vacation.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { readVacation, vacationChange, vacationIsOn } from '@kedai/domain/vacation/vacation.ts'

/** What buyers are told; null while the shop is there. */
export function presentVacation(stored: unknown, now: Date): ShopVacation {
  const vacation = readVacation(stored)
  if (vacation === null || !vacationIsOn(vacation, now)) return null
  const { mode, message, endsAt, dispatchOn } = vacation
  return { mode, message, until: endsAt && formatTime(endsAt), dispatch_on: mode === 'later' ? dispatchOn : null }
}

/** When it begins or ends by itself. */
export function nextVacationEdge(stored: unknown, now: Date): Date | null {
  const vacation = readVacation(stored)
  return vacation && vacationChange(vacation, now)
}
