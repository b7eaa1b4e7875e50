import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { z } from 'zod'
import { dateTimeText, dayText, flag, id, lineOfText, pageNumber } from './values.ts'

/** POST /api/ajax/guest/lead/{username} */
export const leaveLead = z.object({
  name: lineOfText(120).min(1),
  phone: lineOfText(40).min(1),
  email: lineOfText(254).nullish(),
  /** Where leads go to the nearest agent; what is none is left out. */
  postcode: lineOfText(16).nullish(),
  consent: flag.optional(),
  source: lineOfText(60).nullish(),
  /** The path of the page with the form, kept with the consent. */
  page: lineOfText(200).nullish(),
  answers: z.record(z.string().max(40), lineOfText(500)).nullish(),
})
export type LeaveLead = z.infer<typeof leaveLead>

export const leadFormParams = z.object({ username: z.string().min(1).max(60) })
export const leadLeft = z.object({ name: z.string() })

export const leadListQuery = z.object({
  status: z.union([z.enum(leadStatuses), z.literal('')]).default(''),
  term: lineOfText(100).default(''),
  page: pageNumber,
})
export const leadParams = z.object({ id })

/** PUT /api/ajax/seller/leads/{id}: what is left out stays. */
export const saveLead = z.object({
  status: z.enum(leadStatuses).optional(),
  owner_id: z.union([id, z.literal('')]).nullish(),
  next_action_on: z.union([dayText, z.literal(''), z.null()]).optional(),
  note: lineOfText(2000).nullish(),
})
export type SaveLead = z.infer<typeof saveLead>

/** What the same phone number sent later, where it says anything new: it changes nothing of the lead itself. */
export const leadEntry = z.object({
  name: z.string(),
  email: z.string().nullable(),
  postcode: z.string().nullable(),
  source: z.string(),
  answers: z.record(z.string(), z.string()),
  at: dateTimeText,
})
export type LeadEntry = z.infer<typeof leadEntry>

export const lead = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  source: z.string(),
  answers: z.record(z.string(), z.string()),
  status: z.enum(leadStatuses),
  owner_id: z.number().int().nullable(),
  owner: z.string().nullable(),
  /** The agent who has it, or may claim it until then; see `lead-rules`. */
  agent: z.string().nullable(),
  agent_until: dateTimeText.nullable(),
  next_action_on: dayText.nullable(),
  note: z.string(),
  order_no: z.string().nullable(),
  whatsapp_link: z.string(),
  created_at: dateTimeText,
  /** The newest first, the last 20 of them. */
  entries: z.array(leadEntry),
  won_at: dateTimeText.nullable(),
})
export type Lead = z.infer<typeof lead>
