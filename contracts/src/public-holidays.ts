import { isStateCode, type StateCode } from '@kedai/domain/shipping/state-codes.ts'
import { z } from 'zod'
import { dayText, lineOfText, wholeNumber } from './values.ts'

/** GET /api/ajax/seller/public-holidays: those of a state in a year, the earliest first. */
export const publicHolidaysQuery = z.object({
  state: lineOfText(5).refine((code): code is StateCode => isStateCode(code)),
  year: wholeNumber(2020, 2100),
})

/** `is_moved`: in place of one that falls on a rest day. */
export const publicHoliday = z.object({ date: dayText, name: z.string(), is_moved: z.boolean() })
export type PublicHoliday = z.infer<typeof publicHoliday>
