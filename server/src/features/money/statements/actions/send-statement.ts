import { isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { claimSending } from '../../../shop/accounts/actions/claim-sending.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'
import { statementQueue } from '../jobs.ts'
import { letterTexts, texts } from '../messages.ts'
import { findRecent, insertDelivery, type StatementDeliveryRow } from '../queries/deliveries.ts'
import { readStatement } from './read-statement.ts'

export type SendStatement = {
  shopId: number
  customerId: number
  buyer?: number | undefined
  from?: string | undefined
  to?: string | undefined
  lang?: Lang | undefined
  email: string
  message: string
  userId: number
  now: Date
  reader: Lang
}

const coolDownSeconds = 60
const ourWords = wordsVersion(JSON.stringify(letterTexts))
// A process that is killed between the commit and the hand-over leaves the row to the job.
const jobAfterSeconds = 60

/**
 * Writes a row for a statement that goes to a customer's address, or another one, and a job that hands it over.
 * @throws AppError `not_found`; `invalid` at `email` for no address; `too_many` within a minute to the same address, and what `claimSending` throws.
 */
export async function sendStatement(trx: Db, wish: SendStatement): Promise<StatementDeliveryRow> {
  const { shopId, customerId, now } = wish
  const {
    email: own,
    document: { lang },
  } = await readStatement(trx, wish)
  const recipient = wish.email === '' ? own : normaliseEmail(wish.email)
  if (recipient === null) throw refuseField('email', texts.noAddress)
  if (!isEmail(recipient)) throw refuseField('email', texts.badAddress, { value: wish.email })
  const recent = await findRecent(trx, {
    shopId,
    customerId,
    recipient,
    since: new Date(now.getTime() - coolDownSeconds * 1000),
  })
  if (recent) {
    const seconds = Math.max(1, coolDownSeconds - Math.floor((now.getTime() - recent.created_at.getTime()) / 1000))
    throw new AppError('too_many', texts.wait, { params: { recipient, seconds }, retryAfter: seconds })
  }
  await claimSending(trx, { shopId, userId: wish.userId, channel: 'email', recipients: 1, now })
  const row = await insertDelivery(trx, {
    shop_id: shopId,
    customer_id: customerId,
    recipient,
    from_day: wish.from ?? null,
    to_day: wish.to ?? null,
    buyer_invoice_id: wish.buyer ?? null,
    lang,
    status: 'queued',
    message: wish.message,
    version: wish.message === '' ? ourWords : wordsVersion(wish.message),
    user_id: wish.userId,
    created_at: now,
  })
  await enqueue(trx, statementQueue, { shopId, deliveryId: row.id }, { startAfter: jobAfterSeconds })
  return row
}
