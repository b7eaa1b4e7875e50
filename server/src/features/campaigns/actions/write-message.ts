import type { Db } from '../../../platform/db/db.ts'
import { findByOrigin, insertMessage } from '../queries/messages.ts'

type NewMessage = {
  shopId: number
  /** What it is of, so that it is written once. */
  origin: string
  channel: 'sms' | 'email'
  recipient: string
  name: string
  /** What was made for it alone, such as a coupon's code. */
  note: string
  now: Date
}

/** A message to one person, to be handed over; the one that was written before for the same origin. Answers its id. */
export const writeMessage = (trx: Db, { shopId, note, now, ...message }: NewMessage): Promise<number> =>
  insertMessage(trx, { ...message, shop_id: shopId, note, created_at: now })

/** Null where nothing is written for it yet. */
export const readMessageState = (
  trx: Db,
  shopId: number,
  origin: string,
): Promise<{ state: string; why: string | null; note: string } | null> => findByOrigin(trx, shopId, origin)
