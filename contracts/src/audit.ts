import { auditActionNames, auditKinds, auditSubjects } from '@kedai/domain/audit/audit-actions.ts'
import { z } from 'zod'
import { dateTimeText, id, pageNumber } from './values.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** GET /api/ajax/seller/activity: days in Malaysian time, both of them included. */
export const activityQuery = z.object({
  person: id.optional(),
  kind: z.enum(auditKinds).optional(),
  from: day.optional(),
  until: day.optional(),
  page: pageNumber,
})

export const activityRow = z.object({
  id: z.number().int(),
  at: dateTimeText,
  kind: z.enum(auditKinds),
  action: z.enum(auditActionNames),
  /** Null: nobody in person. */
  person: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable(),
  subject: z.object({ type: z.enum(auditSubjects), ref: z.string(), name: z.string() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type ActivityRow = z.infer<typeof activityRow>

/** GET /api/ajax/seller/activity/people: whoever stands in the log. */
export const activityPeople = z.array(z.object({ id: z.number().int(), name: z.string() }))
export type ActivityPeople = z.infer<typeof activityPeople>
