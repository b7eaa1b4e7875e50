import type { AuditAction, AuditKind, AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

export type AuditLine = {
  shopId: number
  userId: number | null
  kind: AuditKind
  action: AuditAction
  subjectType: AuditSubjectType
  subjectRef: string
  subjectName: string
  before: Facts | null
  after: Facts | null
  now: Date
}

export async function insertAuditLine(trx: Db, line: AuditLine): Promise<void> {
  await rawQuery(
    trx,
    'audit_insert',
    `
    insert into audit_log (shop_id, user_id, kind, action, subject_type, subject_ref, subject_name, before, after, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10)`,
    [
      line.shopId,
      line.userId,
      line.kind,
      line.action,
      line.subjectType,
      line.subjectRef,
      line.subjectName,
      asJson(line.before),
      asJson(line.after),
      line.now,
    ],
  )
}

const asJson = (facts: Facts | null): string | null => (facts === null ? null : JSON.stringify(facts))
