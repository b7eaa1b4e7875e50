import { startOfDay } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages.ts'
import { countTexts } from '../queries/sms-of-day.ts'

type Wish = { shopId: number; perDay: number; now: Date }

/** Whether the shop may send one more text in its day. Who asks meanwhile waits for the end of this transaction. */
export const mayText = async (trx: Db, { shopId, perDay, now }: Wish): Promise<boolean> =>
  (await countTexts(trx, shopId, startOfDay(now))) < perDay

/** Texts cost the operator money. @throws AppError `invalid` at `channels` once those of the shop's day are used up */
export async function claimSms(trx: Db, wish: Wish): Promise<void> {
  if (!(await mayText(trx, wish))) throw refuseField('channels', texts.smsUsedUp, { limit: wish.perDay })
}
