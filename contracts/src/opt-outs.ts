import { z } from 'zod'
import { dateTimeText, id, lineOfText, pageNumber } from './values.ts'

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

export const customerConsentsParams = z.object({ customer_id: id })

/** GET /exports/consents.csv: of everybody, or of one customer. */
export const consentExportQuery = z.object({ customer_id: id.optional() })

/** A yes or a stop, as evidence: who, to what, where, and the words as they were read. */
export const consentEvent = z.object({
  id: z.number().int(),
  /** `programme`: the terms for resellers; it is no consent to offers. */
  purpose: z.enum(['offers', 'programme']),
  act: z.enum(['given', 'stopped', 'resumed']),
  channel: z.enum(['sms', 'email']),
  address: z.string(),
  name: z.string(),
  source: z.string(),
  /** The path of the page it was read on; '' where that is not known. */
  place: z.string(),
  words: z.string(),
  version: z.string(),
  lang: z.string(),
  at: dateTimeText,
  /** Who of the shop did it; '' where the person did. */
  by: z.string(),
})
export type ConsentEvent = z.infer<typeof consentEvent>
