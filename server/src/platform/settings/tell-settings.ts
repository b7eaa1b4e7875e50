import type { AuditAction, AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../db/db.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockShop } from './lock-shop.ts'

type Told = {
  shopId: number
  userId: number
  now: Date
  action: AuditAction
  subject: { type: AuditSubjectType; ref: string }
  facts: (trx: Db) => Promise<Facts>
}

/** Does something to a shop's settings while nobody else is at them, and tells the shop's log what differs then. */
export async function tellSettings<Result>(
  trx: Db,
  { shopId, facts, ...line }: Told,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  await lockShop(trx, shopId)
  const before = await facts(trx)
  const result = await work(trx)
  await recordAudit(trx, { shopId, ...line, before, after: await facts(trx) })
  return result
}
