import { z } from 'zod'
import { dateTimeText, lineOfText, pageNumber } from './values.ts'

const channel = z.enum(['sms', 'email'])

/** POST and DELETE /api/ajax/seller/opt-outs. Without a channel: every one that the phone or the e-mail is for. */
export const optOutOf = z.object({
  phone: lineOfText(40).nullish(),
  email: lineOfText(254).nullish(),
  channel: z.union([channel, z.literal('')]).nullish(),
})
export type OptOutOf = z.infer<typeof optOutOf>

/** Scripts may name it in the address instead. */
export const optOutQuery = optOutOf.partial()

export const optOutListQuery = z.object({ term: lineOfText(100).default(''), page: pageNumber })

export const optOut = z.object({
  id: z.number().int(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  channel,
  source: z.string(),
  at: dateTimeText,
})
export type OptOut = z.infer<typeof optOut>
