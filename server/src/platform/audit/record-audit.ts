import { auditActions } from '@kedai/domain/audit/audit-actions.ts'
import type { AuditAction, AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { changedFacts } from '@kedai/domain/audit/changed-facts.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../db/db.ts'
import { insertAuditLine } from './insert-audit-line.ts'

export type RecordAudit = {
  shopId: number
  /** Null: nobody in person (a job, the seed). */
  userId: number | null
  action: AuditAction
  /** `ref` finds it again (an order's number, an id); `name` is how people called it then. */
  subject: { type: AuditSubjectType; ref: string | number; name?: string }
  /** The state before and after; where both are given only what differs is kept, and nothing is written when nothing does. */
  before?: Facts | null
  after?: Facts | null
  now: Date
}

/**
 * Writes into the shop's log who changed what, in the transaction of the change. Secrets and whole account numbers do not
 * belong here: the log cannot be edited.
 */
export async function recordAudit(
  trx: Db,
  { shopId, userId, action, subject, before = null, after = null, now }: RecordAudit,
): Promise<void> {
  const facts = before && after ? changedFacts(before, after) : { before, after }
  if (facts === null) return
  await insertAuditLine(trx, {
    shopId,
    userId,
    kind: auditActions[action],
    action,
    subjectType: subject.type,
    subjectRef: String(subject.ref),
    subjectName: subject.name ?? '',
    ...facts,
    now,
  })
}
