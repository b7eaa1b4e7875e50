import type { MessageBasis } from '@kedai/domain/messages/names.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findByOrigin, insertMessage, lockMessage } from '../queries/ledger.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'

type NewMessage = {
  shopId: number
  /** What it is of, so that it is written once. */
  origin: string
  reason: 'automation' | 'test'
  basis: MessageBasis
  channel: 'sms' | 'email'
  recipient: string
  name: string
  /** What was made for it alone, such as a coupon's code. */
  note: string
  /** Whose words, and the words before names and numbers are filled in. */
  template: string
  words: readonly string[]
  /** Set off by a stranger, for nothing. */
  ofStranger?: boolean
  about?: { automation_id?: number; order_id?: number | null; customer_id?: number | null }
  userId: number | null
  now: Date
}

/** A message to one person, to be handed over; the one that was written before for the same origin. Answers its id. */
export const writeMessage = (
  trx: Db,
  { shopId, userId, words, about, ofStranger = false, now, ...message }: NewMessage,
): Promise<number> =>
  insertMessage(trx, {
    ...message,
    ...about,
    shop_id: shopId,
    user_id: userId,
    of_stranger: ofStranger,
    version: wordsVersion(...words),
    created_at: now,
  })

/** Null where nothing is written for it yet. */
export const readMessageState = (
  trx: Db,
  shopId: number,
  origin: string,
): Promise<{ state: string; why: string | null; note: string } | null> => findByOrigin(trx, shopId, origin)

/** Why a message did not go out, in its provider's words or by the name of the reason. */
export async function readWhyNot(
  trx: Db,
  ref: { shopId: number; messageId: number },
): Promise<{ why: string | null; response: string | null }> {
  const row = await lockMessage(trx, ref)
  return { why: row?.why ?? null, response: row?.response ?? null }
}
