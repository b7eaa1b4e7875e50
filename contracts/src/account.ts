import { z } from 'zod'
import { dateTimeText, lineOfText } from './values.ts'

/** POST /api/ajax/account/confirm: the password once more, before something dear. */
export const confirmIdentity = z.object({ password: z.string().min(1).max(200), code: lineOfText(12).optional() })
export const confirmedIdentity = z.object({ confirmed_until: dateTimeText })

/** What stands in `data` of a 403 that the password opens. */
export type MustConfirm = { must_confirm: true }
