import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { fieldTexts, takenBack } from '../messages/refusals.ts'
import { findReview, updateReview } from '../queries/save-review.ts'
import type { ReviewRow } from '../queries/save-review.ts'
import { findTitle } from '../queries/seller-reviews.ts'
import { keepRating } from './keep-rating.ts'
import { lockReview } from './lock-review.ts'

type Moderate = { shopId: number; userId: number | null; reviewId: number; now: Date }

/** The shop's one reply under a review; written again it replaces the first. @throws AppError `not_found`, `invalid` without words, `conflict` for one taken back */
export async function replyToReview(trx: Db, { text, ...of }: Moderate & { text: string }): Promise<void> {
  await change(trx, of, 'review.replied', (row) => {
    if (text === '') throw refuseField('text', fieldTexts.replyNeeded)
    return row.reply === text ? null : { reply: text, replied_at: of.now }
  })
}

/** Takes a review off the pages, with a reason that its writer reads; its words stay as they are. @throws as `replyToReview` */
export async function hideReview(trx: Db, { reason, ...of }: Moderate & { reason: string }): Promise<void> {
  await change(trx, of, 'review.hidden', (row) => {
    if (reason === '') throw refuseField('reason', fieldTexts.reasonNeeded)
    return row.hidden_reason === reason ? null : { hidden_at: row.hidden_at ?? of.now, hidden_reason: reason }
  })
}

/** Shows a hidden review again; one that is shown stays so. @throws as `replyToReview` */
export const showReview = (trx: Db, of: Moderate): Promise<void> =>
  change(trx, of, 'review.shown', (row) => (row.hidden_at === null ? null : { hidden_at: null, hidden_reason: null }))

type Change = Partial<Pick<ReviewRow, 'reply' | 'replied_at' | 'hidden_at' | 'hidden_reason'>>

async function change(
  trx: Db,
  { shopId, userId, reviewId, now }: Moderate,
  action: AuditAction,
  decide: (row: ReviewRow) => Change | null,
): Promise<void> {
  const found = await findReview(trx, shopId, { reviewId })
  if (!found) throw new AppError('not_found', texts.notFound)
  const ids = { shopId, productId: found.product_id, orderId: found.order_id }
  const row = (await lockReview(trx, ids)) ?? found
  if (row.withdrawn_at !== null) throw new AppError('conflict', takenBack)
  const changed = decide(row)
  if (changed === null) return
  await updateReview(trx, row, changed)
  await keepRating(trx, ids, row)
  await recordAudit(trx, {
    shopId,
    userId,
    now,
    action,
    subject: { type: 'product', ref: row.product_id, name: (await findTitle(trx, shopId, row.product_id)) ?? '' },
    before: factsOf(row),
    after: factsOf({ ...row, ...changed }),
  })
}

// Not the buyer's words: they may be taken back, and the log cannot.
const factsOf = ({ reply, hidden_reason }: ReviewRow) => ({ reply: reply ?? '', hidden_because: hidden_reason ?? '' })
