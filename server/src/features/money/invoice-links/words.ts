import { displayDay } from '@kedai/domain/time/display-day.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** A Malaysian day, `YYYY-MM-DD`, as each language writes it. */
export const dayInWords = (day: string): Message => ({
  ms: displayDay(day, 'ms'),
  en: displayDay(day, 'en'),
  zh: displayDay(day, 'zh'),
})
