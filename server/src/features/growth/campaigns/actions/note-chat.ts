import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { keepChat } from '../../messages/actions/keep-chat.ts'
import { judgeWriting } from '../../opt-outs/actions/may-write-to.ts'
import { mustBePhone } from '../../opt-outs/actions/read-contacts.ts'
import { texts } from '../messages.ts'
import { readCampaign, type CampaignRef } from '../queries/campaigns.ts'

/**
 * A seller opened the chat with one reader of a campaign, to send the same words by hand: it stands in the ledger like every other
 * message, so that nobody of the shop opens it again unawares.
 * @throws AppError `not_found`; `conflict` for whoever asked for silence since, or never agreed
 */
export async function noteChat(
  trx: Db,
  ref: CampaignRef,
  { recipient: typed, userId, now }: { recipient: string; userId: number; now: Date },
): Promise<void> {
  const row = await readCampaign(trx, ref)
  if (!row || row.channel !== 'sms') throw new AppError('not_found', common.notFound)
  const recipient = mustBePhone(typed, 'recipient')
  // Who agreed to texts agreed to be written to by phone.
  const { whyNot, consent } = await judgeWriting(trx, { shopId: ref.shopId, channel: 'sms', address: recipient })
  if (whyNot !== null || consent === null) throw new AppError('conflict', texts.noChat)
  await keepChat(trx, { ...ref, recipient, words: [row.subject, row.words], consent, userId, now })
}
