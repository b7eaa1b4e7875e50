import { z } from 'zod'
import { dateTimeText, id, pageNumber, wholeNumber } from './values.ts'

/** GET /api/ajax/demo/mailbox, in demo mode only. */
export const mailboxQuery = z.object({ page: pageNumber })
export const letterParams = z.object({ id })

export const letterRow = z.object({
  id: z.number().int(),
  sent_at: dateTimeText,
  recipient: z.string(),
  subject: z.string(),
})
export type LetterRow = z.infer<typeof letterRow>

export const letterFileParams = z.object({ id, place: wholeNumber(1, 100) })

/** One mail; `html_url` shows it as a mail program would. `files`: what was attached, `size` in bytes. */
export const letter = letterRow.extend({
  plain: z.string(),
  html_url: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number().int(), url: z.string() })),
})
export type Letter = z.infer<typeof letter>
