import type { SavePolicy } from '@kedai/contracts/policies.ts'
import { paragraphsOf } from '@kedai/domain/content/content-block.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { messages } from '../messages.ts'
import { listPolicies, upsertPolicy } from '../queries.ts'

type Save = { shopId: number; userId: number | null; now: Date; policy: SavePolicy }

/** Writes one of a shop's policies. @throws AppError 422 for an empty one that is to be shown */
export async function savePolicy(
  trx: Db,
  { shopId, userId, now, policy: { kind, text, is_shown } }: Save,
): Promise<void> {
  if (is_shown && text === '') throw refuseField('text', messages.emptyShown)
  const before = (await listPolicies(trx, shopId)).find((row) => row.kind === kind)
  await upsertPolicy(trx, {
    shop_id: shopId,
    kind,
    content: JSON.stringify(paragraphsOf(text)),
    plain: text,
    is_shown,
    updated_at: now,
  })
  await recordAudit(trx, {
    shopId,
    userId,
    now,
    action: 'terms.edited',
    subject: { type: 'shop', ref: kind, name: kind },
    before: { text: before?.plain ?? '', is_shown: before?.is_shown ?? false },
    after: { text, is_shown },
  })
  publishChange(trx, 'shop', shopId)
}
