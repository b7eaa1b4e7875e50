import type { CreateCampaign } from '@kedai/contracts/campaigns.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages.ts'
import { insertCampaign, readShop, type CampaignRow } from '../queries/campaigns.ts'
import { mustBeSendable } from './check-words.ts'
import { readAudience } from './read-audience.ts'

const farthestMs = 366 * 86_400_000

/** Keeps a campaign that may be sent; nothing leaves yet. @throws AppError `invalid` */
export async function createCampaign(
  trx: Db,
  typed: CreateCampaign,
  { shopId, lang, now }: { shopId: number; lang: Lang; now: Date },
): Promise<CampaignRow> {
  const { name, channel, audience, text } = typed
  const subject = typed.subject ?? ''
  if (channel === 'email' && subject === '') throw refuseField('subject', texts.noSubject)
  const { name: shop } = await readShop(trx, shopId)
  mustBeSendable({ channel, text, shop })
  await readAudience(trx, audience, { shopId, channel, now })
  return insertCampaign(trx, {
    shop_id: shopId,
    name,
    channel,
    audience: JSON.stringify(audience),
    subject,
    words: text,
    lang,
    send_at: readSendAt(typed.send_at, now),
    created_at: now,
  })
}

function readSendAt(typed: string | null | undefined, now: Date): Date | null {
  if (!typed) return null
  const moment = parseTime(typed)
  // A minute of grace: the form stood open while the clock went on.
  if (moment === null || moment.getTime() < now.getTime() - 60_000) throw refuseField('send_at', texts.pastTime)
  if (moment.getTime() > now.getTime() + farthestMs) throw refuseField('send_at', texts.farTime)
  return moment
}
