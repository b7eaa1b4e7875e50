import { z } from 'zod'
import { dateTimeText, id, pageNumber } from './values.ts'

/** GET /api/ajax/demo/mailbox, in demo mode only. */
export const mailboxQuery = z.object({ page: pageNumber })
export const letterParams = z.object({ id })

export const letterRow = z.object({ id: z.number().int(), sent_at: dateTimeText, recipient: z.string(), subject: z.string() })
export type LetterRow = z.infer<typeof letterRow>

/** One mail; `html_url` shows it as a mail program would. */
export const letter = letterRow.extend({ plain: z.string(), html_url: z.string() })
export type Letter = z.infer<typeof letter>
