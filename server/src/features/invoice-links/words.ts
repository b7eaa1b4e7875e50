import { paperDay } from '../../platform/documents/paper-day.ts'
import type { Message } from '../../platform/errors/message.ts'

/** A Malaysian day, `YYYY-MM-DD`, as each language writes it. */
export const dayInWords = (day: string): Message => ({ ms: paperDay(day, 'ms'), en: paperDay(day, 'en'), zh: paperDay(day, 'zh') })
