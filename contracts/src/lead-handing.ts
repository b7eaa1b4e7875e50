import { handingModes } from '@kedai/domain/people/lead-handing.ts'
import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { z } from 'zod'
import { dateTimeText, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

/** GET and PUT /api/ajax/seller/lead-rules: how leads go to agents, and how many hours each has to claim one. */
export const leadRules = z.object({ mode: z.enum(handingModes), claim_hours: wholeNumber(1, 168) })
export type LeadRules = z.infer<typeof leadRules>

export const agentLeadsQuery = z.object({ page: pageNumber })
export const agentLeadParams = z.object({ id })

/** GET /api/ajax/{area}/leads: those handed to the agent who asks. How to reach them comes with the claim. */
export const agentLead = z.object({
  id: z.number().int(),
  name: z.string(),
  postcode: z.string().nullable(),
  source: z.string(),
  status: z.enum(leadStatuses),
  is_claimed: z.boolean(),
  /** Until when it can be claimed; null once it is. */
  until: dateTimeText.nullable(),
  phone: z.string().nullable(),
  whatsapp_link: z.string().nullable(),
  note: z.string(),
  created_at: dateTimeText,
})
export type AgentLead = z.infer<typeof agentLead>

/** PUT /api/ajax/{area}/leads/{id}: of a claimed one; what is left out stays. */
export const saveAgentLead = z.object({
  status: z.enum(['contacted', 'won', 'lost']).optional(),
  note: lineOfText(2000).nullish(),
})
export type SaveAgentLead = z.infer<typeof saveAgentLead>
