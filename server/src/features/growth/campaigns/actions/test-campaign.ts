import { randomUUID } from 'node:crypto'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { claimSending } from '../../../shop/accounts/actions/claim-sending.ts'
import { mustBeEmail, mustBePhone } from '../../opt-outs/actions/read-contacts.ts'
import { whyTexts } from '../../messages/shared/say-why.ts'
import { texts } from '../messages.ts'
import { readCampaign, readShop, type CampaignRef } from '../queries/campaigns.ts'
import { handOverMessage, type Sending } from '../../messages/actions/hand-over-message.ts'
import { readWhyNot, writeMessage } from '../../messages/actions/write-message.ts'
import { mustBeSendable } from './check-words.ts'
import { channelOf } from './send-campaign.ts'

type Test = CampaignRef & { to: string; userId: number; lang: Lang }

/** One message as the campaign would send it, to a number or address of the seller's own. Answers to whom it went. @throws AppError `invalid` */
export async function testCampaign(deps: Sending, { shopId, campaignId, to, userId, lang }: Test): Promise<string> {
  const { messageId, letter, recipient } = await inTransaction(deps.db, { shopId }, async (trx) => {
    const row = await readCampaign(trx, { shopId, campaignId })
    if (!row) throw new AppError('not_found', common.notFound)
    const channel = channelOf(row)
    if (channel === 'sms' && deps.sms === null) throw new AppError('invalid', texts.noSms)
    const recipient = channel === 'sms' ? mustBePhone(to, 'to') : mustBeEmail(to, 'to')
    const shop = await readShop(trx, shopId)
    mustBeSendable({ channel, text: row.words, shop: shop.name })
    const now = deps.clock.now()
    await claimSending(trx, { shopId, userId, channel, recipients: 0, now })
    const messageId = await writeMessage(trx, {
      shopId,
      origin: `test:${campaignId}:${randomUUID()}`,
      reason: 'test',
      basis: 'own',
      channel,
      recipient,
      name: '',
      note: '',
      template: `campaign:${campaignId}`,
      words: [row.subject, row.words],
      userId,
      now,
    })
    const letter = {
      shop: shop.name,
      replyTo: shop.email,
      lang,
      subject: row.subject,
      text: row.words,
      isAboutOrder: true,
      userId,
    }
    return { messageId, letter, recipient }
  })
  const outcome = await handOverMessage(deps, { shopId, messageId }, letter)
  if (outcome === 'sent') return recipient
  const { why, response } = await inTransaction(deps.db, { shopId }, (trx) => readWhyNot(trx, { shopId, messageId }))
  throw new AppError('invalid', texts.testFailed, { params: { why: response ?? whyTexts[why ?? ''] ?? outcome } })
}
