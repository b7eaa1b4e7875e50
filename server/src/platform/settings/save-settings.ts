import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors/app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { settingsChanged } from './messages.ts'
import { lockShop } from './lock-shop.ts'

type Settings<Answer> = {
  shopId: number
  /** Of the settings as the form had them; undefined: whatever they are. */
  revision: string | undefined
  read: (trx: Db) => Promise<Answer>
  write: (trx: Db) => Promise<unknown>
  /** What the shop's log says of it; left out where the writing tells it itself. */
  log?: { userId: number; now: Date; action: AuditAction; ref: string; factsOf: (answer: Answer) => Facts }
}

/**
 * Saves a page of settings, or one thing of them, unless somebody else has saved it since the form was opened. A form that
 * would change nothing is taken, so that one sent twice is done once. @throws AppError 409 with what stands there now as `current`
 */
export async function saveSettings<Answer extends { revision: string }>(
  trx: Db,
  { shopId, revision, read, write, log }: Settings<Answer>,
): Promise<Answer> {
  await lockShop(trx, shopId)
  const current = await read(trx)
  await write(trx)
  const saved = await read(trx)
  const isStale = revision !== undefined && revision !== current.revision
  if (isStale && saved.revision !== current.revision)
    throw new AppError('conflict', settingsChanged, { data: { current } })
  if (log) {
    const { userId, now, action, ref, factsOf } = log
    await recordAudit(trx, {
      shopId,
      userId,
      now,
      action,
      subject: { type: 'shop', ref },
      before: factsOf(current),
      after: factsOf(saved),
    })
  }
  return saved
}
